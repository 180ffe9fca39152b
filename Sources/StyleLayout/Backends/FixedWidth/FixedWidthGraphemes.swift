/// The graphemes of a paragraph with their levels and breaks, as the shaper without fonts sees them.
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
    // A grapheme that reaches over the end of a run belongs to both: it is cut there.
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
    guard let last = items.last?.character, !next.isSpace, !next.isClosing else { return false }
    if last.isSpace { return true }
    guard !last.isOpening else { return false }
    return last.isIdeograph || next.isIdeograph || last.isBox || next.isBox || last.isClosingBesideIdeographs
      || last.scalar == "\u{AD}" || last.scalar == "\u{200B}"
  }

  /// Letters have a direction, digits run from left to right, and the rest follows its neighbours where they agree.
  private mutating func resolveLevels(base: UInt8) {
    var start = 0
    var before = base
    for index in items.indices {
      guard let level = level(at: index, base: base) else { continue }
      let between = before % 2 == level % 2 ? max(before, level) : base
      for neutral in start..<index { items[neutral].level = between }
      items[index].level = level
      before = level
      start = index + 1
    }
    for neutral in start..<items.count { items[neutral].level = base }
  }

  private func level(at index: Int, base: UInt8) -> UInt8? {
    let character = items[index].character
    switch character.direction {
    case .leftToRight: return base == 0 ? 0 : 2
    case .rightToLeft: return 1
    case nil:
      guard character.isDigit else { return nil }
      return index > 0 && items[index - 1].level > 0 ? 2 : base == 0 ? 0 : 2
    }
  }
}

extension FixedWidthCharacter {
  fileprivate var isBox: Bool { scalar == "\u{FFFC}" || scalar.properties.isEmojiPresentation }
  fileprivate var isClosingBesideIdeographs: Bool { isClosing && scalar.value > 0x3000 }
}
