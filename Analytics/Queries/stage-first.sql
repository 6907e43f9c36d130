-- The first stage of a funnel: the first visit of each session to the screen :screen.
SELECT session, min(visit) AS visit, min(ms) AS ms, min(ms) AS previous_ms, min(ms) AS first_ms
FROM {visits}
WHERE screen = :screen
GROUP BY session
