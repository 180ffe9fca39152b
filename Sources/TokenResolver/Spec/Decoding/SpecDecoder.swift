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
    let styles = StylePass(spec: spec, axes: axes).styles(in: &tokens)
    let consequences = ConsequencePass(spec: spec)
    consequences.reportRepeatedTokens(of: tokens)
    let emoji = EmojiPass(spec: spec).packs()
    consequences.report()
    guard let name = header.name, !spec.mistakes.log.diagnostics.hasErrors else {
      reportStyles(styles)
      return nil
    }
    tokens.link({ followToEnd($0) }, tree)
    tokens.describe(by: CommentPass(spec: spec))
    let resolved = ResolvedTokens(tokens.set)
    consequences.reportConflicts(tokens.repeated, of: resolved, appearance: tokens.appearance)
    var settings = CatalogSettings(name: name, offsetHost: header.host ?? .uikit, names: names)
    settings.swift = header.swift
    settings.openColor = openColor
    settings.axes = axes.entries
    settings.styles = styles
    settings.emoji = emoji
    settings.lengths = header.lengths
    let (catalog, problems) = Catalog.derived(from: resolved, settings)
    report(problems, of: resolved)
    if spec.mistakes.log.diagnostics.hasErrors { return nil }
    var decided = codes.decided(catalog)
    consequences.report()
    if spec.keepsExtensions { decided.settings = EmbeddedForm(spec: spec, root: root).members(of: decided) }
    return decided
  }

  /// Reports the problems of typography tokens in a spec that makes no catalog because of other mistakes.
  private func reportStyles(_ styles: [StyleEntry]) {
    guard let imports = spec.imports else { return }
    report(Catalog.problems(of: styles, in: imports.resolved, lengths: header.lengths), of: imports.resolved)
  }

  private func report(_ problems: [StyleProblem], of tokens: ResolvedTokens) {
    spec.mistakes.log.diagnostics += problems.map { .styleProblem($0, of: tokens.tokens) }
  }

  /// The axes of codes. A spec of tokens that makes no codes of axes does not need any.
  private func axes(in tokens: inout DeclaredTokens, haveColors: Bool) -> SpecAxes {
    let areNeeded = needsAxes()
    let colors = ColorPass(spec: spec).colors(in: &tokens, areNeeded: areNeeded && haveColors)
    let fonts = FontPass(spec: spec)
    let weights = fonts.weights(in: &tokens, areNeeded: areNeeded)
    let families = fonts.families(in: &tokens)
    let typography = TypographyPass(spec: spec, metrics: families.tokens.first.map { tokens.metrics(of: $0) })
    let sizes = typography.sizes(in: &tokens, areNeeded: areNeeded)
    let modes = typography.modes(of: sizes, in: &tokens)
    checkOffsetHost(sizes.rows.firstOffset ?? modes.rows.firstOffset)
    return SpecAxes(sizes: sizes, modes: modes, colors: colors, weights: weights, families: families)
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
  private func checkOffsetHost(_ firstOffset: SourceRange?) {
    guard root["offsetHost"] == nil, !root.misspelled.contains("offsetHost"), let firstOffset else { return }
    report(.missingOffsetHost(at: firstOffset))
  }
}
