internal import TokenDiagnostics

/// Makes the styles of a catalog. Those of typography tokens have their own sizes; weights and families on the axes are
/// named as there.
struct DerivedStyles {
  private(set) var styles: [NamedStyle] = []
  /// The modes of the axis, then those that only styles have.
  private(set) var modes: [Sourced<String>]
  private(set) var problems: [StyleProblem] = []

  private let axes: ResolvedAxes
  private let tokens: TokenSet
  private let resolved: ResolvedTokens
  private let lengths: LengthReading
  /// The modifiers whose contexts become modes.
  private let modeModifiers: [ModifierID]
  /// The attributes of each token and mode, because aliases of a token share its row.
  private var looks: [LookKey: Look] = [:]
  private let weightIndices: [Int: Int]
  private let familyIndices: [FontKey: Int]
  /// The metrics of the spec's families, by their fonts.
  private let ownMetrics: [String?: FontMetrics]
  private var hasNotedSystemFont = false

  /// A token in one of its modes.
  private struct LookKey: Hashable {
    let token: TokenID
    let mode: Int?
  }

  /// A font with the metrics that its baselines are computed with.
  private struct FontKey: Hashable {
    /// Nil is the system font.
    let font: String?
    let fallbacks: [String]
    let metrics: FontMetrics
  }

  /// The attributes of a typography token; a weight or family on an axis has its index there.
  private struct Look {
    let row: TypographyRow
    let weight: (index: Int?, token: WeightToken)
    let family: (index: Int?, token: FamilyToken)
  }

  /// The host of the catalog's baseline offsets.
  private let host: OffsetHost

  /// - Parameters:
  ///   - resolved: The set that has the typography tokens.
  ///   - lengths: The conversion of their lengths to points.
  ///   - host: The host of the catalog's baseline offsets.
  ///   - axes: The axes of the catalog.
  ///   - modes: The names of the modes of the axis.
  init(
    _ resolved: ResolvedTokens,
    lengths: LengthReading,
    host: OffsetHost,
    axes: ResolvedAxes = .none,
    modes: [Sourced<String>] = []
  ) {
    let tokens = resolved.tokens
    self.tokens = tokens
    self.resolved = resolved
    self.axes = axes
    self.lengths = lengths
    modeModifiers = tokens.modifiers.indices.filter { tokens.modifiers[$0].role == .mode }
    self.host = host
    self.modes = modes
    let numbers = axes.weights.enumerated().map { ($1.value.value, $0) }
    weightIndices = Dictionary(numbers, uniquingKeysWith: { first, _ in first })
    let fonts = axes.families.enumerated().map { index, family in
      (FontKey(font: family.font?.value, fallbacks: family.fallbacks, metrics: family.metrics), index)
    }
    let metrics = axes.families.map { ($0.font?.value, $0.metrics) }
    ownMetrics = Dictionary(metrics, uniquingKeysWith: { first, _ in first })
    familyIndices = Dictionary(fonts, uniquingKeysWith: { first, _ in first })
  }

  /// Adds the styles of an entry.
  mutating func add(_ entry: StyleEntry) {
    switch entry {
    case .listed(let name, let parts, let annotations): addListed(name, parts, annotations)
    case .token(let token, let name, let color): add(token, named: name, color: color)
    }
  }

  private mutating func addListed(_ name: Sourced<String>, _ parts: Combination, _ annotations: TokenAnnotations) {
    guard axes.rows.indices.contains(parts.row), axes.weights.indices.contains(parts.weight),
      axes.families.indices.contains(parts.family)
    else { return }
    styles.append(
      NamedStyle(
        name: name,
        tokens: CodeTokens(row: parts.row, color: parts.color, weight: parts.weight, family: parts.family),
        row: axes.rows[parts.row],
        weight: axes.weights[parts.weight],
        family: axes.families[parts.family],
        annotations: annotations
      )
    )
  }

  /// Adds the styles of a token: one for its value in standard contexts, and one for each mode with another value.
  ///
  /// - Parameters:
  ///   - token: A typography token.
  ///   - name: The name of the style.
  ///   - color: The index of a color of the catalog; nil to leave it open.
  private mutating func add(_ token: TokenID, named name: Sourced<String>, color: Int?) {
    let target = tokens.endOfAliases(from: token)
    let variants: TokenVariants
    do {
      variants = try resolved.variants(of: target, over: modeModifiers)
    } catch {
      problems.append(.tooEntangled(error, target))
      return
    }
    addStyle(of: token, target, variants.standard, mode: nil, named: name, color: color)
    for variant in variants.variants {
      let mode = mode(of: variant)
      let modeName = Sourced("\(name.value)_\(modes[mode].value)", from: name.origin)
      addStyle(of: token, target, variant.value, mode: mode, named: modeName, color: color)
    }
  }

  /// The index of the mode that is named for the contexts of a variant. Defaults are not in its name.
  private mutating func mode(of variant: TokenVariants.Variant) -> Int {
    let contexts = variant.contexts.sorted { $0.key < $1.key }.filter { tokens.modifiers[$0.key].standard != $0.value }
    let name = contexts.map { tokens.modifiers[$0.key].contexts[$0.value] }.joined(separator: "_")
    if let known = modes.firstIndex(where: { $0.value.utf8.elementsEqual(name.utf8) }) { return known }
    modes.append(Sourced(name, from: variant.value?.origin ?? Origin(.start(of: SourceFileID(index: 0)))))
    return modes.count - 1
  }

  private mutating func addStyle(
    of token: TokenID,
    _ target: TokenID,
    _ value: Sourced<TokenValue>?,
    mode: Int?,
    named name: Sourced<String>,
    color: Int?
  ) {
    guard case .typography(let typography)? = value?.value,
      let look = look(LookKey(token: target, mode: mode), typography)
    else { return }
    let entry = tokens[token]
    styles.append(
      NamedStyle(
        name: name,
        tokens: CodeTokens(row: nil, color: color, weight: look.weight.index, family: look.family.index),
        row: look.row,
        weight: look.weight.token,
        family: look.family.token,
        familyOrigin: typography.fontFamily.value?.names.first?.sourced?.origin,
        annotations: entry.annotations,
        path: entry.path
      )
    )
  }

  /// The attributes of a value; nil for a problem, which is noted.
  private mutating func look(_ key: LookKey, _ typography: Typography) -> Look? {
    if let known = looks[key] { return known }
    let extra = tokens.typographyExtension(of: key.token)
    let path = tokens.path(of: key.token)
    guard let family = family(typography.fontFamily, extra?.fontMetrics),
      let weight = weight(typography.fontWeight, of: path),
      let row = row(typography, of: path, extra, mode: key.mode, metrics: family.token.metrics)
    else { return nil }
    let look = Look(row: row, weight: weight, family: family)
    looks[key] = look
    return look
  }

  // MARK: Parts

  private mutating func row(
    _ typography: Typography,
    of path: TokenPath,
    _ extra: TypographyExtension?,
    mode: Int?,
    metrics: FontMetrics
  ) -> TypographyRow? {
    guard let size = typography.fontSize.sourced else { return nil }
    guard let exactSize = lengths.exactPoints(size.value), let points = exactSize.rounded(toPlaces: 4),
      FixedDecimal.positiveRange.contains(points)
    else {
      problems.append(.outOfRange(.fontSize, path, size.origin.range))
      return nil
    }
    let spacing = typography.letterSpacing?.sourced
    let letterSpacing = spacing.flatMap { lengths.points($0.value, fontSize: exactSize) }
    if let spacing, letterSpacing == nil {
      problems.append(.outOfRange(.letterSpacing, path, spacing.origin.range))
      return nil
    }
    let lineHeight = lineHeight(typography.lineHeight, fontSize: exactSize)
    let row = { (metrics: LineMetrics?) in
      TypographyRow(
        size: Sourced(points, from: size.origin),
        metrics: metrics,
        mode: mode,
        textCurve: extra?.textStyle
      )
    }
    let isPlain = lineHeight == nil && letterSpacing ?? .zero == .zero && extra?.lineSpacing == nil
    if isPlain, extra?.baselineOffset == nil { return row(nil) }
    let ownHeight = Sourced(metrics.lineHeight(size: points), from: size.origin)
    return row(
      LineMetrics(
        lineHeight: lineHeight ?? ownHeight,
        lineSpacing: extra?.lineSpacing,
        letterSpacing: spacing.flatMap { spacing in letterSpacing.map { Sourced($0, from: spacing.origin) } },
        baselineOffset: extra.flatMap { offset($0, size: points, lineHeight: lineHeight ?? ownHeight, metrics) }
      )
    )
  }

  /// The offset on the host of the catalog; nil for one that is not given.
  private func offset(
    _ extra: TypographyExtension,
    size: FixedDecimal,
    lineHeight: Sourced<FixedDecimal>,
    _ metrics: FontMetrics
  ) -> Sourced<BaselineOffset>? {
    guard let written = extra.baselineOffset, case .points(let points) = written.value, let other = extra.offsetHost
    else {
      return extra.baselineOffset
    }
    let offset = host.offset(for: points, on: other, size: size, lineHeight: lineHeight.value, metrics: metrics)
    return Sourced(.points(offset), from: written.origin)
  }

  /// Nil if the font's own line height is used.
  private mutating func lineHeight(_ slot: Slot<LineHeight>?, fontSize: TokenNumber) -> Sourced<FixedDecimal>? {
    guard let height = slot?.sourced else { return nil }
    guard let points = lengths.points(height.value, fontSize: fontSize), FixedDecimal.positiveRange.contains(points)
    else {
      problems.append(.noLineHeight(height.origin.range))
      return nil
    }
    return Sourced(points, from: height.origin)
  }

  private mutating func weight(_ slot: Slot<FontWeightValue>, of path: TokenPath) -> (index: Int?, token: WeightToken)?
  {
    guard let weight = slot.sourced else { return nil }
    guard let number = weight.value.number.rounded(toPlaces: 0)?.wholeNumber,
      (1...1000).contains(number)
    else {
      problems.append(.outOfRange(.weight, path, weight.origin.range))
      return nil
    }
    if weight.value.number != TokenNumber(number) {
      problems.append(.roundedWeight(weight.value.number, to: number, weight.origin.range))
    }
    let value = Sourced(number, from: weight.origin)
    if let index = weightIndices[number] {
      let known = axes.weights[index]
      return (index, WeightToken(name: known.name, value: value, annotations: known.annotations))
    }
    return (nil, WeightToken(name: Sourced("\(number)", from: weight.origin), value: value))
  }

  private mutating func family(
    _ slot: Slot<FontFamilyValue>,
    _ metrics: FontMetrics?
  ) -> (index: Int?, token: FamilyToken)? {
    guard let names = slot.value?.names.compactMap(\.sourced), let first = names.first,
      let fonts = FontNames(names, isSystem: SystemFont.isName)
    else { return nil }
    if fonts.font == nil, !hasNotedSystemFont {
      hasNotedSystemFont = true
      problems.append(.systemFamily(first))
    }
    let font = fonts.font
    let key = FontKey(
      font: font?.value,
      fallbacks: fonts.fallbacks,
      metrics: metrics ?? ownMetrics[font?.value] ?? .system
    )
    let index = familyIndices[key]
    let known = index.map { axes.families[$0] }
    let invalid = known == nil ? FontNames.problems(with: names) : []
    problems += invalid.map { .invalidFont($0.name, problem: $0.problem) }
    guard invalid.isEmpty else { return nil }
    let token = FamilyToken(
      name: known?.name ?? Sourced(font?.value ?? "system", from: first.origin),
      font: font,
      fallbacks: fonts.fallbacks,
      metrics: key.metrics,
      annotations: known?.annotations ?? TokenAnnotations()
    )
    return (index, token)
  }
}
