-- How much there is: a session lasts from its first step to its last.
SELECT
  count(*) AS sessions,
  CAST(sum(steps) AS BIGINT) AS steps,
  CAST(sum(ended) AS BIGINT) AS ended,
  min(first_ms) AS first_ms,
  max(last_ms) AS last_ms,
  CAST(percentile_disc(0.5) WITHIN GROUP (ORDER BY last_ms - first_ms) AS BIGINT) AS median_ms,
  CAST(percentile_disc(0.9) WITHIN GROUP (ORDER BY last_ms - first_ms) AS BIGINT) AS p90_ms
FROM (
  SELECT session, count(*) AS steps, min(ms) AS first_ms, max(ms) AS last_ms,
    max(CASE WHEN kind = 'end' THEN 1 ELSE 0 END) AS ended
  FROM steps
  GROUP BY session
) AS lasting
