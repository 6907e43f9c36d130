-- A visit is a screen that came to the top. next1 to next4 are the screens that were on top after it.
-- From `steps`, the lines of the schema (Sources/HelmAnalytics/HelmAnalytics.docc/CountingSessions.md), one row each.
SELECT session, step, ms, screen, app,
  row_number() OVER w AS visit,
  lead(screen, 1) OVER w AS next1,
  lead(screen, 2) OVER w AS next2,
  lead(screen, 3) OVER w AS next3,
  lead(screen, 4) OVER w AS next4
FROM steps
WHERE screen IS NOT NULL
WINDOW w AS (PARTITION BY session ORDER BY step)
