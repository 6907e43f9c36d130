-- The visits of each person, in all sessions, as if they were one.
SELECT people.person AS session, visits.ms AS ms, visits.screen AS screen,
  row_number() OVER (PARTITION BY people.person ORDER BY visits.ms, visits.session, visits.visit) AS visit
FROM visits
JOIN people ON visits.session = people.session
