import Helm
import HelmTestSupport
import Observation
import Testing

/// A `Helm` is deallocated when nothing retains it, whatever is in progress.
@Suite @MainActor struct LifetimeTests {
  /// A guard's server that never answers by itself.
  @MainActor final class SilentServer {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private(set) var asked = 0
    private(set) var wasCancelled = 0

    func wait() async {
      asked += 1
      await withTaskCancellationHandler {
        await withCheckedContinuation { waiting.append($0) }
      } onCancel: {
        Task { @MainActor in self.wasCancelled += 1 }
      }
    }

    func end() {
      for each in waiting { each.resume() }
      waiting = []
    }
  }

  @MainActor @Observable final class Model { var isOpen = true }

  /// Detects whether an object still exists.
  struct Trace {
    private(set) weak var helm: Helm<Number>?

    @MainActor init(_ helm: Helm<Number>) { self.helm = helm }
  }

  private func makeHelm() throws -> Helm<Number> {
    try Helm<Number>(
      nav: [Segue(0 => 1, dismissable: true), Segue(0 => 2, style: .hold, dismissable: true), Segue(1 => 2)], entry: 0)
  }

  @Test func theTraceDetectsARetainedHelm() throws {
    // The control: a guard that captures its Helm retains it, as documented.
    var helm: Helm<Number>? = try makeHelm()
    let trace = Trace(try #require(helm))
    let token = helm?.guard(.into(1)) { [helm] in helm == nil ? .deny("gone") : .allow }
    helm = nil
    #expect(trace.helm != nil)
    token?.cancel()
    #expect(trace.helm == nil)
  }

  @Test func aGuardThatNeverAnswersDoesNotRetainTheHelm() async throws {
    let server = SilentServer()
    func start() async throws -> Trace {
      let helm = try makeHelm()
      helm.guard(.into(1)) { () async in
        await server.wait()
        return .allow
      }
      helm.guard(leaving: 0) { () async in
        await server.wait()
        return .allow
      }
      helm.present(1)
      await until { server.asked == 1 }
      return Trace(helm)
    }
    let trace = try await start()
    await until { trace.helm == nil && server.wasCancelled == 1 }
    #expect(trace.helm == nil)
    #expect(server.wasCancelled == 1)
    server.end()
  }

  @Test func aCancelledCommandDoesNotRetainTheHelm() async throws {
    let server = SilentServer()
    func start() async throws -> (Trace, Task<NavigationResult<Number>, Never>) {
      let helm = try makeHelm()
      helm.guard(.into(1)) { () async in
        await server.wait()
        return .allow
      }
      let task = Task { await helm.presentAndWait(1) }
      await until { server.asked == 1 }
      return (Trace(helm), task)
    }
    let (trace, task) = try await start()
    // An awaiting task retains it; a view's task is cancelled when the view disappears.
    #expect(trace.helm != nil)
    task.cancel()
    #expect(await task.value == .cancelled)
    await until { trace.helm == nil }
    #expect(trace.helm == nil)
    server.end()
  }

  @Test func aCancelledAwaitedAnswerDoesNotRetainTheHelm() async throws {
    func start() async throws -> (Trace, Task<Int?, Never>) {
      let helm = try makeHelm()
      let task = Task { await helm.present(2, awaiting: Int.self) }
      await until { helm.isPresented(2) }
      return (Trace(helm), task)
    }
    let (trace, task) = try await start()
    task.cancel()
    #expect(await task.value == nil)
    await until { trace.helm == nil }
    #expect(trace.helm == nil)
  }

  @Test func anUnansweredPresentDoesNotRetainTheHelm() async throws {
    func start() throws -> (Trace, PendingResult<Int?>) {
      let helm = try makeHelm()
      let answer = helm.beginPresenting(2, awaiting: Int.self)
      #expect(helm.isPresented(2))
      return (Trace(helm), answer)
    }
    let (trace, answer) = try start()
    #expect(trace.helm == nil)
    #expect(await answer.value == nil)
  }

  /// The same with a task that already waits; the task that retains it is the control.
  @Test(arguments: [false, true]) func anAwaitedPendingAnswerDoesNotRetainTheHelm(_ isHeld: Bool) async throws {
    var isAwaited = false
    func start() async throws -> (Trace, Task<Int?, Never>) {
      let helm = try makeHelm()
      let answer = helm.beginPresenting(2, awaiting: Int.self)
      let task = Task { [held = isHeld ? helm : nil] in
        isAwaited = true
        let value = await answer.value
        withExtendedLifetime(held) {}
        return value
      }
      await until { isAwaited }
      return (Trace(helm), task)
    }
    let (trace, task) = try await start()
    #expect((trace.helm == nil) != isHeld)
    trace.helm?.dismiss(returning: 5)
    #expect(await task.value == (isHeld ? 5 : nil))
    await until { trace.helm == nil }
    #expect(trace.helm == nil)
  }

  @Test func aPendingCommandAtAnEndlessGuardDoesNotRetainTheHelm() async throws {
    let server = SilentServer()
    func start() async throws -> (Trace, PendingResult<NavigationResult<Number>>) {
      let helm = try makeHelm()
      helm.guard(.into(1)) { () async in
        await server.wait()
        return .allow
      }
      let command = helm.begin(.present(1))
      await until { server.asked == 1 }
      return (Trace(helm), command)
    }
    let (trace, command) = try await start()
    await until { trace.helm == nil }
    #expect(trace.helm == nil)
    #expect(await command.value == .cancelled)
    #expect(server.wasCancelled == 1)
    server.end()
  }

  @Test func aPendingAnswerAtAnEndlessGuardDoesNotRetainTheHelm() async throws {
    let server = SilentServer()
    func start() async throws -> (Trace, PendingResult<Int?>) {
      let helm = try makeHelm()
      helm.guard(.into(2)) { () async in
        await server.wait()
        return .allow
      }
      let answer = helm.beginPresenting(2, awaiting: Int.self)
      await until { server.asked == 1 }
      return (Trace(helm), answer)
    }
    let (trace, answer) = try await start()
    await until { trace.helm == nil }
    #expect(trace.helm == nil)
    #expect(await answer.value == nil)
    server.end()
  }

  @Test func aKeptPendingCommandDoesNotRetainTheHelm() async throws {
    func start() throws -> (Trace, PendingResult<NavigationResult<Number>>) {
      let helm = try makeHelm()
      helm.guard(.into(1)) { .redirect(to: Flow(0 => 2), keep: true) }
      let command = helm.begin(.present(1))
      #expect(helm.keptCommand == .present(1))
      return (Trace(helm), command)
    }
    let (trace, command) = try start()
    #expect(trace.helm == nil)
    guard case .redirected(_, _, kept: let end?) = await command.value else {
      Issue.record("\(await command.value)")
      return
    }
    #expect(await end.value == .cancelled)
  }

  @Test func anEventSequenceDoesNotRetainTheHelm() async throws {
    func start() throws -> (Trace, Task<[Int], Never>) {
      let helm = try makeHelm()
      let events = helm.events
      let task = Task {
        var numbers: [Int] = []
        for await event in events { numbers.append(event.sequence) }
        return numbers
      }
      helm.present(1)
      return (Trace(helm), task)
    }
    let (trace, task) = try start()
    #expect(trace.helm == nil)
    #expect(await task.value == [1])
  }

  @Test func guardsThatReadAModelDoNotRetainTheHelm() throws {
    let model = Model()
    func start() throws -> Trace {
      let helm = try makeHelm()
      helm.guard(.into(1)) { model.isOpen ? .allow : .deny("closed") }
      helm.guard(.into(2)) { helm, _ in model.isOpen && helm.isPresented(0) ? .allow : .deny("closed") }
      helm.onAppear(of: 1) { [weak helm] _ in helm?.present(2) }
      for _ in 0..<100 {
        helm.present(1)
        _ = helm.canPresent(2)
        helm.back()
        helm.back()
      }
      return Trace(helm)
    }
    let trace = try start()
    #expect(trace.helm == nil)
    model.isOpen = false
  }

  @Test func aKeptCommandDoesNotRetainTheHelm() throws {
    func start() throws -> Trace {
      let helm = try makeHelm()
      helm.guard(.into(1)) { .redirect(to: Flow(0 => 2), keep: true) }
      helm.present(1)
      #expect(helm.keptCommand != nil)
      return Trace(helm)
    }
    #expect(try start().helm == nil)
  }
}
