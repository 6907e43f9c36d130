// Lists possible changes to Swift files for Scripts/mutants, one JSON object per line. Files are parsed with the toolchain's SwiftSyntax;
// whether a change compiles is left to the compiler.

import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// A change, as UTF-8 offsets in a file.
struct Place: Encodable {
  let file, kind: String
  let start, end: Int
  let new: String
  /// The enclosing function or accessor, without its braces, of which changed copies are planted.
  let body: Body
}

struct Body: Encodable {
  let start, end: Int
  /// The offset of its only expression, which is its result.
  let expression: Int?
  /// Whether it has a result, and whether it is a view builder.
  let hasResult, isBuilder: Bool
  /// The offset at which to insert `@ViewBuilder`, for an implicit view builder.
  let attribute: Int?
}

let otherEnds = [
  "first": "last", "min": "max", "prefix": "suffix", "dropFirst": "dropLast", "removeFirst": "removeLast",
  "firstIndex": "lastIndex", "hasPrefix": "hasSuffix", "startIndex": "endIndex", "union": "intersection",
  "leading": "trailing",
]
let swapped = otherEnds.merging(otherEnds.map { ($1, $0) }) { old, _ in old }
let comparisons = ["<": "<=", "<=": "<", ">": ">=", ">=": ">", "..<": "...", "...": "..<", "+": "-", "-": "+"]
let opposites = ["==": "!=", "!=": "==", "===": "!==", "!==": "===", "&&": "||", "||": "&&"]

/// Returns whether the tests on Linux, with or without the stand-in, compile the code of a condition.
func isCompiled(_ condition: String) -> Bool {
  condition.components(separatedBy: "||").contains { part in
    part.components(separatedBy: "&&").allSatisfy { term in
      let term = term.trimmingCharacters(in: .whitespaces)
      if term.hasPrefix("!") { return !isCompiled(String(term.dropFirst())) }
      let there = ["SwiftUI", "Combine", "Glibc", "FoundationEssentials"].map { "canImport(\($0))" }
      return (there + ["os(Linux)", "DEBUG"]).contains(term)
    }
  }
}

/// The labels and methods whose arguments are capacities, which affect only memory and time.
let capacities = ["keepingCapacity", "reserveCapacity"]

final class Finder: SyntaxVisitor {
  let file: String
  var places: [Place] = []
  private var body: Body?
  private var parameters: [(name: String, type: String)] = []
  private var members: [String] = []

  init(file: String, tree: Syntax) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
    let found = tree.tokens(viewMode: .sourceAccurate).compactMap { token -> String? in
      guard let access = token.parent?.parent?.as(MemberAccessExprSyntax.self), isPlain(access) else { return nil }
      return token.text
    }
    members = Set(found).subtracting(["self"]).sorted()
    walk(tree)
  }

  // MARK: Recording places

  private func change(_ kind: String, _ node: some SyntaxProtocol, _ new: String) {
    change(kind, node.positionAfterSkippingLeadingTrivia, node.endPositionBeforeTrailingTrivia, new)
  }

  private func change(_ kind: String, _ start: AbsolutePosition, _ end: AbsolutePosition, _ new: String) {
    guard let body, start.utf8Offset >= body.start, end.utf8Offset <= body.end else { return }
    places.append(
      Place(file: file, kind: kind, start: start.utf8Offset, end: end.utf8Offset, new: new, body: body))
  }

  // MARK: Bodies

  /// Visits a body, unless it is within another body, of which it is then a part.
  private func enter(
    _ statements: CodeBlockItemListSyntax, type: TypeSyntax?, of declaration: some DeclSyntaxProtocol, name: String,
    parameters: FunctionParameterListSyntax? = nil
  ) -> SyntaxVisitorContinueKind {
    guard body == nil else { return .visitChildren }
    let returns = ReturnFinder(statements).found
    var expression: SyntaxProtocol?
    if statements.count == 1, let only = statements.first, !returns {
      if only.item.is(IfConfigDeclSyntax.self) { return .skipChildren }
      if only.item.is(ExprSyntax.self) || only.item.is(ExpressionStmtSyntax.self) { expression = only }
    }
    let type = type?.trimmedDescription
    let attributes = declaration.asProtocol(WithAttributesSyntax.self)?.attributes.trimmedDescription ?? ""
    let isBuilder = attributes.contains("Builder") || type == "some View" && !returns
    let hasResult = type.map { !["Void", "()"].contains($0) } ?? false
    body = Body(
      start: statements.position.utf8Offset, end: statements.endPosition.utf8Offset,
      expression: hasResult && !isBuilder ? expression?.positionAfterSkippingLeadingTrivia.utf8Offset : nil,
      hasResult: hasResult, isBuilder: isBuilder,
      attribute: isBuilder && name != "body" && !attributes.contains("Builder")
        ? declaration.positionAfterSkippingLeadingTrivia.utf8Offset : nil)
    self.parameters = (parameters ?? []).map { (($0.secondName ?? $0.firstName).text, $0.type.trimmedDescription) }
    findReturns(
      statements, type: hasResult ? type ?? "" : "", isInitializer: declaration.is(InitializerDeclSyntax.self))
    walk(statements)
    body = nil
    return .skipChildren
  }

  private func findReturns(_ statements: CodeBlockItemListSyntax, type: String, isInitializer: Bool) {
    guard let first = statements.first, let last = statements.last, !isInitializer, body?.isBuilder == false else {
      return
    }
    let empty =
      type.hasSuffix("?")
      ? "nil" : type.hasPrefix("[") ? type.contains(":") ? "[:]" : "[]" : type == "Bool" ? "false" : nil
    if type.isEmpty {
      for statement in statements.dropFirst() {
        let start = statement.positionAfterSkippingLeadingTrivia
        change("early return", start, start, "return; ")
      }
    } else if let empty {
      let start = first.positionAfterSkippingLeadingTrivia
      change(
        "early return", start, last.endPositionBeforeTrailingTrivia, body?.expression == nil ? "return \(empty)" : empty
      )
    }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let statements = node.body?.statements else { return .skipChildren }
    let signature = node.signature
    return enter(
      statements, type: signature.returnClause?.type, of: node, name: node.name.text,
      parameters: signature.parameterClause.parameters)
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let statements = node.body?.statements else { return .skipChildren }
    return enter(
      statements, type: nil, of: node, name: "init", parameters: node.signature.parameterClause.parameters)
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    accessors(node.accessorBlock, type: node.returnClause.type, of: node, name: "subscript")
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard body == nil else { return .visitChildren }
    for binding in node.bindings {
      let name = binding.pattern.trimmedDescription
      _ = accessors(binding.accessorBlock, type: binding.typeAnnotation?.type, of: node, name: name)
    }
    return .skipChildren
  }

  private func accessors(
    _ block: AccessorBlockSyntax?, type: TypeSyntax?, of node: some DeclSyntaxProtocol, name: String
  ) -> SyntaxVisitorContinueKind {
    if let statements = block?.accessors.as(CodeBlockItemListSyntax.self) {
      return enter(statements, type: type, of: node, name: name)
    }
    for accessor in block?.accessors.as(AccessorDeclListSyntax.self) ?? [] {
      guard let statements = accessor.body?.statements else { continue }
      let isGetter = accessor.accessorSpecifier.text == "get"
      _ = enter(statements, type: isGetter ? type : nil, of: accessor, name: name)
    }
    return .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let clause = node.clauses.first { isCompiled($0.condition?.trimmedDescription ?? "DEBUG") }
    if let elements = clause?.elements { walk(elements) }
    return .skipChildren
  }

  // MARK: Conditions

  /// Skips the condition of `while true`, by which the loop never ends.
  ///
  /// Negated, it would only make the unchanged copy of the body run instead.
  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    guard node.conditions.trimmedDescription == "true" else { return .visitChildren }
    walk(node.body)
    return .skipChildren
  }

  override func visit(_ node: ConditionElementListSyntax) -> SyntaxVisitorContinueKind {
    for element in node {
      guard case .expression(let condition) = element.condition else { continue }
      negate(condition)
      change("condition dropped", condition, "true")
    }
    let end = node.endPositionBeforeTrailingTrivia
    change("else taken", end, end, ", false")
    return .visitChildren
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    negate(node.condition)
    change("condition dropped", node.condition, "true")
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    negate(node.condition)
    change("else taken", node, node.elseExpression.trimmedDescription)
    return .visitChildren
  }

  private func negate(_ node: ExprSyntax) { change("condition negated", node, "!(\(node.trimmedDescription))") }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    change("condition negated", node, node.literal.text == "true" ? "false" : "true")
    return .skipChildren
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.operator.trimmedDescription
    if let new = comparisons[name] { change("boundary moved", node.operator, new) }
    if let new = opposites[name] { change("condition negated", node.operator, new) }
    if ["&&", "||"].contains(name) {
      change("condition dropped", node, node.leftOperand.trimmedDescription)
      change("condition dropped", node, node.rightOperand.trimmedDescription)
    }
    if name == "??" { change("else taken", node, "(\(node.rightOperand.trimmedDescription))") }
    return .visitChildren
  }

  override func visit(_ node: SwitchCaseListSyntax) -> SyntaxVisitorContinueKind {
    let cases = node.compactMap { $0.as(SwitchCaseSyntax.self) }
    for (one, next) in zip(cases, cases.dropFirst() + cases.prefix(1)) {
      let (old, new) = (one.statements.trimmedDescription, next.statements.trimmedDescription)
      if old != new { change("case mixed up", one.statements, new) }
    }
    return .visitChildren
  }

  // MARK: Numbers, ends, orders

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let value = Int(node.literal.text) { change("number moved", node, "\(value + 1)") }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isCalled = node.parent?.is(FunctionCallExprSyntax.self) ?? false
    guard node.parent?.is(MemberAccessExprSyntax.self) ?? false || isCalled else { return .skipChildren }
    if let new = swapped[node.baseName.text] { change("other end", node.baseName, new) }
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    if !node.pattern.is(WildcardPatternSyntax.self) {
      change("order reversed", node.sequence, "(\(node.sequence.trimmedDescription)).reversed()")
    }
    return .visitChildren
  }

  // MARK: Calls and arguments

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.trimmedDescription
    // Optimized builds don't evaluate assertions.
    if ["assert", "assertionFailure"].contains(name) { return .skipChildren }
    if let called = node.calledExpression.as(MemberAccessExprSyntax.self), let base = called.base {
      switch called.declName.baseName.text {
      case "reversed": change("order reversed", node, base.trimmedDescription)
      case "sorted": change("order reversed", node, "\(node.trimmedDescription).reversed()")
      case "append" where node.arguments.count == 1 && node.arguments.first?.label == nil:
        let argument = node.arguments.trimmedDescription
        change("order reversed", node, "\(base.trimmedDescription).insert(\(argument), at: 0)")
      default: if body?.isBuilder == true { change("left out", node, base.trimmedDescription) }
      }
    }
    let arguments = Array(node.arguments)
    for (one, next) in zip(arguments, arguments.dropFirst())
    where !["min", "max"].contains(name) && one.expression.trimmedDescription != next.expression.trimmedDescription {
      let label = next.label.map { "\($0.text): " } ?? ""
      change(
        "argument replaced", one.expression.positionAfterSkippingLeadingTrivia,
        next.expression.endPositionBeforeTrailingTrivia,
        "\(next.expression.trimmedDescription), \(label)\(one.expression.trimmedDescription)")
    }
    return .visitChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
    if [node.label?.text, called?.declName.baseName.text].contains(where: { $0.map(capacities.contains) ?? false }) {
      return .skipChildren
    }
    let name = node.expression.trimmedDescription
    if let type = parameters.first(where: { $0.name == name })?.type,
      let other = parameters.first(where: { $0.name != name && $0.type == type })
    {
      change("argument replaced", node.expression, other.name)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if isPlain(node), let index = members.firstIndex(of: node.declName.baseName.text), members.count > 1 {
      change("argument replaced", node, ".\(members[(index + 1) % members.count])")
    }
    return .visitChildren
  }

  // MARK: Statements

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    var item = Syntax(node.item)
    while let wrapped = item.as(TryExprSyntax.self)?.expression ?? item.as(AwaitExprSyntax.self)?.expression {
      item = Syntax(wrapped)
    }
    let isAssignment = item.as(InfixOperatorExprSyntax.self).map {
      $0.operator.is(AssignmentExprSyntax.self)
        || $0.operator.trimmedDescription.hasSuffix("=") && $0.operator.trimmedDescription.count == 2
    }
    let isLast = body?.expression == node.positionAfterSkippingLeadingTrivia.utf8Offset
    // Reserving capacity only saves time, and an initializer doesn't compile without the initializer that it calls.
    let text = item.trimmedDescription
    let isNeeded = text.contains(".reserveCapacity(") || text.hasPrefix("self.init(") || text.hasPrefix("super.init(")
    if !isLast, !isNeeded, isAssignment ?? item.is(FunctionCallExprSyntax.self) || item.is(ContinueStmtSyntax.self) {
      change("left out", node, "()")
    }
    if let conditional = item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
      conditional.elseBody == nil
    {
      change("left out", node, "()")
    }
    return .visitChildren
  }
}

/// Returns whether an expression is a case or a constant without its type, outside of patterns.
private func isPlain(_ node: MemberAccessExprSyntax) -> Bool {
  node.base == nil && !(node.parent?.is(FunctionCallExprSyntax.self) ?? true)
    && !(node.parent?.is(ExpressionPatternSyntax.self) ?? true)
}

/// Finds return statements, except those in nested closures and functions.
final class ReturnFinder: SyntaxVisitor {
  var found = false

  init(_ statements: CodeBlockItemListSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(statements)
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    found = true
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

let encoder = JSONEncoder()
for file in CommandLine.arguments.dropFirst() {
  let text = try String(contentsOfFile: file, encoding: .utf8)
  let tree = OperatorTable.standardOperators.foldAll(Parser.parse(source: text)) { _ in }
  for place in Finder(file: file, tree: tree).places {
    print(String(decoding: try encoder.encode(place), as: UTF8.self))
  }
}
