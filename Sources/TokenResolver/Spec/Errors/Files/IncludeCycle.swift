package import TokenDiagnostics

/// Files that include each other.
package enum IncludeCycle: ErrorKind {
  package static let page = ErrorPage(
    "include-cycle",
    in: .severalFiles,
    "Files that include each other",
    why: "There is no order in which they could be read.",
    remedy: "Remove one of the links; the message shows the chain.",
    wrong: .files([("brand.yaml", "include: a.yaml\n"), ("a.yaml", "include: ⟦a.yaml⟧\n")]),
    right: .files([("brand.yaml", "include: a.yaml\n"), ("a.yaml", "palette: { gray: \"#666666\" }\n")])
  )
}

extension Diagnostic {
  /// `links` are the entries of `include` in order; the last one closes the cycle.
  static func includeCycle(_ links: [SourceRange], names: [String]) -> Diagnostic {
    Diagnostic(
      of: IncludeCycle.self,
      message: "these files include each other: \(names.joined(separator: " → ")); remove one of the links",
      at: links.last ?? .start(of: SourceFileID(index: 0)),
      notes: zip(links, names).dropLast().map { Note("\($1) is included here", at: $0) }
    )
  }
}
