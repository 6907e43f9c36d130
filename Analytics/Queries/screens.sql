-- Each screen: how often it came to the top, in how many sessions, and how long it stayed there.
SELECT arrivals.screen AS screen, arrivals.visits AS visits, arrivals.sessions AS sessions,
  coalesce(stays.total_ms, 0) AS total_ms, stays.median_ms AS median_ms, stays.p90_ms AS p90_ms
FROM (
  SELECT screen, CAST(sum(visits) AS BIGINT) AS visits, count(*) AS sessions
  FROM (SELECT screen, session, count(*) AS visits FROM visits GROUP BY screen, session) AS came
  GROUP BY screen
) AS arrivals
LEFT JOIN (
  SELECT screen, CAST(sum(dwell * times) AS BIGINT) AS total_ms,
    min(CASE WHEN 2 * up_to >= all_times THEN dwell END) AS median_ms,
    min(CASE WHEN 10 * up_to >= 9 * all_times THEN dwell END) AS p90_ms
  FROM (
    SELECT screen, dwell, times,
      sum(times) OVER (PARTITION BY screen ORDER BY dwell) AS up_to, sum(times) OVER (PARTITION BY screen) AS all_times
    FROM (SELECT screen, dwell, CAST(sum(times) AS BIGINT) AS times FROM stays GROUP BY screen, dwell) AS counted
  ) AS ranked
  GROUP BY screen
) AS stays
ON arrivals.screen = stays.screen
