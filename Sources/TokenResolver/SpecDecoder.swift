internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// The keys of a root file, in the order that messages list them.
enum RootKey: String, CaseIterable {
  case stylespec, name, offsetHost, palette, color, weight, typography, modes, codes
}

/// Decodes one tree. Each section has an extension of its own; all of them report here.
struct SpecDecoder {
  let tree: YAMLTree
  let file: SourceFile
  var diagnostics: [Diagnostic] = []
  var references: ReferenceTable

  init(tree: YAMLTree, file: SourceFile) {
    self.tree = tree
    self.file = file
    self.references = ReferenceTable(tree: tree)
  }

  /// The whole spec from top to bottom. Nil when a part that others need is missing; the reason is reported.
  mutating func decode() -> Catalog? {
    guard let root = specRoot() else { return nil }
    let name = decodeName(root)
    let host = decodeOffsetHost(root)
    decodePalette(root)
    let colors = decodeColors(root)
    let weights = decodeWeights(root)
    let sizes = decodeTypography(root, host: host)
    let modes = decodeModes(root, sizes: sizes, host: host)
    let names = decodeCodes(root)
    guard let name, !diagnostics.hasErrors else { return nil }

    let catalog = Catalog(
      name: name,
      offsetHost: host ?? .uikit,
      fontMetrics: .system,
      colors: colors,
      weights: weights,
      modes: modes.names,
      rows: sizes + modes.rows,
      names: names
    )
    checkCodes(of: catalog, at: root.keyRange("codes") ?? root.keyRange("stylespec"))
    return catalog
  }

  private mutating func specRoot() -> Fields? {
    guard let node = tree.root else {
      report(.notASpec("the file is empty; a spec starts with `stylespec: 1`", at: .start(of: tree.file)))
      return nil
    }
    guard let root = fields(of: node, allowed: RootKey.allCases.map(\.rawValue), in: "a spec") else { return nil }
    guard let version = root["stylespec"] else {
      report(.notASpec("the key `stylespec` is missing; a spec starts with `stylespec: 1`", at: .start(of: tree.file)))
      return root
    }
    guard let text = scalarText(version.value, for: "`stylespec`"), text.value != "1" else { return root }
    // Another version has other keys; to judge them by this one's would mislead.
    diagnostics = [.unsupportedVersion(text.value, at: text.origin.range)]
    return nil
  }

  mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  func range(_ node: YAMLNodeID) -> SourceRange { tree.range(of: node) }
}
