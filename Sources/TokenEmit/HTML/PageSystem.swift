internal import TokenModel
internal import TokenPerception

/// The custom properties and classes of one version of a system, as the style sheet of apps has them.
struct PageSystem {
  let content: PageContent
  private let sheet: CSSTokens
  private let styles: CSSClassStyles

  init(_ input: EmitterInput, _ content: PageContent) {
    self.content = content
    let options = CSSOptions(Self.options(content.version), for: content.catalog)
    // The style sheet reports what CSS cannot express.
    var ignored = EmitterReport()
    styles = CSSClassStyles(content.catalog, content.css, options)
    let all = CSSSwitch.all(for: input, options)
    sheet = CSSTokens(input, options, switches: all, content.css, lineHeights: styles.lineHeights, &ignored)
  }

  /// The choices that change something on the page.
  var switches: [CSSSwitch] {
    let used = sheet.rules.keys.reduce(into: Set(sheet.toggles.map(\.switch))) { used, scope in
      switch scope.elements {
      case .choosing(let switches): used.formUnion(switches)
      case .contexts(_, of: let index, withRoot: _): used.insert(index)
      }
    }
    return sheet.switches.indices.filter(used.contains).map { sheet.switches[$0] }
  }

  private static func options(_ version: PageVersion) -> EmitterOptions {
    let prefix = version.prefixOfNames.map { ["prefix": EmitterOption.Value.text($0)] } ?? [:]
    return EmitterOptions(CSSOptions.all, prefix.merging(["fontFaces": .flag(true)]) { $1 })
  }

  /// Appends the classes of lines, of the pictures of some tokens, of grounds and of codes, and the fonts.
  func printRules(picturing tokens: some Sequence<TokenID>, to style: inout CSSPrinter) {
    PageLines(content: content).print(to: &style)
    PageSamples.printRules(of: tokens, in: content, to: &style)
    printGrounds(to: &style)
    CSSFontFaces(content.catalog).print(to: &style)
    if let parts = content.css.parts {
      CSSComposedClasses(styles, names: content.css, parts: parts, nil).print(to: &style)
    }
  }

  // MARK: Custom properties

  /// The rules of the custom properties that other rules read, directly or through others. Most colors are in swatches
  /// alone, which do not.
  func properties(readBy rules: String) -> String {
    var reads: [String: Set<String>] = [:]
    for declaration in sheet.rules.values.joined() {
      let values = [declaration.value.plain?.text, declaration.value.text].compactMap(\.self)
      reads[declaration.property, default: []].formUnion(values.flatMap(Self.propertiesRead))
    }
    var needed: Set<String> = []
    var open = Self.propertiesRead(by: rules)
    while let property = open.popLast() {
      if needed.insert(property).inserted { open += reads[property] ?? [] }
    }
    var style = CSSPrinter()
    printToggles(to: &style)
    for (scope, declarations) in sheet.rules.sorted(by: { $0.key < $1.key }) {
      let needed = declarations.filter { needed.contains($0.property) }
      if !needed.isEmpty { print(scope, needed, to: &style) }
    }
    return String(decoding: style.bytes, as: UTF8.self)
  }

  /// The names in `var(--name)` and `var(--name, …)`.
  private static func propertiesRead(by css: String) -> [String] {
    css.split(separator: "var(", omittingEmptySubsequences: false).dropFirst().map {
      String($0.prefix { $0 != ")" && $0 != "," })
    }
  }

  /// The toggles by which values follow the chosen contexts.
  private func printToggles(to style: inout CSSPrinter) {
    for (index, toggled) in sheet.switches.enumerated() {
      let used = sheet.toggles.filter { $0.switch == index }.sorted()
      guard !used.isEmpty else { continue }
      for context in [toggled.standard] + toggled.contexts.indices.filter({ $0 != toggled.standard }) {
        let chosen = context == toggled.standard ? "" : toggled.selector(context)
        let values = used.map { "\(sheet.toggleNames[$0]):\($0.value(in: context))" }.joined(separator: ";")
        style.line(":root:where(:root\(chosen)){\(values)}")
      }
    }
  }

  /// A rule for what the system says, and one for what somebody chose in the page. All have one specificity, so that
  /// their order decides.
  private func print(
    _ scope: CSSScope,
    _ declarations: [CSSTokens.Declaration],
    to style: inout CSSPrinter
  ) {
    let all = declarations.map { "\($0.property):\($0.value.text)" }.joined(separator: ";")
    let plain = declarations.compactMap { declaration in
      declaration.value.plain.map { "\(declaration.property):\($0.text)" }
    }
    for (media, root) in Self.conditions(scope.screen) {
      let selector = choosing(scope.elements).map { "\(root):where(:root\($0))" }.joined(separator: ",")
      func rule(_ declarations: String) -> String {
        let rule = "\(selector){\(declarations)}"
        return media.map { "@media \($0){\(rule)}" } ?? rule
      }
      style.line(rule(all))
      if !plain.isEmpty { style.line("\(CSSSheet.withoutColorSpaces){\(rule(plain.joined(separator: ";")))}") }
    }
  }

  /// The attributes of the root where declarations count: in the page, only the root chooses.
  private func choosing(_ elements: CSSScope.Elements) -> [String] {
    switch elements {
    case .choosing: [""]
    case .contexts(let contexts, of: let index, let withRoot):
      (withRoot ? [""] : []) + contexts.map { sheet.switches[index].selector($0) }
    }
  }

  private static func conditions(_ screen: CSSScope.Screen) -> [(media: String?, root: String)] {
    let dark = "(prefers-color-scheme:dark)"
    let contrast = "(prefers-contrast:more)"
    let (isSystem, isDark, isMore) = (chosen("system"), chosen("dark"), chosen("more"))
    return switch screen {
    case .any: [(nil, ":root")]
    case .dark: [(dark, isSystem), (nil, isDark)]
    case .highContrast: [(contrast, withoutScript), (nil, isMore)]
    case .highContrastDark:
      [
        ("\(contrast) and \(dark)", withoutScript + isSystem), (contrast, withoutScript + isDark),
        (dark, isMore + isSystem), (nil, isMore + isDark),
      ].map { ($0, ":root" + $1.replacing(":root", with: "")) }
    }
  }

  /// The root while something is chosen. The script tells it by a class, because to look for a choice in the whole page
  /// takes a browser milliseconds after each key.
  private static func chosen(_ choice: String) -> String { ":root:where(.\(choice),:not(.js):has(#\(choice):checked))" }

  /// The script tells of the system's contrast, so that people can turn it off.
  private static let withoutScript = ":root:where(:not(.js))"

  // MARK: Grounds

  /// The backgrounds of samples in a color, where they are neither white nor black.
  private func printGrounds(to style: inout CSSPrinter) {
    for (index, color) in content.catalog.colors.enumerated() {
      let light = ground(of: color, in: .light)
      let dark = ground(of: color, in: .dark)
      if light == Appearance.light.usualBackground, dark == Appearance.dark.usualBackground { continue }
      style.line("[data-k~=\(content.version.ground(ofColor: index))]{--_g:light-dark(\(light.hex),\(dark.hex))}")
    }
  }

  /// The first ground that a color is meant for; the opposite of the usual one for a color that nobody would see on it.
  private func ground(of color: ColorToken, in appearance: Appearance) -> ColorValue {
    let text = color.variants[appearance].value
    let grounds = content.grounds.grounds(of: color, in: appearance).map { $0.variants[appearance].value }
    let candidates = grounds + [Appearance.light.usualBackground, Appearance.dark.usualBackground]
    return candidates.first { text.contrastRatio(on: $0) >= Self.visible } ?? appearance.usualBackground
  }

  /// A contrast ratio at which text can be seen, if not read.
  private static let visible = 1.5
}
