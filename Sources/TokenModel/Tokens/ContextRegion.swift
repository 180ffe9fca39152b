/// Some selections of contexts: those with one of a few contexts for each modifier.
package struct ContextRegion: Sendable, Hashable {
  /// The allowed contexts by modifier. Others may have any context.
  private var allowed: [ModifierID: Set<ContextID>] = [:]

  /// All selections.
  package static let all = ContextRegion()

  private init() {}

  /// Whether these are all selections.
  package var isAll: Bool { allowed.isEmpty }

  /// The selections of both regions; nil if there are none.
  package func intersection(_ other: ContextRegion) -> ContextRegion? {
    var both = self
    for (modifier, contexts) in other.allowed {
      let common = allowed[modifier]?.intersection(contexts) ?? contexts
      if common.isEmpty { return nil }
      both.allowed[modifier] = common
    }
    return both
  }

  /// The selections in which a condition also holds; nil if there are none.
  package func and(_ condition: Condition) -> ContextRegion? {
    guard case .context(let context, let modifier) = condition else { return self }
    guard allowed[modifier]?.contains(context) != false else { return nil }
    var narrower = self
    narrower.allowed[modifier] = [context]
    return narrower
  }

  /// The selections in which a condition does not hold; nil if there are none.
  package func without(_ condition: Condition, _ modifiers: Modifiers) -> ContextRegion? {
    guard case .context(let context, let modifier) = condition else { return nil }
    var contexts = allowed[modifier] ?? Set(modifiers[modifier].contexts.indices)
    contexts.remove(context)
    if contexts.isEmpty { return nil }
    var narrower = self
    narrower.allowed[modifier] = contexts
    return narrower
  }

  /// One of the selections: standard contexts where they are allowed, else the first that is.
  package func selection(_ modifiers: Modifiers) -> ContextSelection {
    var contexts: [ModifierID: ContextID] = [:]
    for (modifier, among) in allowed where !among.contains(modifiers[modifier].standard) {
      contexts[modifier] = among.min()
    }
    return ContextSelection(contexts)
  }

  /// The modifiers whose contexts matter, in ascending order, each with its allowed contexts.
  package var limits: [(modifier: ModifierID, contexts: [ContextID])] {
    allowed.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted()) }
  }
}

extension TokenSet {
  /// The region where each layer of a token counts, from the strongest to the weakest that can. Nil for a layer that
  /// never does.
  ///
  /// A layer counts where its condition holds and that of no stronger layer does. That is one region, because a
  /// condition is about one modifier.
  func regions(ofLayersOf token: TokenID) -> [ContextRegion?] {
    var regions: [ContextRegion?] = []
    var rest: ContextRegion? = .all
    columns.forEachLayer(of: token) { condition, _ in
      regions.append(rest?.and(condition))
      rest = rest?.without(condition, modifiers)
      return rest != nil
    }
    return regions
  }

  /// The selections in which a token has no value; nil if it always has one.
  package func absence(of token: TokenID) -> ContextRegion? {
    var rest: ContextRegion? = .all
    columns.forEachLayer(of: token) { condition, _ in
      rest = rest?.without(condition, modifiers)
      return rest != nil
    }
    return rest
  }

  /// Whether the value of any token depends on contexts.
  package var dependsOnContexts: Bool { columns.hasConditions }
}
