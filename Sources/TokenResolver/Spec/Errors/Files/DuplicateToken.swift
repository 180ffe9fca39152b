package import TokenDiagnostics
internal import TokenModel

/// Two tokens with the same name, in two files.
package enum DuplicateToken: ErrorKind {
  package static let page = ErrorPage(
    "duplicate-token",
    in: .severalFiles,
    "A token that another file has in the same section",
    why: "Which one counts would depend on the order of reading.",
    remedy: "Remove one of the two; a note shows the first.",
    wrong: .files([
      ("brand.yaml", "include: a.yaml\ncolor: { ⟦ink⟧: \"#222222\" }\n"), ("a.yaml", "color: { ink: \"#333333\" }\n"),
    ]),
    right: .files([
      ("brand.yaml", "include: a.yaml\ncolor: { ink: \"#222222\" }\n"), ("a.yaml", "color: { gray: \"#333333\" }\n"),
    ])
  )
}

extension Diagnostic {
  static func duplicateToken(_ name: String, in section: String, at range: SourceRange, first: SourceRange)
    -> Diagnostic
  {
    let place = first.file == range.file ? "" : " of another file"
    return Diagnostic(
      of: DuplicateToken.self,
      message: "`\(name)` is already in `\(section)`\(place); remove one of the two",
      at: range,
      notes: [Note("the first `\(name)`", at: first)]
    )
  }

  /// A spec's token with the path of one from a token file.
  static func tokenOfFile(_ path: TokenPath, at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      of: DuplicateToken.self,
      message: "`\(path)` is also a token of a token file; rename it here, or take that one with `from: \"\(path)\"`",
      at: range,
      notes: [Note("the token of the file", at: first)]
    )
  }
}
