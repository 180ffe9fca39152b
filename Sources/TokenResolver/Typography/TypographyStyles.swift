internal import TokenDiagnostics
internal import TokenModel

/// Makes styles from typography tokens. Each has its own size; weights and families on the axes are named as there.
struct TypographyStyles {
  private(set) var styles: [NamedStyle]
  private(set) var modes: [Sourced<String>]

  private let log = DiagnosticLog()
  private let tokens: TokenSet
  private let resolved: ResolvedTokens
  private let lengths: LengthReading
  /// The modifiers whose contexts become modes.
  private let modeModifiers: [ModifierID]
  /// The attributes of each token and mode, because aliases of a token share its row.
  private var looks: [LookKey: Look] = [:]
  private let weights: [WeightToken]
  private let weightIndices: [Int: Int]
  private let families: [FamilyToken]
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
  ///   - axes: The weights, families and modes of the spec.
  init(_ resolved: ResolvedTokens, lengths: LengthReading, axes: StyleAxes) {
    let tokens = resolved.tokens
    self.tokens = tokens
    self.resolved = resolved
    self.lengths = lengths
    modeModifiers = tokens.modifiers.indices.filter { tokens.modifiers[$0].role == .mode }
    styles = axes.styles
    weights = axes.weights
    families = axes.families
    host = axes.host
    modes = axes.modes
    let numbers = axes.weights.enumerated().map { ($1.value.value, $0) }
    weightIndices = Dictionary(numbers, uniquingKeysWith: { first, _ in first })
    let fonts = axes.families.enumerated().map { index, family in
      (FontKey(font: family.font?.value, fallbacks: family.fallbacks, metrics: family.metrics), index)
    }
    let metrics = axes.families.map { ($0.font?.value, $0.metrics) }
    ownMetrics = Dictionary(metrics, uniquingKeysWith: { first, _ in first })
    familyIndices = Dictionary(fonts, uniquingKeysWith: { first, _ in first })
  }

  var diagnostics: [Diagnostic] { log.diagnostics }

  /// Adds the styles of a token: one for its value in standard contexts, and one for each mode with another value.
  ///
  /// - Parameters:
  ///   - token: A typography token.
  ///   - name: The name of the style.
  ///   - color: The index of a color of the catalog; nil to leave it open.
  mutating func add(_ token: TokenID, named name: Sourced<String>, color: Int?) {
    let target = tokens.endOfAliases(from: token)
    let variants: TokenVariants
    do {
      variants = try resolved.variants(of: target, over: modeModifiers)
    } catch {
      log.report(.tooEntangled(error, token: target, of: tokens))
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

  /// The attributes of a value; nil for a mistake, which is reported.
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

  private func row(
    _ typography: Typography,
    of path: TokenPath,
    _ extra: TypographyExtension?,
    mode: Int?,
    metrics: FontMetrics
  ) -> TypographyRow? {
    guard let size = typography.fontSize.sourced else { return nil }
    guard let exactSize = lengths.exactPoints(size.value), let points = exactSize.rounded(toPlaces: 4),
      SpecRange.positive.contains(points)
    else {
      let need = "a font size in `px` or `rem`, above 0 and at most \(FixedDecimal.largest) points"
      log.report(.makesNoStyle(path, because: need, at: size.origin.range))
      return nil
    }
    let spacing = typography.letterSpacing?.sourced
    let letterSpacing = spacing.flatMap { lengths.points($0.value, fontSize: exactSize) }
    if let spacing, letterSpacing == nil {
      let need = "a letter spacing from -\(FixedDecimal.largest) to \(FixedDecimal.largest) points"
      log.report(.makesNoStyle(path, because: need, at: spacing.origin.range))
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
  private func lineHeight(_ slot: Slot<LineHeight>?, fontSize: TokenNumber) -> Sourced<FixedDecimal>? {
    guard let height = slot?.sourced else { return nil }
    guard let points = lengths.points(height.value, fontSize: fontSize), SpecRange.positive.contains(points) else {
      log.report(.lineHeightOutOfRange(at: height.origin.range))
      return nil
    }
    return Sourced(points, from: height.origin)
  }

  private func weight(_ slot: Slot<FontWeightValue>, of path: TokenPath) -> (index: Int?, token: WeightToken)? {
    guard let weight = slot.sourced else { return nil }
    guard let number = weight.value.number.rounded(toPlaces: 0)?.wholeNumber,
      (1...1000).contains(number)
    else {
      log.report(.makesNoStyle(path, because: "a weight from 1 to 1000", at: weight.origin.range))
      return nil
    }
    if weight.value.number != TokenNumber(number) {
      log.report(.roundedWeight(weight.value.number, to: number, at: weight.origin.range))
    }
    let value = Sourced(number, from: weight.origin)
    if let index = weightIndices[number] {
      let known = weights[index]
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
      log.report(.systemFamily(first.value, at: first.origin.range))
    }
    let font = fonts.font
    let key = FontKey(
      font: font?.value,
      fallbacks: fonts.fallbacks,
      metrics: metrics ?? ownMetrics[font?.value] ?? .system
    )
    let index = familyIndices[key]
    let known = index.map { families[$0] }
    let problems = known == nil ? FontNames.problems(with: names) : []
    problems.forEach(log.report)
    guard problems.isEmpty else { return nil }
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

/// A spec's axes before the styles of typography tokens are added.
struct StyleAxes {
  var styles: [NamedStyle] = []
  var weights: [WeightToken] = []
  /// At least one.
  var families: [FamilyToken]
  var modes: [Sourced<String>] = []
  /// The host of baseline offsets.
  var host: OffsetHost
}
