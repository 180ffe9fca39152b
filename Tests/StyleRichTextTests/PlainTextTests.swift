import StyleRichText
import Testing

struct PlainTextTests {
  @Test func plainTextsAreEqualByTheirUTF8() {
    #expect(PlainText("e\u{301}") != PlainText("é") && PlainText("[赞]") == PlainText("[赞]"))
  }
}
