package import TokenDiagnostics
internal import TokenModel

/// A token with values of several types.
package enum ResolverMixedTypes: ErrorKind {
  package static let page = ErrorPage(
    "resolver-mixed-types",
    in: .resolverDocuments,
    "A token with values of several types",
    why: "Uses of the token need one type, whatever is chosen.",
    remedy: "Give all values one type, or make two tokens.",
    wrong: .resolver(
      ##"""
      "resolutionOrder": [
        { "type": "set", "name": "base", "sources": [{ "a": { "$type": "number", "$value": 1 } }] },
        {
          "type": "modifier",
          "name": "beta",
          "contexts": { "no": [], "yes": [{ ⟦"a"⟧: { "$type": "fontWeight", "$value": 400 } }] }
        }
      ]
      """##
    ),
    right: .resolver(
      ##"""
      "resolutionOrder": [
        { "type": "set", "name": "base", "sources": [{ "a": { "$type": "number", "$value": 1 } }] },
        {
          "type": "modifier",
          "name": "beta",
          "contexts": { "no": [], "yes": [{ "a": { "$type": "number", "$value": 400 } }] },
          "default": "no"
        }
      ]
      """##
    )
  )
}

extension Diagnostic {
  static func mixedTypes(
    _ type: TokenType,
    and other: TokenType,
    at range: SourceRange,
    other place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      of: ResolverMixedTypes.self,
      message: "this is \(type.inMessages), and \(other.inMessages) in other contexts; a token has one type",
      at: range,
      notes: [Note("\(other.inMessages) here", at: place)]
    )
  }
}
