/// The queries that define each figure of a report, as the files in `Queries` have them, and the program that runs them.
package enum AnalyticsQueries {
  /// Each query by the name of its file.
  package static let byName: [String: String] = [
    "times": PackageResources.times_sql,
    "visits": PackageResources.visits_sql,
    "stays": PackageResources.stays_sql,
    "totals": PackageResources.totals_sql,
    "screens": PackageResources.screens_sql,
    "segues": PackageResources.segues_sql,
    "ends": PackageResources.ends_sql,
    "loops": PackageResources.loops_sql,
    "moves": PackageResources.moves_sql,
    "ways": PackageResources.ways_sql,
    "beside": PackageResources.beside_sql,
    "around": PackageResources.around_sql,
    "journeys": PackageResources.journeys_sql,
    "starts": PackageResources.starts_sql,
    "retention": PackageResources.retention_sql,
    "stage-first": PackageResources.stage_first_sql,
    "stage-next": PackageResources.stage_next_sql,
    "stage": PackageResources.stage_sql,
    "versions": PackageResources.versions_sql,
    "version-screens": PackageResources.version_screens_sql,
    "version-segues": PackageResources.version_segues_sql,
  ].mapValues { String(decoding: $0, as: UTF8.self) }

  /// The program that runs them in DuckDB.
  package static var duckDBProgram: String {
    String(decoding: PackageResources.figures_py + [0x0A] + PackageResources.run_duckdb_py, as: UTF8.self)
  }
}
