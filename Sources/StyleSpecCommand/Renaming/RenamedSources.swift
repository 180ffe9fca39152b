internal import TokenDiagnostics
internal import TokenRenaming
internal import TokenSystem
internal import TokenWorkspace

/// The sources that a rename looks at, without links: what they lead to is changed under its own path, if at all.
struct RenamedSources {
  let swift: [SourceFile]
  let web: [SourceFile]
  /// Files that may hold names of codes, which stay.
  let json: [SourceFile]

  /// Reads files, and folders at any depth.
  init(in paths: [String]) throws(FileError) {
    let ofWeb = WebLanguage.extensions.map { ".\($0)" }
    let files = try LintLoader.sources(in: paths, endings: [".swift", ".json"] + ofWeb).filter { file in
      if case .link = FileSystem.kind(of: file.path, followsLinks: false) { false } else { true }
    }
    json = files.filter { $0.path.hasSuffix(".json") }
    web = files.filter { WebLanguage(path: $0.path) != nil }
    swift = files.filter { !$0.path.hasSuffix(".json") && WebLanguage(path: $0.path) == nil }
  }

  /// Whether there is none that can change.
  var isEmpty: Bool { swift.isEmpty && web.isEmpty }
}
