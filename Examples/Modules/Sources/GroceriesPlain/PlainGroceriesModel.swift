import Observation

package struct Grocery: Hashable, Sendable {
  package let name: String
  package let recipe: String?

  package init(name: String, recipe: String?) {
    self.name = name
    self.recipe = recipe
  }
}

/// The groceries: a stack, and a sheet to add one.
@MainActor @Observable
package final class PlainGroceriesModel {
  var path: [String] = []
  package var isAdding = false

  package private(set) var items: [Grocery] = []
  /// Called when the user wants to see the recipe of an item; the app decides how.
  package var onOpenRecipe: @MainActor (String) -> Void = { _ in }

  package init() {}

  package func add(_ name: String) {
    items.append(Grocery(name: name, recipe: nil))
    isAdding = false
  }

  package func add(_ groceries: [Grocery]) { items += groceries }

  /// Takes something off the list, and closes its screen, as every change of the list has to.
  package func remove(_ name: String) {
    items.removeAll { $0.name == name }
    if let place = path.firstIndex(of: name) { path.removeSubrange(place...) }
  }

  package func openRecipe(of name: String) { items.first { $0.name == name }?.recipe.map(onOpenRecipe) }

  /// Follows the part of a link that is the module's.
  package func open(_ parts: [String]) -> Bool {
    switch (parts.first, parts.dropFirst().first, parts.count) {
    case (nil, nil, 0): show([])
    case ("add", nil, 1): isAdding = true
    case ("items", let name?, 2):
      guard items.contains(where: { $0.name == name }) else { return false }
      show([name])
    default: return false
    }
    return true
  }

  package func show(_ path: [String]) {
    isAdding = false
    self.path = path
  }
}
