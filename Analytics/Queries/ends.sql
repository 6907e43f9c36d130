-- The screen that each session ended on; `ended` of them came to a regular end.
SELECT screen, count(*) AS sessions, CAST(sum(ended) AS BIGINT) AS ended
FROM (
  SELECT session, max_by(coalesce(screen, left_screen), step) AS screen,
    max(CASE WHEN kind = 'end' THEN 1 ELSE 0 END) AS ended
  FROM steps
  WHERE screen IS NOT NULL OR left_screen IS NOT NULL
  GROUP BY session
) AS lasts
GROUP BY screen
