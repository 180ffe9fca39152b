extension String {
  /// Returns the range of all paragraphs that a range touches, each with the separator that ends it: LF, CR, CR LF or
  /// U+2029. An empty range touches the paragraph that it lies in.
  func paragraphs(around range: Range<TextOffset>) -> Range<TextOffset> {
    paragraphStart(range.lowerBound)..<paragraphEnd(range.upperBound, range)
  }

  /// The start of the paragraph that an offset lies in.
  func paragraphStart(_ offset: TextOffset) -> TextOffset {
    let scalars = unicodeScalars
    var index = self.index(utf8: offset.utf8)
    var start = offset
    while index > startIndex {
      let before = scalars.index(before: index)
      if scalars[before].isParagraphSeparator, !isInsideLineEnd(index) { break }
      start = start - scalars[before].length
      index = before
    }
    return start
  }

  /// The end of the paragraph that holds the last character of a range.
  private func paragraphEnd(_ offset: TextOffset, _ range: Range<TextOffset>) -> TextOffset {
    let scalars = unicodeScalars
    var index = self.index(utf8: offset.utf8)
    var end = offset
    if !range.isEmpty, index > startIndex, scalars[scalars.index(before: index)].isParagraphSeparator,
      !isInsideLineEnd(index)
    {
      return offset
    }
    while index < endIndex {
      let scalar = scalars[index]
      index = scalars.index(after: index)
      end += scalar.length
      if scalar.isParagraphSeparator, !isInsideLineEnd(index) { break }
    }
    return end
  }

  /// Whether an index lies between the CR and the LF of one line end.
  private func isInsideLineEnd(_ index: Index) -> Bool {
    let scalars = unicodeScalars
    guard index > startIndex, index < endIndex, scalars[index] == "\n" else { return false }
    return scalars[scalars.index(before: index)] == "\r"
  }
}

/// The range of a paragraph in a text.
struct ParagraphPlace {
  /// With the separator that ends it.
  let range: Range<TextOffset>
  /// The end of its text and start of the separator, in UTF-8 units.
  let textEnd: Int

  /// Whether it consists of the separator only.
  var isBlank: Bool { textEnd == range.lowerBound.utf8 }
}

extension String {
  /// The paragraphs that are not empty, in text order.
  ///
  /// - Complexity: Linear in the string.
  var paragraphPlaces: [ParagraphPlace] {
    utf8.withContiguousStorageIfAvailable { $0.paragraphPlaces }
      ?? Array(utf8).withUnsafeBufferPointer {
        $0.paragraphPlaces
      }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate var paragraphPlaces: [ParagraphPlace] {
    var places: [ParagraphPlace] = []
    var start = TextOffset.zero
    var offset = TextOffset.zero
    while offset.utf8 < count {
      let separator = separatorLength(at: offset.utf8)
      if separator.utf8 > 0 {
        let end = offset + separator
        places.append(ParagraphPlace(range: start..<end, textEnd: offset.utf8))
        (start, offset) = (end, end)
      } else {
        // A scalar of four bytes is two UTF-16 units; those are counted at its first byte.
        let byte = self[offset.utf8]
        offset.utf16 += byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
        offset.utf8 += 1
      }
    }
    if start < offset { places.append(ParagraphPlace(range: start..<offset, textEnd: offset.utf8)) }
    return places
  }

  /// The length of the separator that begins at an offset; else zero.
  private func separatorLength(at index: Int) -> TextOffset {
    switch self[index] {
    case 0x0A: TextOffset(utf8: 1, utf16: 1)
    case 0x0D where index + 1 < count && self[index + 1] == 0x0A: TextOffset(utf8: 2, utf16: 2)
    case 0x0D: TextOffset(utf8: 1, utf16: 1)
    case 0xE2 where index + 2 < count && self[index + 1] == 0x80 && self[index + 2] == 0xA9:
      TextOffset(utf8: 3, utf16: 1)
    default: .zero
    }
  }
}

extension Unicode.Scalar {
  package var isParagraphSeparator: Bool { self == "\n" || self == "\r" || self == "\u{2029}" }

  fileprivate var length: TextOffset { TextOffset(utf8: UTF8.width(self), utf16: UTF16.width(self)) }
}
