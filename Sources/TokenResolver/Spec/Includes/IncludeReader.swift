internal import TokenDiagnostics
internal import TokenYAML

/// Reads the files that a root includes, directly and indirectly, each once.
struct IncludeReader {
  /// A symbolic link to a parent folder can make paths without end.
  private static let maximumDepth = 16
  private static let maximumFiles = 1_000

  private(set) var tree: SourceTree
  private(set) var files: SpecFiles
  /// The documents with their paths: each after those that it includes, which are in the order of its `include`. The
  /// root is the last.
  private var found: [(document: SourceDocument, path: IncludePath)] = []
  private var done: Set<IncludePath> = []
  /// The resolved locations of the same files, if they are known.
  private var places: Set<String> = []
  private let root: SourceFile
  private let log = DiagnosticLog()

  /// The includes that led to a file: the path, and its location.
  private typealias Chain = [(path: IncludePath, place: SourceRange)]

  /// Adds all files that a root includes to the tree.
  init(_ document: SourceDocument, _ root: SourceFile, in tree: SourceTree, files: SpecFiles) {
    self.tree = tree
    self.files = files
    self.root = root
    let name = root.path.split(separator: "/").last.map(String.init) ?? ""
    let path = IncludePath(components: [name])
    done = [path]
    places = Set([root.place?.file].compactMap(\.self))
    readIncludes(of: document, at: path, after: [])
    found.append((document, path))
  }

  var documents: [SourceDocument] { found.map(\.document) }

  /// The path of each document, by its file.
  var paths: [SourceFileID: IncludePath] {
    Dictionary(found.map { ($0.document.file, $0.path) }, uniquingKeysWith: { $1 })
  }

  var diagnostics: [Diagnostic] { log.diagnostics }

  /// Whether a part of the spec is missing, because an `include` or a file that it names has a mistake.
  var lacksFiles: Bool { log.diagnostics.hasErrors }

  private mutating func readIncludes(of document: SourceDocument, at path: IncludePath, after chain: Chain) {
    guard let root = document.root else { return }
    for (key, value) in tree.entries(of: root) where tree.text(of: key) == RootKey.include.rawValue {
      if let names = tree.namesInBraces(value, in: files.files) {
        log.report(.mappingForList("paths", names, at: tree.range(of: value)))
        continue
      }
      let entries = tree.kind(of: value) == .sequence ? Array(tree.elements(of: value)) : [value]
      for entry in entries { readInclude(entry, from: path, after: chain) }
    }
  }

  private mutating func readInclude(_ entry: NodeID, from including: IncludePath, after chain: Chain) {
    let place = tree.range(of: entry)
    guard tree.kind(of: entry) == .scalar else {
      log.report(
        .wrongKind("a path", expected: .scalar, found: tree.kind(of: entry).nameWithArticle, at: place)
      )
      return
    }
    guard let path = including.appending(tree.text(of: entry)) else {
      log.report(.includeOutside(tree.text(of: entry), at: place))
      return
    }
    if let start = chain.firstIndex(where: { $0.path == path }) ?? (isRootPath(path) ? chain.startIndex : nil) {
      let links = chain[start...].map(\.place) + [place]
      log.report(.includeCycle(links, names: links.map { files.files.text(of: $0) }))
      return
    }
    guard done.insert(path).inserted else { return }
    guard chain.count < Self.maximumDepth, done.count <= Self.maximumFiles else {
      log.report(.tooManyIncludes(depth: Self.maximumDepth, files: Self.maximumFiles, at: place))
      return
    }
    readFile(at: path, place, after: chain + [(path, place)])
  }

  private mutating func readFile(at path: IncludePath, _ place: SourceRange, after chain: Chain) {
    do {
      let id = try files.add(path.path(besides: root.path))
      let file = files.files[id.index]
      guard file.isInFolder(of: root.place) else {
        log.report(.includeLeadsOutside(path.components.joined(separator: "/"), at: place))
        return
      }
      // The file was read already, under another path.
      if let real = file.place?.file, !places.insert(real).inserted { return }
      guard let document = files.read(id, into: &tree, diagnostics: &log.diagnostics), document.isComplete else {
        return
      }
      if tree.isRoot(document) {
        log.report(.includedRoot(path.components.joined(separator: "/"), at: place))
      } else {
        readIncludes(of: document, at: path, after: chain)
        found.append((document, path))
      }
    } catch {
      log.report(.unreadableInclude(path.components.joined(separator: "/"), error.problem, at: place))
    }
  }

  private func isRootPath(_ path: IncludePath) -> Bool {
    path.path(besides: root.path) == root.path
  }
}
