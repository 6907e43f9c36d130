-- From one screen to another, by one to four moves that come by neither of them in between.
SELECT screen AS origin, next1 AS target, 1 AS moves, count(*) AS times
FROM visits
WHERE next1 <> screen
GROUP BY screen, next1
UNION ALL
SELECT screen, next2, 2, count(*)
FROM visits
WHERE next2 <> screen AND next1 <> screen AND next1 <> next2
GROUP BY screen, next2
UNION ALL
SELECT screen, next3, 3, count(*)
FROM visits
WHERE next3 <> screen AND next1 <> screen AND next2 <> screen AND next1 <> next3 AND next2 <> next3
GROUP BY screen, next3
UNION ALL
SELECT screen, next4, 4, count(*)
FROM visits
WHERE next4 <> screen AND next1 <> screen AND next2 <> screen AND next3 <> screen
  AND next1 <> next4 AND next2 <> next4 AND next3 <> next4
GROUP BY screen, next4
