import TestSupport
import Testing
import TokenDiagnostics
import TokenModel

/// Colors as other languages and tools write them, and with slips.
struct ColorReadingTests {
  private func diagnostics(_ color: String) -> [Diagnostic] {
    resolve(minimalSpec.replacing("\"#222222\"", with: "'\(color)'")).diagnostics
  }

  @Test(arguments: [
    ("0x39639E", "#39639E"), ("0X_39_63_9E", "#39639E"), ("39639e", "#39639e"), ("“#39639E”", "#39639E"),
    ("#39639E;", "#39639E"), ("# 39639E", "#39639E"), ("＃39639E", "#39639E"), ("Color(0xFF39639E)", "#39639E"),
    ("const Color(0x8039639E)", "#39639E80"), ("Color(hex: 0x39639E)", "#39639E"),
    ("UIColor(hex: \"#39639E\")", "#39639E"), ("rgb(57, 99, 158", "#39639E"), ("RGB 57 99 158", "#39639E"),
    ("rgb (57, 99, 158)", "#39639E"), ("rgb（57，99，158）", "#39639E"), ("rgb(57; 99; 158)", "#39639E"),
    ("rgb(r: 57, g: 99, b: 158)", "#39639E"), ("rgb(57, 99, 158));", "#39639E"), ("rgb[57, 99, 158]", "#39639E"),
    ("rgb(57, 99, 158 / 50%)", "#39639E80"), ("hsl(120, 100, 25)", "#008000"),
    ("UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)", "#1A334D"),
    ("UIColor(red: 57/255, green: 99/255.0, blue: 158.0/255.0, alpha: .5)", "#39639E80"),
    ("NSColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 1.0)", "#1A334D"),
    ("UIColor(white: 0.2, alpha: 1)", "#333333"),
    ("Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 1)", "#1A334D"),
    ("#colorLiteral(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)", "#1A334D"), ("Color.rgb(57, 99, 158)", "#39639E"),
    ("Color.argb(128, 57, 99, 158)", "#39639E80"), ("Color.fromRGBO(57, 99, 158, 1.0)", "#39639E"),
    ("oklch(0.5 0.1 256", "oklch(0.5 0.1 256)"),
    ("UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)", "color(display-p3 1.0 0.0 0.0 / 1.0)"),
  ])
  func oneReadingIsSafe(text: String, color: String) {
    let found = diagnostics(text)
    #expect(found.count == 1)
    #expect(found.flatMap(\.fixIts).map { $0.edits.map(\.replacement) } == [["\"\(color)\""]])
    #expect(found.flatMap(\.fixIts).map(\.applicability) == [.safe])
    #expect(diagnostics(color).allSatisfy { $0.severity == .info })
  }

  @Test(arguments: [
    ("0xFF39639E", "#39639E"), ("0x8039639E", "#39639E80"), ("RebeccaPurple", "#663399"), ("transparent", "#00000000"),
    ("light-gray", "#D3D3D3"), ("Dark Slate Grey", "#2F4F4F"), ("57, 99, 158", "#39639E"), ("(57 99 158)", "#39639E"),
    ("#F", "#FFFFFF"), ("#F0", "#F0F0F0"), ("#FFFFOO", "#FFFF00"),
  ])
  func othersAreUnsafe(text: String, color: String) {
    let found = diagnostics(text)
    #expect(found.flatMap(\.fixIts).map { $0.edits.map(\.replacement) } == [["\"\(color)\""]])
    #expect(found.flatMap(\.fixIts).map(\.applicability) == [.unsafe])
  }

  @Test(arguments: [
    "ink", "0x39639", "0x", "#39639", "#1234567", "#", "rgb", "rgb(", "rgb()", "rgb(a, b, c)", "UIColor()",
    "UIColor(red: 1)", "UIColor(red: a, green: b, blue: c)",
    "UIColor(hue: 0.1, saturation: 0.2, brightness: 0.3, alpha: 1)", "f(123)", "Color.rgb(57, 99)", "57, 99",
    "57, 99, 300", "汉字", "🎨", "(", "UIColor(red: 1/0, green: 1, blue: 1)",
  ])
  func otherTextHasNoFix(text: String) {
    let found = diagnostics(text)
    #expect(found.map(\.rule.rawValue) == ["invalid-color"])
    // The name of a function may be misspelled.
    #expect(found.flatMap(\.fixIts).flatMap(\.edits).allSatisfy { !$0.replacement.contains("#") })
  }

  /// Without quotes, YAML reads a colon as a key, and in braces a comma as the end of a value.
  @Test(arguments: [
    (
      "ink: ⟦yaml-syntax|UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)⟧",
      "UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)"
    ),
    (
      "ink: { light: ⟦yaml-syntax|Color(red: 0.1, green: 0.2, blue: 0.3)⟧, dark: \"#EEE\" }",
      "Color(red: 0.1, green: 0.2, blue: 0.3)"
    ),
    ("ink: { light: ⟦invalid-color|rgb(57, 99, 158)⟧ }", "rgb(57, 99, 158)"),
    ("ink: { dark: ⟦invalid-color|rgba(57,99,158,0.5)⟧, light: \"#EEE\" }", "rgba(57,99,158,0.5)"),
  ])
  func callsWithoutQuotesAreQuoted(line: String, quoted: String) {
    for source in MarkedSource.variants(
      of: minimalSpec.replacing("color: { ink: \"#222222\" }", with: "color:\n  " + line)
    ) {
      let found = resolve(source.text).diagnostics
      #expect(found.map(MarkedSource.Expectation.init) == source.expectations)
      #expect(found.flatMap(\.fixIts).map { $0.edits.map(\.replacement) } == [["\"\(quoted)\""]])
      #expect(found.allSatisfy { $0.message.hasSuffix("`\"\(quoted)\"`") })
    }
  }

  /// A number is a weight if one weight has it, and a name comes first.
  @Test func aStyleMayNameItsWeightByNumber() throws {
    let text = minimalSpec.replacing("weight: { regular: 400 }", with: "weight: { regular: 400, bold: 700, 500: 900 }")
    let styles = """
      styles:
        a: { size: 14, weight: 700 }
        b: { size: 14, weight: "400" }
        c: { size: 14, weight: 500 }
        d: { size: 14, weight: "{weight.bold}" }
        e: { size: 14, weight: 900 }

      """
    let found = resolve(text + styles)
    #expect(found.diagnostics == [])
    #expect(try #require(found.catalog).styles.map(\.tokens.weight) == [1, 0, 2, 1, 2])
  }

  /// One mistake gives one message.
  @Test func aWeightWithAMistakeMayHaveTheNumber() {
    let text = minimalSpec.replacing("weight: { regular: 400 }", with: "weight: { regular: 400, bold: 7oo }")
    let found = resolve(text + "styles: { a: { size: 14, weight: 700 } }\n")
    #expect(found.diagnostics.map(\.rule.rawValue) == ["invalid-number"])
  }
}
