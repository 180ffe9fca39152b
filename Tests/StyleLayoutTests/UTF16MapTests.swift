import Testing

@testable import StyleLayout

@Suite struct UTF16MapTests {
  @Test(arguments: ["", "abc", "é国😀x", "👩‍👩‍👧", "e\u{301}\u{301}", "\u{0}\u{FFFF}\u{10FFFF}"])
  func unitsAndBytesAreThoseOfTheText(text: String) {
    let map = UTF16Map(text)
    #expect(map.units == Array(text.utf16))
    for index in text.unicodeScalars.indices + [text.endIndex] {
      let unit = text.utf16.distance(from: text.startIndex, to: index)
      let byte = text.utf8.distance(from: text.startIndex, to: index)
      #expect(map.utf8(at: unit) == byte)
      #expect(map.unit(atUTF8: byte) == unit)
    }
  }

  @Test func halvesOfACharacterStandForTheWhole() {
    let map = UTF16Map("a😀b")
    #expect(map.utf8(at: 2) == 1)
    #expect(map.unit(atUTF8: 2) == 3)
  }

  @Test func whatIsOutsideCountsAsTheNearestEnd() {
    let map = UTF16Map("é")
    #expect(map.utf8(at: -5) == 0)
    #expect(map.utf8(at: .max) == 2)
    #expect(map.unit(atUTF8: .min) == 0)
    #expect(map.unit(atUTF8: .max) == 1)
  }
}
