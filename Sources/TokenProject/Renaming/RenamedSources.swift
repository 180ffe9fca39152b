internal import TokenDiagnostics
internal import TokenRenaming
package import TokenSystem
internal import TokenWorkspace

/// The sources that a rename looks at, without links: what they lead to is changed under its own path, if at all.
package struct RenamedSources {
  private(set) var swift: [SourceFile]
  private(set) var web: [SourceFile]
  /// JSON and Markdown, which may hold names of codes, and stay.
  private var texts: [SourceFile]

  /// Reads files, and folders at any depth.
  package init(in paths: [String]) throws(FileError) {
    let ofWeb = WebLanguage.extensions.map { ".\($0)" }
    let files = try LintLoader.sourcesWithoutLinks(in: paths, endings: [".swift"] + Self.texts + ofWeb)
    texts = files.filter(Self.isText)
    web = files.filter { WebLanguage(path: $0.path) != nil }
    swift = files.filter { !Self.isText($0) && WebLanguage(path: $0.path) == nil }
  }

  /// The same with the content of open files.
  func replacing(_ open: OpenFiles) -> RenamedSources {
    var sources = self
    sources.swift = swift.map { open.replacing($0) ?? $0 }
    sources.web = web.map { open.replacing($0) ?? $0 }
    sources.texts = texts.map { open.replacing($0) ?? $0 }
    return sources
  }

  /// JSON and Markdown, without files that a rename writes, such as token files in a folder of sources.
  func texts(besides paths: [String]) -> [SourceFile] {
    let places = Set(paths.map(CanonicalPath.of))
    return texts.filter { !places.contains(CanonicalPath.of($0.path)) }
  }

  private static let texts = [".json", ".md"]

  private static func isText(_ file: SourceFile) -> Bool { texts.contains(where: file.path.hasSuffix) }
}
