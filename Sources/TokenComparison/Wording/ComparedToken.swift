internal import TokenModel

/// A token of one version, by its number there.
enum ComparedToken: Hashable {
  case color(Int)
  case weight(Int)
  case family(Int)
  case mode(Int)
  /// A size, in whatever tables it is.
  case size(FixedDecimal)
  /// A size in one table.
  case row(Int)
  case style(Int)
  /// A typography token of a token file, by the number of its row, which only its styles have.
  case typography(Int)

  var kind: Subject.Kind {
    switch self {
    case .color: .color
    case .weight: .weight
    case .family: .family
    case .mode: .mode
    case .size, .row: .size
    case .style, .typography: .style
    }
  }

  func name(in catalog: Catalog) -> String {
    switch self {
    case .color(let number): catalog.colors[number].name.value
    case .weight(let number): catalog.weights[number].name.value
    case .family(let number): catalog.families[number].name.value
    case .mode(let number): catalog.modes[number].value
    case .size(let size): size.description
    case .row(let number): catalog.rows[number].size.value.description
    case .style(let number): catalog.styles[number].name.value
    case .typography(let row): catalog.path(ofRow: row)?.description ?? catalog.rows[row].size.value.description
    }
  }

  /// `color `gray2``, `size 14 in mode `read``.
  func words(in catalog: Catalog) -> Wording {
    let name = name(in: catalog)
    switch self {
    case .color: return "color \(name: name)"
    case .weight: return "weight \(name: name)"
    case .family: return "family \(name: name)"
    case .mode: return "mode \(name: name)"
    case .size: return Wording(words: "size \(name)")
    case .row(let number):
      let mode: Wording = catalog.rows[number].mode.map { " in mode \(name: catalog.modes[$0].value)" } ?? ""
      return Wording(words: "size \(name)") + mode
    case .style: return "style \(name: name)"
    case .typography(let row):
      let mode: Wording = catalog.rows[row].mode.map { " in mode \(name: catalog.modes[$0].value)" } ?? ""
      return "token \(name: name)" + mode
    }
  }

  /// The token that a row is: a size of a table, or a typography token.
  static func ofRow(_ row: Int, in catalog: Catalog) -> ComparedToken {
    catalog.rowAxis.contains(row) ? .row(row) : .typography(row)
  }

  /// Whether a code has the token. One that leaves its color open has no color.
  func isToken(of code: Code, in catalog: Catalog) -> Bool {
    switch self {
    case .color(let number): code.color == number
    case .weight(let number): code.weight == number
    case .family(let number): code.family == number
    case .mode(let number): catalog.row(of: code).mode == number
    case .size(let size): catalog.rowAxis.contains(code.row) && catalog.row(of: code).size.value == size
    case .row(let number), .typography(let number): code.row == number
    case .style(let number): code.style == number
    }
  }
}

extension Catalog {
  /// The path of the typography token that a row is made from; nil for a row of a table. Of several tokens that share
  /// the row, the first that has a style counts.
  func path(ofRow row: Int) -> TokenPath? {
    rowAxis.contains(row) ? nil : styles.first { $0.code.row == row }?.path
  }
}
