/// Where a `Navigation` keeps its machine: one reference, so that handing a navigation on takes little.
///
/// A machine is some forty references. A copy of all of them is made for nearly every call that gets a navigation, by which
/// asking it something would take longer than the answer.
// @unchecked: `machine` is changed by `Navigation.machine` alone, and only while nobody else has the object.
@usableFromInline
final class MachineStorage: @unchecked Sendable {
  fileprivate(set) var machine: Machine

  init(_ machine: Machine) { self.machine = machine }

  /// Whether a fragment is presented with any id, or without one.
  @usableFromInline
  func isPresented(_ fragment: FragmentIndex) -> Bool { machine.isPresented(fragment) }

  /// Whether a fragment is presented without an id.
  @usableFromInline
  func isPresentedWithoutID(_ fragment: FragmentIndex) -> Bool { machine.table.presentedCountWithoutID(of: fragment) > 0 }

  /// Whether a fragment is presented with an id, or without one.
  @usableFromInline
  func isPresented(_ fragment: FragmentIndex, id: String?) -> Bool { machine.isPresented(fragment, id: id) }
}

extension Navigation {
  /// The state and the rules, by positions.
  package var machine: Machine {
    @inline(__always) _read { yield storage.machine }
    @inline(__always) _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = MachineStorage(storage.machine) }
      yield &storage.machine
    }
  }
}
