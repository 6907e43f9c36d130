-- Where people come from to the screen :around, and where they go from there, up to two screens away: `place` is 0 for the step to
-- the screen and 1 for the one from it, and so on to both sides. No origin is the start of a session, no target its end.
SELECT place, origin, target, CAST(sum(times) AS BIGINT) AS times, count(*) AS sessions
FROM (
  SELECT place, origin, target, session, count(*) AS times
  FROM (
    SELECT b.session, -1 AS place, b.before2 AS origin, b.before1 AS target FROM beside AS b
    WHERE b.screen = :around AND b.before1 IS NOT NULL
    UNION ALL
    SELECT b.session, 0, b.before1, b.screen FROM beside AS b WHERE b.screen = :around
    UNION ALL
    SELECT b.session, 1, b.screen, b.next1 FROM beside AS b WHERE b.screen = :around
    UNION ALL
    SELECT b.session, 2, b.next1, b.next2 FROM beside AS b WHERE b.screen = :around AND b.next1 IS NOT NULL
  ) AS steps_around
  GROUP BY place, origin, target, session
) AS taken
GROUP BY place, origin, target
