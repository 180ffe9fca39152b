package import TokenModel
package import TokenPerception

extension LintConfiguration {
  /// The colors that text of a spec is seen on, as the rule `contrast` has them.
  package func textGrounds(of catalog: Catalog) -> TextGrounds {
    guard case .table(let table)? = rules[Contrast.id]?.options["backgrounds"] else { return TextGrounds() }
    return TextGrounds(table, among: catalog.tokens)
  }
}
