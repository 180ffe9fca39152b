import StyleLayout
import StyledText
import TestSupport

/// A text with boxes and mentions, and where the mentions are: put together by hand.
struct MentionedText {
  static let mentions = [
    "@John", "@John Smith", "@小明", "@王 小明", "@שלום", "@שלום עולם", "@محمد علي", "小明 John", "@אב John", "@👩‍👩‍👧 e\u{301}",
    "@", "@a",
  ]

  private(set) var text: StyledText
  /// The number of the mention that each UTF-16 unit belongs to; nil for units of other text.
  private var owners: [Int?] = []

  /// Puts words together. Those that are in the list are mentions.
  init(_ words: [String], attributes: TextAttributes, using generator: inout SeededGenerator) {
    text = StyledText(words.joined(), attributes: attributes)
    owners = Array(repeating: nil, count: text.utf16Length)
    for (index, unit) in text.text.utf16.enumerated() where unit == 0xFFFC {
      let box = Bool.random(using: &generator) ? PositionCase.badge : PositionCase.smile
      try? text.set(\.attachment, box, in: index..<index + 1)
    }
    var start = 0
    for (index, word) in words.enumerated() {
      let range = start..<start + word.utf16.count
      start = range.upperBound
      if Self.mentions.contains(word) { mark(range, owner: index, person: word) }
    }
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: overwrite(using: &generator)
    case 1: insertMark(using: &generator)
    default: break
    }
  }

  /// Sets a mention, which takes whole graphemes and whole mentions.
  private mutating func mark(_ range: Range<Int>, owner: Int, person: String) {
    var range = range
    for character in graphemes where character.overlaps(range) {
      range = min(range.lowerBound, character.lowerBound)..<max(range.upperBound, character.upperBound)
    }
    for atom in atoms where atom.overlaps(range) {
      range = min(range.lowerBound, atom.lowerBound)..<max(range.upperBound, atom.upperBound)
    }
    let name = String(decoding: Array(text.text.utf16)[range], as: UTF16.self)
    // Two mentions of one person side by side are two atoms.
    guard (try? text.set(\.mention, TextMention(person, text: name), in: range)) != nil else { return }
    for unit in range { owners[unit] = owner }
  }

  /// Sets a mention on any part of the text, also over line breaks.
  private mutating func overwrite(using generator: inout SeededGenerator) {
    let ends = (0..<2).map { _ in graphemes.randomElement(using: &generator)?.lowerBound ?? 0 }.sorted()
    if ends[0] < ends[1] { mark(ends[0]..<ends[1], owner: -1, person: "over") }
  }

  /// Types a mark after a mention: the mention ends inside a grapheme then.
  private mutating func insertMark(using generator: inout SeededGenerator) {
    guard let end = atoms.randomElement(using: &generator)?.upperBound,
      (try? text.insert("\u{301}", at: end)) != nil
    else { return }
    owners.insert(nil, at: end)
  }

  private var graphemes: [Range<Int>] {
    var end = 0
    return text.text.map { character in
      defer { end += character.utf16.count }
      return end..<end + character.utf16.count
    }
  }

  /// The mentions in text order.
  var atoms: [Range<Int>] {
    var atoms: [Range<Int>] = []
    for (unit, owner) in owners.enumerated() where owner != nil {
      if unit > 0, owners[unit - 1] == owner, let last = atoms.last {
        atoms[atoms.count - 1] = last.lowerBound..<unit + 1
      } else {
        atoms.append(unit..<unit + 1)
      }
    }
    return atoms
  }
}

extension TruncationResult {
  /// The ranges in the text that is shown of those parts of the whole text that were kept.
  func shown(_ ranges: [Range<Int>], of whole: StyledText) -> [Range<Int>] {
    ranges.compactMap { range in
      guard let part = kept.first(where: { $0.overlaps(range) })?.clamped(to: range) else { return nil }
      let isInFront = part.upperBound <= token.lowerBound
      let shift = isInFront ? 0 : text.utf16Length - whole.utf16Length
      return part.lowerBound + shift..<part.upperBound + shift
    }
  }
}

extension PositionCase {
  /// The graphemes and atoms that were laid out, the last one perhaps in part.
  var graphemes: [Range<Int>] {
    zip(allStops, allStops.dropFirst()).map { $0..<$1 }.filter { $0.lowerBound < laidOutEnd }
  }

  /// The last place for a caret that is not after a position.
  func stop(notAfter position: Int) -> Int { allStops.last { $0 <= position } ?? 0 }

  /// The first place for a caret that is not before a position; the last one if it was not laid out.
  func stop(notBefore position: Int) -> Int { stops.first { $0 >= position } ?? stops.last ?? 0 }

  /// The same text without mentions, laid out alike: what is expected of a frame with mentions is found in it. Nil if
  /// its lines are others, and if a mention ends inside a grapheme, whose parts are then shaped separately.
  var withoutMentions: PositionCase? {
    get throws {
      guard atoms.allSatisfy({ allStops.contains($0.lowerBound) && allStops.contains($0.upperBound) }) else {
        return nil
      }
      var text = text
      try text.set(\.mention, nil, in: 0..<text.utf16Length)
      let plain = PositionCase(text: text, atoms: [], frame: layout(text), layout: layout)
      let isAlike = plain.frame.lines.map(\.box) == frame.lines.map(\.box)
      return isAlike && plain.frame.lines.map(\.range) == frame.lines.map(\.range) ? plain : nil
    }
  }

  /// The mentions that are of one direction, in the text that was laid out.
  var atomsOfOneDirection: [Range<Int>] {
    let runs = frame.lines.flatMap(\.runs)
    return graphemes.filter { unit in
      let isMention = atoms.contains { $0.overlaps(unit) } && unit.upperBound <= laidOutEnd
      return isMention && Set(runs.filter { $0.range.overlaps(unit) }.map(\.isRightToLeft)).count == 1
    }
  }
}
