package import TokenDiagnostics
internal import TokenModel

/// A reference to a token that is not there in some contexts.
package enum ResolverMissingInContext: ErrorKind {
  package static let page = ErrorPage(
    "resolver-missing-in-context",
    in: .resolverDocuments,
    "A reference to a token that is not there in some contexts",
    why: "In those contexts the reference would lead nowhere.",
    remedy: "Give the token a value in a set, which counts in all contexts.",
    wrong: .resolver(
      ##"""
      "resolutionOrder": [
        {
          "type": "set",
          "name": "base",
          "sources": [{ "b": { "$type": "number", "$value": ⟦"{a}"⟧ } }]
        },
        {
          "type": "modifier",
          "name": "beta",
          "contexts": { "no": [], "yes": [{ "a": { "$type": "number", "$value": 2 } }] }
        }
      ]
      """##
    ),
    right: .resolver(
      ##"""
      "resolutionOrder": [
        {
          "type": "set",
          "name": "base",
          "sources": [
            {
              "a": { "$type": "number", "$value": 1 },
              "b": { "$type": "number", "$value": "{a}" }
            }
          ]
        },
        {
          "type": "modifier",
          "name": "beta",
          "contexts": { "no": [], "yes": [{ "a": { "$type": "number", "$value": 2 } }] },
          "default": "no"
        }
      ]
      """##
    )
  )
}

extension Diagnostic {
  /// A reference to a token that is not there in some contexts: "with `dark` of `theme`".
  static func missingInContext(
    _ path: TokenPath,
    _ contexts: String,
    at range: SourceRange,
    token: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      of: ResolverMissingInContext.self,
      message: "`\(path)` is not there \(contexts); give it a value for all contexts",
      at: range,
      notes: [Note("it is here", at: token)]
    )
  }
}
