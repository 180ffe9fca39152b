internal import TokenDiagnostics

/// A chosen context, as a user names it: `theme=dark`.
package struct ContextInput: Sendable, Hashable {
  /// The name of the modifier.
  package let modifier: String
  /// The name of the context. Inputs are texts: `true` is a name.
  package let context: String

  /// Reads `MODIFIER=CONTEXT`; nil for a text without `=`, or with nothing before it.
  package init?(_ text: String) {
    guard let sign = text.firstIndex(of: "="), sign > text.startIndex else { return nil }
    modifier = String(text[..<sign])
    context = String(text[text.index(after: sign)...])
  }
}

/// Why contexts cannot be chosen: a message for the user.
package struct ContextInputError: Error, Hashable {
  package let message: String
}

extension TokenSet {
  /// The selection of some contexts, by their names. If no name has the same letters, one with letters of another case
  /// counts.
  package func selection(_ inputs: [ContextInput]) throws(ContextInputError) -> ContextSelection {
    var chosen: [ModifierID: ContextID] = [:]
    for input in inputs {
      let names = IDTable<Modifier, String>(modifiers.map(\.name))
      let modifier = try Self.id(of: input.modifier, among: names) { names in
        names.isEmpty ? "the tokens have no modifiers" : "there is no modifier `\(input.modifier)`"
      }
      chosen[modifier] = try Self.id(of: input.context, among: modifiers[modifier].contexts) { _ in
        "`\(modifiers[modifier].name)` has no context `\(input.context)`"
      }
    }
    return ContextSelection(chosen)
  }

  private static func id<Kind>(
    of name: String,
    among names: IDTable<Kind, String>,
    problem: (IDTable<Kind, String>) -> String
  ) throws(ContextInputError) -> SetID<Kind> {
    if let id = names.firstIndex(where: { $0.utf8.elementsEqual(name.utf8) }) { return id }
    let similar = names.indices.filter { names[$0].lowercased() == name.lowercased() }
    if similar.count == 1 { return similar[0] }
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    let advice =
      names.isEmpty ? "" : NearestNames(to: name, among: names).question.map { "; \($0)" } ?? "; write \(list)"
    throw ContextInputError(message: problem(names) + advice)
  }
}
