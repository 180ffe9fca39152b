package import TokenDiagnostics

/// A `$ref` to something that is not accepted there: a modifier in a set, or an item of the resolution order.
package enum ResolverReferenceTarget: ErrorKind {
  package static let page = ErrorPage(
    "resolver-reference-target",
    in: .resolverDocuments,
    "A `$ref` to something that is not accepted there",
    why: "Only the resolution order may name modifiers, and nothing may refer to the resolution order.",
    remedy: "Name a set, or move the reference to the resolution order.",
    wrong: .resolver(##""sets": { "base": { "sources": [] } }, "resolutionOrder": [{ "$ref": ⟦"#/sets"⟧ }]"##),
    right: .resolver(##""sets": { "base": { "sources": [] } }, "resolutionOrder": [{ "$ref": "#/sets/base" }]"##)
  )
}

extension Diagnostic {
  /// An item of the order that is a reference to something else.
  static func notAnItem(_ reference: String, at range: SourceRange) -> Diagnostic {
    let message = "`\(reference)` is neither a set nor a modifier; write `#/sets/NAME` or `#/modifiers/NAME`"
    return Diagnostic(of: ResolverReferenceTarget.self, message: message, at: range)
  }

  static func notASet(_ reference: String, at range: SourceRange) -> Diagnostic {
    let message = "`\(reference)` is not a set; write `#/sets/NAME`"
    return Diagnostic(of: ResolverReferenceTarget.self, message: message, at: range)
  }

  static func notAModifier(_ reference: String, at range: SourceRange) -> Diagnostic {
    let message = "`\(reference)` is not a modifier; write `#/modifiers/NAME`"
    return Diagnostic(of: ResolverReferenceTarget.self, message: message, at: range)
  }

  static func sourceInModifier(_ reference: String, at range: SourceRange) -> Diagnostic {
    let message = "`\(reference)` is in a modifier; only `resolutionOrder` refers to modifiers, so name a set"
    return Diagnostic(of: ResolverReferenceTarget.self, message: message, at: range)
  }

  static func sourceInOrder(at range: SourceRange) -> Diagnostic {
    let message = "nothing refers to `resolutionOrder`; name a set in `sets`"
    return Diagnostic(of: ResolverReferenceTarget.self, message: message, at: range)
  }

  static func sourceIsDocument(_ reference: String, at range: SourceRange) -> Diagnostic {
    let message = "`\(reference)` is a resolver document; name one of its sets, as `FILE#/sets/NAME`"
    return Diagnostic(of: ResolverReferenceTarget.self, message: message, at: range)
  }
}
