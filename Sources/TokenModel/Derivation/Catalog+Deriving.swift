extension Catalog {
  /// Makes the catalog of a set of tokens: all values of its axes and styles are those of tokens.
  ///
  /// The tokens of the entries have values of the types that the entries need; those that have not are left out. Nothing
  /// else is checked.
  ///
  /// - Returns: The catalog, and what is unusual about typography tokens. Those with values that no style can have make
  ///   none.
  /// - Complexity: O(*n*), where *n* is the number of entries, with the typography tokens in all of their contexts.
  package static func derived(
    from tokens: ResolvedTokens,
    _ settings: CatalogSettings
  ) -> (catalog: Catalog, problems: [StyleProblem]) {
    let axes = ResolvedAxes(settings.axes, of: tokens, lengths: settings.lengths)
    var styles = DerivedStyles(
      tokens,
      lengths: settings.lengths,
      host: settings.offsetHost,
      axes: axes,
      modes: settings.axes.modes
    )
    for entry in settings.styles { styles.add(entry) }
    let catalog = Catalog(
      name: settings.name,
      swift: settings.swift,
      offsetHost: settings.offsetHost,
      colors: axes.colors,
      weights: axes.weights,
      families: axes.families,
      modes: styles.modes,
      modeAnnotations: settings.axes.modeAnnotations,
      rows: axes.rows,
      styles: styles.styles,
      names: settings.names,
      openColor: settings.openColor,
      emoji: settings.emoji,
      tokens: tokens,
      lengths: settings.lengths
    )
    return (catalog, styles.problems)
  }

  /// What is unusual about typography tokens that would make styles of a catalog without axes.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries, with the typography tokens in all of their contexts.
  package static func problems(
    of styles: [StyleEntry],
    in tokens: ResolvedTokens,
    lengths: LengthReading
  ) -> [StyleProblem] {
    var found = DerivedStyles(tokens, lengths: lengths, host: .css)
    for entry in styles { found.add(entry) }
    return found.problems
  }
}

/// The entries of axes with the values of their tokens.
struct ResolvedAxes {
  let rows: [TypographyRow]
  let colors: [ColorToken]
  let weights: [WeightToken]
  let families: [FamilyToken]

  /// No axes.
  static let none = ResolvedAxes(CatalogAxes(), of: .empty, lengths: .standard)

  init(_ axes: CatalogAxes, of tokens: ResolvedTokens, lengths: LengthReading) {
    let values = EntryValues(tokens: tokens, lengths: lengths)
    rows = axes.sizes.compactMap(values.row)
    colors = axes.colors.compactMap(values.color)
    weights = axes.weights.compactMap(values.weight)
    families = axes.families.compactMap(values.family)
  }
}

/// Reads the values of entries.
private struct EntryValues {
  let tokens: ResolvedTokens
  let lengths: LengthReading

  func row(_ entry: SizeEntry) -> TypographyRow? {
    let row = { (metrics: LineMetrics?) in
      TypographyRow(
        size: entry.size,
        metrics: metrics,
        mode: entry.mode,
        annotations: tokens.tokens.groups[entry.group].annotations
      )
    }
    guard let lengths = entry.lengths else { return row(nil) }
    guard let lineHeight = points(lengths.lineHeight) else { return nil }
    return row(
      LineMetrics(
        lineHeight: lineHeight,
        lineSpacing: lengths.lineSpacing.flatMap(points),
        letterSpacing: lengths.letterSpacing.flatMap(points),
        baselineOffset: lengths.baselineOffset.flatMap(offset)
      )
    )
  }

  private func offset(_ offset: SizeLengths.Offset) -> Sourced<BaselineOffset>? {
    switch offset {
    case .points(let token): points(token).map { Sourced(.points($0.value), from: $0.origin) }
    case .center(let origin): Sourced(.center, from: origin)
    }
  }

  private func points(_ token: TokenID) -> Sourced<FixedDecimal>? {
    guard let value = try? tokens.value(of: token) else { return nil }
    return lengths.points(value.value).map { Sourced($0, from: value.origin) }
  }

  func color(_ entry: ColorEntry) -> ColorToken? {
    guard let variants = try? ColorVariants(of: entry.token, in: tokens) else { return nil }
    let annotations = tokens.tokens.annotations(of: entry.token)
    return ColorToken(name: entry.name, variants: variants, grounds: entry.grounds, annotations: annotations)
  }

  func weight(_ entry: WeightEntry) -> WeightToken? {
    guard let value = try? tokens.value(of: entry.token), case .fontWeight(let weight) = value.value,
      let number = weight.number.fixedDecimal?.value.wholeNumber
    else { return nil }
    return WeightToken(
      name: entry.name,
      value: Sourced(number, from: value.origin),
      annotations: tokens.tokens.annotations(of: entry.token)
    )
  }

  func family(_ entry: FamilyEntry) -> FamilyToken? {
    guard let token = entry.token else { return FamilyToken(name: entry.name, font: nil, metrics: .system) }
    guard let value = try? tokens.value(of: token), case .fontFamily(let families) = value.value else { return nil }
    // The references lead to the list of all names.
    let names = families.names.compactMap { $0.value.map { Sourced($0, from: value.origin) } }
    return FontNames(names) { _ in entry.isSystem }.map { fonts in
      FamilyToken(
        name: entry.name,
        font: fonts.font,
        fallbacks: fonts.fallbacks,
        metrics: tokens.tokens.typographyExtension(of: token)?.fontMetrics ?? .system,
        annotations: tokens.tokens.annotations(of: token)
      )
    }
  }
}
