-- The last five screens before a session's first visit to the target :to, the nearest as before1; `longer` ways began earlier.
SELECT before5, before4, before3, before2, before1, longer, count(*) AS sessions,
  CAST(percentile_disc(0.5) WITHIN GROUP (ORDER BY lasted) AS BIGINT) AS median_ms
FROM (
  SELECT v.session,
    max(CASE WHEN a.visit - v.visit = 5 THEN v.screen END) AS before5,
    max(CASE WHEN a.visit - v.visit = 4 THEN v.screen END) AS before4,
    max(CASE WHEN a.visit - v.visit = 3 THEN v.screen END) AS before3,
    max(CASE WHEN a.visit - v.visit = 2 THEN v.screen END) AS before2,
    max(CASE WHEN a.visit - v.visit = 1 THEN v.screen END) AS before1,
    max(CASE WHEN a.visit > 6 THEN 1 ELSE 0 END) AS longer,
    max(a.ms) - min(v.ms) AS lasted
  FROM visits AS v
  JOIN (SELECT session, min(visit) AS visit, min(ms) AS ms FROM visits WHERE screen = :to GROUP BY session) AS a
  ON v.session = a.session AND v.visit <= a.visit
  GROUP BY v.session
) AS ways
GROUP BY before5, before4, before3, before2, before1, longer
