-- How many people came in each week after their first session, by how many whole weeks there were until the last session of all.
SELECT age, week, count(DISTINCT person) AS people
FROM (
  SELECT starts.person AS person,
    CAST(floor((starts.ms - firsts.ms) / 604800000) AS BIGINT) AS week,
    CAST(floor((latest.ms - firsts.ms) / 604800000) AS BIGINT) AS age
  FROM starts
  JOIN (SELECT person, min(ms) AS ms FROM starts GROUP BY person) AS firsts ON starts.person = firsts.person
  CROSS JOIN (SELECT max(ms) AS ms FROM starts) AS latest
) AS weeks
GROUP BY age, week
