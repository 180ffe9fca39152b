internal import TokenModel

/// Where typography tokens have the weights and families of their styles. The tokens of a catalog's axes are elsewhere
/// for many styles: each number of a weight is there once.
struct TypographyOrigins {
  /// By the index of the style; nil for a style that the spec lists.
  private(set) var ofStyles: [(weight: Origin?, family: Origin?)?] = []

  init(_ catalog: Catalog) {
    guard catalog.besideAxes.rows > 0 else { return }
    let tokens = catalog.tokens
    let index = catalog.resolved.index
    let modifiers = tokens.modifiers.indices.filter { tokens.modifiers[$0].role == .mode }
    ofStyles = catalog.styles.map { style in
      guard let path = style.path, var token = index[path] else { return nil }
      while let target = tokens.aliasTarget(of: token) { token = target }
      guard let variants = try? catalog.resolved.variants(of: token, over: modifiers) else { return nil }
      let mode = catalog.rows[style.code.row].mode.map { catalog.modes[$0].value }
      let value = mode.map { variants.value(inMode: $0, tokens.modifiers) } ?? variants.standard
      guard case .typography(let typography)? = value?.value else { return nil }
      let family = typography.fontFamily.value?.names.first?.sourced
      return (typography.fontWeight.sourced?.origin, family?.origin)
    }
  }
}

extension TokenVariants {
  /// The value in the mode that is named for some contexts.
  fileprivate func value(inMode mode: String, _ modifiers: Modifiers) -> Sourced<TokenValue>? {
    variants.first { variant in
      let contexts = variant.contexts.sorted { $0.key < $1.key }
      return contexts.map { modifiers[$0.key].contexts[$0.value] }.joined(separator: "_") == mode
    }?.value
  }
}
