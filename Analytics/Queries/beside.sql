-- Each visit of the screen :around, with the two screens before it and the two after it.
SELECT v.session AS session, v.screen AS screen, v.next1 AS next1, v.next2 AS next2,
  p.screen AS before1, q.screen AS before2
FROM visits AS v
LEFT JOIN visits AS p ON p.session = v.session AND p.visit = v.visit - 1
LEFT JOIN visits AS q ON q.session = v.session AND q.visit = v.visit - 2
WHERE v.screen = :around
