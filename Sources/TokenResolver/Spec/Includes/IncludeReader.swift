internal import TokenDiagnostics
internal import TokenYAML

/// Reads the files that a root includes, directly and indirectly, each once.
struct IncludeReader {
  /// A symbolic link to a parent folder can make paths without end.
  private static let maximumDepth = 16
  private static let maximumFiles = 1_000

  private(set) var tree: SourceTree
  private(set) var files: SpecFiles
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether a part of the spec is missing, because an `include` or a file that it names has a mistake.
  var lacksFiles: Bool { diagnostics.hasErrors }
  /// The documents: each after those that it includes, which are in the order of its `include`. The root is the last.
  private(set) var documents: [SourceDocument] = []
  /// The path of each document, by its file.
  private(set) var paths: [SourceFileID: IncludePath] = [:]
  private var rootPath = ""
  private var rootPlace: FilePlace?
  private var done: Set<IncludePath> = []
  /// The resolved locations of the same files, if they are known.
  private var places: Set<String> = []
  /// The includes that led to the current file: the path, and its place.
  private var chain: [(path: IncludePath, place: SourceRange)] = []

  init(tree: SourceTree, files: SpecFiles) {
    self.tree = tree
    self.files = files
  }

  /// Adds all files that the root includes to the tree.
  mutating func read(_ root: SourceDocument) {
    guard let file = files.files[root.file] else { return }
    rootPath = file.path
    let name = rootPath.split(separator: "/").last.map(String.init) ?? ""
    let path = IncludePath(components: [name])
    done = [path]
    rootPlace = file.place
    places = Set([rootPlace?.file].compactMap(\.self))
    readIncludes(of: root, at: path)
    add(root, at: path)
  }

  private mutating func add(_ document: SourceDocument, at path: IncludePath) {
    documents.append(document)
    paths[document.file] = path
  }

  private mutating func readIncludes(of document: SourceDocument, at path: IncludePath) {
    guard let root = document.root else { return }
    for (key, value) in tree.entries(of: root) where tree.text(of: key) == RootKey.include.rawValue {
      if let names = tree.namesInBraces(value, in: files.files) {
        diagnostics.append(.mappingForList("paths", names, at: tree.range(of: value)))
        continue
      }
      let entries = tree.kind(of: value) == .sequence ? Array(tree.elements(of: value)) : [value]
      for entry in entries { readInclude(entry, from: path) }
    }
  }

  private mutating func readInclude(_ entry: NodeID, from including: IncludePath) {
    let place = tree.range(of: entry)
    guard tree.kind(of: entry) == .scalar else {
      diagnostics.append(
        .wrongKind("a path", expected: .scalar, found: tree.kind(of: entry).nameWithArticle, at: place)
      )
      return
    }
    guard let path = including.appending(tree.text(of: entry)) else {
      diagnostics.append(.includeOutside(tree.text(of: entry), at: place))
      return
    }
    if let start = chain.firstIndex(where: { $0.path == path }) ?? (isRootPath(path) ? chain.startIndex : nil) {
      let links = chain[start...].map(\.place) + [place]
      diagnostics.append(.includeCycle(links, names: links.map { files.files.text(of: $0) }))
      return
    }
    guard done.insert(path).inserted else { return }
    guard chain.count < Self.maximumDepth, done.count <= Self.maximumFiles else {
      diagnostics.append(.tooManyIncludes(depth: Self.maximumDepth, files: Self.maximumFiles, at: place))
      return
    }
    chain.append((path, place))
    readFile(at: path, place)
    chain.removeLast()
  }

  private mutating func readFile(at path: IncludePath, _ place: SourceRange) {
    do {
      let id = try files.add(path.path(besides: rootPath))
      let file = files.files[id.index]
      guard file.isInFolder(of: rootPlace) else {
        diagnostics.append(.includeLeadsOutside(path.components.joined(separator: "/"), at: place))
        return
      }
      // The file was read already, under another path.
      if let real = file.place?.file, !places.insert(real).inserted { return }
      let isStrict = files.isStrict
      guard
        let document = SourceReader.read(file, as: id, into: &tree, isStrict: isStrict, diagnostics: &diagnostics),
        document.isComplete
      else { return }
      if tree.isRoot(document) {
        diagnostics.append(.includedRoot(path.components.joined(separator: "/"), at: place))
      } else {
        readIncludes(of: document, at: path)
        add(document, at: path)
      }
    } catch {
      diagnostics.append(.unreadableInclude(path.components.joined(separator: "/"), error.problem, at: place))
    }
  }

  private func isRootPath(_ path: IncludePath) -> Bool {
    path.path(besides: rootPath) == rootPath
  }
}
