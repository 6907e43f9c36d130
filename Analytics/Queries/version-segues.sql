-- Each segue in each version of the app.
SELECT app, origin, target, CAST(sum(times) AS BIGINT) AS times, count(*) AS sessions
FROM (
  SELECT app, origin, target, session, count(*) AS times
  FROM steps
  WHERE kind IN ('present', 'return', 'reselect') AND origin IS NOT NULL AND target IS NOT NULL
  GROUP BY app, origin, target, session
) AS taken
GROUP BY app, origin, target
