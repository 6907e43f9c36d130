-- Each segue in each version of the app.
SELECT app, origin, target, count(*) AS times, count(DISTINCT session) AS sessions
FROM steps
WHERE kind IN ('present', 'return', 'reselect') AND origin IS NOT NULL AND target IS NOT NULL
GROUP BY app, origin, target
