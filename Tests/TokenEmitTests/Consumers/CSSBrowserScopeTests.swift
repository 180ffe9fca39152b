import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenModel

/// Wherever a part of a page chooses a context, Chromium computes the values that the model has for it: random token sets
/// on random nested pages. A part of `.ci/nightly browser`.
@Suite(.enabled(if: Browser.reports != nil))
struct CSSBrowserScopeTests {
  /// A style sheet, a page, and what is right in its elements.
  private struct Case: Encodable {
    let name: String
    let sheet: String
    let page: String
    let elements: [Element]
  }

  private struct Element: Encodable {
    let id: String
    let checks: [Check]
  }

  /// A property that shows a custom property, and a value that looks the same; without one, nobody has set the property.
  private struct Check: Encodable {
    let property: String
    let probe: String
    let value: String?
  }

  private struct Result: Decodable {
    let checks: Int
    let problems: [String]
  }

  private static let screens: [(appearance: Appearance, settings: [String])] = [
    (.light, []), (.dark, ["preferredColorScheme=0"]), (.highContrastLight, ["preferredContrast=0"]),
    (.highContrastDark, ["preferredColorScheme=0", "preferredContrast=0"]),
  ]

  @Test(arguments: ["attribute", "media", "light-dark"], [":root", ".brand"])
  func partsOfPagesHaveTheValuesOfTheirContexts(scheme: String, selector: String) throws {
    try check(scheme, selector, isRegistered: false)
  }

  /// A registered property is computed where it is declared, so it must be declared wherever its value may change.
  @Test(arguments: ["attribute", "media"]) func registeredPropertiesHaveThemToo(scheme: String) throws {
    try check(scheme, ":root", isRegistered: true)
  }

  private func check(_ scheme: String, _ selector: String, isRegistered: Bool) throws {
    let count = 300 / Self.screens.count
    var total = 0
    for (number, screen) in Self.screens.enumerated() {
      var random = RandomPages(
        generator: SeededGenerator(seed: Browser.seeds[0] &+ UInt64(number)),
        scheme: scheme,
        selector: selector,
        screen: screen.appearance,
        isRegistered: isRegistered
      )
      let cases = try (0..<count).map { try Self.makeCase("\(scheme) \(selector) \(screen.appearance) \($0)", &random) }
      let page = """
        <!doctype html><meta charset="utf-8"><body><script id="result" type="application/json"></script>
        <script>
        const cases = \(try Browser.literal(cases));
        \(try Repository.read("Tests/Data/consumers/css-scopes.js"))
        </script>
        """
      let result = try Browser.result(of: page, as: Result.self, settings: screen.settings)
      #expect(result.problems == [])
      total += result.checks
    }
    #expect(total > count * 12 * 4)
    let name = "css-scopes-\(scheme)-\(selector.dropFirst())\(isRegistered ? "-registered" : "")"
    try Browser.report(name, "\(total) values")
  }

  private static func makeCase(_ name: String, _ random: inout RandomPages) throws -> Case {
    let file = SourceFile(path: "brand.resolver.json", text: random.document())
    let options: [String: EmitterOption.Value] = [
      "appearance": .text(random.scheme), "selector": .text(random.selector), "classes": .text("none"),
      "registered": .flag(random.isRegistered),
    ]
    let result = compileInMemory([CompilerInput(file, role: .spec)], to: [OutputRequest(CSSEmitter.self, options)])
    let output = try #require(result.outputs.first, "\(name): \(result.diagnostics.map(\.message))")
    let catalog = try #require(result.catalogs.first)
    let page = random.page(for: catalog)
    let elements = page.elements.map { element in
      Element(id: element.id, checks: checks(in: element, of: catalog))
    }
    return Case(name: name, sheet: String(decoding: output.bytes, as: UTF8.self), page: page.html, elements: elements)
  }

  private static func checks(in element: RandomPages.Element, of catalog: Catalog) -> [Check] {
    let tokens = catalog.tokens
    return tokens.indices.flatMap { token -> [Check] in
      let property = "--" + tokens.path(of: token).segments.joined(separator: "-")
      let type = tokens.type(of: token)
      let value = element.selection.flatMap { try? catalog.resolved.value(of: token, in: $0).value }
      guard let value else { return [Check(property: property, probe: "color", value: nil)] }
      return shown(value, property).map { Check(property: $0.property, probe: $0.probe, value: $0.value) }
        + (type == .typography ? shownParts(value, property) : [])
    }
  }

  private static func shown(_ value: TokenValue, _ property: String) -> [(
    property: String, probe: String, value: String
  )] {
    switch value {
    case .color(let color): [(property, "color", text(color))]
    case .dimension(let length): [(property, "paddingTop", text(length))]
    case .number(let number): [(property, "flexGrow", number.digits)]
    case .shadow(let shadow):
      [(property, "boxShadow", shadow.layers.compactMap(\.value).map(text).joined(separator: ", "))]
    case .border(let border):
      [(property, "borderTop", "\(border.width.value.map(text) ?? "") solid \(border.color.value.map(text) ?? "")")]
    case .typography(let style):
      [
        (
          property, "font",
          "\(style.fontWeight.value?.number.digits ?? "") \(style.fontSize.value.map(text) ?? "") / 1.5 \"Inter\", system-ui, sans-serif"
        )
      ]
    default: []
    }
  }

  private static func shownParts(_ value: TokenValue, _ property: String) -> [Check] {
    guard case .typography(let style) = value, let size = style.fontSize.value else { return [] }
    return [Check(property: property + "-font-size", probe: "paddingTop", value: text(size))]
  }

  private static func text(_ color: WrittenColor) -> String { color.color.map { ColorValue($0).hex } ?? "" }

  private static func text(_ length: TokenModel.Dimension) -> String {
    "\(length.number.value?.digits ?? "")\(length.unit.value?.rawValue ?? "")"
  }

  private static func text(_ layer: ShadowLayer) -> String {
    let lengths = [layer.offsetX, layer.offsetY, layer.blur, layer.spread].compactMap(\.value).map(text)
    return (lengths + [layer.color.value.map(text) ?? ""]).joined(separator: " ")
  }
}

/// Random resolver documents, and random pages with elements that choose contexts.
private struct RandomPages {
  var generator: SeededGenerator
  let scheme: String
  let selector: String
  let screen: Appearance
  let isRegistered: Bool

  private mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }

  private mutating func pick<Value>(_ choices: [Value]) -> Value {
    choices[Int.random(in: choices.indices, using: &generator)]
  }

  // MARK: Documents

  private static let modifiers: [(name: String, contexts: [String], standard: String)] = [
    ("density", ["roomy", "regular", "compact"], "regular"), ("theme", ["light", "dark"], "light"),
    ("contrast", ["normal", "high"], "normal"), ("m 1", ["a", "not-a", "c", "d"], "d"), ("灰", ["x\"y", "z"], "x\"y"),
  ]

  private static let types = ["color", "color", "dimension", "number", "shadow", "border", "typography"]

  mutating func document() -> String {
    let types = (0..<12).map { _ in pick(Self.types) }
    let base = types.indices.map { member($0, types) }
    let chosen = Self.modifiers.shuffled(using: &generator).prefix(.random(in: 1...4, using: &generator))
    let modifiers = chosen.map { modifier in
      let contexts = modifier.contexts.map { context -> String in
        let isAppearance = ["theme", "contrast"].contains(modifier.name)
        // Where colors follow `color-scheme`, all else follows the system, which the style sheet reports.
        let overridden = types.indices.filter { token in
          (scheme != "light-dark" || !isAppearance || types[token] == "color") && oneIn(4)
        }
        // A token that is not everywhere.
        let extra = isAppearance || !oneIn(3) ? [] : ["\"extra\": { \"$type\": \"number\", \"$value\": 7 }"]
        let members = (overridden.map { member($0, types) } + extra).joined(separator: ", ")
        return "\(quoted(context)): \(members.isEmpty ? "[]" : "[{ \(members) }]")"
      }
      return """
        \(quoted(modifier.name)): { "default": \(quoted(modifier.standard)), "contexts": { \
        \(contexts.joined(separator: ", ")) } }
        """
    }
    let order = chosen.map { ", { \"$ref\": \"#/modifiers/\($0.name.replacing(" ", with: "%20"))\" }" }.joined()
    return """
      { "version": "2025.10", "sets": { "all": { "sources": [{ \(base.joined(separator: ", ")) }] } },
        "modifiers": { \(modifiers.joined(separator: ",\n")) },
        "resolutionOrder": [{ "$ref": "#/sets/all" }\(order)] }
      """
  }

  private func quoted(_ text: String) -> String { "\"\(text.replacing("\"", with: "\\\""))\"" }

  private mutating func member(_ token: Int, _ types: [String]) -> String {
    "\"t\(token)\": { \"$type\": \"\(types[token])\", \"$value\": \(value(of: types[token], before: token, types)) }"
  }

  /// A value, or a reference to a token before, so that there are no cycles.
  private mutating func value(of type: String, before token: Int, _ types: [String]) -> String {
    let known = (0..<token).filter { types[$0] == type }
    if !known.isEmpty, oneIn(2) { return "\"{t\(pick(known))}\"" }
    func part(_ type: String, _ random: inout RandomPages) -> String { random.value(of: type, before: token, types) }
    switch type {
    case "color":
      let components = (0..<3).map { _ in Double(Int.random(in: 0...5, using: &generator)) / 5 }
      return "{ \"colorSpace\": \"srgb\", \"components\": \(components) }"
    case "dimension": return "{ \"value\": \(Int.random(in: 1...30, using: &generator)), \"unit\": \"px\" }"
    case "shadow":
      let lengths = ["offsetX", "offsetY", "blur", "spread"].map { name in "\"\(name)\": \(part("dimension", &self))" }
      return "{ \"color\": \(part("color", &self)), \(lengths.joined(separator: ", ")) }"
    case "border":
      return "{ \"color\": \(part("color", &self)), \"width\": \(part("dimension", &self)), \"style\": \"solid\" }"
    case "typography":
      return """
        { "fontFamily": "Inter", "fontSize": \(part("dimension", &self)), "fontWeight": 400, "lineHeight": 1.5, \
        "letterSpacing": { "value": 0, "unit": "px" } }
        """
    default: return "\(Int.random(in: 1...30, using: &generator))"
    }
  }

  // MARK: Pages

  struct Element {
    let id: String
    /// What the model has to be asked for; nil for an element without the tokens.
    let selection: ContextSelection?
  }

  /// What counts in an element.
  private struct Choice {
    var isDark: Bool
    var contexts: [ModifierID: ContextID] = [:]
    var hasTokens: Bool
  }

  /// Whether an element is dark that has chosen nothing.
  private var isSystemDark: Bool { scheme != "attribute" && [.dark, .highContrastDark].contains(screen) }

  /// A page of twelve elements, the first of which is the root.
  mutating func page(for catalog: Catalog) -> (html: String, elements: [Element]) {
    var elements: [Element] = []
    var children: [[Int]] = [[]]
    for element in 1..<12 {
      children.append([])
      children[Int.random(in: 0..<element, using: &generator)].append(element)
    }
    let start = Choice(isDark: isSystemDark, hasTokens: selector == ":root")
    return (html(of: 0, children, start, catalog, &elements), elements)
  }

  private mutating func html(
    of element: Int,
    _ children: [[Int]],
    _ outer: Choice,
    _ catalog: Catalog,
    _ elements: inout [Element]
  ) -> String {
    var choice = outer
    var attributes = ["id=\"e\(element)\""]
    if selector == ".brand", oneIn(3) {
      choice.hasTokens = true
      attributes.append("class=\"brand\"")
      // The style sheet gives such an element the scheme of the system.
      if scheme == "light-dark" { choice.isDark = isSystemDark }
    }
    if scheme != "media", oneIn(2) {
      choice.isDark = oneIn(2)
      let word = choice.isDark ? "dark" : "light"
      attributes.append(scheme == "attribute" ? "data-theme=\"\(word)\"" : "style=\"color-scheme: \(word)\"")
    }
    let modifiers = catalog.tokens.modifiers
    for id in modifiers.indices where modifiers[id].role != .appearance && oneIn(3) {
      let context = pick(Array(modifiers[id].contexts.indices))
      choice.contexts[id] = context
      let name = modifiers[id].name.replacing(" ", with: "-")
      attributes.append("data-\(name)='\(modifiers[id].contexts[context])'")
    }
    let appearance: Appearance =
      [.highContrastLight, .highContrastDark].contains(screen)
      ? choice.isDark ? .highContrastDark : .highContrastLight : choice.isDark ? .dark : .light
    let selection = catalog.resolved.selection(for: appearance).choosing(choice.contexts)
    elements.append(Element(id: "e\(element)", selection: choice.hasTokens ? selection : nil))
    let inner = children[element].map { html(of: $0, children, choice, catalog, &elements) }.joined()
    return element == 0
      ? "<html \(attributes.joined(separator: " "))><head></head><body>\(inner)</body></html>"
      : "<div \(attributes.joined(separator: " "))>\(inner)</div>"
  }
}
