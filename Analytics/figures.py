"""The figures of a report, whichever engine counts: the same queries in the same order, with what they need.

An engine has three methods: `table(name, sql, parameters)` keeps a result under a name, `rows(sql, parameters)` gives columns and
rows, and `progress(text)` says how far it is.
"""

PLAIN = ["totals", "screens", "segues", "ends", "loops", "moves", "versions", "version-screens", "version-segues"]


def times(engine, queries):
    """The earliest and the latest time of sessions that are counted, as far as there are sessions."""
    _, rows = engine.rows(queries["times"], {})
    return (rows[0][0], rows[0][1]) if rows else (0, 0)


def count(engine, queries, funnel=(), target=None, around=None, by_person=False):
    """Yields each figure as its name, columns and rows."""
    for name in ["visits", "stays"]:
        engine.progress(name)
        engine.table(name, queries[name], {})
    for name in PLAIN:
        engine.progress(name)
        yield (name, *engine.rows(queries[name], {}))
    if target is not None:
        engine.progress("ways")
        yield ("ways", *engine.rows(queries["ways"], {"to": target}))
    if around is not None:
        engine.progress("around")
        engine.table("beside", queries["beside"], {"around": around})
        yield ("around", *engine.rows(queries["around"], {"around": around}))
    if engine.rows("SELECT session FROM people LIMIT 1", {})[1]:
        engine.progress("retention")
        engine.table("starts", queries["starts"], {})
        yield ("retention", *engine.rows(queries["retention"], {}))
    visits = "visits"
    if by_person and funnel:
        visits = "journeys"
        engine.table(visits, queries["journeys"], {})
    for number, screen in enumerate(funnel):
        engine.progress(f"funnel, {screen}")
        stage, previous = f"stage{number}", f"stage{number - 1}"
        making = queries["stage-next" if number else "stage-first"].replace("{previous}", previous).replace("{visits}", visits)
        engine.table(stage, making, {"screen": screen})
        yield (f"funnel-{number}", *engine.rows(queries["stage"].replace("{stage}", stage), {}))
