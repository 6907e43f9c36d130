"""Counts the figures of a report with Spark: the same queries as DuckDB's, for more sessions than one machine can take.

    spark-submit Analytics/Spark/report.py SESSIONS... [--funnel A,B,C] [--by-person] [--to NAME] [--around NAME]
        [--since 2026-01-31] [--version 1.4] -o figures.json
    helm-nav report GRAPH.json --figures figures.json --funnel A,B,C --to NAME -o report.html

SESSIONS are folders or patterns of JSON lines or Parquet, on whatever file system Spark reads; partitions, such as by day, become
columns that nobody asks for. FILE is written by the driver.
"""

import argparse
import datetime
import json
import pathlib
import sys

from pyspark.sql import SparkSession
from pyspark.sql import Window
from pyspark.sql import functions as f
from pyspark.sql.types import LongType, StringType, StructField, StructType

HERE = pathlib.Path(__file__).resolve().parent
for place in (HERE, HERE.parent):  # beside this file where spark-submit has copied both
    sys.path.insert(0, str(place))
from figures import count, times  # noqa: E402

LONGS = ["v", "step", "at", "dwell"]
TEXTS = ["session", "kind", "from", "to", "style", "cause", "left", "screen", "app", "person"]
KINDS = ["start", "present", "return", "reselect", "dismiss", "redirect", "replace", "end"]


class Spark:
    def __init__(self, spark):
        self.spark = spark

    def progress(self, text):
        print(f"report: {text}", file=sys.stderr, flush=True)

    def table(self, name, sql, parameters):
        self.spark.sql(sql, args=parameters).persist().createOrReplaceTempView(name)

    def rows(self, sql, parameters):
        result = self.spark.sql(sql, args=parameters)
        return result.columns, [list(row) for row in result.collect()]

    def load(self, names, since, version, queries):
        fields = [StructField(name, LongType()) for name in LONGS] + [StructField(name, StringType()) for name in TEXTS]
        lines = None
        for name in names:
            if self.is_parquet(name):
                read = self.spark.read.option("recursiveFileLookup", "false").parquet(name)
                kinds = {field.name: field.dataType for field in fields}
                columns = [(f.col(column) if column in read.columns else f.lit(None)).cast(kind).alias(column)
                           for column, kind in kinds.items()]
                part = read.select(*columns, f.lit(None).cast("string").alias("corrupt"))
            else:
                schema = StructType(fields + [StructField("corrupt", StringType())])
                part = self.spark.read.schema(schema).option("columnNameOfCorruptRecord", "corrupt") \
                    .option("recursiveFileLookup", "true").json(name)
            part = part.withColumn("file", f.input_file_name())
            lines = part if lines is None else lines.unionByName(part)
        whole = (f.col("corrupt").isNull() & f.col("session").isNotNull() & f.col("step").between(0, (1 << 31) - 1)
                 & f.col("at").between(-(1 << 53), 1 << 53) & (f.col("v") == 1) & f.col("kind").isin(KINDS))
        lines = lines.withColumn("whole", f.coalesce(whole, f.lit(False))).persist()
        damaged = [(row["file"], row["count"])
                   for row in lines.where(~f.col("whole")).groupBy("file").count().orderBy("file").collect()]
        steps = lines.where("whole").select(
            "session", f.col("step").cast("int").alias("step"), f.col("at").alias("ms"), "kind", f.col("from").alias("origin"),
            f.col("to").alias("target"), "style", "cause", f.col("left").alias("left_screen"), "screen", "dwell",
            f.coalesce("app", f.lit("")).alias("app"), "person")
        # A step that was sent twice counts once.
        first = Window.partitionBy("session", "step").orderBy(
            "ms", "kind", "origin", "target", "screen", "left_screen", "dwell", "cause", "style", "app")
        spans = steps.groupBy("session").agg(
            f.count("*").alias("steps"), f.min("ms").alias("first_ms"), f.max("ms").alias("last_ms")).persist()
        spans.createOrReplaceTempView("spans")
        floor, ceiling = times(self, queries)
        plausible = (f.col("first_ms") >= floor) & (f.col("last_ms") <= ceiling)
        absurd = spans.where(~plausible).agg(f.count("*"), f.coalesce(f.sum("steps"), f.lit(0))).collect()[0]
        kept = spans.where(plausible if since is None else plausible & (f.col("first_ms") >= since)).select("session")
        steps = steps.join(kept, "session", "left_semi") \
            .withColumn("number", f.row_number().over(first)).where("number = 1").drop("number")
        # A session is of the person that its start names, if the app has given a pseudonym.
        steps.where(f.col("person").isNotNull()).groupBy("session").agg(f.min("person").alias("person")) \
            .persist().createOrReplaceTempView("people")
        if version is not None:
            steps = steps.where(f.col("app") == version)
        steps.createOrReplaceTempView("steps")
        return damaged, list(absurd)

    def is_parquet(self, name):
        """Whether what a name stands for is Parquet: by its own name, or by those of the files in it."""
        if name.endswith(".parquet"):
            return True
        if name.endswith((".jsonl", ".json", ".ndjson", ".gz")):
            return False
        hadoop = self.spark._jvm.org.apache.hadoop.fs.Path(name)
        system = hadoop.getFileSystem(self.spark._jsc.hadoopConfiguration())
        for status in system.globStatus(hadoop) or []:
            files = system.listFiles(status.getPath(), True)
            while files.hasNext():
                file = files.next().getPath().getName()
                if not file.startswith(("_", ".")):
                    return file.endswith(".parquet")
        raise SystemExit(f"report: {name}: there are no files of sessions")


def milliseconds(text):
    parts = [int(part) for part in text.split("-")] + [1, 1]
    day = datetime.datetime(*parts[:3], tzinfo=datetime.timezone.utc)
    return int(day.timestamp() * 1000)


def main():
    parser = argparse.ArgumentParser(description="Counts the figures of a report with Spark.")
    parser.add_argument("sessions", nargs="+")
    parser.add_argument("--funnel", default="")
    parser.add_argument("--to")
    parser.add_argument("--around")
    parser.add_argument("--by-person", action="store_true")
    parser.add_argument("--since", type=milliseconds)
    parser.add_argument("--version")
    parser.add_argument("-o", required=True, metavar="FILE")
    arguments = parser.parse_args()
    funnel = json.loads(arguments.funnel) if arguments.funnel.startswith("[") else \
        [screen for screen in arguments.funnel.split(",") if screen]

    queries = {}
    for place in (HERE / "Queries", HERE.parent / "Queries", HERE):
        queries.update({file.stem: file.read_text(encoding="utf-8") for file in place.glob("*.sql")})
    engine = Spark(SparkSession.builder.appName("Helm: what people do").getOrCreate())
    engine.progress("reading")
    damaged, absurd = engine.load(arguments.sessions, arguments.since, arguments.version, queries)
    found = {name: {"columns": columns, "rows": rows}
             for name, columns, rows in count(
                 engine, queries, funnel, arguments.to, arguments.around, arguments.by_person)}
    pathlib.Path(arguments.o).write_text(json.dumps({
        "damaged": {"count": sum(number for _, number in damaged), "places": [[file, 0] for file, _ in damaged[:20]]},
        "absurd": {"sessions": absurd[0], "steps": absurd[1]},
        "figures": found,
    }), encoding="utf-8")
    engine.spark.stop()


main()
