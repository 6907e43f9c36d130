import HelmCore

extension JSONValue {
  /// Whether this is an array.
  package var isArray: Bool { if case .array = content { true } else { false } }

  /// Returns the first difference from another value; the order of an object's keys doesn't matter.
  ///
  /// - Parameter expected: The other value.
  /// - Returns: The position of the difference, and what was expected there.
  /// - Complexity: Linear in both values, and in their depth, which readers limit.
  package func difference(from expected: JSONValue) -> DocumentError? {
    switch (content, expected.content) {
    case (.null, .null): return nil
    case (.bool(let mine), .bool(let its)) where mine == its: return nil
    case (.number(let mine), .number(let its)) where mine == its: return nil
    case (.string(let mine), .string(let its)) where mine == its: return nil
    case (.array(let mine), .array(let its)):
      for (value, other) in zip(mine, its) { if let found = value.difference(from: other) { return found } }
      if mine.count > its.count { return mine[its.count].error("expected no such element") }
      return mine.count < its.count ? error("expected one more element: \(its[mine.count].shortText)") : nil
    case (.object(let mine), .object(let its)):
      for member in its {
        guard let value = self[member.key] else { return error("the key \(quoted(member.key)) is missing") }
        if let found = value.difference(from: member.value) { return found }
      }
      guard let extra = mine.first(where: { expected[$0.key] == nil }) else { return nil }
      return extra.value.error("expected no such key")
    default: return self.expected(expected.shortText)
    }
  }

  /// A description of the value, or the beginning of it.
  private var shortText: String {
    switch content {
    case .null: return "null"
    case .bool(let value): return "\(value)"
    case .number(let digits): return String(digits.prefix(60))
    case .string(let text): return quoted(text)
    case .array(let elements): return elements.isEmpty ? "[]" : "an array of \(elements.count)"
    case .object(let members):
      guard let first = members.first else { return "{}" }
      return "{ \(quoted(first.key)): \(first.value.shortText)\(members.count > 1 ? ", …" : "") }"
    }
  }
}
