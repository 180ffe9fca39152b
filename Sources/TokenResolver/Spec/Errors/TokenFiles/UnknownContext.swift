package import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// `contexts` names a modifier or a context that the token files do not have.
package enum UnknownContext: ErrorKind {
  package static let page = ErrorPage(
    "unknown-context",
    in: .tokenFiles,
    "`contexts` names a modifier or a context that the token files do not have",
    why: "The colors would have only one appearance, unnoticed.",
    remedy: "Use the names of the resolver document; the message suggests the nearest, or lists all.",
    wrong: .besideGap("tokens: brand.tokens.json\ncontexts: { ⟦theme⟧: mode }\n"),
    right: .besideGap("tokens: brand.tokens.json\n")
  )
}

extension Diagnostic {
  static func unknownModifier(_ name: String, known: [String], at range: SourceRange) -> Diagnostic {
    let question = NearestNames(to: name, among: known).question
    let advice = known.isEmpty ? "they have none" : question ?? "they have \(list(known))"
    return Diagnostic(
      of: UnknownContext.self,
      message: "the token files have no modifier `\(name)`; \(advice)",
      at: range
    )
  }

  static func unknownContext(_ name: String, of modifier: Modifier, at range: SourceRange) -> Diagnostic {
    let question = NearestNames(to: name, among: modifier.contexts.elements).question
    return Diagnostic(
      of: UnknownContext.self,
      message:
        "`\(modifier.name)` has no context `\(name)`; \(question ?? "it has \(list(modifier.contexts.elements))")",
      at: range
    )
  }

  static func noContext(of modifier: Modifier, at range: SourceRange) -> Diagnostic {
    let inputs = list(modifier.contexts.map { "--input \(modifier.name)=\($0)" })
    return Diagnostic(
      of: UnknownContext.self,
      message: "`\(modifier.name)` has no default; give it one, or choose a context: \(inputs)",
      at: range
    )
  }
}
