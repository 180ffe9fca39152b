extension ColorVariants {
  /// The color of a token in each appearance; nil for a token that is not a color. Modifiers of other roles have their
  /// standard contexts.
  package init?(of token: TokenID, in resolved: ResolvedTokens) throws(TokenValueError) {
    let light = try resolved.color(of: token, in: .light)
    guard let light else { return nil }
    if resolved.modifiers(of: token).isEmpty {
      self.init(light: light)
      return
    }
    try self.init(
      light: light,
      dark: resolved.color(of: token, in: .dark),
      highContrastLight: resolved.color(of: token, in: .highContrastLight),
      highContrastDark: resolved.color(of: token, in: .highContrastDark)
    )
  }
}

extension ResolvedTokens {
  fileprivate func color(
    of token: TokenID,
    in appearance: Appearance
  ) throws(TokenValueError) -> Sourced<ColorValue>? {
    let value = try value(of: token, in: self.selection(for: appearance))
    guard case .color(let written) = value.value, let color = written.value else { return nil }
    return Sourced(color, from: value.origin)
  }
}

extension ResolvedTokens {
  /// The color of a token in each appearance as it is written; nothing for a token that is not a color, or has a
  /// mistake. Modifiers of other roles have their standard contexts.
  package func writtenColors(of token: TokenID) -> [Sourced<WrittenColor>] {
    let appearances = modifiers(of: token).isEmpty ? [.light] : Appearance.allCases
    return appearances.compactMap { appearance in
      guard let value = try? value(of: token, in: selection(for: appearance)), case .color(let color) = value.value
      else { return nil }
      return Sourced(color, from: value.origin)
    }
  }
}
