import StyleLayout
import StyledText
import Testing

@Suite struct RangeTests {
  @Test func wordsAreThoseOfUnicode() throws {
    let frame = tenPointFrame("can't stop, 汉字 1,299.5")
    #expect(try frame.wordRange(at: 2) == 0..<5)
    #expect(try frame.wordRange(at: 5) == 5..<6)
    #expect(try frame.wordRange(at: 5, affinity: .upstream) == 0..<5)
    #expect(try frame.wordRange(at: 10) == 10..<11)
    #expect(try frame.wordRange(at: 12) == 12..<13)
    #expect(try frame.wordRange(at: 17) == 15..<22)
    #expect(try frame.wordRange(at: 22) == 15..<22)
    #expect(try frame.wordRange(at: 0, affinity: .upstream) == 0..<5)
    #expect(try tenPointFrame("").wordRange(at: 0) == 0..<0)
  }

  @Test func graphemesAreOnBothSides() throws {
    let frame = tenPointFrame("ae\u{301}👍🏽")
    #expect(try frame.graphemeRange(at: 1) == 1..<3)
    #expect(try frame.graphemeRange(at: 1, affinity: .upstream) == 0..<1)
    #expect(try frame.graphemeRange(at: 2, affinity: .upstream) == 1..<3)
    #expect(try frame.graphemeRange(at: 7) == 3..<7)
    #expect(try frame.graphemeRange(at: 0, affinity: .upstream) == 0..<1)
    #expect(try tenPointFrame("").graphemeRange(at: 0) == 0..<0)
  }

  @Test func linesAndParagraphsHoldTheirSeparators() throws {
    let frame = tenPointFrame("汉字汉\r\nab\u{2028}c\n", width: 20)
    #expect(
      try [0, 2, 3, 5, 8, 10].map { try frame.lineRange(at: $0) } == [0..<2, 2..<5, 2..<5, 5..<8, 8..<10, 10..<10]
    )
    #expect(try [0, 4, 5, 9, 10].map { try frame.paragraphRange(at: $0) } == [0..<5, 0..<5, 5..<10, 5..<10, 10..<10])
  }
}
