package import TokenDiagnostics

/// A file that cannot be read, or lies outside the document's folder.
package enum ResolverFile: ErrorKind {
  package static let page = ErrorPage(
    "resolver-file",
    in: .resolverDocuments,
    "A file that cannot be read, or lies outside the document's folder",
    why: "A document must mean the same on every machine, so addresses and other folders are not read.",
    remedy: "Put the file into the document's folder, and write its path relative to the file that names it.",
    wrong: .resolver(
      ##"""
      "sets": { "base": { "sources": [{ "$ref": ⟦"../base.json"⟧ }] } },
      "resolutionOrder": [{ "$ref": "#/sets/base" }]
      """##
    ),
    right: .resolver(##""sets": { "base": { "sources": [] } }, "resolutionOrder": [{ "$ref": "#/sets/base" }]"##)
  )
}

extension Diagnostic {
  static func addressOfFile(scheme: String, at range: SourceRange) -> Diagnostic {
    let message = "`\(scheme)` addresses are not read; save the file next to this one"
    return Diagnostic(of: ResolverFile.self, message: message, at: range)
  }

  static func fileOutsideFolder(_ path: String, at range: SourceRange) -> Diagnostic {
    let message = "`\(path)` is not a file inside the document's folder; name one relative to this file"
    return Diagnostic(of: ResolverFile.self, message: message, at: range)
  }

  static func linkOutOfFolder(_ path: String, at range: SourceRange) -> Diagnostic {
    let message = "`\(path)` is a link that leads out of the document's folder; copy the file into the folder"
    return Diagnostic(of: ResolverFile.self, message: message, at: range)
  }

  static func manyFiles(maximum: Int, at range: SourceRange) -> Diagnostic {
    let message = "at most \(maximum) files are read; merge some of them"
    return Diagnostic(of: ResolverFile.self, message: message, at: range)
  }

  /// A file that cannot be read; `problem` goes after its path.
  static func unreadableFile(_ path: String, _ problem: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(of: ResolverFile.self, message: "`\(path)` \(problem)", at: range)
  }

  static func emptySource(_ path: String, at range: SourceRange) -> Diagnostic {
    let message = "`\(path)` is empty; a source is an object with tokens"
    return Diagnostic(of: ResolverFile.self, message: message, at: range)
  }
}
