/// The names that one output of a project gives a catalog's tokens. The names are made when they are needed.
package struct OutputNames: Sendable {
  /// The display name of the output, such as "CSS".
  package let title: String
  /// The common prefix of nearly all names: in Swift the name of the catalog, with a dot; empty in other outputs.
  package let scope: String
  /// The whole name of each token, nil for one that the output does not have.
  package let tokens: @Sendable () -> TokenTable<String?>
  /// Whether the output has all tokens, under their own paths.
  package let hasAll: Bool
  /// Whether anything finds tokens by these names, so that it breaks where one vanishes. A page for people does not.
  package let areLookedUp: Bool

  /// Names from their parts; nothing is checked.
  package init(
    title: String,
    scope: String = "",
    hasAll: Bool = false,
    areLookedUp: Bool = true,
    tokens: @escaping @Sendable () -> TokenTable<String?>
  ) {
    self.title = title
    self.scope = scope
    self.tokens = tokens
    self.hasAll = hasAll
    self.areLookedUp = areLookedUp
  }
}
