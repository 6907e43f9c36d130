public protocol ShapeStyle: Sendable {}

public struct HierarchicalShapeStyle: ShapeStyle {
  public static let primary = HierarchicalShapeStyle()
  public static let secondary = HierarchicalShapeStyle()
}

public struct Material: Sendable {}

extension Material: ShapeStyle {}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init() }
  public static var secondary: HierarchicalShapeStyle { .init() }
}

extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { .init() }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color(name: "red") }
}

nonisolated public struct Color: Hashable, CustomStringConvertible, Sendable {
  let name: String
  public static let clear = Color(name: "clear")
  public static let red = Color(name: "red")
  public static var accentColor: Color { Color(name: "accent") }

  public var description: String { name }
}

extension Color: ShapeStyle {}

extension Color: View, PrimitiveView {
  @MainActor func nodes(in context: RenderContext) -> [Node] { [] }
}
