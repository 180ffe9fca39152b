/// The graphemes of a paragraph with their levels and line breaks, for the shaper without fonts.
struct FixedWidthGraphemes {
  struct Item {
    let end: Int
    let character: FixedWidthCharacter
    var level: UInt8
    var mayBreakBefore: Bool
  }

  private(set) var items: [Item] = []

  init(_ request: ShapingRequest) {
    let base: UInt8 = request.direction == .rightToLeft ? 1 : 0
    var end = 0
    // A grapheme that exceeds a run is cut at its end.
    var cuts = request.runs.map(\.range.upperBound)[...]
    for grapheme in request.text {
      var rest = Substring(String(grapheme))
      while let first = rest.unicodeScalars.first {
        while let cut = cuts.first, cut <= end { cuts.removeFirst() }
        let length = min(rest.utf8.count, (cuts.first ?? .max) - end)
        rest = rest[rest.utf8.index(rest.startIndex, offsetBy: length)...]
        end += length
        let character = FixedWidthCharacter(first)
        items.append(Item(end: end, character: character, level: base, mayBreakBefore: mayBreak(before: character)))
      }
    }
    resolveLevels(base: base)
  }

  private func mayBreak(before next: FixedWidthCharacter) -> Bool {
    guard let last = items.last?.character else { return false }
    if last.endsLine { return true }
    guard !next.isSpace, !next.isClosing, !next.staysWithLast else { return false }
    if last.isSpace { return true }
    guard !last.isOpening, !last.isGlue, !next.isGlue else { return false }
    return last.isIdeograph || next.isIdeograph || last.isBox || next.isBox || last.isClosingBesideIdeographs
      || last.scalar == "\u{AD}" || last.scalar == "\u{200B}"
  }

  /// Resolves the levels: letters have a direction, digits run from left to right, and other characters follow their
  /// neighbors if those agree. Rules W7, N1, N2, I1 and I2 of UAX #9.
  private mutating func resolveLevels(base: UInt8) {
    var start = 0
    var letters: TextDirection = base == 0 ? .leftToRight : .rightToLeft
    var before = letters
    for index in items.indices {
      let character = items[index].character
      letters = character.direction ?? letters
      // Among neutral characters digits count as part of the letters before them.
      guard character.direction != nil || character.isDigit else { continue }
      let isLeftToRight = letters == .leftToRight
      setLevels(of: start..<index, between: before, and: letters, base: base)
      items[index].level = isLeftToRight ? base * 2 : character.isDigit ? 2 : 1
      before = letters
      start = index + 1
    }
    let end: TextDirection = base == 0 ? .leftToRight : .rightToLeft
    setLevels(of: start..<items.count, between: before, and: end, base: base)
  }

  private mutating func setLevels(
    of neutrals: Range<Int>,
    between before: TextDirection,
    and after: TextDirection,
    base: UInt8
  ) {
    let level = before != after ? base : before == .leftToRight ? base * 2 : 1
    for index in neutrals { items[index].level = level }
  }
}

extension FixedWidthCharacter {
  fileprivate var isBox: Bool { scalar == "\u{FFFC}" || isEmoji }
  fileprivate var isClosingBesideIdeographs: Bool { isClosing && scalar.value > 0x3000 }
  fileprivate var endsLine: Bool { [0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029].contains(scalar.value) }
  fileprivate var isGlue: Bool { [0xA0, 0x2007, 0x202F, 0x2060, 0xFEFF].contains(scalar.value) }
  /// Whether no line starts with it, not even after a space.
  fileprivate var staysWithLast: Bool {
    endsLine || [0xAD, 0x200B, 0x2060, 0xFEFF].contains(scalar.value)
  }
}
