internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Decodes one spec with the files that it includes, in passes. Each uses the results of those before it.
struct SpecDecoder: SpecPass {
  let spec: SpecInput
  private let root: Fields
  private let header: SpecHeader

  /// Decodes the parts that the other passes need. Nil if the file is not a spec, which is reported.
  init?(
    _ input: SpecInput,
    _ document: SourceDocument,
    including others: some Sequence<SourceDocument>,
    in contexts: ContextChoice
  ) {
    input.mistakes.reportCauses()
    guard let documents = DocumentPass(spec: input).documents(document, including: others), let root = documents.last
    else { return nil }
    let input = input.with(documents: documents)
    self.root = root
    header = HeaderPass(spec: input, root: root).header(in: contexts)
    spec = input.with(imports: header.imports)
  }

  /// The catalog of the spec; nil for a spec with a mistake, which is reported.
  func catalog() -> Catalog? {
    var tokens = DeclaredTokens(tree, imported: importedSet, embedded: spec.isEmbedded ? spec.imports?.index : nil)
    let codes = CodePass(spec: spec, root: root)
    let (names, openColor) = codes.names()
    let axes = axes(in: &tokens, haveColors: openColor == nil)
    let styles = styles(axes, in: &tokens)
    let consequences = ConsequencePass(spec: spec)
    consequences.reportRepeatedTokens(of: tokens)
    let emoji = EmojiPass(spec: spec).packs()
    consequences.report()
    guard let name = header.name, !spec.mistakes.log.diagnostics.hasErrors else { return nil }
    tokens.link({ followToEnd($0) }, tree)
    tokens.describe(by: CommentPass(spec: spec))
    let resolved = ResolvedTokens(tokens.set)
    consequences.reportConflicts(tokens.repeated, of: resolved, appearance: tokens.appearance)
    let catalog = Catalog(
      name: name,
      swift: header.swift,
      offsetHost: header.host ?? .uikit,
      colors: axes.colors.tokens,
      weights: axes.weights.tokens,
      families: axes.families.tokens,
      modes: styles.modes,
      modeAnnotations: axes.modeAnnotations,
      rows: axes.rows,
      styles: styles.styles,
      names: names,
      openColor: openColor,
      emoji: emoji,
      tokens: resolved,
      lengths: header.lengths
    )
    var decided = codes.decided(catalog)
    consequences.report()
    if spec.keepsExtensions { decided.settings = EmbeddedForm(spec: spec, root: root).members(of: decided) }
    return decided
  }

  /// The axes of codes. A spec of tokens that makes no codes of axes does not need any.
  private func axes(in tokens: inout DeclaredTokens, haveColors: Bool) -> SpecAxes {
    let areNeeded = needsAxes()
    let colors = ColorPass(spec: spec).colors(in: &tokens, areNeeded: areNeeded && haveColors)
    let fonts = FontPass(spec: spec)
    let weights = fonts.weights(in: &tokens, areNeeded: areNeeded)
    let families = fonts.families(in: &tokens)
    let typography = TypographyPass(spec: spec, metrics: families.tokens.first?.metrics)
    let sizes = typography.sizes(in: &tokens, areNeeded: areNeeded)
    let modes = typography.modes(of: sizes, in: &tokens)
    checkOffsetHost(sizes.rows + modes.rows)
    return SpecAxes(sizes: sizes, modes: modes, colors: colors, weights: weights, families: families)
  }

  /// The styles that the spec lists, and those of typography tokens.
  private func styles(_ axes: SpecAxes, in tokens: inout DeclaredTokens) -> TypographyStyles {
    let pass = StylePass(spec: spec, axes: axes)
    let (listed, selection) = pass.styles(in: &tokens)
    var styles = TypographyStyles(
      spec.imports?.resolved ?? .empty,
      lengths: header.lengths,
      axes: StyleAxes(
        styles: listed,
        weights: axes.weights.tokens,
        families: axes.families.tokens,
        modes: axes.modes.tokens,
        host: header.host ?? .uikit
      )
    )
    if let selection { pass.add(selection, to: &styles) }
    spec.mistakes.log.diagnostics += styles.diagnostics
    return styles
  }

  /// Whether the spec must have the axes of codes: not if it has tokens of files, and its styles are typography tokens,
  /// or it is about colors alone.
  private func needsAxes() -> Bool {
    if spec.isEmbedded { return false }
    let hasAxes = !mappings(of: .typography).isEmpty || !mappings(of: .modes).isEmpty
    let hasTokens = spec.imports != nil || spec.lacksTokens
    return hasAxes || !hasTokens || !takesTokens(.styles) && mappings(of: .color).isEmpty
  }

  /// Reports a missing `offsetHost` at the first offset in points: centered text does not need a host.
  private func checkOffsetHost(_ rows: [TypographyRow]) {
    guard root["offsetHost"] == nil, !root.misspelled.contains("offsetHost"),
      let offset = rows.lazy.compactMap(\.metrics?.offsetInPoints).first
    else { return }
    report(.missingOffsetHost(at: offset.origin.range))
  }
}
