package import TokenDiagnostics

/// A group in a context of one modifier that extends one in a context of another.
package enum ResolverExtendsContexts: ErrorKind {
  package static let page = ErrorPage(
    "resolver-extends-contexts",
    in: .resolverDocuments,
    "A group in a context of one modifier that extends one in a context of another",
    why: "The tokens that it inherits would depend on two modifiers.",
    remedy: "Extend a group of a set, or write the tokens in the context.",
    wrong: .resolver(
      ##"""
      "resolutionOrder": [
        {
          "type": "modifier",
          "name": "a",
          "contexts": {
            "x": [{ "g": { "t": { "$type": "number", "$value": 1 } } }],
            "y": [{ "g": {} }]
          }
        },
        {
          "type": "modifier",
          "name": "b",
          "contexts": { "x": [{ "h": { "$extends": ⟦"{g}"⟧ } }], "y": [] }
        }
      ]
      """##
    ),
    right: .resolver(
      ##"""
      "resolutionOrder": [
        {
          "type": "set",
          "name": "a",
          "sources": [{ "g": { "t": { "$type": "number", "$value": 1 } } }]
        },
        {
          "type": "modifier",
          "name": "b",
          "contexts": { "x": [{ "h": { "$extends": "{g}" } }], "y": [] },
          "default": "x"
        }
      ]
      """##
    )
  )
}

extension Diagnostic {
  static func extendsContexts(_ reference: String, at range: SourceRange) -> Diagnostic {
    let message = """
      this group is in a context of one modifier, and `\(reference)` in one of another; a token depends on one \
      modifier at a time, so extend a group without contexts
      """
    return Diagnostic(of: ResolverExtendsContexts.self, message: message, at: range)
  }
}
