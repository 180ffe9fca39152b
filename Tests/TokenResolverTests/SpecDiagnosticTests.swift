import Testing
import TestSupport
import TokenDiagnostics
import TokenLint
import TokenResolver

/// Each mistake with the exact characters that it points at and the exact message, in four forms of the file.
struct SpecDiagnosticTests {
  @Test(arguments: SpecMistake.all)
  func mistakes(_ mistake: SpecMistake) {
    for source in MarkedSource.variants(of: mistake.source) {
      let (catalog, diagnostics, _) = resolve(source.text)
      // What the reader finds stops a compile later.
      #expect(catalog == nil || diagnostics.map(\.rule.rawValue) == ["duplicate-key"])
      #expect(diagnostics.map(\.message) == mistake.messages)
      // Some sources have no marks: several mistakes at one place, or a place that a mark would split.
      if !source.expectations.isEmpty {
        #expect(diagnostics.map(MarkedSource.Expectation.init) == source.expectations)
      }
    }
  }

  @Test func everyRuleHasAMistake() {
    let reported = Set(
      SpecMistake.all.flatMap { resolve(MarkedSource($0.source).text).diagnostics }.map(\.rule.rawValue)
    )
    let groups: Set<ErrorPage.Group> = [.values, .references, .codes, .emoji]
    let pages = ErrorRegistry.kinds.map { $0.page }.filter { groups.contains($0.group) }
    // `ColorFunctionTests` and `FontFamilyTests` have what is not an error, `SpecResolverTests` and `EmojiTests` what takes too much text for a
    // table.
    let untested = Set(pages.map(\.id)).subtracting(reported)
    #expect(untested == ["color-out-of-gamut", "family-list", "too-many-codes", "too-many-emoji"])
  }

  @Test func aFileReportsAllItsMistakesInOrder() {
    let source = MarkedSource(
      """
      stylespec: 1
      name: ⟦invalid-name|brand⟧
      offsetHost: ⟦unknown-value|uikti⟧
      color:
        ink: ⟦invalid-color|"#12345"⟧
        gray: ⟦unknown-reference|"{color.grey}"⟧
        red: ⟦unquoted-reference|{color.ink}⟧
      weight: { regular: ⟦invalid-number|4e2⟧, bold: ⟦out-of-range|1200⟧ }
      typography:
        14: { ⟦unknown-key|lineHieght⟧: 20, lineHeight: ⟦invalid-number|020⟧, lineSpacing: 3, baselineOffset: 1 }
        ⟦invalid-number|large⟧: plain
      modes:
        read: { typography: { ⟦unknown-size|15⟧: plain } }
      codes:
        name: ⟦invalid-template|"{size}_{colour}"⟧
      """
    )
    let (catalog, diagnostics, _) = resolve(source.text)
    #expect(catalog == nil)
    #expect(diagnostics.map(MarkedSource.Expectation.init) == source.expectations)
  }

  /// A reference to a token with an invalid value is right: one mistake gives one message.
  @Test func aWrongValueDoesNotSpread() {
    let source = MarkedSource(
      """
      stylespec: 1
      name: Brand
      offsetHost: uikit
      color: { ink: ⟦invalid-color|red⟧ }
      weight: { bold: ⟦invalid-number|7oo⟧ }
      family: { ui: ⟦wrong-kind|[]⟧ }
      typography: { 14: { lineHeight: ⟦invalid-number|x⟧, lineSpacing: 3, baselineOffset: 1 } }
      modes: { read: { typography: { 14: ⟦unknown-value|plan⟧ } } }
      styles: { title: { size: 14, color: ink, weight: bold, family: ui } }
      """
    )
    #expect(resolve(source.text).diagnostics.map(MarkedSource.Expectation.init) == source.expectations)
  }

  @Test(arguments: [
    ("color: { ink: {color.x} }", "\"{color.x}\"", FixIt.Applicability.safe),
    ("color: { ink: 222222 }", "\"#222222\"", .safe),
    ("colour: { ink: \"#222\" }", "color", .unsafe),
  ])
  func fixes(line: String, replacement: String, applicability: FixIt.Applicability) throws {
    let text = minimalSpec.replacing("color: { ink: \"#222222\" }", with: line)
    let fixIt = try #require(resolve(text).diagnostics.flatMap(\.fixIts).first)
    #expect(fixIt.applicability == applicability)
    #expect(fixIt.edits.map(\.replacement) == [replacement])
  }

  /// A beginner's mistake has a fix if its meaning is clear, and no mistake is left after the fixes.
  @Test(
    arguments: SpecMistake.firstMistakes + SpecMistake.emoji + SpecMistake.malformedReferences + SpecMistake.cascades
      + SpecMistake.templates
  )
  func fixesOfFirstMistakes(_ mistake: SpecMistake) {
    for source in MarkedSource.variants(of: mistake.source) {
      var bytes = Array(source.text.utf8)
      let edits = resolve(source.text).diagnostics.compactMap { $0.fixIts.first?.edits }.flatMap(\.self)
      for edit in edits.sorted(by: { $0.range > $1.range }) {
        bytes.replaceSubrange(edit.range.bytes, with: edit.replacement.utf8)
      }
      let text = String(decoding: bytes, as: UTF8.self).filter { $0 != "\u{FEFF}" }
      guard let fixed = mistake.fixed else { continue }
      let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("# 汉字") }
      #expect(lines == fixed.split(whereSeparator: \.isNewline))
      #expect(resolve(text).diagnostics == [])
    }
  }

  /// Text for people, names in quotes, names and codes of emoji: any character may be meant.
  @Test(arguments: [
    "color: { ink: { light: \"#222\", description: 深色，用于：标题“大” } }",
    "color: { \"深：浅\": \"#222\", \"ink:\": \"#333\", \"in\u{200B}k\": \"#444\" }",
    "color: { می\u{200C}خواهم: \"#222\", ❤\u{FE0F}: \"#333\", 👩\u{200D}🚀: \"#444\", क्\u{200D}ष: \"#555\", l’encre: \"#666\" }",
    "emoji:\n  classic:\n    folder: e\n    code: ［{name}］\n    label: 「经典」：表情\n    items:\n      ：）: a.png\n"
      + "      ［赞］: b.png\n      :smile:: c.png\n      “笑”: d.png",
  ])
  func charactersThatAreMeantStay(line: String) {
    for source in MarkedSource.variants(of: SpecMistake(line).source) {
      #expect(resolve(source.text).diagnostics == [])
    }
  }

  /// No mistake is left after a safe fix.
  @Test func applyingASafeFixMendsTheFile() throws {
    let text = minimalSpec.replacing("\"#222222\"", with: "222222")
    let edit = try #require(resolve(text).diagnostics.first?.fixIts.first?.edits.first)
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(edit.range.bytes, with: edit.replacement.utf8)
    #expect(resolve(String(decoding: bytes, as: UTF8.self)).diagnostics.isEmpty)
  }
}
