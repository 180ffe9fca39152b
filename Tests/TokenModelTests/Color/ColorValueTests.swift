import Testing
import TokenModel

struct ColorValueTests {
  @Test(arguments: [
    ("#666666", "#666666"), ("#abc", "#AABBCC"), ("#abc8", "#AABBCC88"), ("#39639eFF", "#39639E"),
    ("#0054A633", "#0054A633"),
  ])
  func reads(text: String, hex: String) {
    #expect(ColorValue(hex: text)?.hex == hex)
  }

  @Test(arguments: [
    "", "#", "666666", "#66", "#66666", "#6666666", "#666666666", "#66666g", "#＃666666", "#６６６", "red", " #666",
  ])
  func refuses(text: String) {
    #expect(ColorValue(hex: text) == nil)
  }
}
