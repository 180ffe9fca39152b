@testable import StyledText

/// The boundaries that ``WordSegmenter`` should find, by a slow reference: each offset is judged separately by all of
/// the text around it, and by the rules of UAX #29 in order.
struct WordBoundaries {
  private let scalars: [Unicode.Scalar]
  private let classes: [WordBreakClass]

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    classes = scalars.map { WordBreakClass($0) }
  }

  /// The UTF-8 offsets of all word boundaries that are ends of characters.
  static func expected(in text: String) -> [Int] {
    let breaks = WordBoundaries(text).breaks
    return characterBoundaries(in: text).filter { breaks.contains($0) }
  }

  static func characterBoundaries(in text: String) -> [Int] {
    text.reduce(into: [0]) { ends, character in ends.append((ends.last ?? 0) + character.utf8.count) }
  }

  private var breaks: Set<Int> {
    var offset = 0
    var breaks: Set = [0]
    for (index, scalar) in scalars.enumerated() {
      if index > 0 && isBreak(at: index) { breaks.insert(offset) }
      offset += String(scalar).utf8.count
    }
    return breaks.union([offset])
  }

  private func isBreak(at index: Int) -> Bool {
    let (left, right) = (classes[index - 1], classes[index])
    if left == .cr && right == .lf { return false }  // WB3
    if left.isNewline || right.isNewline { return true }  // WB3a, WB3b
    if left == .zwj && right.isPictographic { return false }  // WB3c
    if left == .wSegSpace && right == .wSegSpace { return false }  // WB3d
    if right.isIgnored { return false }  // WB4
    let before = bases(before: index)
    let after = classes[(index + 1)...].first { !$0.isIgnored }
    return !isJoined(before.first ?? .other, right, beforeLeft: before.dropFirst().first, afterRight: after)
      && !(right == .regionalIndicator && before.prefix { $0 == .regionalIndicator }.count % 2 == 1)  // WB15, WB16
  }

  /// WB4: the classes before an offset, nearest first, without ignored ones.
  private func bases(before index: Int) -> [WordBreakClass] {
    (0..<index).reversed().compactMap { place in
      let isAttached = place > 0 && !classes[place - 1].isNewline
      return classes[place].isIgnored && isAttached ? nil : classes[place]
    }
  }

  private func isJoined(
    _ left: WordBreakClass,
    _ right: WordBreakClass,
    beforeLeft: WordBreakClass?,
    afterRight: WordBreakClass?
  ) -> Bool {
    let isAfterLetter = beforeLeft?.isLetter == true
    let isBeforeLetter = afterRight?.isLetter == true
    return left.isLetter && right.isLetter  // WB5
      || left.isLetter && right.joinsLetters && isBeforeLetter  // WB6
      || isAfterLetter && left.joinsLetters && right.isLetter  // WB7
      || left == .hebrewLetter && right == .singleQuote  // WB7a
      || left == .hebrewLetter && right == .doubleQuote && afterRight == .hebrewLetter  // WB7b
      || beforeLeft == .hebrewLetter && left == .doubleQuote && right == .hebrewLetter  // WB7c
      || left.isLetterOrDigit && right.isLetterOrDigit  // WB8, WB9, WB10
      || beforeLeft == .numeric && left.joinsDigits && right == .numeric  // WB11
      || left == .numeric && right.joinsDigits && afterRight == .numeric  // WB12
      || (left.isLetterOrDigit || left == .extendNumLet) && right == .extendNumLet  // WB13a
      || left == .extendNumLet && right.isLetterOrDigit  // WB13b
  }
}
