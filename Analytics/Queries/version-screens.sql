-- Each screen in each version of the app.
SELECT arrivals.app AS app, arrivals.screen AS screen, arrivals.visits AS visits, arrivals.sessions AS sessions, stays.median_ms AS median_ms
FROM (SELECT app, screen, count(*) AS visits, count(DISTINCT session) AS sessions FROM visits GROUP BY app, screen) AS arrivals
LEFT JOIN (
  SELECT app, left_screen, CAST(percentile_disc(0.5) WITHIN GROUP (ORDER BY dwell) AS BIGINT) AS median_ms
  FROM steps
  WHERE left_screen IS NOT NULL AND dwell IS NOT NULL
  GROUP BY app, left_screen
) AS stays
ON arrivals.app = stays.app AND arrivals.screen = stays.left_screen
