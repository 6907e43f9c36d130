-- How many sessions came to a stage, how long after the stage before, and how long after the first one.
SELECT count(*) AS sessions,
  CAST(percentile_disc(0.5) WITHIN GROUP (ORDER BY s.ms - p.ms) AS BIGINT) AS median_ms,
  CAST(percentile_disc(0.9) WITHIN GROUP (ORDER BY s.ms - p.ms) AS BIGINT) AS p90_ms,
  CAST(percentile_disc(0.5) WITHIN GROUP (ORDER BY s.ms - f.ms) AS BIGINT) AS total_median_ms
FROM {stage} AS s
JOIN {previous} AS p ON s.session = p.session
JOIN {first} AS f ON s.session = f.session
