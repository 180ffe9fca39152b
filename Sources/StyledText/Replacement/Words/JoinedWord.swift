/// A word as people read it: a price or an address is one word, although the segmenter splits it. It may be a sign or a
/// line break, but not white space.
struct JoinedWord {
  let start: Int
  let end: Int
  let kind: ComparedWord.Kind
}

/// Ranges that are one word, whatever they contain.
struct WordUnits {
  struct Unit {
    /// In UTF-8 units.
    let range: Range<Int>
    let kind: ComparedWord.Kind
  }

  /// In text order, without overlaps.
  let units: [Unit]

  /// Names do not overlap atoms.
  init(atoms: [Range<Int>] = [], names: [Range<Int>] = []) {
    let units = atoms.map { Unit(range: $0, kind: .atom) } + names.map { Unit(range: $0, kind: .name) }
    self.units = names.isEmpty ? units : units.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

/// Joins those words of the segmenter that people read as one: amounts, addresses, atoms and names.
struct WordJoiner {
  let reader: WordReader
  private let units: [WordUnits.Unit]
  private var joined: [JoinedWord] = []
  private var next = 0
  private var nextUnit = 0

  /// The words of a part of a text.
  static func words(
    _ words: [TextWord],
    of bytes: UnsafeBufferPointer<UInt8>,
    units: WordUnits = WordUnits(),
    reading: AmountReading = AmountReading()
  ) -> [JoinedWord] {
    let words = units.units.isEmpty ? words : words.divided(at: units.units.map(\.range))
    var joiner = WordJoiner(WordReader(words: words, bytes: bytes, reading: reading), units.units)
    return joiner.join()
  }

  private init(_ reader: WordReader, _ units: [WordUnits.Unit]) {
    self.reader = reader
    self.units = units
    joined.reserveCapacity(reader.words.count)
  }

  private mutating func join() -> [JoinedWord] {
    // A word that is already part of an amount or an address is not used again by the next one.
    var floor = 0
    while next < reader.words.count {
      if let (end, kind) = unitEnd() {
        append(next..<end, kind)
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

  /// The end of the unit that begins at the next word, and its kind; nil if none does.
  private mutating func unitEnd() -> (end: Int, kind: ComparedWord.Kind)? {
    let start = reader.words[next].start
    while nextUnit < units.count, units[nextUnit].range.lowerBound < start { nextUnit += 1 }
    guard nextUnit < units.count, units[nextUnit].range.lowerBound == start else { return nil }
    let end = units[nextUnit].range.upperBound
    return (reader.words[next...].firstIndex { $0.start >= end } ?? reader.words.count, units[nextUnit].kind)
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
  /// The words, cut where units begin and end.
  fileprivate func divided(at units: [Range<Int>]) -> [TextWord] {
    var ends = units.flatMap { [$0.lowerBound, $0.upperBound] }[...]
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
