package import TokenDiagnostics

/// Configurations that extend each other.
package enum ExtendsCycle: ErrorKind {
  package static let page = ErrorPage(
    "extends-cycle",
    in: .configurations,
    "Configurations that extend each other",
    why: "None of them could be the first that counts.",
    remedy: "Remove one of the links; the message shows the chain.",
    wrong: .configuration("extends: ⟦.stylespec.yaml⟧\n"),
    right: .configuration("rules: { off-grid: off }\n")
  )
}

extension Diagnostic {
  /// `links` are the entries of `extends` in their order, with the paths of their files; the last one closes the
  /// circle.
  static func extensionCycle(_ links: [(path: String, range: SourceRange)]) -> Diagnostic {
    let chain = (links + links.prefix(1)).map(\.path).joined(separator: " → ")
    let notes = links.dropLast().map { Note("\($0.path) extends another one here", at: $0.range) }
    return Diagnostic(
      of: ExtendsCycle.self,
      message: "these configurations extend each other: \(chain); remove one of the links",
      at: links.last?.range ?? .start(of: SourceFileID(index: 0)),
      notes: notes
    )
  }
}
