import TestSupport
import Testing

/// The example that `Scripts/run` shows.
struct PriceExampleTests {
  @Test func printsThePricesInTheirStyles() throws {
    let result = try Subprocess.run(Repository.product("price-example"), [])
    let expected = """
      ¥89 is 14.0 pt, weight 700, in #666666
      line height 20.0 pt, line spacing 3.0 pt
      StyledText("¥89 ¥119", style 14_red_bold, 4..<8: strikethrough single, style 12_gray3_regular)
      15..<19 "¥129"
        style          12_gray3_regular  slot `was`
        style          14_red_bold       whole text, hidden
        size           12 pt             Yanxuan: typography.12
        color          #737373           Yanxuan: color.gray3
        weight         400               Yanxuan: weight.regular
        lineHeight     18 pt             Yanxuan: typography.12
        lineSpacing    2.5 pt            Yanxuan: typography.12
        letterSpacing  0 pt              Yanxuan: typography.12
        baseline       13.108 pt         Yanxuan: typography.12
        link           price/history     set on the run
        strikethrough  single            slot `was`
      true 14_gray2_bold

      """
    #expect(result.output == expected)
  }
}
