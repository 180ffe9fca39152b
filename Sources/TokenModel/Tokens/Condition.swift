/// When a layer of a token applies.
package enum Condition: Sendable, Hashable {
  case always
  /// In one context of a modifier.
  case context(ContextID, of: ModifierID)

  /// The modifier; nil for a condition that always holds.
  package var modifier: ModifierID? {
    if case .context(_, let modifier) = self { modifier } else { nil }
  }
}

/// The chosen context of each modifier.
package struct ContextSelection: Sendable, Hashable {
  private struct Choice: Sendable, Hashable {
    let modifier: ModifierID
    let context: ContextID
  }

  /// The chosen contexts, in the order of their modifiers; others have their standard context. A set has few modifiers,
  /// so a list is faster than a dictionary.
  private var choices: [Choice]

  /// Creates a selection of contexts, by default of nothing but standard contexts; nothing is checked.
  package init(_ contexts: [ModifierID: ContextID] = [:]) {
    choices = contexts.map { Choice(modifier: $0.key, context: $0.value) }.sorted { $0.modifier < $1.modifier }
  }

  /// The number of modifiers with a chosen context.
  package var count: Int { choices.count }

  /// Whether a condition holds. The modifiers are those of the token set.
  package func satisfies(_ condition: Condition, _ modifiers: Modifiers) -> Bool {
    guard case .context(let context, let modifier) = condition else { return true }
    guard modifiers.indices.contains(modifier) else { return false }
    return self.context(of: modifier, modifiers) == context
  }

  /// The chosen context of a modifier, or of its standard one. The modifiers are those of the token set.
  package func context(of modifier: ModifierID, _ modifiers: Modifiers) -> ContextID {
    choices.first { $0.modifier == modifier }?.context ?? modifiers[modifier].standard
  }

  /// The selection with other contexts for some modifiers.
  package func choosing(_ contexts: [ModifierID: ContextID]) -> ContextSelection {
    contexts.reduce(self) { $0.pinned(to: .context($1.value, of: $1.key)) }
  }

  /// This selection, changed so that a condition holds.
  package func choosing(_ condition: Condition) -> ContextSelection { pinned(to: condition) }

  /// The selection with the context of a reference in it.
  func pinned(to pin: Condition) -> ContextSelection {
    guard case .context(let context, let modifier) = pin else { return self }
    let choice = Choice(modifier: modifier, context: context)
    var pinned = self
    let place = choices.firstIndex { $0.modifier >= modifier } ?? choices.endIndex
    if place < choices.endIndex, choices[place].modifier == modifier {
      if choices[place] == choice { return self }
      pinned.choices[place] = choice
    } else {
      pinned.choices.insert(choice, at: place)
    }
    return pinned
  }

  /// The part of the selection that concerns some modifiers. Standard contexts are left out, so that equal choices are
  /// equal.
  func restricted(to set: ModifierSet, _ modifiers: Modifiers) -> ContextSelection {
    if choices.isEmpty || set.isEmpty { return ContextSelection() }
    var restricted = ContextSelection()
    restricted.choices = choices.filter { choice in
      set.contains(choice.modifier) && modifiers.indices.contains(choice.modifier)
        && modifiers[choice.modifier].standard != choice.context
    }
    return restricted
  }
}
