internal import TokenModel

/// The notes on values of some contexts, where Swift has only one value.
struct ContextNotes {
  private let resolved: ResolvedTokens
  private let openModifiers: [ModifierID]

  init(_ input: EmitterInput) {
    resolved = input.catalog.resolved
    openModifiers = input.openModifiers
  }

  /// The wording in the comment and in the report about the contexts of a token's value; nil if it does not depend on
  /// any.
  ///
  /// - Parameter dependsOnAppearance: Whether Swift has the value of one appearance where there are several.
  func note(of token: TokenID, dependsOnAppearance: Bool) -> (comment: String, report: String)? {
    let all = resolved.tokens.modifiers
    let modifiers = resolved.modifiers(of: token).modifiers.filter { modifier in
      all[modifier].role == .appearance ? dependsOnAppearance : openModifiers.contains(modifier)
    }
    guard !modifiers.isEmpty else { return nil }
    let names = Self.list(modifiers.map { all[$0].name })
    let light = resolved.selection(for: .light)
    let contexts = Self.list(modifiers.map { all[$0].contexts[light.context(of: $0, all)] })
    return (
      "Depends on \(names): this is the value for \(contexts).",
      "depends on \(names); Swift has the value for \(contexts)"
    )
  }

  private static func list(_ names: [String]) -> String {
    names.map { "`\(SwiftText.inline($0))`" }.joined(separator: " and ")
  }
}
