/// Stores objects by position in the tree, and drops those of removed positions.
@MainActor final class Store {
  private var objects: [Identity: AnyObject] = [:]
  private var used: Set<Identity> = []

  func object<Object: AnyObject>(at key: Identity, _ make: () -> Object) -> Object {
    used.insert(key)
    if let kept = objects[key] as? Object { return kept }
    let new = make()
    objects[key] = new
    return new
  }

  func sweep() {
    objects = objects.filter { used.contains($0.key) }
    used = []
  }
}
