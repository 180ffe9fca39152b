import Foundation
import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenModel

@testable import TokenEmit

/// The theme for Tailwind. `TailwindBrowserTests` has it of the real program.
struct TailwindThemeTests {
  private static func compile(
    _ text: String,
    named path: String = "brand.yaml",
    _ options: [String: EmitterOption.Value] = [:],
    including files: [String: String] = [:]
  ) -> Compiler.Result {
    let all = ["tailwind": .flag(true), "prefix": .text("{name}")].merging(options) { $1 }
    let input = CompilerInput(SourceFile(path: path, text: text), role: .spec)
    return compileInMemory([input], to: [OutputRequest(CSSEmitter.self, all)], including: files)
  }

  private static func theme(of result: Compiler.Result) throws -> String {
    let output = result.outputs.first { $0.path.text.hasSuffix(".tailwind.css") }
    return String(decoding: try #require(output, "\(result.diagnostics.map(\.message))").bytes, as: UTF8.self)
  }

  private static func messages(of result: Compiler.Result, _ kind: String) -> [String] {
    result.diagnostics.filter { $0.rule.rawValue == kind }.map(\.message)
  }

  private static let spec = """
    stylespec: 1
    name: Brand
    offsetHost: uikit
    tokens: [brand.tokens.json]
    palette: { gray: { 1: "#333333" } }
    color: { ink: { light: "{palette.gray.1}", dark: "#EEEEEE" }, paper: "#FFFFFF" }
    weight: { regular: 400, bold: 700 }
    family: { inter: { name: Inter, metrics: { ascent: 0.97, descent: 0.24 } } }
    typography:
      14: { lineHeight: 20, lineSpacing: 3, letterSpacing: 0.2, baselineOffset: 0.8 }
      13.5: plain
    modes: { longRead: { typography: { 14: { lineHeight: 24 } } } }
    styles: { "big title": { size: 14, color: ink, weight: bold } }

    """

  private static let tokens = """
    { "space": { "$type": "dimension", "card": { "$value": \(px(16)) }, "0_5": { "$value": \(px(2)) } },
      "breakpoint": { "$type": "dimension", "tablet": { "$value": \(px(656)) } },
      "shadow": { "$type": "shadow",
        "card": { "$value": \(shadow(isInset: false)) }, "well": { "$value": \(shadow(isInset: true)) } },
      "text": { "$type": "typography", "lead": { "$value": \(typography) } } }
    """

  private static let black = "{ \"colorSpace\": \"srgb\", \"components\": [0, 0, 0] }"

  private static func px(_ number: Double) -> String { "{ \"value\": \(number), \"unit\": \"px\" }" }

  private static func shadow(isInset: Bool) -> String {
    """
    { "color": \(black), "offsetX": \(px(0)), "offsetY": \(px(1)), "blur": \(px(2)), "spread": \(px(0)), "inset": \(isInset) }
    """
  }

  private static let typography = """
    { "fontFamily": "Inter", "fontWeight": 500, "lineHeight": 1.5, "fontSize": \(px(20)), "letterSpacing": \(px(0)) }
    """

  @Test(arguments: ["combined", "composed"]) func aSmallSpecIsReadable(classes: String) throws {
    let options: [String: EmitterOption.Value] = ["appearance": .text("attribute"), "classes": .text(classes)]
    let result = Self.compile(Self.spec, options, including: ["brand.tokens.json": Self.tokens])
    #expect(result.diagnostics.map(\.message) == [])
    try expectGolden(Self.theme(of: result), "Tests/Golden/Tailwind.css")
  }

  @Test func theThemeIsAFileOfItsOwn() {
    func paths(_ options: [String: EmitterOption.Value]) -> [String] {
      let result = Self.compile(Self.spec, options, including: ["brand.tokens.json": Self.tokens])
      #expect(result.outputs.allSatisfy { CSSEmitter.recognizes($0.bytes) })
      return result.outputs.map(\.path.text)
    }
    #expect(paths([:]) == ["Brand.css", "Brand.tailwind.css"])
    #expect(paths(["split": .flag(true)]) == ["Brand.tokens.css", "Brand.classes.css", "Brand.tailwind.css"])
    #expect(paths(["tailwind": .flag(false)]) == ["Brand.css"])
  }

  /// Where a page has its dark colors from the system, Tailwind's own variant is right.
  @Test(arguments: ["light-dark", "media"]) func theVariantOfTheSystemIsTailwinds(appearance: String) throws {
    let options: [String: EmitterOption.Value] = ["appearance": .text(appearance)]
    let result = Self.compile(Self.spec, options, including: ["brand.tokens.json": Self.tokens])
    #expect(try !Self.theme(of: result).contains("@custom-variant"))
  }

  // MARK: Names

  private static let values = [
    "color": black, "dimension": px(32), "number": "1.5", "fontFamily": "\"Inter\"", "fontWeight": "600",
    "cubicBezier": "[0.1, 0.2, 0.3, 1]", "shadow": shadow(isInset: false), "inset": shadow(isInset: true),
    "duration": "{ \"value\": 1, \"unit\": \"ms\" }", "typography": typography,
  ]

  private static let names: [(type: String, path: String, variable: String?)] = [
    ("color", "color.ink", "--color-ink"), ("color", "colours.gray.500", "--color-gray-500"),
    ("color", "brand.color.ink", "--color-brand-color-ink"), ("color", "textPrimary", "--color-text-primary"),
    ("color", "color", "--color-color"), ("fontFamily", "font.family.sans", "--font-sans"),
    ("fontFamily", "fontFamily.sans", "--font-sans"), ("fontFamily", "fonts.body", "--font-body"),
    ("fontFamily", "font.weight.x", nil), ("fontWeight", "font.weight.bold", "--font-weight-bold"),
    ("fontWeight", "bold", "--font-weight-bold"), ("cubicBezier", "motion.easing.out", "--ease-motion-out"),
    ("cubicBezier", "easeInOut", "--ease-in-out"), ("shadow", "shadow.card", "--shadow-card"),
    ("shadow", "shadow", "--shadow"), ("shadow", "elevation.1", "--shadow-elevation-1"),
    ("inset", "shadow.well", "--inset-shadow-well"), ("inset", "insetShadow.well", "--inset-shadow-well"),
    ("typography", "typography.body.md", "--text-body-md"), ("typography", "heading", "--text-heading"),
    ("typography", "text.shadow.a", nil), ("dimension", "radius.md", "--radius-md"),
    ("dimension", "button.cornerRadius", "--radius-button"), ("dimension", "border.radius.2xl", "--radius-2xl"),
    ("dimension", "container.radius", "--radius-container"), ("dimension", "radius", "--radius"),
    ("dimension", "spacing.4", "--spacing-4"), ("dimension", "space.0_5", "--spacing-0-5"),
    ("dimension", "spacing", "--spacing-spacing"), ("dimension", "card.padding.md", "--spacing-card-padding-md"),
    ("dimension", "gap.sm", "--spacing-gap-sm"), ("dimension", "screen.padding", "--spacing-screen-padding"),
    ("dimension", "letterSpacing.wide", "--tracking-wide"), ("dimension", "line.spacing.x", nil),
    ("dimension", "line-height.body", "--leading-body"), ("number", "lineHeight.tight", "--leading-tight"),
    ("number", "opacity.half", nil), ("dimension", "fontSize.lg", "--text-lg"), ("dimension", "text.lg", "--text-lg"),
    ("dimension", "blur.soft", "--blur-soft"), ("dimension", "breakpoints.tablet", "--breakpoint-tablet"),
    ("dimension", "screens.wide", "--breakpoint-wide"), ("dimension", "container.prose", "--container-prose"),
    ("dimension", "icon.size", nil), ("duration", "duration.fast", nil), ("color", "color.墨", nil),
  ]

  @Test(arguments: names)
  func aTokenHasAVariableByItsTypeAndPath(type: String, path: String, variable: String?) throws {
    let names = path.split(separator: ".")
    let value = try #require(Self.values[type])
    let token = "{ \"$type\": \"\(type == "inset" ? "shadow" : type)\", \"$value\": \(value) }"
    let document = names.reversed().reduce(token) { "{ \"\($1)\": \($0) }" }
    let theme = try Self.theme(of: Self.compile(document, named: "x.tokens.json"))
    let variables = theme.matches(of: #/  (--[^:]+?): (?!initial)/#).map { String($0.1) }
    #expect(variables.filter { !$0.dropFirst(2).contains("--") } == [variable].compactMap(\.self))
  }

  /// Tailwind's line height of `text-lg` is for its own size.
  @Test func aSizeDoesNotHaveTailwindsLineHeight() throws {
    let document = "{ \"text\": { \"lg\": { \"$type\": \"dimension\", \"$value\": \(Self.px(19)) } } }"
    let theme = try Self.theme(of: Self.compile(document, named: "x.tokens.json"))
    #expect(theme.contains("  --text-lg: var(--x-text-lg);\n  --text-lg--line-height: initial;\n"))
  }

  /// Tailwind sorts queries of one unit, and its own are in `rem`.
  @Test(arguments: [("656", "px", "41rem"), ("1366", "px", "85.375rem"), ("48", "rem", "48rem")])
  func breakpointsAreLiteralsInRem(number: String, unit: String, literal: String) throws {
    let value = "{ \"$type\": \"dimension\", \"$value\": { \"value\": \(number), \"unit\": \"\(unit)\" } }"
    let document = "{ \"breakpoint\": { \"x\": \(value) }, \"container\": { \"x\": \(value) } }"
    let theme = try Self.theme(of: Self.compile(document, named: "x.tokens.json"))
    #expect(theme.contains("  --container-x: \(literal);\n\n  --breakpoint-x: \(literal);\n"))
  }

  @Test func aBreakpointThatDiffersIsReported() throws {
    func tokens(_ width: Double) -> String {
      "{ \"breakpoint\": { \"x\": { \"$type\": \"dimension\", \"$value\": \(Self.px(width)) } } }"
    }
    let document = """
      { "version": "2025.10", "sets": { "all": { "sources": [\(tokens(640))] } },
        "modifiers": { "density": { "default": "regular", "contexts": { "regular": [], "compact": [\(tokens(480))] } } },
        "resolutionOrder": [{ "$ref": "#/sets/all" }, { "$ref": "#/modifiers/density" }] }
      """
    let result = Self.compile(document, named: "x.resolver.json")
    #expect(try Self.theme(of: result).contains("--breakpoint-x: 40rem;"))
    let messages = Self.messages(of: result, "not-expressible")
    #expect(messages.count == 1 && messages[0].contains("has the value of `breakpoint.x` where no context is chosen"))
  }

  /// A reference to what is not there would be no value at all.
  @Test(arguments: SeededGenerator.seeds(20)) func everyVariableReadsAPropertyOfTheMainFile(seed: UInt64) throws {
    var random = RandomSpec(generator: SeededGenerator(seed: seed))
    let result = Self.compile(random.make(), ["prefix": .text("x")])
    // Two codes would have one name.
    guard let main = result.outputs.first else { return }
    let declared = String(decoding: main.bytes, as: UTF8.self).matches(of: #/(--[^:;(){} ]+): /#).map { $0.1 }
    let theme = try Self.theme(of: result)
    let references = theme.matches(of: #/var\((--[^)]+)\)/#).map { $0.1 }
    #expect(!references.isEmpty && Set(references).isSubset(of: Set(declared)))
    let variables = theme.matches(of: #/\n  (--[^:]+): /#).map { $0.1 }
    #expect(Set(variables).count == variables.count && Set(variables).isDisjoint(with: Set(declared)))
  }

  // MARK: Names that meet

  @Test func aVariableNeverRefersToItself() {
    let result = Self.compile(Self.spec, ["prefix": .text("")], including: ["brand.tokens.json": Self.tokens])
    let messages = Self.messages(of: result, "tailwind-name")
    #expect(messages.count == 1 && result.outputs.isEmpty)
    let start = "`--breakpoint-tablet` and 4 other custom properties are also variables of Tailwind"
    #expect(messages.first?.hasPrefix(start) == true, "\(messages)")
    #expect(messages.first?.contains("with `prefix: \"{name}\"`") == true)
  }

  /// A number of a token, in a place where Tailwind has a length.
  @Test(arguments: [("radius.md", ""), ("spacing", ""), ("shadow", "tw")])
  func aCustomPropertyIsNotOneOfTailwind(path: String, prefix: String) {
    let token = "{ \"$type\": \"number\", \"$value\": 4 }"
    let document = path.split(separator: ".").reversed().reduce(token) { "{ \"\($1)\": \($0) }" }
    let result = Self.compile(document, named: "x.tokens.json", ["prefix": .text(prefix)])
    #expect(result.diagnostics.map(\.rule.rawValue) == ["tailwind-name"])
  }

  private static func tokens(_ paths: [(String, String)]) -> String {
    let groups = Dictionary(grouping: paths) { $0.1.split(separator: ".")[0] }
    let members = groups.sorted { $0.key < $1.key }.map { group, members in
      let tokens = members.map { type, path in
        "\"\(path.split(separator: ".")[1])\": { \"$type\": \"\(type)\", \"$value\": \(values[type] ?? "") }"
      }
      return "\"\(group)\": { \(tokens.joined(separator: ", ")) }"
    }
    return "{ \(members.joined(separator: ", ")) }"
  }

  private static let meetings: [(paths: [(String, String)], message: String?)] = [
    ([("color", "color.foo"), ("color", "colors.foo")], "`colors.foo` is `--color-foo_2` in Tailwind's theme"),
    (
      [("color", "color.body"), ("typography", "text.body")], "`text-body` is `--color-body` and not `--text-body`"
    ),
    (
      [("color", "color.sm")],
      "`text-sm` and 2 other utilities of Tailwind have two meanings: `text-sm` is `--color-sm`"
    ),
    ([("fontFamily", "font.bold")], "`font-bold` is `--font-bold` and not `--font-weight-bold`"),
    ([("dimension", "spacing.md")], "`max-w-md` is `--spacing-md` and not `--container-md`"),
    (
      [("color", "color.墨"), ("color", "color.朱")],
      "without `color.墨` and 1 other token; names of letters from a to z"
    ),
    (
      [("color", "color.current")],
      "Tailwind has `text-current` itself, so `text-current` does not show `color.current`"
    ),
    ([("dimension", "container.prose")], "`max-w-prose` does not show `container.prose`"),
    ([("color", "color.ink"), ("typography", "text.body"), ("dimension", "radius.md")], nil),
  ]

  @Test(arguments: meetings)
  func namesThatMeetAreReported(paths: [(String, String)], message: String?) {
    let result = Self.compile(Self.tokens(paths), named: "x.tokens.json")
    let messages = Self.messages(of: result, "not-expressible")
    #expect(messages.count == (message == nil ? 0 : 1), "\(messages)")
    if let message { #expect(messages.first?.contains(message) == true, "\(messages)") }
    #expect(result.outputs.count == 2)
  }

  @Test(
    arguments: [
      ("composed", "text", "`text-14` is a class of a style code and a utility of Tailwind"), ("combined", "text", nil),
      ("composed", "", "`w-600` is a class of a style code and a utility of Tailwind"), ("composed", "x", nil),
    ] as [(String, String, String?)]
  )
  func classesThatAreUtilitiesAreReported(classes: String, prefix: String, message: String?) {
    let spec = """
      stylespec: 1
      name: Brand
      color: { ink: "#222222" }
      weight: { 600: 600, bold: 700 }
      typography: { 14: { lineHeight: 20 } }
      codes: { name: "{size}_{color}_{weight}" }

      """
    let options: [String: EmitterOption.Value] = [
      "classes": .text(classes), "prefix": .text(prefix), "only": .text(prefix.isEmpty ? "x" : ""),
    ]
    let messages = Self.messages(of: Self.compile(spec, options), "not-expressible")
    #expect(messages.count == (message == nil ? 0 : 1), "\(messages)")
    if let message { #expect(messages.first?.hasPrefix(message) == true, "\(messages)") }
  }

  @Test func themesOfOnePageAreReported() {
    let inputs = ["One", "Two"].map { name in
      let text =
        "stylespec: 1\nname: \(name)\ncolor: { ink: \"#222222\" }\nweight: { regular: 400 }\ntypography: { 14: plain }\n"
      return CompilerInput(SourceFile(path: "\(name).yaml", text: text), role: .spec)
    }
    let options: [String: EmitterOption.Value] = ["tailwind": .flag(true), "prefix": .text("{name}")]
    let result = compileInMemory(inputs, to: [OutputRequest(CSSEmitter.self, options)])
    #expect(result.outputs.count == 4)
    #expect(result.diagnostics.map(\.message).count { $0.contains("for Tailwind both have `--color-ink`") } == 1)
  }

  // MARK: Dark parts

  /// Elements around a part, from the root: dark, light, or without a choice.
  @Test(arguments: SeededGenerator.seeds(40)) func thePartIsDarkThatTheNearestElementMakesDark(seed: UInt64) throws {
    let options: [String: EmitterOption.Value] = ["appearance": .text("attribute")]
    let result = Self.compile(Self.spec, options, including: ["brand.tokens.json": Self.tokens])
    let selectors = try Self.theme(of: result).split(separator: "\n").filter { $0.hasPrefix("  &:where(") }
    #expect(selectors.count == CSSDarkVariant.depth)
    let words = try selectors.map { line in
      let match = try #require(line.firstMatch(of: #/:is\((.*), \1 \*\):not\((.*), \2 \*\)\)/#))
      return (inside: Self.choices(in: match.1), outside: Self.choices(in: match.2))
    }
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let around = (0..<Int.random(in: 0...9, using: &random)).map { _ in
        ["dark", "light", ""].randomElement(using: &random) ?? ""
      }
      let chosen = around.filter { !$0.isEmpty }
      let turns = zip(["light"] + chosen, chosen).count { $0 == "light" && $1 == "dark" }
      guard turns <= CSSDarkVariant.depth else { continue }
      let isDark = words.contains { Self.has($0.inside, in: chosen) && !Self.has($0.outside, in: chosen) }
      #expect(isDark == (chosen.last == "dark"), "\(chosen)")
    }
  }

  private static func choices(in selector: Substring) -> [String] {
    selector.matches(of: #/\[data-theme="(\w+)"\]/#).map { String($0.1) }
  }

  /// Whether descendants of one another have some choices, as in a selector with spaces.
  private static func has(_ wanted: [String], in chosen: [String]) -> Bool {
    var rest = chosen[...]
    return wanted.allSatisfy { choice in
      guard let place = rest.firstIndex(of: choice) else { return false }
      rest = rest[(place + 1)...]
      return true
    }
  }
}
