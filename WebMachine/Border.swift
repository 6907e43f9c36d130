// What a page calls, and nothing else: it writes words to `machine_input`, calls, and reads as many words as the call returns from
// `machine_output`. machine.js knows what they mean.

/// What the border keeps between calls; a page has one thread.
private struct Border {
  var input: UnsafeMutableBufferPointer<Int32>?
  var output: UnsafeMutableBufferPointer<Int32>?
  var machine: Machine?
  var snapshots: [Int32: Machine] = [:]
  var latestSnapshot: Int32 = 0

  /// Ids to present fragments with that take ids.
  var examples: [FragmentIndex: String] = [:]

  var message: Message { Message(UnsafeBufferPointer(input ?? .init(start: nil, count: 0))) }

  /// Keeps an answer for the page to read.
  mutating func answer(_ answer: Answer) -> Int32 {
    let count = answer.words.count
    if (output?.count ?? 0) < count {
      output?.deallocate()
      output = .allocate(capacity: 2 * count)
    }
    for (place, word) in answer.words.enumerated() { output?[place] = word }
    return Int32(truncatingIfNeeded: count)
  }

  /// Answers a question to the machine; 0 where there is none.
  mutating func answer(_ body: (Machine, inout Answer) -> Void) -> Int32 {
    guard let machine else { return 0 }
    var answer = Answer()
    body(machine, &answer)
    return self.answer(answer)
  }
}

nonisolated(unsafe) private var border = Border()

/// Makes room for a message; there is none for a count that no message has.
@_cdecl("machine_input")
public func input(_ count: Int32) -> UnsafeMutablePointer<Int32>? {
  guard count >= 0, count <= 1 << 26 else { return nil }
  border.input?.deallocate()
  border.input = .allocate(capacity: max(1, Int(count)))
  border.input = UnsafeMutableBufferPointer(start: border.input?.baseAddress, count: Int(count))
  return border.input?.baseAddress
}

/// Where the latest answer is.
@_cdecl("machine_output")
public func output() -> UnsafeMutablePointer<Int32>? { border.output?.baseAddress }

/// Starts in the graph of the message.
///
/// - Returns: 1, or 0 where the message has no such graph.
@_cdecl("machine_load")
public func load() -> Int32 {
  var message = border.message
  border.machine = nil
  border.snapshots = [:]
  guard let (machine, examples) = message.machine() else { return 0 }
  (border.machine, border.examples) = (machine, examples)
  return 1
}

/// Runs the commands of the message as one, or tries them in a copy.
@_cdecl("machine_perform")
public func perform(_ isTrial: Int32) -> Int32 {
  guard var next = border.machine else { return 0 }
  var message = border.message
  let commands = message.commands(next)
  guard message.isWhole else { return 0 }
  var answer = Answer()
  next.begin()
  do throws(Failure) {
    try next.run(commands)
    if isTrial == 0 {
      next.begin()
      border.machine = next
    }
    answer.add(0)
  } catch {
    answer.add(1)
    answer.add(error, in: next)
  }
  return border.answer(answer)
}

/// What is presented.
@_cdecl("machine_presented")
public func presented() -> Int32 { border.answer { $0.answerPresented(&$1) } }

/// The edges of the path.
@_cdecl("machine_path")
public func path() -> Int32 { border.answer { $0.answerPath(&$1) } }

/// The segues whose rules have changed.
@_cdecl("machine_rules")
public func rules() -> Int32 { border.answer { $0.answerRules(&$1) } }

/// Every segue out of what is presented, and whether it can be taken.
@_cdecl("machine_ways")
public func ways() -> Int32 {
  let examples = border.examples
  return border.answer { $0.answerWays(ids: examples, &$1) }
}

/// Finds the best route to the fragments of the message.
@_cdecl("machine_plan")
public func plan() -> Int32 {
  guard let machine = border.machine else { return 0 }
  var message = border.message
  let wanted = message.subjects(machine.graph)
  guard message.isWhole else { return 0 }
  return border.answer { $0.answerPlan(through: wanted, &$1) }
}

/// Keeps the state.
///
/// - Returns: Its number, or 0 where there is none.
@_cdecl("machine_snapshot")
public func snapshot() -> Int32 {
  guard let machine = border.machine else { return 0 }
  border.latestSnapshot += 1
  border.snapshots[border.latestSnapshot] = machine
  return border.latestSnapshot
}

/// Goes to a state that was kept.
///
/// - Returns: 1, or 0 where there is none of that number.
@_cdecl("machine_restore")
public func restore(_ number: Int32) -> Int32 {
  guard let machine = border.snapshots[number] else { return 0 }
  border.machine = machine
  return 1
}

/// Discards a snapshot.
@_cdecl("machine_release")
public func release(_ number: Int32) { border.snapshots[number] = nil }
