internal import StyledText

/// A paragraph of a text, before it is shaped.
struct TextParagraph: Sendable {
  /// With the separator that ends it.
  let utf8: Range<Int>
  /// With the separator that ends it.
  let utf16: Range<Int>
  /// The length of the separator, in bytes and in UTF-16 units.
  let separator: (utf8: Int, utf16: Int)
  /// The runs of the text that it touches. The last paragraph of a text that ends with a separator takes the run of that;
  /// none for a text without words.
  let runs: Range<Int>

  /// The range of its words in the text.
  var content: Range<Int> { utf8.lowerBound..<utf8.upperBound - separator.utf8 }
}

extension ResolvedText {
  /// The paragraphs one by one. A text that ends with a separator has an empty last one, and so has a text without words.
  struct Paragraphs: Sequence, IteratorProtocol {
    private let text: ResolvedText
    private var utf8 = 0
    private var utf16 = 0
    private var run = 0
    private var isDone = false

    init(_ text: ResolvedText) {
      self.text = text
    }

    mutating func next() -> TextParagraph? {
      guard !isDone else { return nil }
      let (length, separator) = text.text.utf8.paragraph(from: utf8)
      let end = utf8 + length.utf8 + separator.utf8
      isDone = separator.utf8 == 0
      while run + 1 < text.runs.count, text.runs[run].utf8Range.upperBound <= utf8 { run += 1 }
      var last = run
      while last < text.runs.count, text.runs[last].utf8Range.lowerBound < max(end, utf8 + 1) { last += 1 }
      defer {
        utf8 = end
        utf16 += length.utf16 + separator.utf16
      }
      return TextParagraph(
        utf8: utf8..<end,
        utf16: utf16..<utf16 + length.utf16 + separator.utf16,
        separator: separator,
        runs: run..<Swift.max(last, Swift.min(run + 1, text.runs.count))
      )
    }

    private func max(_ one: Int, _ other: Int) -> Int { Swift.max(one, other) }
  }

  var paragraphs: Paragraphs { Paragraphs(self) }
}

extension String.UTF8View {
  /// The lengths of the words and of the separator of the paragraph that starts at an offset: LF, CR, CR LF or U+2029.
  fileprivate func paragraph(from start: Int) -> (words: (utf8: Int, utf16: Int), separator: (utf8: Int, utf16: Int)) {
    var index = self.index(startIndex, offsetBy: start)
    var words = (utf8: 0, utf16: 0)
    while index < endIndex {
      let byte = self[index]
      if byte == 0x0A { return (words, (1, 1)) }
      if byte == 0x0D {
        let next = self.index(after: index)
        return (words, next < endIndex && self[next] == 0x0A ? (2, 2) : (1, 1))
      }
      if byte == 0xE2, self[index...].starts(with: [0xE2, 0x80, 0xA9]) { return (words, (3, 1)) }
      words.utf8 += 1
      if byte & 0xC0 != 0x80 { words.utf16 += byte >= 0xF0 ? 2 : 1 }
      formIndex(after: &index)
    }
    return (words, (0, 0))
  }
}
