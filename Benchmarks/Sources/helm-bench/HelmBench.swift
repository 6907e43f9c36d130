import Foundation

/// The command.
@main
@MainActor
struct HelmBench {
  static func main() {
    do {
      let options = try Options(CommandLine.arguments.dropFirst())
      if options.showsHelp {
        print(Options.help)
      } else if let measurement = options.measurement {
        try measure(measurement.name, size: measurement.size, isQuick: options.isQuick)
      } else {
        try run(options)
      }
    } catch let error as UsageError {
      complain(error.text)
      exit(2)
    } catch {
      complain("\(error)")
      exit(1)
    }
  }

  /// Measures one case at one size in this process, and reports to the parent.
  private static func measure(_ name: String, size: Int, isQuick: Bool) throws {
    guard let subject = Cases.named(name) else { throw UsageError(text: "There is no case \(name).") }
    let report: ChildProcess.Report
    do {
      let meter = isQuick ? Meter.quick : .full
      report = .measured(try meter.measure(try subject.prepare(size), size: size))
    } catch {
      report = .failed("\(error)")
    }
    FileHandle.standardOutput.write(try JSONEncoder().encode(report))
  }

  private static func run(_ options: Options) throws {
    let cases = Cases.all.filter { subject in options.filter.map(subject.name.contains) ?? true }
    guard !cases.isEmpty else { throw UsageError(text: "No case has \(options.filter ?? "") in its name.") }
    var progress = Progress()
    let results = cases.map { subject in
      var measurements: [Measurement] = []
      for size in subject.sizes(isQuick: options.isQuick) {
        progress.show("\(subject.name), \(size.grouped) \(subject.axis)")
        switch ChildProcess.measure(subject.name, size: size, isQuick: options.isQuick) {
        case .measured(let measurement): measurements.append(measurement)
        case .failed(let problem):
          return CaseResult(
            subject, measurements: measurements, failure: "\(subject.name), \(size.grouped) \(subject.axis): \(problem)"
          )
        }
      }
      return CaseResult(subject, measurements: measurements, failure: nil)
    }
    progress.clear()

    let report = Report(isQuick: options.isQuick, results: results)
    print(report.text)
    if let file = options.json { try report.json().write(to: URL(fileURLWithPath: file)) }
    let failures = results.compactMap(\.failure)
    let excesses = options.checks ? results.flatMap { $0.excesses(isQuick: options.isQuick) } : []
    for problem in failures + excesses { complain(problem) }
    if !(failures + excesses).isEmpty { exit(1) }
  }

  private static func complain(_ problem: String) {
    FileHandle.standardError.write(Data("helm-bench: \(problem)\n".utf8))
  }
}
