import Foundation

/// Compares an actual value with the expected one, and exits if they differ.
func check<T: Equatable>(_ actual: T, _ expected: T, line: UInt = #line) {
  guard actual != expected else { return }
  FileHandle.standardError.write(Data("main.swift:\(line): \(actual) is not \(expected)\n".utf8))
  exit(1)
}
