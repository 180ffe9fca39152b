internal import TokenDiagnostics
internal import TokenRenaming
internal import TokenSystem
internal import TokenWorkspace

/// The sources that a rename looks at, without links: what they lead to is changed under its own path, if at all.
struct RenamedSources {
  let swift: [SourceFile]
  let web: [SourceFile]
  /// JSON and Markdown, which may hold names of codes, and stay.
  private let texts: [SourceFile]

  /// Reads files, and folders at any depth.
  init(in paths: [String]) throws(FileError) {
    let ofWeb = WebLanguage.extensions.map { ".\($0)" }
    let files = try LintLoader.sourcesWithoutLinks(in: paths, endings: [".swift"] + Self.texts + ofWeb)
    texts = files.filter(Self.isText)
    web = files.filter { WebLanguage(path: $0.path) != nil }
    swift = files.filter { !Self.isText($0) && WebLanguage(path: $0.path) == nil }
  }

  /// JSON and Markdown, without files that a rename writes, such as token files in a folder of sources.
  func texts(besides paths: [String]) -> [SourceFile] {
    let places = Set(paths.map(CanonicalPath.of))
    return texts.filter { !places.contains(CanonicalPath.of($0.path)) }
  }

  private static let texts = [".json", ".md"]

  private static func isText(_ file: SourceFile) -> Bool { texts.contains(where: file.path.hasSuffix) }
}
