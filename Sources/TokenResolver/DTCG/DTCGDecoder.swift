internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Decodes files of the Design Tokens format, 2025.10, to one set of tokens, in passes. Each uses the results of those
/// before it, and reports mistakes to the log of the context.
enum DTCGDecoder {
  /// - Parameters:
  ///   - roots: The top objects of the files, the weakest first.
  ///   - maximumTokens: How many tokens and groups a set may have.
  ///   - documents: The documents to make an outline of; nil if it is not wanted.
  /// - Returns: The tokens, nil if a file has an error; and the outline, of files with errors too.
  static func decode(
    _ roots: [GroupLayer],
    _ context: DTCGContext,
    maximumTokens: Int,
    outlineOf documents: [SourceDocument]?
  ) -> (tokens: ResolvedTokens?, outline: SpecOutline?) {
    let groups = GroupExtension(context.tree, roots: roots)
    let declared = GroupReader.read(context, groups, maximumTokens: maximumTokens)
    context.log.diagnostics += context.conflicts?.diagnostics ?? []
    var tokens = declared.tokens
    func outline() -> SpecOutline? {
      documents.map { DTCGOutline(context: context, declared: declared, tokens: tokens).outline(of: $0) }
    }
    if declared.isOverLimit { return (nil, outline()) }
    let index = TokenIndex(tokens)
    let aliases = AliasLinker(context: context, groups: groups, declared: declared, index: index).aliases()
    let finder = TypeFinder(context: context, declared: declared, aliases: aliases)
    let types = finder.types()
    finder.add(types, to: &tokens)
    let reader = ValueReader(
      context: context,
      groups: groups,
      declared: declared,
      index: index,
      aliases: aliases,
      types: types
    )
    reader.addValues(to: &tokens)
    let resolved = ResolvedTokens(tokens, index: index)
    ReferenceChecker(context: context, declared: declared, aliases: aliases, types: types, resolved: resolved).check()
    // A value that several groups inherit is decoded for each of them, but its mistake is reported once.
    let log = context.log
    log.diagnostics = (log.diagnostics + groups.log.diagnostics).uniqued()
    return (log.diagnostics.hasErrors ? nil : resolved, outline())
  }
}
