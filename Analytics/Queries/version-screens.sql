-- Each screen in each version of the app.
SELECT arrivals.app AS app, arrivals.screen AS screen, arrivals.visits AS visits, arrivals.sessions AS sessions, stays.median_ms AS median_ms
FROM (
  SELECT app, screen, CAST(sum(visits) AS BIGINT) AS visits, count(*) AS sessions
  FROM (SELECT app, screen, session, count(*) AS visits FROM visits GROUP BY app, screen, session) AS came
  GROUP BY app, screen
) AS arrivals
LEFT JOIN (
  SELECT app, screen, min(CASE WHEN 2 * up_to >= all_times THEN dwell END) AS median_ms
  FROM (
    SELECT app, screen, dwell, sum(times) OVER (PARTITION BY app, screen ORDER BY dwell) AS up_to,
      sum(times) OVER (PARTITION BY app, screen) AS all_times
    FROM stays
  ) AS ranked
  GROUP BY app, screen
) AS stays
ON arrivals.app = stays.app AND arrivals.screen = stays.screen
