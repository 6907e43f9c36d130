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
    SELECT since, lasted, count(*) AS times
    FROM (
      SELECT 'previous' AS since, s.ms - p.ms AS lasted FROM {stage} AS s JOIN {previous} AS p ON s.session = p.session
      UNION ALL
      SELECT 'first', s.ms - f.ms FROM {stage} AS s JOIN {first} AS f ON s.session = f.session
    ) AS waits
    GROUP BY since, lasted
  ) AS counted
) AS ranked
