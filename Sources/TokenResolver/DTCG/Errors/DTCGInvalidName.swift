package import TokenDiagnostics

/// A name that starts with `$`, has `{` or `}`, or is empty.
package enum DTCGInvalidName: ErrorKind {
  package static let page = ErrorPage(
    "dtcg-invalid-name",
    in: .designTokens,
    "A name that starts with `$`, has `{` or `}`, or is empty",
    why: "References could not name such a token, and `$` is reserved for the format.",
    remedy: "Rename the token or group.",
    wrong: .tokens(#"⟦"a{b"⟧: { "$type": "number", "$value": 1 }"#),
    right: .tokens(#""ab": { "$type": "number", "$value": 1 }"#)
  )
}

extension Diagnostic {
  static func emptyName(at range: SourceRange) -> Diagnostic {
    let message = "a name cannot be empty; `$root` names the token of the group itself"
    return Diagnostic(of: DTCGInvalidName.self, message: message, at: range)
  }

  static func nameWithBraces(_ name: String, at range: SourceRange) -> Diagnostic {
    let plain = name.filter { $0 != "{" && $0 != "}" }
    let message = "`\(name)` cannot be a name: references have braces around them; write `\(plain)`"
    return Diagnostic(of: DTCGInvalidName.self, message: message, at: range)
  }

  static func reservedName(_ name: String, at range: SourceRange) -> Diagnostic {
    let plain = name.drop { $0 == "$" }
    let message = "`\(name)` cannot be a name: the format reserves names with `$`; write `\(plain)`"
    return Diagnostic(of: DTCGInvalidName.self, message: message, at: range)
  }

  /// A file that is a token.
  static func tokenWithoutName(at range: SourceRange) -> Diagnostic {
    let message = "the top of a file is a group; give this token a name"
    return Diagnostic(of: DTCGInvalidName.self, message: message, at: range)
  }
}
