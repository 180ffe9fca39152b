import StyleLayout
import StyleTables
import StyledText
import Testing

@Suite struct DiagnosticTests {
  private static func text(_ words: String, family: String?, fallbacks: [String] = []) -> StyledText {
    var text = StyledText(words)
    text.explicitStyle = ResolvedStyle(
      size: 14,
      weight: 400,
      family: family,
      fallbackFamilies: fallbacks,
      color: StyleColor(light: RGBAColor(red: 0, green: 0, blue: 0)),
      metrics: nil,
      fontMetrics: FontMetrics(ascent: 0.9, descent: 0.2)
    )
    return text
  }

  @Test func messagesSayWhatIsWrongAndWhatWouldBeRight() {
    let family = LayoutDiagnostic(.missingFamily("SF Pro", used: "Inter"), range: 0..<3)
    #expect(
      family.description
        == "0..<3: no font has the family 'SF Pro', and 'Inter' is used; add a font of that family, or name an available one"
    )
    let glyphs = LayoutDiagnostic(.missingGlyphs("\u{E000}\u{E001}\u{E000}"), range: 3..<6)
    #expect(
      glyphs.description == "3..<6: no font has U+E000, U+E001; add a font that does, or leave the characters out"
    )
    let many = LayoutDiagnostic(.missingGlyphs("\u{1}\u{E002}\u{E003}\u{E004}\u{10FFFF}\u{E006}"), range: 0..<7)
    #expect(many.description.contains("U+0001, U+E002, U+E003, U+E004, U+10FFFF and others"))
  }

  #if canImport(CPango)
    private func diagnostics(_ text: StyledText) throws -> [LayoutDiagnostic] {
      Typesetter(try PangoShaper(TestFonts.configuration)).frame(for: text, width: 100).diagnostics
    }

    @Test func aTextWithoutTroubleHasNone() throws {
      #expect(try diagnostics(Self.text("Hello 国家 😀 مرحبا\n\n\u{AD}\t\0", family: "Inter")) == [])
      #expect(try diagnostics(Self.text("", family: "Nowhere")) == [])
      #expect(try diagnostics(Self.text("国家", family: "Inter")) == [])
    }

    @Test func aMissingFamilyIsToldOnceForEachParagraph() throws {
      let found = try diagnostics(Self.text("Hello 国家 x\nسلام", family: "SF Pro"))
      #expect(found == [0..<10, 11..<15].map { LayoutDiagnostic(.missingFamily("SF Pro", used: "Inter"), range: $0) })
    }

    @Test(arguments: [["Inter"], ["Brand", "inter"], ["sans-serif"], ["Brand", "ui-monospace"]])
    func aFallbackThatIsThereIsNoTrouble(fallbacks: [String]) throws {
      #expect(try diagnostics(Self.text("Hello 国家", family: "SF Pro", fallbacks: fallbacks)) == [])
    }

    @Test func fallbacksThatAreMissingAreTold() throws {
      let found = try diagnostics(Self.text("Hello", family: "SF Pro", fallbacks: ["Brand", "cursive"]))
      #expect(found == [LayoutDiagnostic(.missingFamily("SF Pro", used: "Inter"), range: 0..<5)])
    }

    /// A family further down is used as if it were the first, whatever the order of the configuration.
    @Test func theFirstFallbackThatIsThereIsTheFont() throws {
      let shaper = try PangoShaper(TestFonts.configuration)
      let asked = FontRequest(family: "Brand", fallbackFamilies: ["WenQuanYi Micro Hei", "Inter"], size: 14)
      #expect(shaper.face(of: asked) == shaper.face(of: FontRequest(family: "WenQuanYi Micro Hei", size: 14)))
      #expect(shaper.face(of: asked) != shaper.face(of: FontRequest(family: "Inter", size: 14)))
    }

    @Test func charactersThatNoFontHasAreToldWithTheirRange() throws {
      let found = try diagnostics(Self.text("😀\u{F0000}\u{F0001}a\n\u{10FFFD}", family: nil))
      #expect(
        found == [
          LayoutDiagnostic(.missingGlyphs("\u{F0000}\u{F0001}"), range: 2..<6),
          LayoutDiagnostic(.missingGlyphs("\u{10FFFD}"), range: 8..<10),
        ]
      )
    }

    @Test func aMissingWeightIsTold() throws {
      func found(_ weight: Int, _ families: [String], _ words: String = "Hello") throws -> [LayoutDiagnostic] {
        var fonts = TestFonts.configuration
        fonts.families = families
        let text = StyledText(words, attributes: TextAttributes(weight: weight))
        return Typesetter(try PangoShaper(fonts)).frame(for: text, width: 100).diagnostics
      }
      #expect(
        try found(500, ["DejaVu Sans"]) == [LayoutDiagnostic(.missingWeight(asked: 500, found: 400), range: 0..<5)]
      )
      #expect(try found(700, ["DejaVu Sans"]) == [])
      for weight in [400, 500, 700, 380, 740] { #expect(try found(weight, ["Inter"]) == []) }
      #expect(try found(600, ["Inter"]).map(\.kind) == [.missingWeight(asked: 600, found: 700)])
      #expect(
        try found(700, ["WenQuanYi Micro Hei"]).map(\.kind.description) == [
          "no font has the weight 700, and 400 is used, thickened; add a font of that weight, or use an available one"
        ]
      )
      // A fallback font for single characters has its own weights.
      #expect(try found(500, ["Inter"], "Hello 世界 😀 سلام") == [])
      #expect(
        try found(500, ["DejaVu Sans"], "世界 x 世界").map(\.range) == [2..<5]
      )
    }

    @Test func attachmentsAreNotMissing() throws {
      let box = TextAttributes(attachment: TextAttachment("image", width: 10, ascent: 10))
      #expect(try diagnostics(StyledText("\u{FFFC}", attributes: box)) == [])
    }
  #endif
}
