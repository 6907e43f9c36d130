#if canImport(SwiftUI)
  import SwiftUI

  extension Helm {
    subscript(picks pick: SelectionKey<N>) -> N? {
      get {
        let shown = pickShown(pick.fragments, in: pick.holder)
        let held = shown == nil ? state.heldPick(pick.fragments, in: pick.holder) : nil
        if let held { _ = content(of: held.holder) }  // to be told when another one is in front there
        let picked = shown ?? held?.picked ?? viewMemory.picked(pick, in: state)
        viewMemory.note(picked, for: pick, in: state)
        return written(by: pick, .selection(among: pick.fragments, in: pick.holder)) ?? picked
      }
      set {
        let place = state.pickedPlace(pick.fragments, in: pick.holder)
        let picked = state.selection(among: pick.fragments, in: pick.holder)
        if let newValue {
          if let place, picked == newValue {
            if pick.popsOnSecondTap, !viewMemory.isSwitching(pick) { popToRoot(place) }
          } else if picked != nil || !viewMemory.isCoveredOrGone(pick, in: state) {
            perform(state.command(selecting: newValue, among: pick.fragments, in: pick.holder))
            viewMemory.noteSwitch(of: pick)
          }
        } else if let place, state.can(.back(.from(place))) {
          back(from: place)
        }
        showWritten(
          newValue, by: pick, .selection(among: pick.fragments, in: pick.holder),
          unless: state.selection(among: pick.fragments, in: pick.holder) == newValue)
      }
    }

    /// Pops the child in front to its root, as a tap on its tab does.
    private func popToRoot(_ place: PathFragment<N>) {
      guard let edge = state.edge(into: place), state.held(by: edge.from, in: .content).last == place,
        state.place(of: place).last != place
      else { return }
      perform(.present(place.fragment, id: place.id, from: .exactly(edge.from)))
    }

    subscript(stackFrom reference: FragmentReference<N>) -> [PathFragment<N>] {
      get {
        let stack = stack(from: reference)
        guard state.stackRoot(reference) != nil else { return viewMemory.stack(from: reference) }
        viewMemory.note(stack, from: reference, in: state)
        return written(by: reference, .stack(reference)) ?? stack
      }
      set {
        if let root = state.stackRoot(reference) { write(stack: newValue, on: root) }
        showWritten(newValue, by: reference, .stack(reference), unless: stack(from: reference) == newValue)
      }
    }

    /// The screen that is pushed on another one; `nil` if both are hidden in a tab that isn't in front.
    subscript(pushedOn fragment: PathFragment<N>) -> PathFragment<N>? {
      get { stack(from: .exactly(fragment)).first.flatMap { isShown($0) ? $0 : nil } }
      set {
        let stack = newValue.map { [$0] } ?? []
        write(stack: stack, on: fragment)
        republish(.stack(.exactly(fragment)), unless: state.stack(from: .exactly(fragment)) == stack)
      }
    }

    /// Sets a stack, unless it is already set or its root is gone.
    private func write(stack: [PathFragment<N>], on root: PathFragment<N>) {
      guard state.serial(of: root) != nil, state.stack(from: .exactly(root)) != stack else { return }
      if let pop = viewMemory.lastPop, pop.before(in: state)?.stack(from: .exactly(root)) == stack {
        viewMemory.lastPop = nil
        // Undone, and not done again, so that the screens are the same ones as before.
        start(
          HelmRun(.command(.setStack(stack, on: root))) { (state) throws(HelmError<N>) in
            try state.travel(undoing: pop.change)
          })
      } else {
        let before = state
        guard case .success(let outcome) = perform(.setStack(stack, on: root)) else { return }
        let popped = before.stack(from: .exactly(root)).dropFirst(stack.count).last
        viewMemory.notePop(popped, outcome.pathChange, after: state.path)
      }
    }
  }

  /// A value that a container has written and that was denied.
  ///
  /// UIKit has already moved when a binding is written: another tab is in front, or the screen is popped. SwiftUI moves it back only if it
  /// sees the value change. So the written value is returned for one update, and the actual value after that.
  struct RejectedWrite {
    let value: Any
    var isRead = false
  }

  extension Helm {
    /// Makes a container show the value it has written for one update, and then the actual value again.
    private func showWritten<Value>(
      _ value: Value, by key: some Hashable, _ query: HelmObservation<N>.DrawnQuery, unless isAsWritten: Bool
    ) {
      viewMemory.rejectedWrites[key] = isAsWritten ? nil : RejectedWrite(value: value)
      republish(query, unless: isAsWritten)
    }

    /// Returns the denied value that a container has written, for one update.
    private func written<Value>(by key: some Hashable, _ query: HelmObservation<N>.DrawnQuery) -> Value? {
      guard let rejectedWrites = viewMemory.rejectedWrites[key], let value = rejectedWrites.value as? Value else {
        return nil
      }
      if !rejectedWrites.isRead {
        viewMemory.rejectedWrites[key]?.isRead = true
        Task { [weak self] in
          self?.viewMemory.rejectedWrites[key] = nil
          self?.republish(query, unless: false)
        }
      }
      return value
    }
  }
#endif
