package import TokenDiagnostics
package import TokenModel
package import TokenYAML

/// Resolves files of the Design Tokens format, 2025.10, to a set of tokens.
package enum DTCGResolver {
  /// Resolves some files to one set. Every mistake is appended to `diagnostics`, not only the first.
  ///
  /// - Parameters:
  ///   - documents: The documents of the files. Where two have the same token, the later one counts.
  ///   - tree: The tree of the documents.
  ///   - files: The files of the run, by the index of their IDs.
  ///   - isStrict: Whether deviations from the format are errors, not warnings.
  ///   - keepsExtensions: Whether tokens keep the values of their `$extensions`, and the comments above them.
  ///   - wantsOutline: Whether to read the outline.
  ///   - found: The files that were found in a folder, in the order of the documents. Their order is arbitrary, so they
  ///     must not give one token different values.
  ///   - maximumTokens: How many tokens and groups `$extends` may make together with those of the files.
  ///   - diagnostics: The list to add mistakes to.
  /// - Returns: The tokens, nil if a file has an error; and the outline if it is wanted, of files with errors too.
  /// - Complexity: O(*n* + *m*), where *n* is the size of the files and *m* the number of tokens that groups inherit.
  package static func resolve(
    _ documents: [SourceDocument],
    in tree: SourceTree,
    files: [SourceFile],
    isStrict: Bool = false,
    keepsExtensions: Bool = false,
    wantsOutline: Bool = false,
    ofFolder found: [SourceFileID] = [],
    maximumTokens: Int = 1_000_000,
    diagnostics: inout [Diagnostic]
  ) -> (tokens: ResolvedTokens?, outline: SpecOutline?) {
    let conflicts = FileConflicts(among: found, of: files)
    let context = DTCGContext(
      tree: tree,
      files: files,
      isStrict: isStrict,
      keepsExtensions: keepsExtensions,
      comments: keepsExtensions ? CommentBlocks(documents, in: files) : CommentBlocks(),
      resolver: nil,
      conflicts: conflicts
    )
    let roots = documents.compactMap(\.root).map { GroupLayer(node: $0) }
    defer { diagnostics += context.log.diagnostics }
    let outlined = wantsOutline ? documents : nil
    return DTCGDecoder.decode(roots, context, maximumTokens: maximumTokens, outlineOf: outlined)
  }

  /// The endings of the names of such files, in JSON and in YAML.
  package static let fileEndings = [".tokens", ".tokens.json", ".tokens.yaml", ".tokens.yml"]
}
