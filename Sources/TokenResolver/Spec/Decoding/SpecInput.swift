internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// The files of a spec, as all passes over it read them.
struct SpecInput {
  let tree: SourceTree
  /// The files of the run, by the index of their IDs.
  let files: [SourceFile]
  /// The paths of the files, relative to the folder of the root.
  let paths: [SourceFileID: IncludePath]
  /// Whether a mapping has a key twice, which the reader has reported.
  let hasDuplicateKeys: Bool
  /// Whether an included file could not be read, so that any name may be one of its names.
  let lacksFiles: Bool
  /// Whether a token file has an error, so that any name may be one of its tokens.
  let lacksTokens: Bool
  /// Whether an output passes on what the spec says beside its tokens.
  let keepsExtensions: Bool
  /// The comments of the files; none unless an output has them as descriptions, nor for a spec in a token file, whose
  /// tokens have them.
  var comments = CommentBlocks()
  /// Whether the spec is in a token file, whose groups are its sections.
  var isEmbedded = false
  let references: SpecReferences
  let mistakes: SpecMistakes
  let consequences = Consequences()
  let suggestions: NameSuggestions
  /// The tokens of the spec's token files; nil if it names none, or one has an error.
  private(set) var imports: ImportedTokens?
  /// The top mapping of each file: included files before those that include them, the root last. Empty until they are
  /// known.
  private(set) var documents: [Fields] = []

  init(
    _ includes: IncludeReader,
    files: SpecFiles,
    mistakes: SpecMistakes,
    hasDuplicateKeys: Bool,
    tokenFiles: TokenFileReader.Result?
  ) {
    tree = includes.tree
    self.files = files.files
    keepsExtensions = files.keepsExtensions
    paths = includes.paths
    self.hasDuplicateKeys = hasDuplicateKeys
    lacksFiles = includes.lacksFiles
    imports = tokenFiles?.tokens.map { ImportedTokens(resolved: $0) }
    lacksTokens = tokenFiles != nil && imports == nil
    references = SpecReferences(tree, tokens: imports?.index)
    self.mistakes = mistakes
    suggestions = NameSuggestions(tree)
  }

  /// The input of the passes after ``DocumentPass``.
  func with(documents: [Fields]) -> SpecInput {
    var input = self
    input.documents = documents
    return input
  }

  /// The input of the passes after ``HeaderPass``.
  func with(imports: ImportedTokens?) -> SpecInput {
    var input = self
    input.imports = imports
    return input
  }
}
