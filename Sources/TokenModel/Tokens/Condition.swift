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
  /// The chosen context by modifier. Others have their standard context.
  package private(set) var contexts: [ModifierID: ContextID]

  /// Creates a selection of contexts, by default of nothing but standard contexts; nothing is checked.
  package init(_ contexts: [ModifierID: ContextID] = [:]) {
    self.contexts = contexts
  }

  /// Whether a condition holds. The modifiers are those of the token set.
  package func satisfies(_ condition: Condition, _ modifiers: Modifiers) -> Bool {
    guard case .context(let context, let modifier) = condition else { return true }
    guard modifiers.indices.contains(modifier) else { return false }
    return self.context(of: modifier, modifiers) == context
  }

  /// The chosen context of a modifier, or of its standard one. The modifiers are those of the token set.
  package func context(of modifier: ModifierID, _ modifiers: Modifiers) -> ContextID {
    contexts[modifier] ?? modifiers[modifier].standard
  }

  /// The selection with other contexts for some modifiers.
  package func choosing(_ contexts: [ModifierID: ContextID]) -> ContextSelection {
    ContextSelection(self.contexts.merging(contexts) { _, new in new })
  }

  /// This selection, changed so that a condition holds.
  package func choosing(_ condition: Condition) -> ContextSelection { pinned(to: condition) }

  /// The selection with the context of a reference in it.
  func pinned(to pin: Condition) -> ContextSelection {
    guard case .context(let context, let modifier) = pin else { return self }
    var pinned = self
    pinned.contexts[modifier] = context
    return pinned
  }

  /// The part of the selection that concerns some modifiers. Standard contexts are left out, so that equal choices are
  /// equal.
  func restricted(to set: ModifierSet, _ modifiers: Modifiers) -> ContextSelection {
    if contexts.isEmpty || set.isEmpty { return ContextSelection() }
    return ContextSelection(
      contexts.filter { modifier, context in
        set.contains(modifier) && modifiers.indices.contains(modifier) && modifiers[modifier].standard != context
      }
    )
  }
}
