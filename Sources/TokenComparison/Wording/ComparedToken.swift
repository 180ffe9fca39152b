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
  /// A typography token of a token file, by the number of its first style in a mode.
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
    case .typography(let style): catalog.styles[style].path?.description ?? catalog.styles[style].name.value
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
    case .typography(let style):
      let mode: Wording = catalog.styles[style].row.mode.map { " in mode \(name: catalog.modes[$0].value)" } ?? ""
      return "token \(name: name)" + mode
    }
  }
}
