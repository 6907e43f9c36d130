import Foundation

/// Compares what came out with what should, and ends the program where they differ.
func check<T: Equatable>(_ actual: T, _ expected: T, line: UInt = #line) {
  guard actual != expected else { return }
  FileHandle.standardError.write(Data("main.swift:\(line): \(actual) is not \(expected)\n".utf8))
  exit(1)
}
