internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Reads the files of the Design Tokens format that a spec names under `tokens` to one set.
struct TokenFileReader {
  private(set) var files: SpecFiles
  private var tree = SourceTree()
  private let log = DiagnosticLog()
  private let spec: SourceFile?
  private let specTree: SourceTree
  /// The location of each file name.
  private var places: [IncludePath: SourceRange] = [:]

  private static let maximumFiles = 1_000

  /// The files' content for a spec.
  struct Result {
    /// Nil if a file has an error, which is reported, so that tokens are missing.
    let tokens: ResolvedTokens?
  }

  /// - Parameter root: The document of the spec, which is in the tree.
  init(_ root: SourceDocument, in tree: SourceTree, files: SpecFiles) {
    self.files = files
    specTree = tree
    spec = files.files[root.file]
  }

  var diagnostics: [Diagnostic] { log.diagnostics }

  /// The tokens of all files that the spec names; nil if it does not have the key.
  mutating func read(_ root: SourceDocument) -> Result? {
    guard let spec, let node = root.root, let value = specTree.value(named: RootKey.tokens.rawValue, in: node) else {
      return nil
    }
    let entries = specTree.kind(of: value) == .sequence ? Array(specTree.elements(of: value)) : [value]
    var resolver: (document: SourceDocument, place: SourceRange)?
    var documents: [SourceDocument] = []
    for entry in entries.prefix(Self.maximumFiles) {
      guard let document = document(namedBy: entry, in: spec) else { continue }
      let place = specTree.range(of: entry)
      if !DTCGResolver.isResolverDocument(document, in: tree) {
        documents.append(document)
      } else if let resolver {
        log.report(.secondResolverDocument(specTree.text(of: entry), at: place, first: resolver.place))
      } else {
        resolver = (document, place)
      }
    }
    if entries.count > Self.maximumFiles {
      log.report(.tooManyTokenFiles(maximum: Self.maximumFiles, at: specTree.range(of: value)))
    }
    if log.diagnostics.hasErrors {
      if let resolver { readFiles(of: resolver.document) }
      return Result(tokens: nil)
    }
    return resolve(resolver?.document, documents)
  }

  /// Reads the files that a resolver document refers to, so that they are not treated as separate token files. Without
  /// the tokens of another file that has a mistake, nothing in them can be judged.
  private mutating func readFiles(of resolver: SourceDocument) {
    var ignored: [Diagnostic] = []
    _ = DTCGResolver.resolve(resolver, in: &tree, files: &files, diagnostics: &ignored)
  }

  private mutating func resolve(_ resolver: SourceDocument?, _ documents: [SourceDocument]) -> Result {
    let (tokens, _) =
      if let resolver {
        DTCGResolver.resolve(resolver, and: documents, in: &tree, files: &files, diagnostics: &log.diagnostics)
      } else {
        DTCGResolver.resolve(
          documents,
          in: tree,
          files: files.files,
          isStrict: files.isStrict,
          keepsExtensions: files.keepsExtensions,
          diagnostics: &log.diagnostics
        )
      }
    return Result(tokens: log.diagnostics.hasErrors ? nil : tokens)
  }

  /// The document of a file that the spec names; nil for a mistake, which is reported.
  private mutating func document(namedBy entry: NodeID, in spec: SourceFile) -> SourceDocument? {
    let place = specTree.range(of: entry)
    guard specTree.kind(of: entry) == .scalar else {
      let found = specTree.kind(of: entry).nameWithArticle
      log.report(.wrongKind("a path", expected: .scalar, found: found, at: place))
      return nil
    }
    let text = specTree.text(of: entry)
    let name = spec.path.split(separator: "/").last.map(String.init) ?? ""
    guard let path = IncludePath(components: [name]).appending(text) else {
      log.report(.tokenFileOutside(text, at: place))
      return nil
    }
    if let first = places.updateValue(place, forKey: path) {
      log.report(.repeatedTokenFile(text, at: place, first: first))
      return nil
    }
    do {
      return try readFile(at: path, besides: spec, place)
    } catch {
      log.report(.unreadableTokenFile(text, error.problem, at: place))
      return nil
    }
  }

  private mutating func readFile(
    at path: IncludePath,
    besides spec: SourceFile,
    _ place: SourceRange
  ) throws(IncludeError) -> SourceDocument? {
    let name = path.components.joined(separator: "/")
    let id = try files.add(path.path(besides: spec.path))
    let file = files.files[id.index]
    guard file.isInFolder(of: spec.place) else {
      log.report(.tokenFileLeadsOutside(name, at: place))
      return nil
    }
    guard let document = files.read(id, into: &tree, diagnostics: &log.diagnostics), document.isComplete else {
      return nil
    }
    if tree.isRoot(document) {
      log.report(.specAsTokenFile(name, at: place))
      return nil
    }
    return document
  }
}
