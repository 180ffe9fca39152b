internal import TokenModel
internal import TokenColor

extension TextUse {
  /// For each color, in the order of the catalog; nil for one that no code has. Linear in the number of codes that
  /// the axes make when some are left out, and in the sizes and weights otherwise.
  static func ofColors(in catalog: Catalog) -> [TextUse?] {
    var uses = Uses(catalog)
    if let included = catalog.included {
      uses.add(catalog, included)
    } else if !catalog.familyAxis.isEmpty {
      uses.addAll(catalog)
    }
    for style in catalog.styles { uses.add(style.code.color, uses.ofPair(style.code.row, style.code.weight)) }
    return uses.ofColor
  }
}

private struct Uses {
  var ofColor: [TextUse?]
  private let isLarge: [[Bool]]

  init(_ catalog: Catalog) {
    ofColor = Array(repeating: nil, count: catalog.colors.count)
    isLarge = catalog.rows.map { row in
      catalog.weights.map { TextUse(size: row.size.value, weight: $0.value.value) == .large }
    }
  }

  func ofPair(_ row: Int, _ weight: Int) -> TextUse { isLarge[row][weight] ? .large : .small }

  mutating func add(_ color: Int, _ use: TextUse) {
    if ofColor[color] != .small { ofColor[color] = use }
  }

  /// Every color is in every size and weight.
  mutating func addAll(_ catalog: Catalog) {
    guard let first = isLarge.first, !first.isEmpty else { return }
    let use = isLarge.allSatisfy { $0.allSatisfy { $0 } } ? TextUse.large : .small
    for color in ofColor.indices { ofColor[color] = use }
  }

  mutating func add(_ catalog: Catalog, _ included: [Bool]) {
    for (code, isIncluded) in zip(catalog.product, included) where isIncluded {
      add(code.color, ofPair(code.row, code.weight))
    }
  }
}
