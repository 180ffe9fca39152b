/// Divides a text into words, in linear time.
///
/// They end at the word boundaries of UAX #29, with two exceptions. Boundaries inside a `Character` are ignored. And
/// each grapheme of a script without spaces between words is a word, also of katakana, so that the diff of a Chinese or
/// Thai text does not treat whole sentences as one word; UAX #29 leaves these scripts to dictionaries.
struct WordSegmenter {
  private let reader: ScalarReader
  private var graphemes: GraphemeCursor

  private init(_ text: String, bytes: UnsafeBufferPointer<UInt8>) {
    reader = ScalarReader(bytes: bytes)
    graphemes = GraphemeCursor(text)
  }

  /// The words of a text, in order; together they are the text.
  static func words(of text: String) -> [TextWord] {
    words(of: text, offset: 0)
  }

  /// The words of a part of a text, segmented without the text around it, with their offsets in the whole text. `range`
  /// is in UTF-8 units; it is clamped to the text, and an end inside a scalar is moved to the start of the scalar.
  static func words(of text: String, in range: Range<Int>) -> [TextWord] {
    let utf8 = text.utf8
    let bounds = range.clamped(to: 0..<utf8.count)
    let lower = utf8.index(utf8.startIndex, offsetBy: bounds.lowerBound)
    let upper = utf8.index(lower, offsetBy: bounds.count)
    // The view of scalars rounds the indices down.
    let part = text.unicodeScalars[lower..<upper]
    return words(of: String(part), offset: utf8.distance(from: utf8.startIndex, to: part.startIndex))
  }

  private static func words(of text: String, offset: Int) -> [TextWord] {
    var contiguous = text
    contiguous.makeContiguousUTF8()
    let text = contiguous
    let words = text.utf8.withContiguousStorageIfAvailable { bytes in
      var segmenter = WordSegmenter(text, bytes: bytes)
      return segmenter.words(offset: offset)
    }
    return words ?? []
  }

  private mutating func words(offset: Int) -> [TextWord] {
    var words: [TextWord] = []
    // English and Chinese have about one word in two and a half to three bytes.
    words.reserveCapacity(reader.bytes.count / 2)
    var start = 0
    while start < reader.bytes.count {
      let word = reader.asciiWord(at: start) ?? anyWord(at: start)
      words.append(TextWord(start: word.start + offset, end: word.end + offset, kind: word.kind))
      start = word.end
    }
    return words
  }

  /// The word that starts at an offset, read scalar by scalar.
  private mutating func anyWord(at start: Int) -> TextWord {
    var last = reader.scalar(at: start)
    var rules = WordBreakRules(first: last.breakClass)
    var offset = start + last.length
    while offset < reader.bytes.count {
      let current = reader.scalar(at: offset)
      let isJoined = rules.joins(current.breakClass) { reader.firstBase(from: offset + current.length) }
      if !isJoined && isGraphemeBoundary(at: offset, between: last, and: current, from: start) { break }
      rules.append(current.breakClass)
      last = current
      offset += current.length
    }
    return TextWord(start: start, end: offset, kind: rules.kind)
  }

  @inline(__always)
  private mutating func isGraphemeBoundary(
    at offset: Int,
    between last: ScalarReader.Scalar,
    and next: ScalarReader.Scalar,
    from start: Int
  ) -> Bool {
    last.isGraphemeAmongOthers && next.isGraphemeAmongOthers || graphemes.isBoundary(at: offset, from: start)
  }
}

extension ScalarReader.Scalar {
  fileprivate var isGraphemeAmongOthers: Bool {
    breakClass.isGraphemeAmongOthers(scalarValue: value)
  }
}

extension WordSegmenter {
  /// Returns true only if a word ends between the two scalars whatever text is around them, so that a text may be split
  /// there, and its parts segmented separately. False means unknown.
  static func isCertainBoundary(before: Unicode.Scalar, after: Unicode.Scalar) -> Bool {
    let left = WordBreakClass(before)
    let right = WordBreakClass(after)
    if left.isNewline || right.isNewline { return !(left == .cr && right == .lf) }
    guard left.isGraphemeAmongOthers(scalarValue: before.value) else { return false }
    // After a scalar that is alone, a letter of any script starts a grapheme.
    if left.isAlone && right == .aLetter { return true }
    guard right.isGraphemeAmongOthers(scalarValue: after.value) else { return false }
    let isRunOfSpaces = left == .wSegSpace && right == .wSegSpace
    return !isRunOfSpaces && (left.isAlone || right.isAlone)
  }
}

extension WordBreakClass {
  /// Whether no rule joins a scalar of this class to another one for which ``isGraphemeAmongOthers(scalarValue:)`` is
  /// true, except in a run of spaces. Letters, digits and the scalars between them are excluded: whether they are
  /// joined may depend on scalars further away.
  fileprivate var isAlone: Bool {
    switch self {
    case .ideographic, .hiragana, .katakana, .wSegSpace, .otherSpace, .other, .pictographic: true
    default: false
    }
  }
}
