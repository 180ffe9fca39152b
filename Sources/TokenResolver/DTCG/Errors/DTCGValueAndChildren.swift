package import TokenDiagnostics

/// A token with a token inside.
package enum DTCGValueAndChildren: ErrorKind {
  package static let page = ErrorPage(
    "dtcg-value-and-children",
    in: .designTokens,
    "A token with a token inside",
    why: "An object with `$value` is a token, and tokens cannot contain other tokens.",
    remedy: "Move the inner token out, or give the outer value the name `$root` in a group.",
    wrong: .tokens(#""a": { "$type": "number", "$value": 1, ⟦"b"⟧: { "$type": "number", "$value": 2 } }"#),
    right: .tokens(#""a": { "$type": "number", "$root": { "$value": 1 }, "b": { "$value": 2 } }"#)
  )
}

extension Diagnostic {
  static func valueAndChild(_ token: String, child: String, at range: SourceRange) -> Diagnostic {
    let message = "`\(token)` has a value, so it cannot have `\(child)` inside; move the value to `$root`"
    return Diagnostic(of: DTCGValueAndChildren.self, message: message, at: range)
  }
}
