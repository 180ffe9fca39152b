package import TokenDiagnostics
package import TokenModel
package import TokenYAML

/// Resolver documents.
extension DTCGResolver {
  /// Resolves a resolver document, with the files that it refers to, to one set. Every mistake is appended to
  /// `diagnostics`, not only the first.
  ///
  /// - Parameters:
  ///   - document: The resolver document.
  ///   - others: Token files to add. Their tokens count in all contexts, and replace those of the document.
  ///   - tree: The tree of the document. The files that it refers to are read into it.
  ///   - files: The files of the run, which get those that the document refers to.
  ///   - wantsOutline: Whether to read the outline.
  ///   - maximumTokens: How many tokens and groups `$extends` may make together with those of the files.
  ///   - diagnostics: The list to add mistakes to.
  /// - Returns: The tokens, nil if the document or a file has an error; and the outline if it is wanted, of files with
  ///   errors too.
  /// - Complexity: O(*n* + *m*), where *n* is the size of the files and *m* the number of tokens in all contexts.
  package static func resolve(
    _ document: SourceDocument,
    and others: [SourceDocument] = [],
    in tree: inout SourceTree,
    files: inout SpecFiles,
    wantsOutline: Bool = false,
    maximumTokens: Int = 1_000_000,
    diagnostics: inout [Diagnostic]
  ) -> (tokens: ResolvedTokens?, outline: SpecOutline?) {
    guard let root = document.root else {
      diagnostics.append(.emptyDocument(document.file))
      return (nil, nil)
    }
    let isStrict = files.isStrict
    let referenced = ReferencedFiles(document, in: tree, files: files)
    var resolver = ResolverDecoder(referenced, isStrict: isStrict)
    let decoded = resolver.decode(root)
    (tree, files) = (resolver.files.tree, resolver.files.files)
    diagnostics += resolver.log.diagnostics
    guard let decoded else { return (nil, nil) }
    // The last one of the order is the strongest.
    let roots = decoded.layers + others.compactMap(\.root).map { GroupLayer(node: $0) }
    let context = DTCGContext(
      tree: tree,
      files: files.files,
      isStrict: isStrict,
      keepsExtensions: files.keepsExtensions,
      comments: files.keepsExtensions ? CommentBlocks(tree.documents, in: files.files) : CommentBlocks(),
      resolver: decoded
    )
    defer { diagnostics += context.log.diagnostics }
    let outlined = wantsOutline ? tree.documents : nil
    return DTCGDecoder.decode(roots, context, maximumTokens: maximumTokens, outlineOf: outlined)
  }

  /// Whether a document is a resolver document, by its keys.
  package static func isResolverDocument(_ document: SourceDocument, in tree: SourceTree) -> Bool {
    document.root.map { tree.isResolverDocument($0) } ?? false
  }

  /// The endings of the names of resolver documents, or their names after a dot.
  package static let resolverEndings = [".resolver.json", ".resolver.yaml", ".resolver.yml"]
}
