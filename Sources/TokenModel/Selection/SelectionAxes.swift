/// The axes of a catalog in the order of its names: one table for the sizes of the main table, and one for each mode.
struct SelectionAxes {
  /// The axes of a table.
  enum Axis: Hashable {
    /// The rows of a mode, or of the main table.
    case rows(mode: Int?)
    case colors, weights, families
  }

  /// A part of the names of a table.
  enum Piece {
    /// Text that is the same in all names.
    case text([Unicode.Scalar])
    case axis(Axis)
    /// An axis that is not in the names, and the number of its tokens.
    case unnamed(Axis, Int)
    /// A token whose name is a part of the text.
    case fixed(Axis, Int)
  }

  /// The tokens of one code that are chosen so far.
  struct Choice {
    fileprivate var row = 0
    fileprivate var color: Int?
    fileprivate var weight = 0
    fileprivate var family = 0
    fileprivate var mode: Int?

    /// Sets the token of a piece.
    mutating func set(_ piece: Piece, _ token: Int) {
      switch piece {
      case .text: break
      case .axis(let axis), .unnamed(let axis, _): set(axis, token)
      case .fixed(let axis, let token): set(axis, token)
      }
    }

    private mutating func set(_ axis: Axis, _ token: Int) {
      switch axis {
      case .rows(let mode): (row, self.mode) = (token, mode)
      case .colors: color = token
      case .weights: weight = token
      case .families: family = token
      }
    }
  }

  /// The maximum number of tables.
  private static let maximumTables = 100_000

  /// The pieces of each table's names; nil if there are too many tables, which happens if names repeat an axis.
  private(set) var tables: [[Piece]]? = []
  /// The indices of the rows of each mode, the main table first.
  private var rows: [[Int]]
  private var names: [Axis: [[Unicode.Scalar]]] = [:]

  init(_ catalog: Catalog) {
    rows = Array(repeating: [], count: catalog.modes.count + 1)
    for index in catalog.rows.indices { rows[catalog.rows[index].mode.map { $0 + 1 } ?? 0].append(index) }
    names[.colors] = catalog.colors.map { Array($0.name.value.unicodeScalars) }
    names[.weights] = catalog.weights.map { Array($0.name.value.unicodeScalars) }
    names[.families] = catalog.families[catalog.familyAxis].map { Array($0.name.value.unicodeScalars) }
    for (table, indices) in rows.enumerated() where !indices.isEmpty {
      let mode = table == 0 ? nil : table - 1
      names[.rows(mode: mode)] = indices.map { Array(catalog.rows[$0].sizeName.unicodeScalars) }
      addTables(mode, catalog)
    }
  }

  /// The names on an axis, in the order of its tokens.
  func names(on axis: Axis) -> [[Unicode.Scalar]] { names[axis] ?? [] }

  func combination(_ choice: Choice) -> Combination {
    let row = rows[choice.mode.map { $0 + 1 } ?? 0][choice.row]
    return Combination(row: row, color: choice.color, weight: choice.weight, family: choice.family)
  }

  private mutating func addTables(_ mode: Int?, _ catalog: Catalog) {
    let template = mode == nil ? catalog.names.base : catalog.names.mode
    var pieces: [Piece] = []
    for part in template.parts {
      switch part {
      case .literal(let text): pieces.append(.text(Array(text.unicodeScalars)))
      case .axis(.mode): pieces.append(.text(mode.map { Array(catalog.modes[$0].value.unicodeScalars) } ?? []))
      case .axis(.size): pieces.append(.axis(.rows(mode: mode)))
      case .axis(.color): pieces.append(.axis(.colors))
      case .axis(.weight): pieces.append(.axis(.weights))
      case .axis(.family): pieces.append(.axis(.families))
      }
    }
    let colors: [Axis] = catalog.codesLeaveColorOpen ? [] : [.colors]
    for axis in [Axis.rows(mode: mode)] + colors + [.weights, .families] {
      let isNamed = pieces.contains { if case .axis(axis) = $0 { true } else { false } }
      if !isNamed { pieces.append(.unnamed(axis, names(on: axis).count)) }
    }
    guard let more = spelledOut(pieces), let before = tables?.count, before + more.count <= Self.maximumTables else {
      tables = nil
      return
    }
    tables?.append(contentsOf: more)
  }

  /// An axis that names repeat has the same token each time, so each of its tokens gets a table.
  private func spelledOut(_ pieces: [Piece]) -> [[Piece]]? {
    var places: [Axis: Int] = [:]
    for case .axis(let axis) in pieces { places[axis, default: 0] += 1 }
    var tables = [pieces]
    for axis in places.filter({ $0.value > 1 }).keys {
      let names = names(on: axis)
      guard tables.count * names.count <= Self.maximumTables else { return nil }
      tables = tables.flatMap { pieces in
        names.enumerated().map { token, name in
          [.fixed(axis, token)] + pieces.map { if case .axis(axis) = $0 { .text(name) } else { $0 } }
        }
      }
    }
    return tables
  }
}
