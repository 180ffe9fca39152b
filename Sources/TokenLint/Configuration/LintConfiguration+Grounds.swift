package import TokenModel
package import TokenPerception

extension LintConfiguration {
  /// The colors that text of a spec is seen on, as the rule `contrast` has them.
  package func textGrounds(of catalog: Catalog) -> TextGrounds {
    TextGrounds(backgrounds, among: catalog.resolved)
  }

  /// The option `backgrounds` of that rule; empty for its default.
  package var backgrounds: [String: [String]] {
    if case .table(let table)? = rules[Contrast.id]?.options["backgrounds"] { table } else { [:] }
  }
}
