-- A further stage of a funnel: the first visit to the screen :screen after the stage before, whatever was in between; with the
-- times of that stage and of the first one.
SELECT v.session AS session, min(v.visit) AS visit, min(v.ms) AS ms, min(p.ms) AS previous_ms, min(p.first_ms) AS first_ms
FROM {visits} AS v
JOIN {previous} AS p ON v.session = p.session AND v.visit > p.visit
WHERE v.screen = :screen
GROUP BY v.session
