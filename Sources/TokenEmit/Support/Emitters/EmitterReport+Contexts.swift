internal import TokenModel

extension EmitterReport {
  /// Reports the contexts of modifiers about the appearance that no appearance has: of two dark themes, one is shown in
  /// the dark. `format` is its name at the start of a sentence.
  mutating func droppedContexts(of input: EmitterInput, in format: String) {
    let tokens = input.catalog.tokens
    let selections = Appearance.allCases.map { tokens.selection(for: $0) }
    for id in tokens.modifiers.indices {
      let modifier = tokens.modifiers[id]
      guard modifier.role == .appearance, !input.chosenModifiers.contains(modifier.name), let place = modifier.place
      else { continue }
      let shown = Set(selections.map { $0.context(of: id, tokens.modifiers) })
      for context in modifier.contexts.indices where !shown.contains(context) {
        let (name, other) = (modifier.contexts[context], Self.rival(of: context, in: modifier))
        cannotExpress(
          "\(format) \(other.map { "shows `\($0)` in place of" } ?? "does not have") the context `\(name)` of "
            + "`\(modifier.name)`; compile it by itself with `--input \(modifier.name)=\(name)`, or take all contexts as "
            + "modes, by `contexts: { \(modifier.name): mode }` in a spec",
          at: modifier.contextPlaces.indices.contains(context) ? modifier.contextPlaces[context] : place
        )
      }
    }
  }

  /// The context that is shown where another one would be, too.
  private static func rival(of context: ContextID, in modifier: Modifier) -> String? {
    let appearance = modifier.appearances[context]
    let rivals = modifier.contexts.indices.filter { $0 != context && modifier.appearances[$0] == appearance }
    return (rivals.contains(modifier.standard) ? modifier.standard : rivals.first).map { modifier.contexts[$0] }
  }
}
