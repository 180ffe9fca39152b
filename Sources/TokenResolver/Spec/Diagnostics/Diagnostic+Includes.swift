internal import TokenDiagnostics

/// Messages about included files.
extension Diagnostic {
  static func includeOutside(_ path: String, at range: SourceRange) -> Diagnostic {
    let message = "`\(path)` is not a file inside the spec's folder; name one relative to this file"
    return Diagnostic(rule: SpecRule.invalidInclude.id, message: message, at: range)
  }

  static func includeLeadsOutside(_ path: String, at range: SourceRange) -> Diagnostic {
    let message = "`\(path)` is a link that leads out of the spec's folder; copy the file into the folder"
    return Diagnostic(rule: SpecRule.invalidInclude.id, message: message, at: range)
  }

  static func unreadableInclude(_ path: String, _ problem: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(rule: SpecRule.invalidInclude.id, message: "`\(path)` \(problem)", at: range)
  }

  static func tooManyIncludes(depth: Int, files: Int, at range: SourceRange) -> Diagnostic {
    let message = "at most \(files) files are included, and at most \(depth) levels deep; merge some of them"
    return Diagnostic(rule: SpecRule.invalidInclude.id, message: message, at: range)
  }

  static func includedRoot(_ path: String, at range: SourceRange) -> Diagnostic {
    let message = "`\(path)` is a spec of its own; remove its key `stylespec` to include it"
    return Diagnostic(rule: SpecRule.invalidInclude.id, message: message, at: range)
  }

  /// `links` are the entries of `include` in order; the last one closes the cycle.
  static func includeCycle(_ links: [SourceRange], names: [String]) -> Diagnostic {
    Diagnostic(
      rule: SpecRule.includeCycle.id,
      message: "these files include each other: \(names.joined(separator: " → ")); remove one of the links",
      at: links.last ?? .start(of: SourceFileID(index: 0)),
      notes: zip(links, names).dropLast().map { Note("\($1) is included here", at: $0) }
    )
  }
}
