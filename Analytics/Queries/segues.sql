-- Each segue: how often it was taken, by whom, and how often it was undone.
SELECT origin, target,
  CAST(sum(CASE WHEN kind <> 'dismiss' THEN 1 ELSE 0 END) AS BIGINT) AS times,
  count(DISTINCT CASE WHEN kind <> 'dismiss' THEN session END) AS sessions,
  CAST(sum(CASE WHEN kind <> 'dismiss' AND cause = 'person' THEN 1 ELSE 0 END) AS BIGINT) AS by_person,
  CAST(sum(CASE WHEN kind <> 'dismiss' AND cause = 'link' THEN 1 ELSE 0 END) AS BIGINT) AS by_link,
  CAST(sum(CASE WHEN kind <> 'dismiss' AND cause = 'rule' THEN 1 ELSE 0 END) AS BIGINT) AS by_rule,
  CAST(sum(CASE WHEN kind = 'dismiss' THEN 1 ELSE 0 END) AS BIGINT) AS undone
FROM steps
WHERE kind IN ('present', 'return', 'reselect', 'dismiss') AND origin IS NOT NULL AND target IS NOT NULL
GROUP BY origin, target
