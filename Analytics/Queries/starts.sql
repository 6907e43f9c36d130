-- When the sessions of each person started. From `people`, the sessions with a pseudonym.
SELECT people.person AS person, steps.session AS session, min(steps.ms) AS ms
FROM steps
JOIN people ON steps.session = people.session
GROUP BY people.person, steps.session
