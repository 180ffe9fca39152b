package import TokenDiagnostics
internal import TokenYAML

/// A rule that does not exist.
package enum UnknownRule: ErrorKind {
  package static let page = ErrorPage(
    "unknown-rule",
    in: .configurations,
    "A rule that does not exist",
    why: "Its setting would do nothing.",
    remedy: "The nearest rule is suggested. `stylespec lint --list-rules` lists all.",
    wrong: .configuration("rules: { ⟦off-gird⟧: off }\n"),
    right: .configuration("rules: { off-grid: off }\n")
  )
}

extension Diagnostic {
  static func unknownRule(_ name: String, at range: SourceRange) -> Diagnostic {
    let near = NearestNames(to: name, among: RuleRegistry.rules.map { $0.id })
    let message =
      "`\(name)` is not a rule" + didYouMean(near, otherwise: "; `stylespec lint --list-rules` lists all")
    return Diagnostic(of: UnknownRule.self, message: message, at: range, fixIts: near.fixIts(replacing: range))
  }
}
