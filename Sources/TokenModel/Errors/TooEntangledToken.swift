package import TokenDiagnostics

/// A token whose values depend on too many modifiers together.
package enum TooEntangledToken: ErrorKind {
  package static let page = ErrorPage(
    "too-entangled",
    in: .tokenFiles,
    "A token whose values depend on more than four modifiers together",
    why: "Each combination of their contexts would need its own style or rule.",
    remedy: "Split the token, or let one modifier do the work of several."
  )
}

extension Diagnostic {
  /// Reports a token at its name.
  package static func tooEntangled(_ error: TooEntangled, token: TokenID, of tokens: TokenSet) -> Diagnostic {
    Diagnostic(
      of: TooEntangledToken.self,
      message: error.message(about: token, of: tokens),
      at: tokens[token].nameRange
    )
  }
}
