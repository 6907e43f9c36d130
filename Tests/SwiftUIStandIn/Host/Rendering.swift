@_spi(Reflection) import Swift

/// A view without a body of its own.
@MainActor protocol PrimitiveView {
  func nodes(in context: RenderContext) -> [Node]
}

extension RenderContext {
  /// Renders a view: a primitive one into nodes, any other by its body.
  func render<V: View>(_ view: V) -> [Node] {
    if let primitive = view as? any PrimitiveView {
      // What a container or a modifier reads, such as a binding, invalidates it, and not the view that made it.
      return host.tracking(ViewKey(place: identity, type: ObjectIdentifier(V.self))) { primitive.nodes(in: self) }
    }
    var context = child(ObjectIdentifier(V.self))
    context.view = ViewKey(place: context.identity, type: ObjectIdentifier(V.self))
    host.note(V.self)
    var view = view
    context.install(in: &view)
    let installed = view
    return context.render(host.tracking(context.view) { installed.body })
  }

  /// Gives the dynamic properties of a view or modifier their storage.
  func install<Subject>(in subject: inout Subject) {
    withUnsafeMutablePointer(to: &subject) { pointer in
      let start = UnsafeMutableRawPointer(pointer)
      _ = _forEachField(of: Subject.self) { name, offset, type, _ in
        guard let property = type as? any InstalledProperty.Type else { return true }
        let slot = PropertySlot(key: identity.appending("$" + String(cString: name)), context: self)
        install(property, at: start + offset, slot)
        return true
      }
    }
  }

  private func install<P: InstalledProperty>(_: P.Type, at pointer: UnsafeMutableRawPointer, _ slot: PropertySlot) {
    pointer.assumingMemoryBound(to: P.self).pointee.install(slot)
  }
}
