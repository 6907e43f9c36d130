-- How long people stayed on each screen: each time with how often it came, which is far less than all of them.
SELECT app, left_screen AS screen, dwell, count(*) AS times
FROM steps
WHERE left_screen IS NOT NULL AND dwell IS NOT NULL
GROUP BY app, left_screen, dwell
