-- How many sessions came to a stage, how long after the stage before, and how long after the first one. Times are counted by value,
-- which are far less than all of them.
SELECT CAST(coalesce(sum(CASE WHEN since = 'previous' THEN times END), 0) AS BIGINT) AS sessions,
  min(CASE WHEN since = 'previous' AND 2 * up_to >= all_times THEN lasted END) AS median_ms,
  min(CASE WHEN since = 'previous' AND 10 * up_to >= 9 * all_times THEN lasted END) AS p90_ms,
  min(CASE WHEN since = 'first' AND 2 * up_to >= all_times THEN lasted END) AS total_median_ms
FROM (
  SELECT since, lasted, times,
    sum(times) OVER (PARTITION BY since ORDER BY lasted) AS up_to, sum(times) OVER (PARTITION BY since) AS all_times
  FROM (
    SELECT 'previous' AS since, ms - previous_ms AS lasted, count(*) AS times FROM {stage} GROUP BY ms - previous_ms
    UNION ALL
    SELECT 'first', ms - first_ms, count(*) FROM {stage} GROUP BY ms - first_ms
  ) AS counted
) AS ranked
