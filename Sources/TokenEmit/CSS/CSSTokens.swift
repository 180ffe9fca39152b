internal import TokenModel

/// The custom properties of all tokens, by the rules that they are in.
struct CSSTokens {
  /// A custom property in one rule.
  struct Declaration {
    /// The first name of the token's path.
    let group: String
    let property: String
    let value: CSSExpression
    /// The token, if this is its first property.
    let described: TokenID?
  }

  private(set) var rules: [CSSScope: [Declaration]] = [:]
  /// The values of `color-scheme`, for a page whose tokens are others in the dark.
  private(set) var colorSchemes: [CSSScope: CSSExpression] = [:]
  /// The toggles that values read.
  private(set) var toggles: Set<CSSToggle> = []
  let toggleNames: CSSToggleNames
  let switches: [CSSSwitch]

  private let tokens: TokenSet
  private let resolved: ResolvedTokens
  private let properties: TokenTable<String?>
  private let scheme: CSSOptions.Scheme
  /// Whether the elements of a page that choose a context need only their own attribute to decide which values apply:
  /// no part of the page is without the tokens.
  private let isForWholePage: Bool
  private let appearances: [Appearance: ContextSelection]
  private let appearanceModifiers: ModifierSet
  private let values: CSSTokenValues
  /// Whether a value is another on dark screens, so that the page has to be told of `color-scheme`.
  private var hasDarkValues = false
  /// Whether a value has one color on light screens and another on dark ones.
  private(set) var hasLightDark = false
  /// The tokens whose values follow the system where colors follow `color-scheme`.
  private var followersOfSystem: [TokenID] = []

  /// The properties of an input's tokens. The page chooses contexts by the switches.
  init(
    _ input: EmitterInput,
    _ options: CSSOptions,
    switches: [CSSSwitch],
    _ names: CSSNames,
    lineHeights: [TokenID: CSSExpression],
    _ report: inout EmitterReport
  ) {
    tokens = input.catalog.tokens
    resolved = input.catalog.resolved
    properties = names.properties
    self.switches = switches
    toggleNames = CSSToggleNames(switches, options)
    scheme = options.scheme
    isForWholePage = options.selector.isForWholePage
    values = CSSTokenValues(resolved, properties: properties, lineHeights: lineHeights, unit: options.unit)
    let resolved = resolved
    appearances = Dictionary(uniqueKeysWithValues: Appearance.allCases.map { ($0, resolved.selection(for: $0)) })
    let modifiers = tokens.modifiers
    appearanceModifiers = ModifierSet(modifiers.indices.filter { modifiers[$0].role == .appearance })
    var sizes = CSSSizes(input.catalog, names, options)
    for token in tokens.indices {
      if !sizes.others.isEmpty { add(sizes.next(before: tokens.path(of: token))) }
      if properties[token] != nil {
        add(token, &report)
      } else if options.includes(tokens.path(of: token)) {
        Self.reportMissing(token, in: tokens, &report)
      }
    }
    add(sizes.others)
    addColorScheme()
    reportFollowersOfSystem(&report)
  }

  private static func reportMissing(_ token: TokenID, in tokens: TokenSet, _ report: inout EmitterReport) {
    let path = tokens.path(of: token)
    let problem =
      switch tokens.type(of: token) {
      case nil: "CSS does not support the type of `\(path)`; it gets no custom property"
      case .strokeStyle:
        "CSS has no custom dashes, so `\(path)` gets no custom property, and borders with it are `dashed`"
      default: "CSS does not support the unit of `\(path)`; it gets no custom property"
      }
    report.cannotExpress(problem, at: tokens.nameRange(of: token))
  }

  private mutating func add(_ token: TokenID, _ report: inout EmitterReport) {
    let dependence = resolved.modifiers(of: token)
    guard !dependence.isEmpty else {
      let declarations = values.declarations(of: token, in: ContextSelection())
      for (index, declaration) in declarations.enumerated() {
        add([(.standard, declaration.value)], of: token, declaration.suffix, isFirst: index == 0)
      }
      return
    }
    let ofText = values.modifiersOfText(of: token) ?? dependence
    let deciding = switches.indices.filter { !switches[$0].modifiers.isDisjoint(with: ofText) }
    guard let combinations = CSSCombinations(of: deciding, in: switches, atMost: TokenVariants.maximumCombinations)
    else {
      let modifiers = ofText.modifiers.filter { !appearanceModifiers.contains($0) }
      return report.tooEntangled(TooEntangled(modifiers: modifiers), token: token, of: tokens)
    }
    let looks = CSSLooks(combinations, screens: screens(of: ofText)) { combination, screen in
      values.declarations(of: token, in: selection(on: screen, choosing: combinations.contexts(of: combination)))
    }
    let changing = switches.indices.filter { !switches[$0].modifiers.isDisjoint(with: dependence) }
    for (index, suffix) in looks.suffixes.enumerated() {
      let screens = written(looks, suffix, of: token)
      add(placed(screens, combinations, changing), of: token, suffix, isFirst: index == 0)
    }
  }

  private mutating func add(
    _ values: [(scope: CSSScope, value: CSSExpression)],
    of token: TokenID,
    _ suffix: String,
    isFirst: Bool
  ) {
    let property = (properties[token] ?? "") + suffix
    let group = tokens.path(of: token).segments[0]
    for (scope, value) in values {
      let described = isFirst && scope.isStandard ? token : nil
      let declaration = Declaration(group: group, property: property, value: value, described: described)
      rules[scope, default: []].append(declaration)
    }
  }

  /// Adds font sizes, which are the same everywhere.
  private mutating func add(_ sizes: [Declaration]) {
    if !sizes.isEmpty { rules[.standard, default: []] += sizes }
  }

  // MARK: Screens

  /// The screens that values may differ on, if they depend on some modifiers.
  private func screens(of modifiers: ModifierSet) -> [CSSScope.Screen] {
    if modifiers.isDisjoint(with: appearanceModifiers) { return [.any] }
    return scheme == .attribute ? [.any, .highContrast] : CSSScope.Screen.allCases
  }

  private func selection(
    on screen: CSSScope.Screen,
    choosing contexts: [(switch: Int, context: Int)]
  ) -> ContextSelection {
    let chosen = contexts.map { switches[$0.switch].contexts[$0.context] }
    let isDark = chosen.lazy.compactMap(\.isDark).first ?? screen.isDark
    return chosen.reduce(appearances[screen.appearance(isDark: isDark)] ?? ContextSelection()) {
      $0.choosing($1.selected)
    }
  }

  /// The values of a property on all screens that need their own rule.
  private mutating func written(_ looks: CSSLooks, _ suffix: String, of token: TokenID) -> [CSSLooks.Property] {
    let light = looks.property(suffix, on: .any)
    let dark = looks.property(suffix, on: .dark)
    let contrast = looks.property(suffix, on: .highContrast)
    let darkContrast = looks.property(suffix, on: .highContrastDark)
    if light.values != dark.values || contrast.values != darkContrast.values { hasDarkValues = true }
    guard scheme == .lightDark else {
      var written = [light]
      if dark.values != light.values { written.append(dark) }
      if contrast.values != light.values { written.append(contrast) }
      // The values that apply on dark screens with more contrast without their own rule: those of the later rule.
      let known = contrast.values != light.values ? contrast : dark
      if darkContrast.values != known.values { written.append(darkContrast) }
      return written
    }
    let isSameWithContrast = light.values == contrast.values && dark.values == darkContrast.values
    return lightDark(light, dark, of: token) + (isSameWithContrast ? [] : lightDark(contrast, darkContrast, of: token))
  }

  /// One value for light and dark screens, by `light-dark()`, or one for each where the two differ in more than colors.
  private mutating func lightDark(
    _ light: CSSLooks.Property,
    _ dark: CSSLooks.Property,
    of token: TokenID
  ) -> [CSSLooks.Property] {
    if light.values == dark.values { return [light] }
    let combined = zip(light.values, dark.values).map { $0.lightDark($1) }
    if !combined.contains(nil) {
      hasLightDark = true
      return [CSSLooks.Property(screen: light.screen, values: combined.compactMap(\.self))]
    }
    if followersOfSystem.last != token { followersOfSystem.append(token) }
    return [light, dark]
  }

  private func reportFollowersOfSystem(_ report: inout EmitterReport) {
    guard let first = followersOfSystem.first else { return }
    let isOne = followersOfSystem.count == 1
    report.cannotExpress(
      "`light-dark()` takes colors alone, so \(tokens.summary(of: followersOfSystem)) \(isOne ? "follows" : "follow") the "
        + "system, also in a part of a page with its own `color-scheme`; with `appearance: attribute`, all follow the "
        + "attribute",
      at: tokens.nameRange(of: first)
    )
  }

  // MARK: Elements

  /// The rules that a property needs.
  ///
  /// - Parameters:
  ///   - screens: Its values on screens, in the order of rules.
  ///   - combinations: The combinations of contexts that each has a value for.
  ///   - changing: The switches that change its value, directly or by a reference.
  private mutating func placed(
    _ screens: [CSSLooks.Property],
    _ combinations: CSSCombinations,
    _ changing: [Int]
  ) -> [(scope: CSSScope, value: CSSExpression)] {
    let isDecided = screens.contains { screen in screen.values.contains { $0 != screen.values[0] } }
    guard isDecided else {
      let hasReference = screens.contains { $0.values[0].hasReference }
      let elements = CSSScope.Elements.choosing(hasReference ? changing : [])
      return screens.map { (CSSScope($0.screen, elements), $0.values[0]) }
    }
    if changing.count == 1, isForWholePage { return placed(screens, byContextsOf: changing[0]) }
    return screens.map { screen in
      let choice = CSSChoice(combinations) { screen.values[$0] }
      return (CSSScope(screen.screen, .choosing(changing)), choice.expression(toggleNames, &toggles))
    }
  }

  /// The rules of a property that one switch decides: those of its contexts.
  private func placed(
    _ screens: [CSSLooks.Property],
    byContextsOf place: Int
  ) -> [(scope: CSSScope, value: CSSExpression)] {
    let standard = switches[place].standard
    return screens.enumerated().flatMap { index, screen in
      let all = Array(screen.values.indices)
      let differing = all.filter { context in
        index == 0 || screens[..<index].contains { $0.values[context] != screen.values[context] }
      }
      // The rule of the root would win over those of other contexts on screens before.
      var open = differing.contains(standard) ? all : differing
      var rules: [(CSSScope, CSSExpression)] = []
      while let first = open.first {
        let value = screen.values[first]
        let equal = open.filter { screen.values[$0] == value }
        open.removeAll(where: equal.contains)
        let elements = CSSScope.Elements.contexts(equal, of: place, withRoot: equal.contains(standard))
        rules.append((CSSScope(screen.screen, elements), value))
      }
      return rules
    }
  }

  private mutating func addColorScheme() {
    guard scheme == .attribute else {
      if hasDarkValues { colorSchemes[.standard] = CSSExpression("light dark") }
      return
    }
    guard let place = switches.firstIndex(where: { $0.contexts.contains { $0.isDark == true } }), decides(place),
      let combinations = CSSCombinations(of: [place], in: switches, atMost: switches[place].contexts.count)
    else { return }
    let values = switches[place].contexts.map { CSSExpression($0.isDark == true ? "dark" : "light") }
    for (scope, value) in placed([CSSLooks.Property(screen: .any, values: values)], combinations, [place]) {
      colorSchemes[scope] = value
    }
  }

  /// Whether a switch decides the value of a property.
  private func decides(_ place: Int) -> Bool {
    toggles.contains { $0.switch == place }
      || rules.keys.contains { if case .contexts(_, of: place, withRoot: _) = $0.elements { true } else { false } }
  }
}

/// The font sizes of a spec's rows, which are names of token groups, not tokens.
private struct CSSSizes {
  private typealias Size = (path: TokenPath, declaration: CSSTokens.Declaration)

  private var open: ArraySlice<Size>
  /// The names of the table whose sizes are being written.
  private var table: ArraySlice<String>?

  init(_ catalog: Catalog, _ names: CSSNames, _ options: CSSOptions) {
    let sizes = zip(catalog.rows, names.sizes).compactMap { row, property -> Size? in
      guard let property else { return nil }
      let path = catalog.path(of: row)
      let value = CSSExpression(options.unit.length(row.size.value))
      let declaration = CSSTokens.Declaration(group: path.segments[0], property: property, value: value, described: nil)
      return (path: path, declaration: declaration)
    }
    open = sizes[...]
  }

  /// The sizes that come before a token: that of its row, if the token is the first one there, and plain ones before
  /// it; after the last token of a table, the plain ones that it ends with.
  mutating func next(before path: TokenPath) -> [CSSTokens.Declaration] {
    var sizes: [CSSTokens.Declaration] = []
    if let table, !path.segments.starts(with: table) {
      sizes = take(through: open.lastIndex { $0.path.segments.dropLast() == table })
      self.table = nil
    }
    if ["typography", "modes"].contains(path.segments[0]),
      let row = open.firstIndex(where: { path.segments.starts(with: $0.path.segments) })
    {
      table = open[row].path.segments.dropLast()
      sizes += take(through: row)
    }
    return sizes
  }

  private mutating func take(through last: Int?) -> [CSSTokens.Declaration] {
    guard let last else { return [] }
    defer { open = open[(last + 1)...] }
    return open[...last].map(\.declaration)
  }

  /// The sizes of rows after all tokens.
  var others: [CSSTokens.Declaration] { open.map(\.declaration) }
}
