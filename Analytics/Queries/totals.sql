-- How much there is: a session lasts from its first step to its last. Lengths are counted by value.
SELECT
  CAST(coalesce(sum(times), 0) AS BIGINT) AS sessions,
  CAST(sum(steps) AS BIGINT) AS steps,
  CAST(sum(ended) AS BIGINT) AS ended,
  min(first_ms) AS first_ms,
  max(last_ms) AS last_ms,
  min(CASE WHEN 2 * up_to >= all_times THEN lasted END) AS median_ms,
  min(CASE WHEN 10 * up_to >= 9 * all_times THEN lasted END) AS p90_ms
FROM (
  SELECT lasted, times, steps, ended, first_ms, last_ms,
    sum(times) OVER (ORDER BY lasted) AS up_to, sum(times) OVER () AS all_times
  FROM (
    SELECT last_ms - first_ms AS lasted, count(*) AS times, sum(steps) AS steps, sum(ended) AS ended,
      min(first_ms) AS first_ms, max(last_ms) AS last_ms
    FROM (
      SELECT session, count(*) AS steps, min(ms) AS first_ms, max(ms) AS last_ms,
        max(CASE WHEN kind = 'end' THEN 1 ELSE 0 END) AS ended
      FROM steps
      GROUP BY session
    ) AS lasting
    GROUP BY last_ms - first_ms
  ) AS counted
) AS ranked
