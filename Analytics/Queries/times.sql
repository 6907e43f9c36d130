-- Between which times sessions are counted: none is older than Swift, where any is newer, and none is five years after half of all,
-- to the hour. A clock that is wrong is seldom wrong by less. From `spans`, with the first and the last time of each session.
SELECT floor_ms, min(CASE WHEN 2 * up_to >= all_times THEN latest_ms END) + 157788000000 AS ceiling_ms
FROM (
  SELECT floor_ms, latest_ms, sum(times) OVER (ORDER BY latest_ms) AS up_to, sum(times) OVER () AS all_times
  FROM (
    SELECT bounds.floor_ms AS floor_ms, floor(spans.first_ms / 3600000.0) AS hours, max(spans.first_ms) AS latest_ms, count(*) AS times
    FROM spans
    CROSS JOIN (
      SELECT CASE WHEN max(first_ms) >= 1388534400000 THEN 1388534400000 ELSE min(first_ms) END AS floor_ms FROM spans
    ) AS bounds
    WHERE spans.first_ms >= bounds.floor_ms
    GROUP BY bounds.floor_ms, floor(spans.first_ms / 3600000.0)
  ) AS counted
) AS ranked
GROUP BY floor_ms
