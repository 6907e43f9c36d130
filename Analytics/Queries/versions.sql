-- Each version of the app, when it was first and last used, and by when half of its sessions had started.
SELECT app, count(*) AS sessions, CAST(sum(steps) AS BIGINT) AS steps, min(first_ms) AS first_ms, max(last_ms) AS last_ms,
  CAST(percentile_disc(0.5) WITHIN GROUP (ORDER BY first_ms) AS BIGINT) AS median_ms
FROM (
  SELECT app, session, count(*) AS steps, min(ms) AS first_ms, max(ms) AS last_ms
  FROM steps
  GROUP BY app, session
) AS used
GROUP BY app
