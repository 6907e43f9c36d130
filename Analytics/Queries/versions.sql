-- Each version of the app, and when it was first and last used.
SELECT app, count(DISTINCT session) AS sessions, count(*) AS steps, min(ms) AS first_ms, max(ms) AS last_ms
FROM steps
GROUP BY app
