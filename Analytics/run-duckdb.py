"""Counts the figures of a report with DuckDB.

The request comes as JSON on standard input; what was found goes to standard output as JSON, one object a line.
`figures.py` is run before this, in the same program.
"""

import glob
import json
import os
import re
import sys
import tempfile
import threading

COLUMNS = {
    "v": "BIGINT", "session": "VARCHAR", "step": "BIGINT", "at": "BIGINT", "kind": "VARCHAR", "from": "VARCHAR",
    "to": "VARCHAR", "style": "VARCHAR", "cause": "VARCHAR", "left": "VARCHAR", "screen": "VARCHAR",
    "dwell": "BIGINT", "app": "VARCHAR", "person": "VARCHAR",
}
KINDS = ["start", "present", "return", "reselect", "dismiss", "redirect", "replace", "end"]
NAMED = 20
MOST = 2000  # megabytes for tables, where less is not enough
SAID = 200 << 20  # how much data takes so much temporary space that it has to be said
FURTHEST = 1 << 53  # in milliseconds; no clock is further off
WHOLE = (f"session IS NOT NULL AND step BETWEEN 0 AND 2147483647 AND \"at\" BETWEEN {-FURTHEST} AND {FURTHEST} AND v = 1 AND kind IN ("
         + ", ".join(f"'{kind}'" for kind in KINDS) + ")")


# Names of files are bytes. Those that are no UTF-8 go by stand-ins in what is read and said, as in FileName.swift, and by lone
# surrogates here, as Python has it.
STAND_INS = {code + 0x10FE80 - 0x80: code + 0xDC00 for code in range(0x80, 0x100)}
SURROGATES = {surrogate: stand_in for stand_in, surrogate in STAND_INS.items()}


def say(**message):
    print(json.dumps(message), flush=True)


def shown(name):
    """The name of a file as it is said."""
    return name.translate(SURROGATES)


class Bad(Exception):
    """What the user has to be told."""


class DuckDB:
    def __init__(self, duckdb, folder, memory, threads):
        self.folder = folder
        self.out_of_memory = duckdb.OutOfMemoryException
        # Where memory is not enough: each thread needs some, and what is counted exactly may have to be in memory as a whole.
        self.remedies = [] if memory >= MOST else [
            ("SET threads = 1", None),
            (f"SET memory_limit = '{MOST}MB'", f"this takes more memory than usual, up to {MOST} MB for tables")]
        self.connection = duckdb.connect(os.path.join(folder, "sessions.duckdb"))
        self.connection.execute(f"SET memory_limit = '{int(memory)}MB'")
        self.connection.execute("SET preserve_insertion_order = false")
        # What was freed is given back at once: else it comes to as much again.
        self.connection.execute("SET allocator_flush_threshold = '8MB'")
        self.connection.execute("SET allocator_bulk_deallocation_flush_threshold = '16MB'")
        self.connection.execute("SET enable_progress_bar = true")
        self.connection.execute("SET enable_progress_bar_print = false")
        if threads:
            self.connection.execute(f"SET threads = {int(threads)}")

    def progress(self, text):
        say(progress=text)

    def run(self, sql, parameters=None):
        # Spark writes :name, DuckDB $name.
        if parameters:
            sql = re.sub(r"(?<!:):([a-z]+)\b", r"$\1", sql)
        while True:
            try:
                return self.connection.execute(sql, parameters or None)
            except self.out_of_memory:
                if not self.remedies:
                    raise
                setting, note = self.remedies.pop(0)
                if note:
                    say(note=note)
                self.connection.execute(setting)

    def table(self, name, sql, parameters):
        self.run(f"CREATE OR REPLACE TABLE {name} AS {sql}", parameters)

    def rows(self, sql, parameters):
        result = self.run(sql, parameters)
        return [column[0] for column in result.description], result.fetchall()

    def reading(self, sql):
        """Runs long work, and says how far it is."""
        done = threading.Event()

        def watch():
            while not done.wait(0.5):
                share = self.connection.query_progress()
                if share > 0:
                    try:
                        say(progress=f"reading, {share:.0f} %")
                    except BrokenPipeError:
                        # Nobody waits for the figures any longer.
                        self.connection.interrupt()
                        return

        watcher = threading.Thread(target=watch, daemon=True)
        watcher.start()
        try:
            return self.connection.execute(sql)
        finally:
            done.set()
            watcher.join()

    def load(self, files, since, version, queries):
        """Reads files; answers those with damaged lines, and how many each has, and how many sessions and steps have absurd times."""
        named = self.linked(files)
        self.run("CREATE MACRO sum_of_squares(n) AS CAST(n AS DOUBLE) * (n + 1) * (2 * CAST(n AS DOUBLE) + 1) / 6")
        damaged, absurd = self.loaded(list(named), since, version, queries)
        return sorted((named.get(name, name), count) for name, count in damaged), absurd

    def linked(self, files):
        """The files by names that DuckDB can read: links to those whose names are no UTF-8."""
        named = {}
        for number, file in enumerate(files):
            name = file
            try:
                file.encode()
            except UnicodeEncodeError:
                ending = "".join(re.findall(r"\.[a-z]+", os.path.basename(file))[-2:])
                name = os.path.join(self.folder, f"file{number}{ending}")
                os.symlink(os.path.abspath(file), name)
            named[name] = file
        return named

    def loaded(self, files, since, version, queries):
        quoted = lambda names: "[" + ", ".join("'" + name.replace("'", "''") + "'" for name in names) + "]"
        parquet = [name for name in files if name.endswith(".parquet")]
        lines = [name for name in files if not name.endswith(".parquet")]
        names = ", ".join(f'"{name}"' for name in COLUMNS)
        parts = []
        # DuckDB takes *, ? and [ in names as patterns; in brackets, they are themselves.
        literal = lambda names: [glob.escape(name) for name in names]
        if lines:
            types = ", ".join(f"'{name}': '{kind}'" for name, kind in COLUMNS.items())
            parts.append(
                f"SELECT {names}, filename FROM read_json({quoted(literal(lines))}, format = 'newline_delimited', "
                f"ignore_errors = true, filename = true, maximum_object_size = 4194304, columns = {{{types}}})")
        if parquet:
            there = {row[0] for row in self.run(f"SELECT DISTINCT name FROM parquet_schema({quoted(literal(parquet))})").fetchall()}
            # Nobody has a pseudonym where the column is missing; any other column has to be there.
            cast = ", ".join(f"CAST({named} AS {kind}) AS \"{name}\"" for name, kind in COLUMNS.items()
                             for named in ["NULL" if name == "person" and name not in there else f'"{name}"'])
            parts.append(
                f"SELECT {cast}, filename FROM read_parquet({quoted(literal(parquet))}, filename = true, union_by_name = true)")
        self.reading(f"CREATE TABLE lines AS {' UNION ALL BY NAME '.join(parts)}")
        self.progress("numbering sessions")
        # Steps are numbered without gaps, so few sessions can have one twice.
        self.run(f"""CREATE TABLE spans AS SELECT session, count(*) AS steps, min("at") AS first_ms, max("at") AS last_ms,
            count(*) <> max(step) - min(step) + 1 OR sum(step) * 2 <> (max(step) + min(step)) * count(*)
            OR sum(CAST(step AS DOUBLE) * step) <> sum_of_squares(max(step)) - sum_of_squares(min(step) - 1) AS is_doubtful
            FROM lines WHERE {WHOLE} GROUP BY session""")
        floor, ceiling = times(self, queries)
        plausible = f"first_ms >= {floor} AND last_ms <= {ceiling}"
        absurd = self.run(f"SELECT count(*), CAST(coalesce(sum(steps), 0) AS BIGINT) FROM spans WHERE NOT ({plausible})").fetchone()
        # Numbers and enumerations take a quarter of the memory of texts, and the queries need not know.
        kept = f" AND first_ms >= {int(since)}" if since is not None else ""
        self.run(f"""CREATE TABLE numbers AS SELECT session AS name, row_number() OVER () AS number, is_doubtful
            FROM spans WHERE {plausible}{kept}""")
        self.run("DROP TABLE spans")
        # A session is of the person that its start names, if the app has given a pseudonym.
        self.run(f"""CREATE TABLE people AS SELECT number AS session, dense_rank() OVER (ORDER BY person) AS person
            FROM (SELECT session AS name, min(person) AS person FROM lines WHERE person IS NOT NULL AND {WHOLE} GROUP BY session) AS named
            JOIN numbers ON named.name = numbers.name""")
        self.run("""CREATE TYPE screen AS ENUM (SELECT name FROM (
            SELECT "from" AS name FROM lines UNION SELECT "to" FROM lines UNION SELECT "left" FROM lines
            UNION SELECT screen FROM lines) AS names WHERE name IS NOT NULL ORDER BY name)""")
        self.run("CREATE TYPE version AS ENUM (SELECT DISTINCT coalesce(app, '') AS app FROM lines ORDER BY app)")
        self.run(f"CREATE TYPE kind AS ENUM ({', '.join(repr(kind) for kind in KINDS)})")
        columns = """numbers.number AS session, CAST(step AS INTEGER) AS step, "at" AS ms, CAST(kind AS kind) AS kind,
            CAST("from" AS screen) AS origin, CAST("to" AS screen) AS target, style, cause,
            CAST("left" AS screen) AS left_screen, CAST(screen AS screen) AS screen, dwell, CAST(coalesce(app, '') AS version) AS app
            FROM lines JOIN numbers ON lines.session = numbers.name"""
        only = "" if version is None else f" AND coalesce(app, '') = '{version.replace(chr(39), chr(39) * 2)}'"
        self.run(f"CREATE TABLE steps AS SELECT {columns} WHERE NOT is_doubtful AND {WHOLE}{only}")
        # A step that was sent twice counts once.
        self.run(f"""INSERT INTO steps SELECT {columns} WHERE is_doubtful AND {WHOLE}{only}
            QUALIFY row_number() OVER (PARTITION BY numbers.number, step
            ORDER BY "at", kind, "from", "to", lines.screen, "left", dwell, cause, style, app) = 1""")
        damaged = self.run(f"SELECT filename, count(*) FROM lines WHERE NOT coalesce({WHOLE}, false) GROUP BY filename").fetchall()
        self.run("DROP TABLE lines")
        self.run("DROP TABLE numbers")
        return damaged, absurd


def is_whole(line):
    """Whether a line can be counted, as `WHOLE` says."""
    try:
        value = json.loads(line)
        return (value["v"] == 1 and value["session"] is not None and value["kind"] in KINDS
                and 0 <= int(value["step"]) < 1 << 31 and abs(int(value["at"])) <= FURTHEST)
    except (ValueError, TypeError, KeyError, RecursionError):
        return False


def places(damaged):
    """The first damaged lines, by file and line."""
    found = []
    for name, count in damaged:
        if name.endswith(".parquet") or name.endswith(".gz"):
            found.append([shown(name), 0])
            continue
        left = count
        with open(name, "rb") as file:
            for number, line in enumerate(file, 1):
                if line.strip() and not is_whole(line):
                    found.append([shown(name), number])
                    left -= 1
                    if left == 0 or len(found) >= NAMED:
                        break
        if len(found) >= NAMED:
            break
    return found[:NAMED]


def session_files(names):
    """Files as they are, folders as the files of sessions in them."""
    files = []
    for name in names:
        if os.path.isdir(name):
            inside = [os.path.join(folder, file) for folder, _, all in os.walk(name) for file in all
                      if file.endswith((".jsonl", ".ndjson", ".json", ".jsonl.gz", ".json.gz", ".parquet"))]
            # Not pipes, which nobody may ever write into.
            inside = [file for file in inside if os.path.isfile(file)]
            if not inside:
                raise Bad(f"{shown(name)}: there are no files of sessions (.jsonl, .json, .gz, .parquet) in this folder")
            files += sorted(inside)
        elif os.path.exists(name) and not os.path.isfile(name):
            raise Bad(f"{shown(name)}: sessions are read several times, so they have to be in a file, not in a pipe")
        else:
            try:
                with open(name, "rb"):
                    files.append(name)
            except OSError as error:
                raise Bad(f"{shown(name)}: {error.strerror}") from None
    return files


def main():
    request = json.load(sys.stdin)
    try:
        import duckdb
        files = session_files([name.translate(STAND_INS) for name in request["sessions"]])
        with tempfile.TemporaryDirectory(prefix="helm-report-") as folder:
            engine = DuckDB(duckdb, folder, request.get("memory", 140), request.get("threads", 2))
            size = sum(os.path.getsize(file) * (6 if file.endswith((".gz", ".parquet")) else 1) for file in files)
            if size > SAID:
                say(note=f"this may take {size // 2 >> 20} MB of temporary space in {shown(tempfile.gettempdir())}; "
                         "TMPDIR names another place")
            damaged, absurd = engine.load(files, request.get("since"), request.get("version"), request["queries"])
            say(absurd={"sessions": absurd[0], "steps": absurd[1]})
            say(damaged={"count": sum(count for _, count in damaged), "places": places(damaged)})
            for name, columns, rows in count(
                    engine, request["queries"], request["funnel"], request.get("to"), request.get("around"),
                    request.get("byPerson", False)):
                say(figure=name, columns=columns, rows=rows)
    except Bad as error:
        say(error=str(error))
    except Exception as error:
        # Where in the query something is wrong means nothing to whoever reads this.
        said = " ".join(re.split(r"\s+LINE \d+: ", str(error))[0].split())
        say(error=f"DuckDB: {said[:500]}")


try:
    main()
except (KeyboardInterrupt, BrokenPipeError):
    # Nobody waits for the figures any longer. What is left in the buffer goes nowhere.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(130)
