internal import TokenDiagnostics
internal import TokenModel

/// Which tokens are used, by their index.
struct TokenUses {
  private(set) var isUsed: [Bool]

  init(of spec: LintedSpec) {
    let outline = spec.outline
    let places = spec.catalog.placesInCodes
    let modes = Set(spec.catalog.modes.map(\.origin.range)).subtracting(places)
    let unusedModes = Set(outline.tokens.filter { modes.contains($0.nameRange) }.map { $0.path[...] })
    isUsed = outline.tokens.map { token in
      // Rows of a mode that is not used are reported with it.
      token.section == .styles || places.contains(token.nameRange)
        || token.section == .modes && token.isRow && unusedModes.contains(token.parentPath.prefix(beforeLast: "."))
    }
    for token in outline.tokens {
      for value in token.values {
        if let target = outline.target(of: value, in: token) { isUsed[target.token] = true }
      }
    }
    for case let path? in outline.settings.values.map(\.reference) {
      if let target = outline.target(of: path) { isUsed[target.token] = true }
    }
  }
}

extension Catalog {
  /// Where the names of all that codes are made of were written.
  fileprivate var placesInCodes: Set<SourceRange> {
    let codes = codes
    let sizes = Set(Set(codes.map(\.row)).map { rows[$0].size.value })
    var places = Set(Set(codes.map(\.row)).map { rows[$0].size.origin.range })
    // A mode may only set sizes that the main table has.
    places.formUnion(rows.filter { $0.mode == nil && sizes.contains($0.size.value) }.map(\.size.origin.range))
    places.formUnion(Set(codes.compactMap { rows[$0.row].mode }).map { modes[$0].origin.range })
    places.formUnion(Set(codes.map(\.color)).map { colors[$0].name.origin.range })
    places.formUnion(Set(codes.map(\.weight)).map { weights[$0].name.origin.range })
    places.formUnion(Set(codes.map(\.family)).map { families[$0].name.origin.range })
    return places
  }
}
