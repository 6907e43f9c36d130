-- Between which times sessions are counted: none is older than Swift, where any is newer, and none is five years after half of all.
-- A clock that is wrong is seldom wrong by less. From `spans`, with the first and the last time of each session.
SELECT floor_ms, CAST(percentile_disc(0.5) WITHIN GROUP (ORDER BY first_ms) AS BIGINT) + 157788000000 AS ceiling_ms
FROM (
  SELECT spans.first_ms AS first_ms, bounds.floor_ms AS floor_ms
  FROM spans
  CROSS JOIN (
    SELECT CASE WHEN max(first_ms) >= 1388534400000 THEN 1388534400000 ELSE min(first_ms) END AS floor_ms FROM spans
  ) AS bounds
  WHERE spans.first_ms >= bounds.floor_ms
) AS plausible
GROUP BY floor_ms
