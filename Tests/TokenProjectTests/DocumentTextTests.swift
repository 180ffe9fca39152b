import Foundation
import TestSupport
import Testing
import TokenDiagnostics
import TokenProject

struct DocumentTextTests {
  @Test(arguments: [
    ("a\nbc", 1, 2, 4), ("a\r\nbc", 1, 0, 3), ("a\rbc", 1, 1, 3), ("", 0, 0, 0), ("汉字x", 0, 2, 6), ("😀x", 0, 2, 4),
    // Beyond the line, beyond the text, and inside of a pair.
    ("ab\ncd", 0, 9, 2), ("ab\ncd", 7, 0, 5), ("😀x", 0, 1, 0),
  ])
  func positionsAreOffsets(_ text: String, _ line: Int, _ column: Int, _ offset: Int) {
    #expect(DocumentText(text).offset(of: TextPosition(line: line, column: column), in: .utf16) == offset)
  }

  @Test func theByteOrderMarkOfAFileOfTheDiskIsNotCounted() {
    let text = DocumentText(SourceFile(path: "a.yaml", text: "\u{FEFF}ab\nc"))
    #expect(text.position(of: 4, in: .utf16) == TextPosition(line: 0, column: 1))
    #expect(text.offset(of: TextPosition(line: 0, column: 1), in: .utf16) == 4)
    #expect(text.offset(of: TextPosition(line: 1, column: 0), in: .utf16) == 6)
  }

  /// Against `NSString`, which counts in UTF-16 and knows the same line ends and three more.
  @Test func positionsAgreeWithFoundation() throws {
    for seed in SeededGenerator.seeds(300) {
      var random = SeededGenerator(seed: seed)
      let pieces = ["a", "é", "汉", "😀", "e\u{301}", "\n", "\r\n", "\r", " ", "{", "👨‍👩‍👧"]
      let string = (0..<Int.random(in: 0...40, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
      let text = DocumentText(string)
      let whole = string as NSString
      var start = 0
      var line = 0
      while start < whole.length {
        var (end, contentEnd) = (0, 0)
        whole.getLineStart(nil, end: &end, contentsEnd: &contentEnd, for: NSRange(location: start, length: 0))
        for unit in start...contentEnd {
          guard !(unit < whole.length && UTF16.isTrailSurrogate(whole.character(at: unit))) else { continue }
          let prefix = whole.substring(to: unit)
          let position = TextPosition(line: line, column: unit - start)
          let offset = prefix.utf8.count
          #expect(text.offset(of: position, in: .utf16) == offset, "STYLESPEC_SEED=\(seed)")
          #expect(text.position(of: offset, in: .utf16) == position, "STYLESPEC_SEED=\(seed)")
        }
        (start, line) = (end, line + 1)
      }
    }
  }

  /// Lines after an edit are those of the whole text.
  @Test func editsFindTheSameLinesAsANewText() {
    for seed in SeededGenerator.seeds(300) {
      var random = SeededGenerator(seed: seed)
      let pieces = ["a", "汉", "\n", "\r\n", "\r", "bc"]
      func piece() -> String {
        (0..<Int.random(in: 0...4, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      }
      var text = DocumentText(piece() + piece())
      for _ in 0..<20 {
        let ends = (0...text.bytes.count).filter { $0 == text.bytes.count || text.bytes[$0] & 0xC0 != 0x80 }
        let (first, second) = (ends.randomElement(using: &random) ?? 0, ends.randomElement(using: &random) ?? 0)
        text.replace(min(first, second)..<max(first, second), with: piece())
        let fresh = DocumentText(String(decoding: text.bytes, as: UTF8.self))
        let lines = (0..<text.lineCount).map { text.content(ofLine: $0) }
        #expect(lines == (0..<fresh.lineCount).map { fresh.content(ofLine: $0) }, "STYLESPEC_SEED=\(seed)")
      }
    }
  }
}
