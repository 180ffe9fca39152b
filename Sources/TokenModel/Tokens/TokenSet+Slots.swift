internal import TokenDiagnostics

/// A token's slot in a selection.
enum ChosenSlot {
  case missing
  /// A value without references in its parts.
  case value(Sourced<TokenValue>)
  /// A value with references in its parts, or a reference to a part of one.
  case composed(Slot<TokenValue>)
  /// A reference to a whole value, and the references that lead to it through values that are not tokens.
  case reference(to: TokenID, pin: Condition, through: [SourceRange], at: SourceRange)
}

extension TokenSet {
  /// A token's slot in some contexts, as written: a value, or a reference that has not been followed. Nil where it has
  /// neither.
  package func chosenSlot(of token: TokenID, in selection: ContextSelection) -> Slot<TokenValue>? {
    slot(storedSlot(of: token, in: selection), of: token)
  }

  /// The last slot whose condition holds.
  private func storedSlot(of token: TokenID, in selection: ContextSelection) -> StoredSlot {
    var chosen = StoredSlot.missing
    columns.forEachLayer(of: token) { condition, slot in
      guard selection.satisfies(condition, modifiers) else { return true }
      chosen = slot
      return false
    }
    return chosen
  }

  /// A token's slot in some contexts, without the path of a reference to a whole value.
  func slot(of token: TokenID, in selection: ContextSelection) -> ChosenSlot {
    let chosen = storedSlot(of: token, in: selection)
    // The path of a reference is not needed, and costs much.
    if case .reference(let index) = chosen, !columns.isComposed(chosen) {
      let stored = columns.reference(index)
      return .reference(to: stored.target, pin: stored.pin, through: stored.through, at: stored.range)
    }
    guard let slot = slot(chosen, of: token) else { return .missing }
    if case .value(let value) = slot, !columns.isComposed(chosen) { return .value(value) }
    return .composed(slot)
  }

  /// The tokens with a value that has to be composed: one with references in its parts, or a part of another.
  var composedTokens: [TokenID] {
    guard columns.hasComposedValues else { return [] }
    return indices.filter { token in
      var isComposed = false
      columns.forEachLayer(of: token) { _, slot in
        isComposed = columns.isComposed(slot)
        return !isComposed
      }
      return isComposed
    }
  }
}
