import TestSupport
import Testing
import TokenComparison

/// Changes of styles that are made from typography tokens.
struct TypographyTokenTests {
  private static let spec = """
    stylespec: 1
    name: Brand
    tokens: text.tokens.yaml
    color: { ink: "#222222" }
    weight: { regular: 400 }
    typography: { 13: { lineHeight: 18 } }
    styles: { from: "text.**", name: "{path}" }

    """

  private static let tokens = """
    text:
      $type: typography
      body:
        sm: { $value: { fontFamily: Inter, fontSize: SIZE, fontWeight: 500, letterSpacing: ZERO, lineHeight: 1.5 } }
        md: { $value: { fontFamily: Inter, fontSize: SIZE, fontWeight: 400, letterSpacing: ZERO, lineHeight: 1.25 } }

    """.replacing("SIZE", with: "{ value: 16, unit: px }").replacing("ZERO", with: "{ value: 0, unit: px }")

  private func changes(_ changes: (String, String)..., spec: String = Self.spec) throws -> [String] {
    let tokens = try changes.reduce(Self.tokens) { tokens, change in
      try #require(tokens.contains(change.0))
      return tokens.replacing(change.0, with: change.1)
    }
    let old = try compared([Self.spec], including: ["text.tokens.yaml": Self.tokens])
    let new = try compared([spec], including: ["text.tokens.yaml": tokens])
    return CatalogComparison.compare(old, new).map(\.summary)
  }

  @Test func nothingChanges() throws {
    #expect(try changes() == [])
  }

  /// Both have one size, and only one changes.
  @Test func metricsAreThoseOfTheToken() throws {
    #expect(
      try changes(("1.25", "1.5")) == [
        "`body_md`, token `text.body.md`: line box +4 pt (20 → 24 pt), text 2 pt lower"
      ]
    )
  }

  @Test func weightsAndFontsBesideTheAxesAreChangesOfTheToken() throws {
    #expect(
      try changes(("fontWeight: 500", "fontWeight: 600")) == [
        "`body_sm`, token `text.body.sm`: 500 → 600, heavier"
      ]
    )
    #expect(
      try changes(("sm: { $value: { fontFamily: Inter", "sm: { $value: { fontFamily: Lato")) == [
        "`body_sm`, token `text.body.sm`: font `Inter` → `Lato`"
      ]
    )
  }

  @Test func aliasesChangeWithTheirToken() throws {
    let alias = "    alias: { $value: \"{text.body.sm}\" }\n"
    let old = try compared([Self.spec], including: ["text.tokens.yaml": Self.tokens + alias])
    let new = try compared(
      [Self.spec],
      including: ["text.tokens.yaml": Self.tokens.replacing("1.5", with: "2") + alias]
    )
    let findings = CatalogComparison.compare(old, new)
    #expect(findings.map(\.summary) == ["token `text.body.sm`: line box +8 pt (24 → 32 pt), text 4 pt lower"])
    #expect(findings.flatMap(\.codes).map(\.new?.code) == ["body_sm", "body_alias"])
  }

  @Test func renamedTokensAreRenamed() throws {
    #expect(try changes(("  sm:", "  small:")) == ["`body_sm` is now `body_small`"])
    let template = Self.spec.replacing("{path}", with: "{last}")
    #expect(try changes(spec: template) == ["2 codes have other names, and the same values"])
    #expect(
      try changes(("lineHeight: 1.5", "lineHeight: 2"), spec: template) == [
        "2 codes have other names", "`sm`, token `text.body.sm`: line box +8 pt (24 → 32 pt), text 4 pt lower",
      ]
    )
    let old = try compared([template], including: ["text.tokens.yaml": Self.tokens])
    let new = try compared([template], including: ["text.tokens.yaml": Self.tokens.replacing("body:", with: "copy:")])
    #expect(
      CatalogComparison.compare(old, new).map(\.summary) == [
        "token `text.body.sm` is now `text.copy.sm`", "token `text.body.md` is now `text.copy.md`",
      ]
    )
  }

  @Test func removedAndAddedTokensAreNamed() throws {
    let other = "  lg: { $value: { fontFamily: Inter, fontSize: { value: 20, unit: px }, fontWeight: 400"
    #expect(
      try changes(("  md: { $value: { fontFamily: Inter, fontSize: { value: 16, unit: px }, fontWeight: 400", other))
        == [
          "style `body_md` is gone", "style `body_lg` is new",
        ]
    )
  }

  /// The size and the weight are those of styles in both versions, and no codes had them.
  @Test func codesOfTheAxesAreNewByTheirOwnTokens() throws {
    let spec = Self.spec.replacing("13: { lineHeight: 18 }", with: "13: { lineHeight: 18 }, 16: plain")
    #expect(try changes(spec: spec) == ["size 16 is new: `16_ink_regular`"])
    let weights = Self.spec.replacing("regular: 400", with: "regular: 400, medium: 500")
    #expect(try changes(spec: weights) == ["weight `medium` is new: `13_ink_medium`"])
  }

  @Test func deprecationsAreThoseOfTheToken() throws {
    #expect(
      try changes(("lineHeight: 1.5 } }", "lineHeight: 1.5 }, $deprecated: \"use {text.body.md}\" }")) == [
        "style `body_sm` is deprecated: `use {text.body.md}`"
      ]
    )
  }
}
