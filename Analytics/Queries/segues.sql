-- Each segue: how often it was taken, by whom, and how often it was undone.
SELECT origin, target,
  CAST(sum(times) AS BIGINT) AS times,
  CAST(sum(CASE WHEN times > 0 THEN 1 ELSE 0 END) AS BIGINT) AS sessions,
  CAST(sum(by_person) AS BIGINT) AS by_person,
  CAST(sum(by_link) AS BIGINT) AS by_link,
  CAST(sum(by_rule) AS BIGINT) AS by_rule,
  CAST(sum(undone) AS BIGINT) AS undone
FROM (
  SELECT origin, target, session,
    sum(CASE WHEN kind <> 'dismiss' THEN 1 ELSE 0 END) AS times,
    sum(CASE WHEN kind <> 'dismiss' AND cause = 'person' THEN 1 ELSE 0 END) AS by_person,
    sum(CASE WHEN kind <> 'dismiss' AND cause = 'link' THEN 1 ELSE 0 END) AS by_link,
    sum(CASE WHEN kind <> 'dismiss' AND cause = 'rule' THEN 1 ELSE 0 END) AS by_rule,
    sum(CASE WHEN kind = 'dismiss' THEN 1 ELSE 0 END) AS undone
  FROM steps
  WHERE kind IN ('present', 'return', 'reselect', 'dismiss') AND origin IS NOT NULL AND target IS NOT NULL
  GROUP BY origin, target, session
) AS taken
GROUP BY origin, target
