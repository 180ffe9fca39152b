#if canImport(CPango)
  internal import CPango

  /// The parts of an item that are shaped separately: one, unless it has thousands of marks in a row.
  ///
  /// HarfBuzz searches for the base of a mark among all marks before it, so that a million marks on one letter would
  /// take hours. After 512 marks in a row, the next ones are shaped separately. Real text has two or three; Unicode's
  /// stream-safe format (UAX #15, section 13) allows 30.
  struct MarkSlices: Sequence, IteratorProtocol {
    private static let maximumMarks = 512

    private let text: UnsafeBufferPointer<CChar>
    private let end: Int
    private var start: Int

    init(of range: Range<Int>, in text: UnsafeBufferPointer<CChar>) {
      self.text = text
      start = range.lowerBound
      end = range.upperBound
    }

    mutating func next() -> Range<Int>? {
      guard start < end else { return nil }
      let slice = start..<sliceEnd
      start = slice.upperBound
      return slice
    }

    private var sliceEnd: Int {
      guard end - start > Self.maximumMarks else { return end }
      var marks = 0
      var index = start
      while index < end {
        marks = text.byte(index) >= 0xC2 && isMark(at: index) ? marks + 1 : 0
        if marks > Self.maximumMarks { return index }
        repeat { index += 1 } while index < end && text.byte(index) & 0xC0 == 0x80
      }
      return end
    }

    /// Whether a character is a mark or invisible: HarfBuzz skips both.
    private func isMark(at index: Int) -> Bool {
      switch g_unichar_type(g_utf8_get_char(text.baseAddress?.advanced(by: index))) {
      case G_UNICODE_NON_SPACING_MARK, G_UNICODE_ENCLOSING_MARK, G_UNICODE_SPACING_MARK, G_UNICODE_FORMAT: true
      default: false
      }
    }
  }
#endif
