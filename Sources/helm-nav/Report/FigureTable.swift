/// One figure counted by an engine: rows and columns, in no particular order.
struct FigureTable: Equatable {
  var columns: [String]
  var rows: [[Cell]]

  /// A number, a text, or nothing.
  enum Cell: Decodable, Hashable {
    case number(Int64)
    case text(String)
    case none

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .none
      } else if let number = try? container.decode(Int64.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }
  }

  /// A row, whose cells are accessed by column.
  struct Row {
    private let cells: [Cell]
    private let index: [String: Int]

    init(_ cells: [Cell], _ index: [String: Int]) { (self.cells, self.index) = (cells, index) }

    private subscript(column: String) -> Cell {
      index[column].flatMap { cells.indices.contains($0) ? cells[$0] : nil } ?? .none
    }

    func number(_ column: String) -> Int64? { if case .number(let number) = self[column] { number } else { nil } }
    func count(_ column: String) -> Int { Int(number(column) ?? 0) }
    func name(_ column: String) -> String? { if case .text(let text) = self[column] { text } else { nil } }
    func text(_ column: String) -> String { name(column) ?? "" }
  }

  var records: [Row] {
    let index = Dictionary(columns.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    return rows.map { Row($0, index) }
  }
}
