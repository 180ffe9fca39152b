import Testing
import TokenDiagnostics

struct SourceLocatorTests {
  /// Marks a place with `|` and says where it is.
  @Test(arguments: [
    ("|a", 1, 1), ("a|", 1, 2), ("a\n|", 2, 1), ("a\nb|c\n", 2, 2), ("a\r\n|b", 2, 1), ("a\r|b", 2, 1),
    ("a\r\n\r\nb|", 3, 2), ("|", 1, 1), ("a\n\n\n|", 4, 1),
    // Columns count UTF-16: one for 汉, two for 👍, two for e + U+0301.
    ("汉|", 1, 2), ("👍|", 1, 3), ("e\u{301}|", 1, 3), ("👍🏽|x", 1, 5),
    // NEL, LS and PS are characters of a line, although libyaml ends lines there.
    ("a\u{85}|", 1, 3), ("a\u{2028}b|", 1, 4), ("a\u{2029}|", 1, 3),
    // A byte order mark has no column.
    ("\u{FEFF}|a", 1, 1), ("\u{FEFF}a\n|b", 2, 1),
  ])
  func locations(marked: String, line: Int, column: Int) throws {
    let offset = try #require(marked.utf8.firstIndex(of: UInt8(ascii: "|")))
    let bytes = marked.utf8.distance(from: marked.startIndex, to: offset)
    let text = marked.replacing("|", with: "")
    let locator = SourceLocator([SourceFile(path: "spec.yaml", text: text)])
    let range = SourceRange(file: SourceFileID(index: 0), bytes: bytes..<bytes)
    #expect(locator.location(of: range).description == "spec.yaml:\(line):\(column)")
  }

  /// Columns of long lines are counted from a checkpoint; they are the same as counted from the start.
  @Test func longLinesAreCountedAsShortOnes() {
    let text = String(repeating: "a汉👍🏽é\u{301}", count: 500) + "\n" + String(repeating: "字", count: 2_000)
    let locator = SourceLocator([SourceFile(path: "a", text: text)])
    for index in text.unicodeScalars.indices {
      let offset = text.utf8.distance(from: text.startIndex, to: index)
      let range = SourceRange(file: SourceFileID(index: 0), bytes: offset..<offset)
      let line = text[..<index].split(separator: "\n", omittingEmptySubsequences: false)
      let expected = SourceLocation(path: "a", line: line.count, column: (line.last?.utf16.count ?? 0) + 1)
      #expect(locator.location(of: range) == expected)
    }
  }

  @Test func placesBeyondTheEndAreAtTheEnd() {
    let locator = SourceLocator([SourceFile(path: "a", text: "ab\nc")])
    let range = SourceRange(file: SourceFileID(index: 0), bytes: 90..<95)
    #expect(locator.location(of: range) == SourceLocation(path: "a", line: 2, column: 2))
    #expect(locator.excerpt(of: range) == ("c", "", ""))
  }

  @Test func unknownFilesHaveNoName() {
    let locator = SourceLocator([])
    #expect(locator.location(of: .start(of: SourceFileID(index: 3))).description == ":1:1")
  }

  @Test func invalidBytesCountOneEach() {
    let locator = SourceLocator([SourceFile(path: "a", bytes: [0xFF, 0xFE, 0x41])])
    let range = SourceRange(file: SourceFileID(index: 0), bytes: 2..<3)
    #expect(locator.location(of: range).column == 3)
  }

  @Test func excerptsEndWithTheLine() {
    let locator = SourceLocator([SourceFile(path: "a", text: "one\ntwo three\r\nfour")])
    let range = SourceRange(file: SourceFileID(index: 0), bytes: 8..<18)
    #expect(locator.excerpt(of: range) == ("two ", "three", ""))
  }
}
