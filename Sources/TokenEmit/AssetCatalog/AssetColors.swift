internal import TokenModel

/// A color of an asset catalog.
struct AssetColor {
  let token: TokenID
  /// The color in each appearance.
  let variants: [Appearance: TokenColor]
}

/// The colors that go into an asset catalog, in the order of the spec.
struct AssetColors {
  private let tokens: TokenSet
  private let resolved: ResolvedTokens
  private let openModifiers: [ModifierID]

  init(_ input: EmitterInput) {
    tokens = input.catalog.tokens
    resolved = input.catalog.resolved
    openModifiers = input.openModifiers
  }

  /// Finds the colors whose paths fit a pattern; without one, all except those of a spec's palette, which is reported.
  func colors(_ only: PathPattern?, _ report: inout EmitterReport) -> [AssetColor] {
    if only == nil { reportPalette(&report) }
    let colors = chosen(only).compactMap { color($0, &report) }
    reportOtherModifiers(of: colors, &report)
    return colors
  }

  /// The tokens of the same colors, without their values.
  func tokens(_ only: PathPattern?) -> [TokenID] { chosen(only).filter { value(of: $0, in: .light) != nil } }

  private func chosen(_ only: PathPattern?) -> [TokenID] {
    tokens.indices.filter { token in
      guard tokens.type(of: token) == .color else { return false }
      if only == nil, tokens.dialect == .designTokens { return true }
      let path = tokens.path(of: token)
      return only.map { $0.matches(path) } ?? !isOfPalette(path)
    }
  }

  /// A group `palette` of token files is a group like others.
  private func isOfPalette(_ path: TokenPath) -> Bool {
    tokens.dialect == .spec && path.segments.first == "palette"
  }

  private func reportPalette(_ report: inout EmitterReport) {
    let colors = tokens.indices.filter { tokens.type(of: $0) == .color && isOfPalette(tokens.path(of: $0)) }
    guard let first = colors.first else { return }
    report.cannotExpress(
      "the asset catalog is without \(tokens.summary(ofColors: colors)) of the palette; `only: \"**\"` takes all colors",
      at: tokens.nameRange(of: first)
    )
  }

  private func color(_ token: TokenID, _ report: inout EmitterReport) -> AssetColor? {
    var variants: [Appearance: TokenColor] = [:]
    // Each after the one that replaces it when missing.
    for appearance in [Appearance.light, .dark, .highContrastLight, .highContrastDark] {
      variants[appearance] = value(of: token, in: appearance) ?? appearance.fallback.flatMap { variants[$0] }
    }
    guard variants[.light] != nil else {
      report.cannotExpress(
        "`\(tokens.path(of: token))` is left out of the asset catalog, since it has no color for light screens",
        at: tokens.nameRange(of: token)
      )
      return nil
    }
    return AssetColor(token: token, variants: variants)
  }

  private func value(of token: TokenID, in appearance: Appearance) -> TokenColor? {
    let value = try? resolved.value(of: token, in: resolved.selection(for: appearance)).value
    if case .color(let color)? = value { return color.color } else { return nil }
  }

  /// Asset catalogs know appearances only. Other modifiers are at their standard contexts, which is told once for each.
  private func reportOtherModifiers(of colors: [AssetColor], _ report: inout EmitterReport) {
    for id in openModifiers {
      let modifier = tokens.modifiers[id]
      let dependent = colors.map(\.token).filter { resolved.modifiers(of: $0).contains(id) }
      guard let first = dependent.first else { continue }
      let verb = dependent.count == 1 ? "is the one" : "are those"
      let context = modifier.contexts[modifier.standard]
      report.cannotExpress(
        "asset catalogs do not support `\(modifier.name)`, so \(tokens.summary(ofColors: dependent)) \(verb) for "
          + "`\(context)`; choose another context by `--input \(modifier.name)=…`",
        at: tokens.nameRange(of: first)
      )
    }
  }
}
