/// The appearance that a modifier's context is for. Two modifiers may define it together, as `theme` and `contrast`.
package struct ContextAppearance: Sendable, Hashable {
  /// Whether it is for dark screens; nil if it is for both.
  package let isDark: Bool?
  /// Whether it is for increased contrast; nil if it is for both.
  package let isHighContrast: Bool?

  /// Creates a meaning from its parts.
  package init(isDark: Bool? = nil, isHighContrast: Bool? = nil) {
    self.isDark = isDark
    self.isHighContrast = isHighContrast
  }

  /// All that an appearance is.
  package init(_ appearance: Appearance) {
    self.init(
      isDark: [.dark, .highContrastDark].contains(appearance),
      isHighContrast: [.highContrastLight, .highContrastDark].contains(appearance)
    )
  }

  /// How many parts of an appearance the context names: none to both. Nil if it is for another appearance.
  func fit(_ appearance: Appearance) -> Int? {
    let wanted = ContextAppearance(appearance)
    guard isDark == nil || isDark == wanted.isDark, isHighContrast == nil || isHighContrast == wanted.isHighContrast
    else { return nil }
    return (isDark == nil ? 0 : 1) + (isHighContrast == nil ? 0 : 1)
  }
}

extension TokenSet {
  /// The contexts for an appearance: for each modifier about the appearance, the context that fits best, or the
  /// standard one if none fits.
  package func selection(for appearance: Appearance) -> ContextSelection {
    var contexts: [ModifierID: ContextID] = [:]
    for id in modifiers.indices where modifiers[id].role == .appearance {
      let modifier = modifiers[id]
      let fits = IDTable<ContextKind, Int>(modifier.appearances.map { $0.fit(appearance) ?? -1 })
      guard let most = fits.max(), most >= 0 else { continue }
      // Of several that fit equally, the standard one counts.
      contexts[id] = fits[modifier.standard] == most ? modifier.standard : fits.firstIndex(of: most)
    }
    return ContextSelection(contexts)
  }
}
