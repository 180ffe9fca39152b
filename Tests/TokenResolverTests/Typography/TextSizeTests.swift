import TestSupport
import Testing
import TokenDiagnostics
import TokenModel

@testable import TokenResolver

/// Contexts for the system's text sizes.
struct TextSizeTests {
  @Test(arguments: [
    ("textSize", ["xSmall", "small", "large", "xxxLarge"], "xSmall small large xxxLarge"),
    ("dynamicType", ["XS", "S", "M", "L", "XL"], "xSmall small medium large xLarge"),
    ("type-size", ["extra-small", "default", "extra-extra-large"], "xSmall large xxLarge"),
    ("content size", ["large", "accessibility1", "AX2"], "large accessibility1 accessibility2"),
    // Accessibility large is the second of its sizes.
    ("content size", ["large", "accessibility-large", "AX2"], ""),
    ("scale", ["large", "accessibilityMedium", "a11y-3xl"], "large accessibility1 accessibility5"),
    // Sizes of controls and of an app's own setting.
    ("size", ["xs", "sm", "md", "lg", "xl"], ""),
    ("size", ["xs", "s", "m", "l", "xl"], ""),
    ("fontSize", ["small", "medium", "large"], ""),
    ("textSize", ["xSmall", "huge"], ""),
    ("textSize", ["xxxLarge"], ""),
  ])
  func namesOfTextSizesAreRecognized(_ name: String, _ contexts: [String], _ sizes: String) {
    let reading = ModifierReading(name: name, contexts: contexts)
    #expect(reading.textSizes.compactMap { $0?.rawValue }.joined(separator: " ") == sizes)
    #expect((reading.role == .textSize) == !sizes.isEmpty)
  }

  /// A resolver document whose font size depends on the text size.
  private func document(default standard: String?, _ contexts: [(name: String, size: Int)]) -> [String: String] {
    let members = contexts.map { context in
      "\"\(context.name)\": [{ \"size\": { \"$type\": \"dimension\", \"$value\": "
        + "{ \"value\": \(context.size), \"unit\": \"px\" } } }]"
    }
    let file = """
      { "version": "2025.10",
        "sets": { "base": { "sources": [{
          "size": { "$type": "dimension", "$value": { "value": 10, "unit": "px" } },
          "typography": { "body": \(typographyToken(size: "\"{size}\"")) } }] } },
        "modifiers": { "textSize": { \(standard.map { "\"default\": \"\($0)\"," } ?? "")
          "contexts": { \(members.joined(separator: ", ")) } } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/textSize" }] }
      """
    return ["tokens/brand.resolver.json": file]
  }

  private let spec = """
    stylespec: 1
    name: Brand
    tokens: brand.resolver.json
    styles: { from: "typography.**" }

    """

  private let sizes = [(name: "xSmall", size: 14), ("large", 17), ("xxxLarge", 23)]

  @Test func aTextSizeMakesNoStyles() throws {
    let found = resolve(spec, including: document(default: "large", sizes))
    let catalog = try #require(found.catalog)
    #expect(catalog.styles.map(catalog.summary) == ["body 17/25.5 0 400 Inter"])
    #expect(catalog.modes.isEmpty)
    #expect(found.diagnostics.map(\.rule.rawValue) == ["guessed-context"])
    let words = "{ textSize: { xSmall: xSmall, large: large, xxxLarge: xxxLarge } }"
    #expect(found.diagnostics.first?.message.hasSuffix("a spec declares it with `contexts: \(words)`") == true)
    let said = resolve(spec + "contexts: \(words)\n", including: document(default: "large", sizes))
    #expect(said.diagnostics == [])
    #expect(said.catalog?.tokens.modifiers == catalog.tokens.modifiers)
  }

  @Test func namesMayBeExplained() throws {
    let own = [(name: "tiny", size: 14), ("usual", 17), ("huge", 40)]
    let said = "contexts: { textSize: { tiny: xSmall, usual: large, huge: accessibility3 } }\n"
    let found = resolve(spec + said, including: document(default: "usual", own))
    #expect(found.diagnostics == [])
    let catalog = try #require(found.catalog)
    #expect(catalog.styles.map(catalog.summary) == ["body 17/25.5 0 400 Inter"])
    #expect(catalog.tokens.modifiers.first?.textSizes == [.xSmall, .large, .accessibility3])
  }

  @Test func theSizeThatStylesAreDesignedForCounts() throws {
    let said = "contexts: { textSize: { xSmall: xSmall, large: large, xxxLarge: xxxLarge } }\n"
    let other = resolve(spec + said, including: document(default: "xSmall", sizes))
    let catalog = try #require(other.catalog)
    #expect(catalog.styles.map(catalog.summary) == ["body 17/25.5 0 400 Inter"])
    #expect(other.diagnostics.map(\.rule.rawValue) == ["designed-text-size"])
    #expect(other.diagnostics.map(\.severity) == [.info])
    // Nobody chose another one.
    #expect(resolve(spec + said, including: document(default: nil, sizes)).diagnostics == [])
  }

  @Test func withoutThatSizeTheDefaultCounts() throws {
    let said = "contexts: { textSize: { small: small, xxxLarge: xxxLarge } }\n"
    let some = [(name: "small", size: 15), ("xxxLarge", 23)]
    let found = resolve(spec + said, including: document(default: "small", some))
    let catalog = try #require(found.catalog)
    #expect(catalog.styles.map(catalog.summary) == ["body 15/22.5 0 400 Inter"])
    #expect(found.diagnostics.map(\.severity) == [.warning])
    #expect(
      found.diagnostics.map(\.message) == [
        "`textSize` has no context for `large`, the text size that styles are designed for; `small` is used instead"
      ]
    )
  }

  @Test(arguments: [
    ("{ xSmall: xsmall, large: large }", "xsmall"), ("{ large: large, xSmall: dark }", "dark"),
    ("{ xSmall: light, large: large }", "large"),
  ])
  func wordsAreChecked(_ meaning: String, _ word: String) throws {
    let found = resolve(spec + "contexts: { textSize: \(meaning) }\n", including: document(default: "large", sizes))
    #expect(found.diagnostics.map(\.rule.rawValue) == ["unknown-value"])
    #expect(found.files.text(of: try #require(found.diagnostics.first).range) == word)
  }

  @Test func aTextStyleIsRead() throws {
    func file(_ style: String) -> [String: String] {
      let more = ", \"$extensions\": { \"org.stylespec\": { \"textStyle\": \(style) } }"
      let tokens = [("body", typographyToken(more: more)), ("plain", typographyToken())]
      return ["tokens/brand.tokens.json": typographyFile(tokens)]
    }
    let text = spec.replacing("resolver", with: "tokens")
    for curve in TextCurve.allCases {
      let found = resolve(text, including: file("\"\(curve.rawValue)\""))
      #expect(found.diagnostics == [])
      #expect(found.catalog?.styles.map { $0.row.textCurve?.value } == [curve, nil])
    }
    let wrong = resolve(text, including: file("\"title4\"")).diagnostics
    #expect(wrong.map(\.message) == ["`title4` is not a text style; did you mean `title1`?"])
    let kind = resolve(text, including: file("2")).diagnostics.map(\.message)
    #expect(kind.count == 1 && kind.first?.hasPrefix("`textStyle` is one of `largeTitle`, ") == true)
  }
}
