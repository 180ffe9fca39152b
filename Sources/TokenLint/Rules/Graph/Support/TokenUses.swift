internal import TokenDiagnostics
internal import TokenModel

/// Marks the used tokens.
struct TokenUses {
  private(set) var isUsed: IDTable<TokenDeclaration, Bool>

  init(of spec: LintedSpec) {
    let outline = spec.outline
    let places = spec.catalog.placesInCodes
    let modes = Set(spec.catalog.modes.map(\.origin.range)).subtracting(places)
    let unusedModes = Set(outline.tokens.filter { modes.contains($0.nameRange) }.map { $0.path[...] })
    isUsed = IDTable(
      outline.tokens.map { token in
        // Rows of a mode that is not used are reported with it. People use emoji, and anything may use a token of the
        // format.
        token.role == .style || token.role == .emoji || token.role == .token || places.contains(token.nameRange)
          || token.section == .modes && token.isRow && unusedModes.contains(token.parentPath.prefix(beforeLast: "."))
      }
    )
    for token in outline.tokens {
      for value in token.values + token.grounds {
        if let target = outline.target(of: value, in: token) { isUsed[target.token] = true }
      }
      // Advice to use a token sends people to it.
      if let path = token.deprecation?.replacement, let target = outline.target(of: path) {
        isUsed[target.token] = true
      }
    }
    for case let path? in outline.settings.values.map(\.reference) {
      if let target = outline.target(of: path) { isUsed[target.token] = true }
    }
  }
}

extension Catalog {
  /// The locations of the names of all tokens in codes.
  fileprivate var placesInCodes: Set<SourceRange> {
    let marks = CodeMarks(of: self)
    // The rows of typography tokens have their own sizes.
    let listed = styles.filter { $0.path == nil }.map(\.row)
    let ofCodes = zip(rows, marks.rows).filter(\.1).map(\.0)
    let sizes = Set((ofCodes + listed).map(\.size.value))
    // A mode may only set sizes that the main table has.
    let needed = mainRows.filter { sizes.contains($0.size.value) }
    let used = ofCodes + styles.map(\.row)
    var places = Set((needed + used).map(\.size.origin.range))
    places.formUnion(used.compactMap(\.mode).map { modes[$0].origin.range })
    // Each color has its own name in Swift.
    places.formUnion(colors.map(\.name.origin.range))
    places.formUnion(zip(weights, marks.weights).filter(\.1).map(\.0.name.origin.range))
    places.formUnion(zip(families, marks.families).filter(\.1).map(\.0.name.origin.range))
    places.formUnion(styles.map(\.weight.name.origin.range))
    places.formUnion(styles.map(\.family.name.origin.range))
    return places
  }
}

/// Marks the tokens that are in a code of the axes, by their index on each axis.
private struct CodeMarks {
  private(set) var rows: [Bool]
  private(set) var weights: [Bool]
  private(set) var families: [Bool]

  init(of catalog: Catalog) {
    // If no code is left out, each name of an axis is in one; no search is needed.
    let isWhole = catalog.included == nil && (catalog.productCount ?? 0) > 0
    rows = catalog.rows.map { _ in isWhole }
    weights = catalog.weights.map { _ in isWhole }
    families = catalog.families.indices.map { isWhole && catalog.familyAxis.contains($0) }
    for tokens in isWhole ? [] : catalog.codes.compactMap(\.combination) {
      rows[tokens.row] = true
      weights[tokens.weight] = true
      families[tokens.family] = true
    }
  }
}
