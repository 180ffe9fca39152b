import StyleTables
import Testing
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
      if let style = tokens.style {
        #expect(style == code.name)
        continue
      }
      let parts = [tokens.size, tokens.color ?? "", tokens.weight] + (tokens.mode.map { [$0] } ?? [])
      #expect(parts.joined(separator: "_") == code.name)
    }
  }
}
