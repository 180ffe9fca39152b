package import TokenModel

extension TextUse {
  /// For each color, in the order of the catalog; nil for one that no text can have. Text of a code that leaves its
  /// color open can have every color. Linear in the number of codes that the axes make when some are left out, and in
  /// the sizes and weights otherwise.
  package static func ofColors(in catalog: Catalog) -> [TextUse?] {
    // Without sizes, there are no codes: token files have colors for any use.
    if catalog.rows.isEmpty, catalog.styles.isEmpty { return catalog.colors.map { _ in nil } }
    var uses = Uses(catalog)
    if let included = catalog.included {
      uses.add(catalog, included)
    } else if !catalog.familyAxis.isEmpty {
      uses.addAll(catalog)
    }
    for style in catalog.styles {
      uses.add(style.tokens.color, Self(size: style.row.size.value, weight: style.weight.value.value))
    }
    return uses.ofColor
  }
}

private struct Uses {
  private var ofNamed: [TextUse?]
  /// Of the codes that leave their color open.
  private var ofOpen: TextUse?
  /// Whether text is large, by row and weight of the axes.
  private let isLarge: [[Bool]]

  init(_ catalog: Catalog) {
    ofNamed = Array(repeating: nil, count: catalog.colors.count)
    isLarge = catalog.rows.map { row in
      catalog.weights.map { TextUse(size: row.size.value, weight: $0.value.value) == .large }
    }
  }

  var ofColor: [TextUse?] { ofNamed.map { ofOpen == .small ? ofOpen : $0 ?? ofOpen } }

  func ofPair(_ row: Int, _ weight: Int) -> TextUse { isLarge[row][weight] ? .large : .small }

  /// A color of nil is left open.
  mutating func add(_ color: Int?, _ use: TextUse) {
    if let color {
      if ofNamed[color] != .small { ofNamed[color] = use }
    } else if ofOpen != .small {
      ofOpen = use
    }
  }

  /// Every color, or the open one, is in every size and weight.
  mutating func addAll(_ catalog: Catalog) {
    guard !catalog.rows.isEmpty, !catalog.weights.isEmpty else { return }
    let isAllLarge = isLarge.allSatisfy { $0.allSatisfy { $0 } }
    let use = isAllLarge ? TextUse.large : .small
    for color in catalog.colorAxis { add(color, use) }
  }

  mutating func add(_ catalog: Catalog, _ included: [Bool]) {
    for (code, isIncluded) in zip(catalog.product, included) where isIncluded {
      add(code.color, ofPair(code.row, code.weight))
    }
  }
}
