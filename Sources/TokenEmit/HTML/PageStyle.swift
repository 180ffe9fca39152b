internal import TokenModel
internal import TokenPerception

/// The style of a page: its own, then the catalog's custom properties and classes as the style sheet has them.
struct PageStyle {
  let content: PageContent
  private let sheet: CSSTokens
  private let styles: CSSClassStyles
  private let options: CSSOptions

  init(_ input: EmitterInput, _ content: PageContent) {
    self.content = content
    options = CSSOptions(EmitterOptions(CSSOptions.all, ["fontFaces": .flag(true)]), for: content.catalog)
    // The style sheet reports what CSS cannot express. The page has no choice of contexts.
    var ignored = EmitterReport()
    styles = CSSClassStyles(content.catalog, content.css, options)
    sheet = CSSTokens(input, options, switches: [], content.css, lineHeights: styles.lineHeights, &ignored)
  }

  var text: String {
    var style = CSSPrinter()
    style.line(String(decoding: PackageResources.page_css, as: UTF8.self))
    for format in content.formats {
      style.line(":is(code,.code).\(format.id)::before{content:\(CSSIdentifier.string(format.title))}")
    }
    PageLines(content: content).print(to: &style)
    PageSamples(content: content).printRules(to: &style)
    printGrounds(to: &style)
    CSSFontFaces(content.catalog).print(to: &style)
    for (scope, declarations) in sheet.rules.sorted(by: { $0.key < $1.key }) { print(scope, declarations, to: &style) }
    CSSClasses(styles, names: content.css, nil).print(to: &style)
    // In a string or an identifier, `\/` is a slash; without it, a name could end the element.
    return "\n" + String(decoding: style.bytes, as: UTF8.self).replacing("</", with: "<\\/")
  }

  // MARK: Custom properties

  /// Appends a rule for the system's setting, and one for the choice made in the page.
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
      func rule(_ declarations: String) -> String {
        let rule = "\(root){\(declarations)}"
        return media.map { "@media \($0){\(rule)}" } ?? rule
      }
      style.line(rule(all))
      if !plain.isEmpty { style.line("\(CSSSheet.withoutColorSpaces){\(rule(plain.joined(separator: ";")))}") }
    }
  }

  private static func conditions(_ screen: CSSScope.Screen) -> [(media: String?, root: String)] {
    let dark = "(prefers-color-scheme:dark)"
    let contrast = "(prefers-contrast:more)"
    let system = chosen("system")
    return switch screen {
    case .any: [(nil, ":root")]
    case .dark: [(dark, system), (nil, chosen("dark", "darkMore"))]
    case .highContrast: [(contrast, system), (nil, chosen("lightMore", "darkMore"))]
    case .highContrastDark: [("\(contrast) and \(dark)", system), (nil, chosen("darkMore"))]
    }
  }

  /// The root while one of some choices is made. The script sets a class, because finding a choice in the whole page
  /// takes a browser milliseconds after each key.
  private static func chosen(_ choices: String...) -> String {
    let classes = choices.map { ".\($0)" }.joined(separator: ",")
    let inputs = choices.map { "#\($0):checked" }.joined(separator: ",")
    return ":root:is(\(classes),:not(.js):has(\(inputs)))"
  }

  // MARK: Grounds

  /// Appends the backgrounds of a color's samples, where they are neither white nor black.
  private func printGrounds(to style: inout CSSPrinter) {
    for (index, color) in content.catalog.colors.enumerated() {
      let light = ground(of: color, in: .light)
      let dark = ground(of: color, in: .dark)
      if light == Appearance.light.usualBackground, dark == Appearance.dark.usualBackground { continue }
      style.line("[data-k~=c\(index)]{--_g:light-dark(\(light.hex),\(dark.hex))}")
    }
  }

  /// The first background that a color is meant for; the opposite of the usual one for a color that would be invisible
  /// on it.
  private func ground(of color: ColorToken, in appearance: Appearance) -> ColorValue {
    let text = color.variants[appearance].value
    let grounds = content.grounds.grounds(of: color, in: appearance).map { $0.variants[appearance].value }
    let candidates = grounds + [Appearance.light.usualBackground, Appearance.dark.usualBackground]
    return candidates.first { text.contrastRatio(on: $0) >= Self.visible } ?? appearance.usualBackground
  }

  /// A contrast ratio at which text can be seen, if not read.
  private static let visible = 1.5
}
