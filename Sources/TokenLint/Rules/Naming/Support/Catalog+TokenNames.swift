internal import TokenModel

/// The first code that each token makes.
struct CodeExamples {
  private var colors: [Int?]
  private var weights: [Int?]
  private var families: [Int?]
  private var modes: [Int?]
  private var styles: [Int?]

  init(of codes: [Code], in catalog: Catalog) {
    colors = catalog.colors.map { _ in nil }
    weights = catalog.weights.map { _ in nil }
    families = catalog.families.map { _ in nil }
    modes = catalog.modes.map { _ in nil }
    styles = catalog.styles.map { _ in nil }
    for (number, code) in codes.enumerated() {
      switch code {
      case .style(let style): styles[style] = number
      case .combination(let tokens):
        if let color = tokens.color { colors[color] = colors[color] ?? number }
        weights[tokens.weight] = weights[tokens.weight] ?? number
        families[tokens.family] = families[tokens.family] ?? number
        if let mode = catalog.rows[tokens.row].mode { modes[mode] = modes[mode] ?? number }
      }
    }
  }

  /// The index of the code; nil for a token that makes none. An axis of nil means styles.
  func first(on axis: NameTemplate.Axis?, _ index: Int) -> Int? {
    switch axis {
    case .color: colors[index]
    case .weight: weights[index]
    case .family: families[index]
    case .mode: modes[index]
    case .size: nil
    case nil: styles[index]
    }
  }
}

extension Catalog {
  /// The names that people choose and that templates use, by axis; nil for those of styles.
  var namesByAxis: [(axis: NameTemplate.Axis?, names: [Sourced<String>])] {
    [
      (.color, colors.map(\.name)), (.weight, weights.map(\.name)),
      (.family, familyAxis.count > 1 ? families[familyAxis].map(\.name) : []), (.mode, modes),
      (nil, styles.map(\.name)),
    ].filter { axis, _ in
      axis.map { names.base.parts.contains(.axis($0)) || names.mode.parts.contains(.axis($0)) } ?? true
    }
  }

  /// The modes that are not only those of styles, by their indices.
  var modesOfTables: [Int] {
    let ofTables = Set(rows.compactMap(\.mode))
    let ofStyles = Set(styles.compactMap(\.row.mode))
    return modes.indices.filter { ofTables.contains($0) || !ofStyles.contains($0) }
  }

  /// The name that a code has from its style, or else from the first placeholder of the template; without one, the
  /// name of its weight.
  func firstName(of code: Code) -> Sourced<String> {
    if let style = code.style { return styles[style].name }
    for case .axis(let axis) in names.base.parts {
      if let name = name(of: code, on: axis) { return name }
    }
    return weight(of: code).name
  }

  /// The first names that two codes do not share.
  func difference(of code: Code, and other: Code) -> (Sourced<String>, Sourced<String>) {
    guard code.style == nil, other.style == nil else { return (firstName(of: code), firstName(of: other)) }
    for axis in [NameTemplate.Axis.color, .weight, .family, .mode, .size] {
      guard let own = name(of: code, on: axis), let theirs = name(of: other, on: axis) else { continue }
      if own.origin != theirs.origin { return (own, theirs) }
    }
    return (firstName(of: code), firstName(of: other))
  }

  /// Nil for a mode or a color that the code does not have.
  private func name(of code: Code, on axis: NameTemplate.Axis) -> Sourced<String>? {
    switch axis {
    case .size: Sourced(row(of: code).sizeName, from: row(of: code).size.origin)
    case .color: color(of: code).map { colors[$0].name }
    case .weight: weight(of: code).name
    case .family: family(of: code).name
    case .mode: row(of: code).mode.map { modes[$0] }
    }
  }
}

extension TokenDeclaration {
  /// Whether it is a row of a table, in the main one or in a mode: its name is a size.
  var isRow: Bool {
    switch section {
    case .typography: true
    case .modes: path.utf8.count != "modes.".utf8.count + name.utf8.count
    case .palette, .color, .weight, .family, .styles, .emoji, .tokens: false
    }
  }

  /// Whether it is an emoji, not a pack. Its name is a part of what people type.
  var isEmoji: Bool { role == .emoji && path.utf8.count != "emoji.".utf8.count + name.utf8.count }
}

extension SpecOutline {
  /// The tokens whose names people chose: all but rows.
  var named: some Sequence<TokenDeclaration> { tokens.lazy.filter { !$0.isRow } }
}
