-- Each screen: how often it came to the top, in how many sessions, and how long it stayed there.
SELECT arrivals.screen AS screen, arrivals.visits AS visits, arrivals.sessions AS sessions,
  coalesce(stays.total_ms, 0) AS total_ms, stays.median_ms AS median_ms, stays.p90_ms AS p90_ms
FROM (
  SELECT screen, count(*) AS visits, count(DISTINCT session) AS sessions
  FROM visits
  GROUP BY screen
) AS arrivals
LEFT JOIN (
  SELECT left_screen, CAST(sum(dwell) AS BIGINT) AS total_ms,
    CAST(percentile_disc(0.5) WITHIN GROUP (ORDER BY dwell) AS BIGINT) AS median_ms,
    CAST(percentile_disc(0.9) WITHIN GROUP (ORDER BY dwell) AS BIGINT) AS p90_ms
  FROM steps
  WHERE left_screen IS NOT NULL AND dwell IS NOT NULL
  GROUP BY left_screen
) AS stays
ON arrivals.screen = stays.left_screen
