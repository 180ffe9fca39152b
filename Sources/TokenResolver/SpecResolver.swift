public import TokenDiagnostics
public import TokenModel
public import TokenYAML

/// Turns the tree of a root file into a catalogue.
public enum SpecResolver {
  /// The most codes that one catalogue may have.
  public static let maximumCodes = 100_000
  /// The most tokens on one axis of codes.
  public static let maximumTokensOnAxis = 65_535

  /// Whether a tree is a root: a mapping that has the key `stylespec`.
  public static func isRoot(_ tree: YAMLTree) -> Bool {
    guard let root = tree.root else { return false }
    return tree.entries(of: root).contains { tree.utf8(of: $0.key).elementsEqual(RootKey.stylespec.rawValue.utf8) }
  }

  /// The catalogue, or nil when the spec has an error. Every mistake is appended to `diagnostics`, not only the first.
  ///
  /// `file` is the file that `tree` was read from.
  public static func resolve(
    _ tree: YAMLTree,
    of file: SourceFile,
    diagnostics: inout [Diagnostic]
  ) -> Catalog? {
    var decoder = SpecDecoder(tree: tree, file: file)
    let catalog = decoder.decode()
    // A palette colour is read where it stands and again through each reference; its mistake is one mistake.
    var seen: Set<Diagnostic> = []
    diagnostics += decoder.diagnostics.filter { seen.insert($0).inserted }
    return decoder.diagnostics.hasErrors ? nil : catalog
  }
}
