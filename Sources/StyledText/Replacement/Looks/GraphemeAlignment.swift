/// Pairs the graphemes of a word, or of a part of an amount, with those of another one.
struct GraphemeAlignment {
  private let old: [ComparedWord]
  private let new: [ComparedWord]

  /// Nil if there are too many of them. Long texts are not read to their ends.
  init?(_ texts: ComparedTexts, old: Range<Int>, new: Range<Int>) {
    if texts.old.isASCII(old), texts.new.isASCII(new), old.count * new.count <= WordDiff.fineCells {
      self.old = texts.old.asciiWords(old)
      self.new = texts.new.asciiWords(new)
      return
    }
    let (oldText, newText) = (texts.old.text(old), texts.new.text(new))
    guard Self.areFew(oldText, newText) else { return nil }
    var numbering = WordNumbering()
    self.old = numbering.graphemes(oldText, from: old.lowerBound, in: texts.old)
    self.new = numbering.graphemes(newText, from: new.lowerBound, in: texts.new)
  }

  /// The new graphemes, each with the old offset whose attributes it gets: the offset of the grapheme that it replaces,
  /// or of the one before that.
  func sources() -> [(range: Range<Int>, source: Int)] {
    let sources = WordAlignment(old: old[...], new: new[...]).sources()
    var place = sources.lazy.compactMap(\.oldWord).first ?? 0
    return zip(new, sources).map { word, source in
      place = source.oldWord ?? place
      return (word.range, old[place].start)
    }
  }

  private static func areFew(_ old: String, _ new: String) -> Bool {
    let most = WordDiff.fineCells
    guard old.utf8.count * new.utf8.count > most else { return true }
    let oldCount = old.prefix(most / max(new.prefix(128).count, 1) + 1).count
    return oldCount * new.prefix(most / max(oldCount, 1) + 1).count <= most
  }
}

extension WordNumbering {
  fileprivate mutating func graphemes(
    _ text: String,
    from start: Int,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> [ComparedWord] {
    var start = start
    return text.map { character in
      defer { start += character.utf8.count }
      let kind: ComparedWord.Kind = character.isWholeNumber ? .amount : character.isLetter ? .word : .symbol
      return number(JoinedWord(start: start, end: start + character.utf8.count, kind: kind), in: bytes)
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func isASCII(_ range: Range<Int>) -> Bool {
    // CR LF is one grapheme.
    self[range].allSatisfy { $0 < 0x80 && $0 != 0x0D }
  }

  /// Bytes that are graphemes, as words with the byte as their number.
  fileprivate func asciiWords(_ range: Range<Int>) -> [ComparedWord] {
    range.map { place in
      let byte = self[place]
      let isLetter = (byte | 0x20) &- 0x61 < 26
      let kind: ComparedWord.Kind = byte &- 0x30 < 10 ? .amount : isLetter ? .word : .symbol
      let folded = UInt64(isLetter ? byte | 0x20 : byte)
      return ComparedWord(start: place, end: place + 1, kind: kind, id: Int(byte), folded: folded)
    }
  }

  fileprivate func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: self[range]), as: UTF8.self)
  }
}
