/// A word as people read it: a price or an address is one, though the segmenter divides it. It may be a sign or a line
/// break, but not white space.
struct JoinedWord {
  let start: Int
  let end: Int
  let kind: ComparedWord.Kind
}

/// Joins those words of the segmenter that people read as one: amounts, addresses and atoms.
struct WordJoiner {
  let reader: WordReader
  /// The atoms, in UTF-8 units and text order.
  let atoms: [Range<Int>]
  private var joined: [JoinedWord] = []
  private var next = 0
  private var nextAtom = 0

  /// The words of a part of a text.
  static func words(
    _ words: [TextWord],
    of bytes: UnsafeBufferPointer<UInt8>,
    atoms: [Range<Int>] = [],
    reading: AmountReading = AmountReading()
  ) -> [JoinedWord] {
    let words = atoms.isEmpty ? words : words.divided(at: atoms)
    var joiner = WordJoiner(WordReader(words: words, bytes: bytes, reading: reading), atoms)
    return joiner.join()
  }

  private init(_ reader: WordReader, _ atoms: [Range<Int>]) {
    self.reader = reader
    self.atoms = atoms
    joined.reserveCapacity(reader.words.count)
  }

  private mutating func join() -> [JoinedWord] {
    // A word that is already part of an amount or an address is not used again by the next one.
    var floor = 0
    while next < reader.words.count {
      if let end = atomEnd() {
        append(next..<end, .atom)
        floor = end
      } else if let parts = compound(floor) {
        append(parts.range, parts.kind)
        floor = parts.range.upperBound
      } else if let kind = ComparedWord.Kind(reader.words[next].kind) {
        append(next..<next + 1, reader.isEmoji(next) ? .emoji : kind)
      } else {
        next += 1
      }
    }
    return joined
  }

  private func compound(_ floor: Int) -> (range: Range<Int>, kind: ComparedWord.Kind)? {
    switch reader.words[next].kind {
    case .number, .word:
      if let range = reader.address(at: next, from: floor) { return (range, .address) }
      return reader.isNumber(next) ? (reader.amount(at: next, from: floor), .amount) : nil
    case .symbol: return reader.handle(at: next).map { ($0, .address) }
    case .ideograph, .space, .lineBreak: return nil
    }
  }

  /// The end of the atom that begins at the next word; nil if none does.
  private mutating func atomEnd() -> Int? {
    let start = reader.words[next].start
    while nextAtom < atoms.count, atoms[nextAtom].lowerBound < start { nextAtom += 1 }
    guard nextAtom < atoms.count, atoms[nextAtom].lowerBound == start else { return nil }
    let end = atoms[nextAtom].upperBound
    return reader.words[next...].firstIndex { $0.start >= end } ?? reader.words.count
  }

  /// Joins a range of the segmenter's words to one, with previous ones that belong to it.
  private mutating func append(_ range: Range<Int>, _ kind: ComparedWord.Kind) {
    let start = reader.words[range.lowerBound].start
    while let last = joined.last, last.start >= start { joined.removeLast() }
    joined.append(JoinedWord(start: start, end: reader.words[range.upperBound - 1].end, kind: kind))
    next = range.upperBound
  }
}

extension ComparedWord.Kind {
  /// The kind of a word of the segmenter; nil for white space.
  fileprivate init?(_ kind: TextWord.Kind) {
    switch kind {
    case .word: self = .word
    case .number: self = .amount
    case .ideograph: self = .ideograph
    case .lineBreak: self = .lineBreak
    case .symbol: self = .symbol
    case .space: return nil
    }
  }
}

extension [TextWord] {
  /// The words, cut where atoms begin and end.
  fileprivate func divided(at atoms: [Range<Int>]) -> [TextWord] {
    var ends = atoms.flatMap { [$0.lowerBound, $0.upperBound] }[...]
    var divided: [TextWord] = []
    for word in self {
      var word = word
      while let end = ends.first, end <= word.start { ends.removeFirst() }
      while let end = ends.first, end < word.end {
        divided.append(TextWord(start: word.start, end: end, kind: word.kind))
        word.start = end
        while ends.first == end { ends.removeFirst() }
      }
      divided.append(word)
    }
    return divided
  }
}
