-- Ways that lead back to where they started by two, three or four moves, and by no screen twice.
SELECT screen, next1, CAST(NULL AS VARCHAR(4096)) AS next2, CAST(NULL AS VARCHAR(4096)) AS next3,
  count(*) AS times, count(DISTINCT session) AS sessions
FROM visits
WHERE next2 = screen AND next1 <> screen
GROUP BY screen, next1
UNION ALL
SELECT screen, next1, next2, CAST(NULL AS VARCHAR(4096)), count(*), count(DISTINCT session)
FROM visits
WHERE next3 = screen AND next1 <> screen AND next2 <> screen AND next1 <> next2
GROUP BY screen, next1, next2
UNION ALL
SELECT screen, next1, next2, next3, count(*), count(DISTINCT session)
FROM visits
WHERE next4 = screen AND next1 <> screen AND next2 <> screen AND next3 <> screen
  AND next1 <> next2 AND next1 <> next3 AND next2 <> next3
GROUP BY screen, next1, next2, next3
