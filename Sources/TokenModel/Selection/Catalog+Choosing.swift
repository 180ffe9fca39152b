extension Catalog {
  /// The same catalog with only some codes of the axes, in the order of ``product``; nil if more than `maximum`
  /// combinations remain.
  ///
  /// With at most `room` combinations, each axis keeps all tokens. Otherwise tokens without codes and styles are
  /// removed, so that the size of the tables depends on the chosen codes. Colors have their own names in Swift: those
  /// without codes follow the others, outside the axis.
  package func choosing(_ codes: [Combination], room: Int, maximum: Int) -> Catalog? {
    if let count = productCount, count <= room { return including(codes, of: count) }
    let used = UsedTokens(codes, in: self)
    let smaller = used.restrict(self)
    guard let count = smaller.productCount, count <= maximum else { return nil }
    return smaller.including(codes.map(used.combination), of: count)
  }

  private func including(_ codes: [Combination], of count: Int) -> Catalog {
    var catalog = self
    guard codes.count < count else { return catalog }
    var included = Array(repeating: false, count: count)
    let colorCount = colorAxis.count
    for code in codes {
      // A color that is left open is the only one of its axis.
      let color = code.row * colorCount + (code.color ?? 0)
      included[(color * weights.count + code.weight) * familyAxis.count + code.family] = true
    }
    catalog.included = included
    return catalog
  }
}

/// The tokens of codes and styles, and their new indices without the others.
private struct UsedTokens {
  private let rows: [Int?]
  /// The old index of each color.
  private let colors: [Int]
  /// The new index of each color.
  private let newColors: [Int]
  private let axisColorCount: Int
  private let weights: [Int?]
  private let families: [Int?]

  init(_ codes: [Combination], in catalog: Catalog) {
    let styles = catalog.styles.map(\.tokens)
    var rows = Set(codes.map(\.row)).union(styles.compactMap(\.row))
    // A mode has only sizes of the main table.
    let sizes = Set(rows.map { catalog.rows[$0].size.value })
    rows.formUnion(
      catalog.rows.indices.filter { catalog.rows[$0].mode == nil && sizes.contains(catalog.rows[$0].size.value) }
    )
    self.rows = Self.indices(rows, catalog.rows.count)
    // If codes leave their color open, colors are not an axis, and do not make the table of codes larger.
    let used =
      catalog.codesLeaveColorOpen
      ? Set(catalog.colors.indices) : Set(codes.compactMap(\.color) + styles.compactMap(\.color))
    colors = used.sorted() + catalog.colors.indices.filter { !used.contains($0) }
    newColors = colors.indices.sorted { [colors] in colors[$0] < colors[$1] }
    axisColorCount = used.count
    weights = Self.indices(Set(codes.map(\.weight) + styles.compactMap(\.weight)), catalog.weights.count)
    // The first family is that of all codes whose names do not contain a family.
    families = Self.indices(Set(codes.map(\.family) + styles.compactMap(\.family) + [0]), catalog.families.count)
  }

  private static func indices(_ used: Set<Int>, _ count: Int) -> [Int?] {
    var next = 0
    return (0..<count).map { index in
      guard used.contains(index) else { return nil }
      defer { next += 1 }
      return next
    }
  }

  /// The same tokens with the new indices.
  func combination(_ code: Combination) -> Combination {
    Combination(
      row: rows[code.row] ?? 0,
      color: code.color.map { newColors[$0] },
      weight: weights[code.weight] ?? 0,
      family: families[code.family] ?? 0
    )
  }

  private func tokens(_ old: CodeTokens) -> CodeTokens {
    CodeTokens(
      row: old.row.flatMap { rows[$0] },
      color: old.color.map { newColors[$0] },
      weight: old.weight.flatMap { weights[$0] },
      family: old.family.flatMap { families[$0] }
    )
  }

  func restrict(_ catalog: Catalog) -> Catalog {
    Catalog(
      name: catalog.name,
      swift: catalog.swift,
      offsetHost: catalog.offsetHost,
      colors: colors.map { catalog.colors[$0] },
      axisColorCount: axisColorCount,
      weights: kept(catalog.weights, weights),
      families: kept(catalog.families, families),
      modes: catalog.modes,
      modeAnnotations: catalog.modeAnnotations,
      rows: kept(catalog.rows, rows),
      styles: catalog.styles.map { $0.with(tokens($0.tokens)) },
      names: catalog.names,
      openColor: catalog.openColor,
      emoji: catalog.emoji,
      tokens: catalog.resolved,
      lengths: catalog.lengths
    )
  }

  private func kept<Token>(_ tokens: [Token], _ indices: [Int?]) -> [Token] {
    zip(tokens, indices).filter { $1 != nil }.map(\.0)
  }
}

extension NamedStyle {
  fileprivate func with(_ tokens: CodeTokens) -> NamedStyle {
    NamedStyle(
      name: name,
      tokens: tokens,
      row: row,
      weight: weight,
      family: family,
      familyOrigin: familyOrigin,
      annotations: annotations,
      path: path
    )
  }
}
