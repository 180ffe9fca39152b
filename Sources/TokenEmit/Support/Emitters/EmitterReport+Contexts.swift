internal import TokenModel

extension EmitterInput {
  /// The contexts of modifiers about the appearance that no appearance has: of two dark themes, one is shown in the
  /// dark.
  var furtherAppearances: [(modifier: ModifierID, context: ContextID)] {
    let tokens = catalog.tokens
    let selections = Appearance.allCases.map { tokens.selection(for: $0) }
    return tokens.modifiers.indices.flatMap { id -> [(ModifierID, ContextID)] in
      let modifier = tokens.modifiers[id]
      guard modifier.role == .appearance, !chosenModifiers.contains(modifier.name) else { return [] }
      let shown = Set(selections.map { $0.context(of: id, tokens.modifiers) })
      return modifier.contexts.indices.filter { !shown.contains($0) }.map { (id, $0) }
    }
  }
}

extension EmitterReport {
  /// Reports contexts of the appearance that a format does not have.
  ///
  /// - Parameters:
  ///   - dropped: Some of the input's ``EmitterInput/furtherAppearances``.
  ///   - format: Its name at the start of a sentence.
  ///   - remedy: A remedy for a context, given its name, in addition to what helps in any format.
  mutating func droppedContexts(
    _ dropped: [(modifier: ModifierID, context: ContextID)],
    of input: EmitterInput,
    in format: String,
    remedy: (_ context: String) -> String? = { _ in nil }
  ) {
    for (id, context) in dropped {
      let modifier = input.catalog.tokens.modifiers[id]
      guard let place = modifier.place else { continue }
      let (name, other) = (modifier.contexts[context], Self.rival(of: context, in: modifier))
      let remedies = [
        remedy(name), "compile it separately with `--input \(modifier.name)=\(name)`",
        "take all contexts as modes, by `contexts: { \(modifier.name): mode }` in a spec",
      ]
      cannotExpress(
        "\(format) \(other.map { "shows `\($0)` in place of" } ?? "does not have") the context `\(name)` of "
          + "`\(modifier.name)`; \(remedies.compactMap(\.self).joined(separator: ", or "))",
        at: modifier.contextPlaces.indices.contains(context) ? modifier.contextPlaces[context] : place
      )
    }
  }

  /// The context that is shown where another one would also apply.
  private static func rival(of context: ContextID, in modifier: Modifier) -> String? {
    let appearance = modifier.appearances[context]
    let rivals = modifier.contexts.indices.filter { $0 != context && modifier.appearances[$0] == appearance }
    return (rivals.contains(modifier.standard) ? modifier.standard : rivals.first).map { modifier.contexts[$0] }
  }
}
