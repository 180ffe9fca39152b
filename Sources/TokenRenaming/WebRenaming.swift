internal import TokenCompiler
package import TokenDiagnostics
package import TokenEmit
internal import TokenModel

/// The web sources that use a renamed token or its codes, by custom properties and classes.
package struct WebRenaming: Sendable {
  /// The sources.
  package let files: RenamedFiles
  /// The names that may mean something else, and were left.
  package let left: [SourceLocation]
  /// The paths of files that are not UTF-8, and were left.
  package let invalid: [String]

  /// Renames the uses in sources. Generated files are left as they are.
  ///
  /// - Parameters:
  ///   - renaming: A rename of specs.
  ///   - sources: Files that ``WebLanguage`` knows.
  ///   - formats: The outputs of the project. Without CSS among them, names are those of its defaults.
  /// - Complexity: O(*n*), where *n* is the size of the sources and the number of names.
  package init(of renaming: TokenRenaming, in sources: [SourceFile], namedBy formats: [OutputRequest]) {
    let css = formats.filter { $0.emitter.id == CSSEmitter.id }
    let names =
      sources.isEmpty ? .none : Self.names(of: renaming, in: css.isEmpty ? [OutputRequest(CSSEmitter.self)] : css)
    var edits: [TextEdit] = []
    var left: [SourceRange] = []
    var invalid: [String] = []
    for (index, file) in sources.enumerated() {
      guard let language = WebLanguage(path: file.path) else { continue }
      let mentions = WebMentions(of: names, in: file, as: SourceFileID(index: index), language)
      edits += mentions.edits
      left += mentions.left
      if mentions.isInvalid { invalid.append(file.path) }
    }
    files = RenamedFiles(sources, edits)
    self.left = left.locations(in: sources)
    self.invalid = invalid
  }

  private static func names(of renaming: TokenRenaming, in formats: [OutputRequest]) -> WebNames {
    var properties: [(old: String, new: String)] = []
    var classes: [(old: String, new: String)] = []
    for (index, catalogs) in renaming.catalogs.enumerated() {
      let (before, after) = (renaming.before[index], renaming.after[index])
      let pairs = CodePairs(catalogs.before, catalogs.after, renaming.path)
      for format in formats {
        guard let old = Compiler.platformNames(of: before, in: format),
          let new = Compiler.platformNames(of: after, in: format)
        else { continue }
        classes += zip(old.codes, pairs.after).compactMap { name, index in
          new.codes.indices.contains(index) ? (name, new.codes[index]) : nil
        }
        properties += self.properties(old.tokens, new.tokens, before.catalog, after.catalog, renaming.path)
      }
    }
    return WebNames(properties: properties, classes: classes)
  }

  /// The custom properties of renamed tokens and of their parts.
  private static func properties(
    _ old: TokenTable<String?>,
    _ new: TokenTable<String?>,
    _ before: Catalog,
    _ after: Catalog,
    _ rename: RenamedPath
  ) -> [(old: String, new: String)] {
    before.tokens.indices.flatMap { token -> [(String, String)] in
      guard let path = rename.path(after: before.tokens.path(of: token).description),
        let renamed = after.resolved.index[path], let name = old[token], let newName = new[renamed]
      else { return [] }
      let suffixes = CSSEmitter.suffixesOfParts(of: before.tokens.type(of: token))
      return ([""] + suffixes).map { (name + $0, newName + $0) }
    }
  }
}
