package import TokenDiagnostics

/// Files of a folder that give one token different values.
package enum DTCGConflictingFiles: ErrorKind {
  package static let page = ErrorPage(
    "dtcg-conflicting-files",
    in: .designTokens,
    "Files of a folder that give one token different values",
    why: """
      All token files of a folder are read together. Two values of one token usually belong to two themes, and one \
      of them would be lost. Files that are named one by one, and those under `tokens` of a spec, have an order: the \
      later one counts.
      """,
    remedy: "Write the resolver document from the message next to the files. It decides which values apply when."
  )
}

extension Diagnostic {
  /// A token that has another value in an earlier file.
  ///
  /// - Parameters:
  ///   - count: How many of its tokens have other values there.
  ///   - document: A resolver document for all files; nil if another message has it.
  static func conflictingFiles(
    _ token: String,
    file: String,
    count: Int,
    document: String?,
    at range: SourceRange,
    first: SourceRange
  ) -> Diagnostic {
    let others = count == 1 ? "" : ", and \(count - 1) more of its tokens have other values there"
    let advice =
      document.map {
        "decide which one applies when, in a resolver document next to the files, such as `Brand.resolver.json`: `\($0)`"
      } ?? "name both in a resolver document"
    return Diagnostic(
      of: DTCGConflictingFiles.self,
      message: "`\(token)` has another value in `\(file)`\(others); \(advice)",
      at: range,
      notes: [Note("the other value", at: first)]
    )
  }
}
