internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Decodes one spec. Extensions decode the sections and report mistakes here.
struct SpecDecoder: RecordDecoder {
  let tree: SourceTree
  /// The files of the run, by the index of their IDs.
  let files: [SourceFile]
  /// The paths of the files, relative to the folder of the root.
  let paths: [SourceFileID: IncludePath]
  let mistakes: SpecMistakes
  let consequences = Consequences()
  let suggestions: NameSuggestions
  /// Whether a mapping has a key twice, which the reader has reported.
  let hasDuplicateKeys: Bool
  var references: ReferenceTable
  /// The tokens of the spec.
  var tokens: DeclaredTokens
  /// The tokens of the spec's token files; nil if it names none, or one has an error.
  var imports: ImportedTokens?
  /// Whether a token file has an error, so that any name may be one of its tokens.
  let lacksTokens: Bool
  /// The colors that are not plain, and the nodes of their values.
  var unlinkedColors: [UnlinkedColor] = []
  /// The names in each section. Tokens with invalid values are included, because references to them are right.
  var declared: [RootKey: AxisNames] = [:]
  /// The sizes of the main table, including those with invalid metrics.
  var declaredSizes: Set<FixedDecimal> = []
  /// The font size of the row that a value is written in.
  var rowSizes: [NodeID: FixedDecimal] = [:]
  /// The metrics of the first family; nil if it has a mistake.
  var firstMetrics: FontMetrics?
  /// The top mapping of each file: included files before those that include them, the root last.
  var documents: [Fields] = []
  /// Whether an included file could not be read, so that any name may be one of its.
  let lacksFiles: Bool

  init(
    tree: SourceTree,
    files: [SourceFile],
    paths: [SourceFileID: IncludePath],
    mistakes: SpecMistakes,
    hasDuplicateKeys: Bool,
    lacksFiles: Bool,
    tokenFiles: TokenFileReader.Result? = nil
  ) {
    self.tree = tree
    self.files = files
    self.paths = paths
    self.mistakes = mistakes
    suggestions = NameSuggestions(tree)
    self.hasDuplicateKeys = hasDuplicateKeys
    self.lacksFiles = lacksFiles
    self.references = ReferenceTable(tree: tree)
    imports = tokenFiles?.tokens.map { ImportedTokens($0) }
    lacksTokens = tokenFiles != nil && imports == nil
    self.tokens = DeclaredTokens(tree, imported: imports?.set ?? TokenSet())
    unlinkedColors.reserveCapacity(tree.nodeCount / 2)
  }

  /// Decodes the whole spec from top to bottom, with the files that it includes in the order of their tokens. Nil if a
  /// part that others need is missing, which is reported.
  mutating func decode(
    _ document: SourceDocument,
    including others: some Sequence<SourceDocument>,
    in contexts: ContextChoice
  ) -> Catalog? {
    mistakes.reportCauses()
    guard let root = specRoot(document) else { return nil }
    documents = others.compactMap { included($0) } + [root]
    let name = decodeName(root)
    decodeContexts(root, contexts)
    let lengths = decodeLengths(root)
    imports?.lengths = lengths
    let swift = decodeSwift(root)
    let host: OffsetHost? = choice("offsetHost", of: root)
    let (names, openColor) = decodeCodes(root)
    let needsAxes = needsAxes()
    declarePalette()
    let colors = linkColors(declareColors(areNeeded: needsAxes && openColor == nil))
    let weights = decodeWeights(areNeeded: needsAxes)
    let families = decodeFamilies()
    firstMetrics = families.first?.metrics
    findRowSizes()
    var rows = decodeTypography(isNeeded: needsAxes)
    let modes = decodeModes(sizes: rows)
    rows += modes.rows
    checkOffsetHost(root, rows)
    let axes = SpecAxes(
      rows: rows,
      colors: colors,
      weights: weights,
      families: families,
      modes: modes.names
    )
    let (listed, selection) = decodeStyles(axes)
    var styles = TypographyStyles(
      imports?.resolved ?? .empty,
      lengths: lengths,
      axes: StyleAxes(
        styles: listed,
        weights: weights,
        families: families,
        modes: modes.names,
        host: host ?? .uikit
      )
    )
    if let selection { addStyles(selection, to: &styles, axes) }
    mistakes.log.diagnostics += styles.diagnostics
    reportRepeatedTokens()
    let emoji = decodeEmoji()
    settle()
    reportWrongChains()
    guard let name, !mistakes.log.diagnostics.hasErrors else { return nil }
    linkTokens()

    var catalog = Catalog(
      name: name,
      swift: swift,
      offsetHost: host ?? .uikit,
      colors: colors,
      weights: weights,
      families: families,
      modes: styles.modes,
      modeAnnotations: modes.annotations,
      rows: rows,
      styles: styles.styles,
      names: names,
      openColor: openColor,
      emoji: emoji,
      tokens: ResolvedTokens(tokens.set),
      lengths: lengths
    )
    decideCodes(of: &catalog, root)
    settle()
    reportWrongChains()
    return catalog
  }

  private mutating func specRoot(_ document: SourceDocument) -> Fields? {
    let start = SourceRange.start(of: document.file)
    guard let node = document.root else {
      report(.notASpec("the file is empty; a spec starts with `stylespec: 1`", at: start))
      return nil
    }
    guard let root = fields(of: node, as: .spec) else { return nil }
    guard let version = root["stylespec"] else {
      // A misspelled key has been reported already.
      if !root.misspelled.contains(RootKey.stylespec.rawValue) {
        if let file = files[start.file] { report(.missingVersion(in: file, at: start)) }
      }
      return root
    }
    guard let text = scalarText(version.value, for: "`stylespec`"), text.value != "1" else { return root }
    // Another version may have other keys, so mistakes in this version's keys would mislead.
    mistakes.log.diagnostics = []
    report(.unsupportedVersion(text.value, at: text.origin.range))
    return nil
  }

  private mutating func included(_ document: SourceDocument) -> Fields? {
    guard let node = document.root, !tree.isRoot(document) else { return nil }
    return fields(of: node, as: .included)
  }

  /// Always false: specs have no null. Each value reports an empty text in its own way.
  func isNull(_ node: NodeID) -> Bool { false }

  func report(_ diagnostic: Diagnostic) { mistakes.report(diagnostic) }

  func range(_ node: NodeID) -> SourceRange { tree.range(of: node) }

  /// The start of the root file, for mistakes that concern the whole spec.
  var start: SourceRange { documents.last.map { range($0.node) } ?? .start(of: SourceFileID(index: 0)) }
}

// MARK: The header: sections that only the root has

extension SpecDecoder {
  /// `name`: the Swift name of the catalog.
  mutating func decodeName(_ root: Fields) -> Sourced<String>? {
    guard let node = value("name", of: root),
      let name = scalarText(node, for: "`name`")
    else { return nil }
    guard let problem = SwiftName.problem(withType: name.value) else { return name }
    report(.invalidName(name.value, of: "catalog", because: problem, at: name.origin.range))
    return nil
  }

  /// The value of a key with a few possible values; nil if the key is absent, or has another value, which is reported.
  mutating func choice<Choice: CaseIterable & RawRepresentable<String>>(_ key: String, of fields: Fields) -> Choice? {
    guard let node = fields[key]?.value, let text = scalarText(node, for: "`\(key)`") else { return nil }
    let allowed = Choice.allCases.map(\.rawValue)
    guard expect(oneOf: allowed, text.value, for: "`\(key)`", at: text.origin.range) else { return nil }
    return Choice(rawValue: text.value)
  }

  /// The value of a key that is `true` or `false`; nil if the key is absent, or has another value, which is reported.
  mutating func flag(_ key: String, of fields: Fields) -> Bool? {
    guard let node = fields[key]?.value, let text = scalarText(node, for: "`\(key)`"),
      expect(oneOf: ["true", "false"], text.value, for: "`\(key)`", at: text.origin.range)
    else { return nil }
    return text.value == "true"
  }

  /// Reports a missing `offsetHost` at the first offset in points: centered text does not need a host.
  mutating func checkOffsetHost(_ root: Fields, _ rows: [TypographyRow]) {
    guard root["offsetHost"] == nil, !root.misspelled.contains("offsetHost"),
      let offset = rows.lazy.compactMap(\.metrics?.offsetInPoints).first
    else { return }
    report(.missingOffsetHost(at: offset.origin.range))
  }

  /// `swift`: how the generated code looks.
  mutating func decodeSwift(_ root: Fields) -> SwiftOptions {
    let standard = SwiftOptions()
    guard let node = root["swift"]?.value,
      let fields = fields(of: node, as: .swift)
    else { return standard }
    return SwiftOptions(
      names: choice("names", of: fields) ?? standard.names,
      prefix: swiftPrefix(fields),
      access: choice("access", of: fields) ?? standard.access,
      scope: choice("scope", of: fields) ?? standard.scope,
      emoji: choice("emoji", of: fields) ?? standard.emoji,
      tokens: flag("tokens", of: fields) ?? standard.tokens
    )
  }

  private mutating func swiftPrefix(_ fields: Fields) -> String? {
    guard let node = fields["prefix"]?.value, let prefix = scalarText(node, for: "`prefix`") else { return nil }
    if let problem = SwiftName.problem(withPrefix: prefix.value) {
      report(.invalidName(prefix.value, of: "prefix", because: problem, at: prefix.origin.range))
    }
    return prefix.value
  }
}
