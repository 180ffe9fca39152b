package import TokenDiagnostics

/// `include` names a file that cannot be included.
package enum InvalidInclude: ErrorKind {
  package static let page = ErrorPage(
    "invalid-include",
    in: .severalFiles,
    "An included file outside the spec's folder, one that does not exist or cannot be read, or another spec",
    why: "A folder of specs can be moved, and compiled elsewhere, only if nothing leads out of it.",
    remedy: "Name a file below the spec's folder; the message explains the problem with this one.",
    wrong: .files([("brand.yaml", "include: ⟦../palette.yaml⟧\n")]),
    right: .files([("brand.yaml", "include: palette.yaml\n"), ("palette.yaml", "palette: { gray: \"#666666\" }\n")])
  )
}

extension Diagnostic {
  static func includeOutside(_ path: String, at range: SourceRange) -> Diagnostic {
    let message = "`\(path)` is not a file inside the spec's folder; name one relative to this file"
    return Diagnostic(of: InvalidInclude.self, message: message, at: range)
  }

  static func includeLeadsOutside(_ path: String, at range: SourceRange) -> Diagnostic {
    let message = "`\(path)` is a link that leads out of the spec's folder; copy the file into the folder"
    return Diagnostic(of: InvalidInclude.self, message: message, at: range)
  }

  static func unreadableInclude(_ path: String, _ problem: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(of: InvalidInclude.self, message: "`\(path)` \(problem)", at: range)
  }

  static func tooManyIncludes(depth: Int, files: Int, at range: SourceRange) -> Diagnostic {
    let message = "at most \(files) files are included, and at most \(depth) levels deep; merge some of them"
    return Diagnostic(of: InvalidInclude.self, message: message, at: range)
  }

  static func includedRoot(_ path: String, at range: SourceRange) -> Diagnostic {
    let message = "`\(path)` is itself a spec; remove its key `stylespec` to include it"
    return Diagnostic(of: InvalidInclude.self, message: message, at: range)
  }
}
