-- Ways that lead back to where they started by two, three or four moves, and by no screen twice.
SELECT screen, next1, next2, next3, CAST(sum(times) AS BIGINT) AS times, count(*) AS sessions
FROM (
  SELECT screen, next1, next2, next3, session, count(*) AS times
  FROM (
    SELECT screen, next1, CAST(NULL AS VARCHAR(4096)) AS next2, CAST(NULL AS VARCHAR(4096)) AS next3, session
    FROM visits
    WHERE next2 = screen AND next1 <> screen
    UNION ALL
    SELECT screen, next1, next2, CAST(NULL AS VARCHAR(4096)), session
    FROM visits
    WHERE next3 = screen AND next1 <> screen AND next2 <> screen AND next1 <> next2
    UNION ALL
    SELECT screen, next1, next2, next3, session
    FROM visits
    WHERE next4 = screen AND next1 <> screen AND next2 <> screen AND next3 <> screen
      AND next1 <> next2 AND next1 <> next3 AND next2 <> next3
  ) AS rounds
  GROUP BY screen, next1, next2, next3, session
) AS gone
GROUP BY screen, next1, next2, next3
