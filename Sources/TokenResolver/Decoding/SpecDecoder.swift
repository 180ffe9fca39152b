internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Decodes one spec. Each section has an extension of its own; all of them report here.
struct SpecDecoder {
  let tree: YAMLTree
  /// By the index of their IDs.
  let files: [SourceFile]
  var diagnostics: [Diagnostic]
  var references: ReferenceTable
  /// How many times a name was suggested.
  var suggestions = 0
  /// The names in each section, also of tokens whose values are wrong: whoever refers to them is right.
  var declared: [RootKey: AxisNames] = [:]
  /// The sizes of the main table, also of those whose metrics are wrong.
  var declaredSizes: Set<FixedDecimal> = []
  /// Each file's top mapping: included files before those that include them, the root last.
  var documents: [Fields] = []

  init(tree: YAMLTree, files: [SourceFile], diagnostics: [Diagnostic]) {
    self.tree = tree
    self.files = files
    self.diagnostics = diagnostics
    self.references = ReferenceTable(tree: tree)
  }

  /// The whole spec from top to bottom, with the files that it includes in the order of their tokens. Nil when a part that
  /// others need is missing; the reason is reported.
  mutating func decode(_ document: YAMLDocument, including others: some Sequence<YAMLDocument>) -> Catalog? {
    guard let root = specRoot(document) else { return nil }
    documents = others.compactMap { included($0) } + [root]
    let name = decodeName(root)
    let swift = decodeSwift(root)
    let host: OffsetHost? = choice("offsetHost", of: root)
    decodePalette()
    let colors = decodeColors()
    let weights = decodeWeights()
    let families = decodeFamilies()
    let sizes = decodeTypography()
    let modes = decodeModes(sizes: sizes)
    checkOffsetHost(root, sizes + modes.rows)
    let axes = SpecAxes(
      rows: sizes + modes.rows,
      colors: colors,
      weights: weights,
      families: families,
      modes: modes.names
    )
    let styles = decodeStyles(axes)
    let names = decodeCodes(root)
    guard let name, !diagnostics.hasErrors else { return nil }

    var catalog = Catalog(
      name: name,
      swift: swift,
      offsetHost: host ?? .uikit,
      colors: colors,
      weights: weights,
      families: families,
      modes: modes.names,
      modeAnnotations: modes.annotations,
      rows: axes.rows,
      styles: styles,
      names: names
    )
    decideCodes(of: &catalog, root)
    return catalog
  }

  private mutating func specRoot(_ document: YAMLDocument) -> Fields? {
    let start = SourceRange.start(of: document.file)
    guard let node = document.root else {
      report(.notASpec("the file is empty; a spec starts with `stylespec: 1`", at: start))
      return nil
    }
    guard let root = fields(of: node, as: .spec) else { return nil }
    guard let version = root["stylespec"] else {
      // A misspelt key has been reported.
      if !root.misspelt.contains(RootKey.stylespec.rawValue) {
        report(.missingVersion(in: files[start.file.index], at: start))
      }
      return root
    }
    guard let text = scalarText(version.value, for: "`stylespec`"), text.value != "1" else { return root }
    // Another version has other keys; to judge them by this one's would mislead.
    diagnostics = [.unsupportedVersion(text.value, at: text.origin.range)]
    return nil
  }

  private mutating func included(_ document: YAMLDocument) -> Fields? {
    guard let node = document.root, !SpecResolver.isRoot(document, in: tree) else { return nil }
    return fields(of: node, as: .included)
  }

  mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  func range(_ node: YAMLNodeID) -> SourceRange { tree.range(of: node) }

  /// The start of the root file, for what is missing from the whole spec.
  var start: SourceRange { documents.last.map { range($0.node) } ?? .start(of: SourceFileID(index: 0)) }
}
