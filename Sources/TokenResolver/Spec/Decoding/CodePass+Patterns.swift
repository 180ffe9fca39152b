internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

extension CodePass {
  /// In Unicode scalars; names of codes are shorter.
  private static var maximumPatternLength: Int { 1_000 }

  /// Applies `only` and `except` of `codes` to a catalog with all codes; nil if too many codes remain, which is
  /// reported. A pattern that matches no name is reported, because it is a mistake.
  func choosing(_ codes: NodeID?, in catalog: Catalog, at place: SourceRange) -> Catalog? {
    let only = codes.flatMap { patterns("only", in: $0) }
    let except = codes.flatMap { patterns("except", in: $0) }
    guard only != nil || except != nil else { return allCodes(of: catalog, at: place) }
    let outcome = CodeSelection.choose(
      in: catalog,
      only: only?.map(\.value),
      except: except?.map(\.value) ?? [],
      maximum: max(0, SpecLimits.codes - catalog.styles.count)
    )
    switch outcome {
    case .tooComplex:
      report(.tooComplexPatterns(at: place))
    case .tooMany(let count):
      report(
        .tooManyChosenCodes(count.map { $0 + catalog.styles.count }, maximum: SpecLimits.codes, at: place)
      )
    case .chosen(let chosen, let unmatched):
      reportUnmatched(
        unmatched.only.compactMap { only?[$0] } + unmatched.except.compactMap { except?[$0] },
        in: catalog
      )
      let (room, maximum) = (SpecLimits.roomyProduct, SpecLimits.product)
      if let result = catalog.choosing(chosen, room: room, maximum: maximum) { return result }
      report(.tooScatteredCodes(maximum: maximum, at: place))
    }
    return nil
  }

  private func allCodes(of catalog: Catalog, at place: SourceRange) -> Catalog? {
    let count = catalog.productCount?.addingReportingOverflow(catalog.styles.count)
    if let count, !count.overflow, count.partialValue <= SpecLimits.codes { return catalog }
    let number = count.flatMap { $0.overflow ? nil : $0.partialValue }
    report(.tooManyCodes(number, maximum: SpecLimits.codes, at: place))
    return nil
  }

  /// The patterns under a key: one, or a list of them. Nil if the key is absent.
  private func patterns(_ key: String, in codes: NodeID) -> [Sourced<NamePattern>]? {
    guard let node = tree.value(named: key, in: codes), let (list, entries, references) = patternNodes(node) else {
      return nil
    }
    guard entries.count <= SpecRecord.maximumPatterns else {
      report(.tooManyPatterns(entries.count, maximum: SpecRecord.maximumPatterns, at: range(list)))
      return nil
    }
    return entries.compactMap { pattern($0, via: references) }
  }

  private func pattern(_ entry: NodeID, via references: [SourceRange]) -> Sourced<NamePattern>? {
    guard let text = scalarText(entry, for: "a pattern", via: references) else { return nil }
    guard text.value.unicodeScalars.count <= Self.maximumPatternLength else {
      report(.longPattern(maximum: Self.maximumPatternLength, at: text.origin.range))
      return nil
    }
    return Sourced(NamePattern(text.value), from: text.origin)
  }

  private func reportUnmatched(_ patterns: [Sourced<NamePattern>], in catalog: Catalog) {
    let examples = catalog.product.prefix(3).map { catalog.name(of: $0) }
    for pattern in patterns { report(.unmatchedPattern(at: pattern.origin.range, examples: examples)) }
  }
}
