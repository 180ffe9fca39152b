import StyleTables
import TestSupport
import Testing
import TokenCompiler
import TokenEmit
import YanxuanStyles

struct StyleTokensTests {
  @Test func codesOfATemplateNameTheirTokens() {
    let tokens = StyleTokens(size: "14", color: "gray2", weight: "bold", family: nil, mode: nil, style: nil)
    #expect(StyleCode.t14_gray2_bold.tokens == tokens)
    #expect(StyleCode.t14_gray2_bold_read.tokens.mode == "read")
    #expect(StyleCode.t14_gray2_bold_read.tokens.size == "14")
    #expect(StyleCode.t13_red_medium.tokens.color == "red")
  }

  /// The names of the tokens, put together by the template, are the name of the code.
  @Test func tokensMakeTheName() {
    for code in Yanxuan.catalog.codes {
      let tokens = code.tokens
      let parts = [tokens.size, tokens.color ?? "", tokens.weight] + (tokens.mode.map { [$0] } ?? [])
      #expect(parts.joined(separator: "_") == code.name)
    }
  }

  @Test func familiesModesAndStylesAreNamed() throws {
    let spec = """
      stylespec: 1
      name: Brand
      offsetHost: uikit
      color: { ink: "#222222" }
      weight: { bold: 700 }
      family: { text: system, song: "Songti SC" }
      typography: { 13.5: plain, 14: { lineHeight: 20, lineSpacing: 3, baselineOffset: 1.6 } }
      modes: { read: { typography: { 14: { lineHeight: 22, lineSpacing: 4, baselineOffset: 2.6 } } } }
      styles: { a long title: { size: 14, color: ink, weight: bold, family: song, mode: read } }
      """
    let output = try #require(compileInMemory(spec, to: [.catalog]).outputs.first)
    let catalog = try StyleCatalog(validating: output.bytes)
    let title = StyleTokens(
      size: "14",
      color: "ink",
      weight: "bold",
      family: "song",
      mode: "read",
      style: "a long title"
    )
    #expect(catalog.code(named: "a long title")?.tokens == title)
    #expect(catalog.code(named: "13_5_ink_bold")?.tokens.size == "13_5")
    #expect(catalog.code(named: "13_5_ink_bold")?.tokens.family == "text")
    #expect(catalog.code(named: "14_ink_bold_read")?.tokens.style == nil)
  }
}
