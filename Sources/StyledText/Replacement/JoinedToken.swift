/// A token as people read it: text that belongs together is one token, and white space is not a token.
struct JoinedToken {
  let start: Int
  let end: Int
  let kind: DiffToken.Kind
}

/// Joins tokens of the segmenter that people read as one: amounts, addresses and atoms.
struct TokenJoiner {
  let reader: TokenReader
  /// The atoms, in UTF-8 units and text order.
  let atoms: [Range<Int>]
  private var joined: [JoinedToken] = []
  private var next = 0
  private var nextAtom = 0

  /// The tokens of a part of a text.
  static func tokens(
    _ tokens: [TextToken],
    of bytes: UnsafeBufferPointer<UInt8>,
    atoms: [Range<Int>] = [],
    reading: AmountReading = AmountReading()
  ) -> [JoinedToken] {
    let tokens = atoms.isEmpty ? tokens : tokens.divided(at: atoms)
    var joiner = TokenJoiner(TokenReader(tokens: tokens, bytes: bytes, reading: reading), atoms)
    return joiner.join()
  }

  private init(_ reader: TokenReader, _ atoms: [Range<Int>]) {
    self.reader = reader
    self.atoms = atoms
    joined.reserveCapacity(reader.tokens.count)
  }

  private mutating func join() -> [JoinedToken] {
    // A token that is already part of an amount or an address is not used again by the next one.
    var floor = 0
    while next < reader.tokens.count {
      if let end = atomEnd() {
        append(next..<end, .atom)
        floor = end
      } else if let parts = compound(floor) {
        append(parts.range, parts.kind)
        floor = parts.range.upperBound
      } else if let kind = DiffToken.Kind(reader.tokens[next].kind) {
        append(next..<next + 1, reader.isEmoji(next) ? .emoji : kind)
      } else {
        next += 1
      }
    }
    return joined
  }

  private func compound(_ floor: Int) -> (range: Range<Int>, kind: DiffToken.Kind)? {
    switch reader.tokens[next].kind {
    case .number, .word:
      if let range = reader.address(at: next, from: floor) { return (range, .address) }
      return reader.isNumber(next) ? (reader.amount(at: next, from: floor), .amount) : nil
    case .symbol: return reader.handle(at: next).map { ($0, .address) }
    case .ideograph, .space, .lineBreak: return nil
    }
  }

  /// The end of the atom that begins at the next token; nil if none does.
  private mutating func atomEnd() -> Int? {
    let start = reader.tokens[next].start
    while nextAtom < atoms.count, atoms[nextAtom].lowerBound < start { nextAtom += 1 }
    guard nextAtom < atoms.count, atoms[nextAtom].lowerBound == start else { return nil }
    let end = atoms[nextAtom].upperBound
    return reader.tokens[next...].firstIndex { $0.start >= end } ?? reader.tokens.count
  }

  /// Joins a range of the segmenter's tokens to one, with previous ones that belong to it.
  private mutating func append(_ range: Range<Int>, _ kind: DiffToken.Kind) {
    let start = reader.tokens[range.lowerBound].start
    while let last = joined.last, last.start >= start { joined.removeLast() }
    joined.append(JoinedToken(start: start, end: reader.tokens[range.upperBound - 1].end, kind: kind))
    next = range.upperBound
  }
}

extension DiffToken.Kind {
  /// The kind of a token of the segmenter; nil for white space.
  fileprivate init?(_ kind: TextToken.Kind) {
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

extension [TextToken] {
  /// The tokens, cut where atoms begin and end.
  fileprivate func divided(at atoms: [Range<Int>]) -> [TextToken] {
    var ends = atoms.flatMap { [$0.lowerBound, $0.upperBound] }[...]
    var divided: [TextToken] = []
    for token in self {
      var token = token
      while let end = ends.first, end <= token.start { ends.removeFirst() }
      while let end = ends.first, end < token.end {
        divided.append(TextToken(start: token.start, end: end, kind: token.kind))
        token.start = end
        while ends.first == end { ends.removeFirst() }
      }
      divided.append(token)
    }
    return divided
  }
}
