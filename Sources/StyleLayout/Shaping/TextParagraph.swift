internal import StyledText

/// A paragraph of a text, before it is shaped.
struct TextParagraph: Sendable {
  /// The range with the separator that ends it; UTF-8 offsets.
  let utf8: Range<Int>
  /// The range with the separator that ends it; UTF-16 offsets.
  let utf16: Range<Int>
  /// The length of the separator, in UTF-8 and in UTF-16 units.
  let separator: (utf8: Int, utf16: Int)
  /// The runs of the text that the paragraph touches. The last paragraph of a text that ends with a separator has the
  /// run of that separator; empty for an empty text.
  let runs: Range<Int>

  /// The range without the separator; UTF-8 offsets.
  var content: Range<Int> { utf8.lowerBound..<utf8.upperBound - separator.utf8 }
}

extension ResolvedText {
  /// The paragraphs one by one. A text that ends with a separator has an empty last paragraph, and so does an empty
  /// text.
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
  /// The lengths of the text and the separator of the paragraph at an offset: LF, CR, CR LF or U+2029.
  fileprivate func paragraph(from start: Int) -> (text: (utf8: Int, utf16: Int), separator: (utf8: Int, utf16: Int)) {
    var index = self.index(startIndex, offsetBy: start)
    var text = (utf8: 0, utf16: 0)
    while index < endIndex {
      let byte = self[index]
      if byte == 0x0A { return (text, (1, 1)) }
      if byte == 0x0D {
        let next = self.index(after: index)
        return (text, next < endIndex && self[next] == 0x0A ? (2, 2) : (1, 1))
      }
      if byte == 0xE2, self[index...].starts(with: [0xE2, 0x80, 0xA9]) { return (text, (3, 1)) }
      text.utf8 += 1
      if byte & 0xC0 != 0x80 { text.utf16 += byte >= 0xF0 ? 2 : 1 }
      formIndex(after: &index)
    }
    return (text, (0, 0))
  }
}
