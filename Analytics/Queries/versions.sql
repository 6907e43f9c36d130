-- Each version of the app, when it was first and last used, and by when half of its sessions had started.
SELECT app, CAST(sum(sessions) AS BIGINT) AS sessions, CAST(sum(steps) AS BIGINT) AS steps,
  min(first_ms) AS first_ms, max(last_ms) AS last_ms, min(CASE WHEN 2 * up_to >= all_sessions THEN first_ms END) AS median_ms
FROM (
  SELECT app, first_ms, last_ms, steps, sessions,
    sum(sessions) OVER (PARTITION BY app ORDER BY first_ms) AS up_to, sum(sessions) OVER (PARTITION BY app) AS all_sessions
  FROM (
    SELECT app, first_ms, max(last_ms) AS last_ms, sum(steps) AS steps, count(*) AS sessions
    FROM (
      SELECT app, session, count(*) AS steps, min(ms) AS first_ms, max(ms) AS last_ms
      FROM steps
      GROUP BY app, session
    ) AS used
    GROUP BY app, first_ms
  ) AS counted
) AS ranked
GROUP BY app
