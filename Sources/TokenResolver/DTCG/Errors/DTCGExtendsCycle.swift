package import TokenDiagnostics

/// Groups that extend each other, or the groups around them.
package enum DTCGExtendsCycle: ErrorKind {
  package static let page = ErrorPage(
    "dtcg-extends-cycle",
    in: .designTokens,
    "Groups that extend each other, or the group around them",
    why: "Their members would have no end.",
    remedy: "Remove one of the links; notes show them.",
    wrong: .tokens(#""a": { "$extends": ⟦"{a}"⟧ }"#),
    right: .tokens(#""a": { "b": { "$type": "number", "$value": 1 } }"#)
  )
}

extension Diagnostic {
  /// Groups that extend each other. `links` are their references in order, at least one.
  static func extendsCycle(_ links: [Note]) -> Diagnostic {
    let problem = "these groups extend each other in a circle"
    return circle(problem, links, advice: "remove one `$extends`", DTCGExtendsCycle.self)
  }

  /// A group inside of the one that it extends.
  static func extendsOuter(_ outer: String, from path: String, at range: SourceRange) -> Diagnostic {
    let message = "`\(path)` is in `\(outer)`, so it cannot extend it; extend another group"
    return Diagnostic(of: DTCGExtendsCycle.self, message: message, at: range)
  }
}
