internal import TokenDiagnostics
internal import TokenYAML

/// Reads the files that a resolver document refers to, each once.
struct ReferencedFiles {
  private(set) var tree: SourceTree
  private(set) var files: SpecFiles
  let log = DiagnosticLog()
  private let rootPath: String
  private let rootPlace: FilePlace?
  /// The files that were read: nil for one with a mistake, which is reported.
  private var documents: [IncludePath: SourceDocument?]
  /// The path of each file, relative to the folder of the resolver document.
  private var paths: [SourceFileID: IncludePath]

  private static let maximumFiles = 1_000

  /// - Parameter document: The resolver document, which is in the tree.
  init(_ document: SourceDocument, in tree: SourceTree, files: SpecFiles) {
    self.tree = tree
    self.files = files
    rootPath = files.files[document.file]?.path ?? ""
    rootPlace = files.files[document.file]?.place
    let name = rootPath.split(separator: "/").last.map(String.init) ?? ""
    documents = [IncludePath(components: [name]): document]
    paths = [document.file: IncludePath(components: [name])]
  }

  /// The document at a path that a file names; nil for a mistake, which is reported.
  mutating func document(at path: String, namedAt place: SourceRange) -> SourceDocument? {
    if let scheme = path.firstRange(of: "://") {
      log.report(.addressOfFile(scheme: String(path[..<scheme.lowerBound]), at: place))
      return nil
    }
    guard let path = paths[place.file]?.appending(path) else {
      log.report(.fileOutsideFolder(path, at: place))
      return nil
    }
    if let known = documents[path] { return known }
    let document = read(path, namedAt: place)
    documents[path] = .some(document)
    return document
  }

  private mutating func read(_ path: IncludePath, namedAt place: SourceRange) -> SourceDocument? {
    let name = path.components.joined(separator: "/")
    guard documents.count < Self.maximumFiles else {
      log.report(.manyFiles(maximum: Self.maximumFiles, at: place))
      return nil
    }
    do {
      let id = try files.add(path.path(besides: rootPath))
      let file = files.files[id.index]
      guard file.isInFolder(of: rootPlace) else {
        log.report(.linkOutOfFolder(name, at: place))
        return nil
      }
      paths[id] = path
      let document = files.read(id, into: &tree, diagnostics: &log.diagnostics)
      return document.flatMap { $0.isComplete ? $0 : nil }
    } catch {
      log.report(.unreadableFile(name, error.problem, at: place))
      return nil
    }
  }
}
