package import TokenDiagnostics

/// `tokens` names a file that is not one of the Design Tokens format, or cannot be read.
package enum InvalidTokenFile: ErrorKind {
  package static let page = ErrorPage(
    "invalid-token-file",
    in: .tokenFiles,
    "A file under `tokens` that is not one of the Design Tokens format, or that cannot be read",
    why: "A folder of specs can be moved, and compiled elsewhere, only if nothing leads out of it.",
    remedy: "Name a token file or one resolver document below the spec's folder; the message explains what is wrong.",
    wrong: .files([("brand.yaml", "tokens: ⟦../brand.tokens.json⟧\n")]),
    right: .besideGap("tokens: brand.tokens.json\n")
  )
}

extension Diagnostic {
  static func tokenFileOutside(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      of: InvalidTokenFile.self,
      message: "`\(path)` is not a file inside the spec's folder; name one relative to the spec",
      at: range
    )
  }

  static func tokenFileLeadsOutside(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      of: InvalidTokenFile.self,
      message: "`\(path)` is a link that leads out of the spec's folder; copy the file into the folder",
      at: range
    )
  }

  static func unreadableTokenFile(_ path: String, _ problem: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(of: InvalidTokenFile.self, message: "`\(path)` \(problem)", at: range)
  }

  static func specAsTokenFile(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      of: InvalidTokenFile.self,
      message: "`\(path)` is a spec, not a file of the Design Tokens format; remove it",
      at: range
    )
  }

  static func repeatedTokenFile(_ path: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      of: InvalidTokenFile.self,
      message: "`\(path)` is named twice; remove one of the two",
      at: range,
      notes: [Note("the first", at: first)]
    )
  }

  static func secondResolverDocument(_ path: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      of: InvalidTokenFile.self,
      message: "a spec has one resolver document; add the sets of `\(path)` to the first one",
      at: range,
      notes: [Note("the first", at: first)]
    )
  }

  static func tooManyTokenFiles(maximum: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      of: InvalidTokenFile.self,
      message: "at most \(maximum) token files are read; merge some of them",
      at: range
    )
  }
}
