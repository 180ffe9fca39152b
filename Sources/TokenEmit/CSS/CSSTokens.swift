internal import TokenModel

/// The custom properties of all tokens, by the rules that they are in.
struct CSSTokens {
  /// A custom property in one rule.
  struct Declaration {
    let token: TokenID
    let property: String
    let value: CSSExpression
    /// Whether a comment of the token comes before it.
    let isFirst: Bool
  }

  private(set) var rules: [CSSScope: [Declaration]] = [:]
  /// Whether a value is another on dark screens, so that the page has to be told of `color-scheme`.
  private(set) var hasDarkValues = false

  private let tokens: TokenSet
  private let resolved: ResolvedTokens
  private let properties: TokenTable<String?>
  private let scheme: CSSOptions.Scheme
  private let appearances: [CSSScope.Screen: ContextSelection]
  /// The modifiers that the page chooses a context of.
  private let openModifiers: [ModifierID]
  private let values: CSSTokenValues

  init(_ input: EmitterInput, _ options: CSSOptions, properties: TokenTable<String?>, _ report: inout EmitterReport) {
    tokens = input.catalog.tokens
    resolved = input.catalog.resolved
    self.properties = properties
    scheme = options.scheme
    values = CSSTokenValues(resolved, properties: properties, unit: options.unit)
    let kinds: [(CSSScope.Screen, Appearance)] = [
      (.any, .light), (.dark, .dark), (.highContrast, .highContrastLight), (.highContrastDark, .highContrastDark),
    ]
    let resolved = resolved
    appearances = Dictionary(uniqueKeysWithValues: kinds.map { ($0, resolved.selection(for: $1)) })
    openModifiers = input.openModifiers
    for token in tokens.indices {
      if properties[token] == nil {
        Self.reportMissing(token, in: tokens, &report)
      } else {
        add(token, &report)
      }
    }
  }

  private static func reportMissing(_ token: TokenID, in tokens: TokenSet, _ report: inout EmitterReport) {
    let path = tokens.path(of: token)
    let problem =
      switch tokens.type(of: token) {
      case nil: "CSS does not know the type of `\(path)`; it gets no custom property"
      case .strokeStyle:
        "CSS has no dashes of one's own, so `\(path)` gets no custom property, and borders with it are `dashed`"
      default: "CSS does not know the unit of `\(path)`; it gets no custom property"
      }
    report.cannotExpress(problem, at: tokens.nameRange(of: token))
  }

  private mutating func add(_ token: TokenID, _ report: inout EmitterReport) {
    let dependence = resolved.modifiers(of: token)
    guard !dependence.isEmpty else {
      return add(token, values.declarations(of: token, in: ContextSelection()), to: .standard)
    }
    let ofText = values.modifiersOfText(of: token) ?? dependence
    do throws(TooEntangled) {
      let contexts = try tokens.contexts(over: openModifiers.filter(ofText.contains)) { looks(of: token, in: $0) }
      let standard = looks(of: token, in: [:])
      let others = contexts.map { (contexts: $0, looks: looks(of: token, in: $0)) }
      // A rule for a screen would win over those of other contexts, unless these have one, too.
      let screensOfOthers = others.reduce(into: screensNeeded(by: standard)) {
        $0.formUnion(screensNeeded(by: $1.looks))
      }
      add(token, in: [:], looks: standard, on: screensNeeded(by: standard))
      let told = ModifierSet(contexts.flatMap(\.keys))
      for modifier in openModifiers where dependence.contains(modifier) && !told.contains(modifier) {
        add(token, standard.light, to: CSSScope(anyContextOf: modifier))
      }
      for other in others { add(token, in: other.contexts, looks: other.looks, on: screensOfOthers) }
    } catch {
      report.tooEntangled(error, token: token, of: tokens)
    }
  }

  // MARK: Screens

  /// The declarations of a token on each screen.
  private struct Looks: Hashable {
    let light, dark, highContrast, highContrastDark: [CSSTokenValues.Declaration]

    init(_ declarations: (CSSScope.Screen) -> [CSSTokenValues.Declaration]) {
      light = declarations(.any)
      dark = declarations(.dark)
      highContrast = declarations(.highContrast)
      highContrastDark = declarations(.highContrastDark)
    }
  }

  private func looks(of token: TokenID, in contexts: [ModifierID: ContextID]) -> Looks {
    var all: [CSSScope.Screen: [CSSTokenValues.Declaration]] = [:]
    for (screen, selection) in appearances {
      all[screen] = values.declarations(of: token, in: selection.choosing(contexts))
    }
    let type = tokens.type(of: token)
    // Where a token is not there, its properties are as if nobody had set them.
    let missing = ([""] + CSSParts.suffixes(of: type)).map {
      CSSTokenValues.Declaration(suffix: $0, value: CSSExpression("initial"))
    }
    return Looks { screen in all[screen].flatMap { $0.isEmpty ? nil : $0 } ?? missing }
  }

  /// The screens besides light ones that need a rule of their own.
  private func screensNeeded(by looks: Looks) -> Set<CSSScope.Screen> {
    var screens: Set<CSSScope.Screen> = []
    switch scheme {
    case .lightDark:
      if lightDark(looks.light, looks.dark) == nil { screens.insert(.dark) }
      if looks.highContrast != looks.light || looks.highContrastDark != looks.dark { screens.insert(.highContrast) }
    case .media, .attribute:
      if looks.dark != looks.light { screens.insert(.dark) }
      if looks.highContrast != looks.light { screens.insert(.highContrast) }
      if looks.highContrastDark != looks.dark { screens.insert(.highContrastDark) }
    }
    return screens
  }

  /// One value for light and dark screens; nil if the two differ in more than colors.
  private func lightDark(
    _ light: [CSSTokenValues.Declaration],
    _ dark: [CSSTokenValues.Declaration]
  ) -> [CSSTokenValues.Declaration]? {
    guard light.map(\.suffix) == dark.map(\.suffix) else { return nil }
    let combined = zip(light, dark).map { light, dark in
      light.value.lightDark(dark.value).map { CSSTokenValues.Declaration(suffix: light.suffix, value: $0) }
    }
    return combined.contains { $0 == nil } ? nil : combined.compactMap(\.self)
  }

  private mutating func add(
    _ token: TokenID,
    in contexts: [ModifierID: ContextID],
    looks: Looks,
    on screens: Set<CSSScope.Screen>
  ) {
    switch scheme {
    case .lightDark:
      add(token, in: contexts, looks.light, looks.dark, to: .any, and: .dark, isNeeded: screens.contains(.dark))
      guard screens.contains(.highContrast) else { return }
      add(token, in: contexts, looks.highContrast, looks.highContrastDark, to: .highContrast, and: .highContrastDark)
    case .media, .attribute:
      if looks.dark != looks.light { hasDarkValues = true }
      add(token, looks.light, to: CSSScope(.any, contexts))
      if screens.contains(.dark) { add(token, looks.dark, to: CSSScope(.dark, contexts)) }
      if screens.contains(.highContrast) { add(token, looks.highContrast, to: CSSScope(.highContrast, contexts)) }
      // The rule for more contrast alone would win over that for dark screens.
      if !screens.isDisjoint(with: [.highContrast, .highContrastDark]) {
        add(token, looks.highContrastDark, to: CSSScope(.highContrastDark, contexts))
      }
    }
  }

  /// Adds one rule for light and dark screens, or one for each where the two differ in more than colors, or where
  /// another context needs it.
  private mutating func add(
    _ token: TokenID,
    in contexts: [ModifierID: ContextID],
    _ light: [CSSTokenValues.Declaration],
    _ dark: [CSSTokenValues.Declaration],
    to screen: CSSScope.Screen,
    and darkScreen: CSSScope.Screen,
    isNeeded: Bool = false
  ) {
    if !isNeeded, let both = lightDark(light, dark) {
      if both != light { hasDarkValues = true }
      return add(token, both, to: CSSScope(screen, contexts))
    }
    hasDarkValues = true
    add(token, light, to: CSSScope(screen, contexts))
    add(token, dark, to: CSSScope(darkScreen, contexts))
  }

  private mutating func add(_ token: TokenID, _ declarations: [CSSTokenValues.Declaration], to scope: CSSScope) {
    let property = properties[token] ?? ""
    rules[scope, default: []] += declarations.enumerated().map { index, declaration in
      Declaration(
        token: token,
        property: property + declaration.suffix,
        value: declaration.value,
        isFirst: index == 0
      )
    }
  }
}
