#if canImport(SwiftUI)
  import Helm
  import SwiftUI

  /// The screens of the groceries.
  public struct GroceriesView: View {
    private let screen: GroceriesScreen

    /// Shows a screen.
    public init(_ screen: GroceriesScreen) { self.screen = screen }

    /// The view of the screen.
    public var body: some View {
      switch screen {
      case .list: GroceriesList()
      case .item: ItemView()
      case .add: AddView()
      }
    }
  }

  private struct GroceriesList: View {
    @Environment(GroceriesModel.self) private var model

    var body: some View {
      List {
        ForEach(model.list.items, id: \.self) { item in
          Button(item.name) { model.helm.present(GroceriesScreen.thing(item.name)) }
        }
      }
      .navigationTitle("Groceries")
      .toolbar { Button("Add") { model.helm.present(.add) } }
    }
  }

  private struct ItemView: View {
    @Environment(\.fragmentID) private var name
    @Environment(GroceriesModel.self) private var model

    var body: some View {
      if let name {
        VStack {
          Button("Bought") { model.list.items.removeAll { $0.name == name } }
          Button("Its recipe") { model.openRecipe(of: name) }
        }
        .navigationTitle(name)
      }
    }
  }

  private struct AddView: View {
    @Environment(GroceriesModel.self) private var model
    @State private var name = ""

    var body: some View {
      Form {
        TextField("What?", text: $name)
        Button("Add") { model.add(name) }.disabled(name.isEmpty)
      }
    }
  }
#endif
