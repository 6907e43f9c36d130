-- A further stage of a funnel: the first visit to the screen :screen after the stage before, whatever was in between.
SELECT v.session AS session, min(v.visit) AS visit, min(v.ms) AS ms
FROM {visits} AS v
JOIN {previous} AS p ON v.session = p.session AND v.visit > p.visit
WHERE v.screen = :screen
GROUP BY v.session
