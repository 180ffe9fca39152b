public import TokenDiagnostics
public import TokenModel
public import TokenYAML

/// Turns the tree of a root file, and of the files that it includes, into a catalog.
public enum SpecResolver {
  /// Whether a document is a root: a mapping that has the key `stylespec`.
  public static func isRoot(_ document: YAMLDocument, in tree: YAMLTree) -> Bool {
    tree.isRoot(document)
  }

  /// The catalog, or nil when the spec has an error. Every mistake is appended to `diagnostics`, not only the first.
  ///
  /// `tree` holds the root file alone; the files that it includes are added to the tree and to `files`. An outline is read
  /// only for those who want it: it takes about as long as the rest.
  public static func resolve(
    _ root: YAMLDocument,
    in tree: consuming YAMLTree,
    files: inout SpecFiles,
    wantsOutline: Bool = false,
    diagnostics: inout [Diagnostic]
  ) -> (catalog: Catalog, outline: SpecOutline?)? {
    var includes = IncludeReader(tree: tree, files: files)
    includes.read(root)
    files = includes.files
    var decoder = SpecDecoder(tree: includes.tree, files: files.files, diagnostics: includes.diagnostics)
    let catalog = decoder.decode(root, including: includes.documents.dropLast())
    // A palette color is read where it stands and again through each reference; its mistake is one mistake.
    diagnostics += decoder.diagnostics.uniqued()
    guard let catalog, !decoder.diagnostics.hasErrors else { return nil }
    var outlineReader = OutlineReader(tree: includes.tree)
    return (catalog, wantsOutline ? outlineReader.read(includes.documents) : nil)
  }
}
