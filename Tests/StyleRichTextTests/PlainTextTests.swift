import StyleRichText
import Testing

struct PlainTextTests {
  @Test
  func aPlainTextKeepsItsText() {
    #expect(PlainText("[赞]").text == "[赞]")
  }
}
