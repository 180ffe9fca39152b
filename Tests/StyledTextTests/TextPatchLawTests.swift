import StyleTables
import TestSupport
import Testing
import YanxuanStyles

@testable import StyledText

/// The law of patches: an edit of any kind, taken back and made again, leaves exactly what was there.
struct TextPatchLawTests {
  @Test func everyEditIsTakenBack() throws {
    let seed = SeededGenerator.chosenSeed
    print("patches: seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    for round in 0..<lawRounds(4_000) {
      var text = RandomStyledText.make(using: &generator)
      let first = text
      var inverses: [TextPatch] = []
      for _ in 0..<Int.random(in: 1...5, using: &generator) {
        let inverse = try checked(&text, using: &generator, "seed \(seed), round \(round)")
        inverses.append(inverse)
      }
      var redos: [TextPatch] = []
      let last = text
      for inverse in inverses.reversed() { redos.append(text.apply(inverse).inverse) }
      try #require(text.isStored(as: first), "seed \(seed), round \(round)")
      for redo in redos.reversed() { _ = text.apply(redo) }
      try #require(text.isStored(as: last), "seed \(seed), round \(round)")
    }
  }

  /// Makes a random edit, and checks its patch.
  private func checked(
    _ text: inout StyledText,
    using generator: inout SeededGenerator,
    _ comment: String
  ) throws -> TextPatch {
    let old = text
    var (plainly, other) = (text, generator)
    let found = Self.edit(&plainly, using: &other)
    let (inverse, map) = text.patching { Self.edit(&$0, using: &generator) }
    let message = Comment(rawValue: "\(comment): \(old.debugDescription) → \(text.debugDescription)")
    try #require(text.isStored(as: plainly), message)

    try #require(map == Self.smallest(found?.changes, from: old.text, to: text.text), message)
    var back = text
    let (redo, mapBack) = back.apply(inverse)
    try #require(back.isStored(as: old) && mapBack == map.inverse, message)
    try #require(back.text.utf8.elementsEqual(old.text.utf8) && back.brokenInvariant == old.brokenInvariant, message)
    var again = back
    let last = again.apply(redo)
    try #require(again.isStored(as: text) && last.map == map, message)
    try #require(again.brokenInvariant == text.brokenInvariant, message)

    // They also behave alike.
    for (text, other) in [(old, back), (text, again)] {
      var (text, other) = (text, other)
      var (own, same) = (generator, generator)
      _ = Self.edit(&text, using: &own)
      _ = Self.edit(&other, using: &same)
      try #require(text.isStored(as: other), message)
    }
    return inverse
  }

  /// Any edit; some return their map.
  private static func edit(_ text: inout StyledText, using generator: inout SeededGenerator) -> PositionMap? {
    let range = RandomStyledText.range(in: text, using: &generator)
    let words = RandomStyledText.word(using: &generator)
    switch Int.random(in: 0..<16, using: &generator) {
    case 0: return try? text.replaceSubrange(range, with: words)
    case 1: return try? text.replaceSubrange(range, with: RandomStyledText.make(using: &generator))
    case 2:
      return text.replaceText(words, policy: ReplacementPolicy.allCases.randomElement(using: &generator) ?? .automatic)
    case 3: return text.append(words)
    case 4: return text.append(adapting: RandomStyledText.make(using: &generator))
    case 5: return try? text.setSlot(RandomStyledText.slots.randomElement(using: &generator) ?? "", to: words)
    case 6:
      // Several places at once.
      return text.replaceText(text.text.replacing("a", with: "ab").replacing("¥8", with: "¥"))
    case 7: text.restyle(styleCode: RandomStyledText.codes.randomElement(using: &generator) ?? .t14_gray2_bold)
    case 8: text.text = ""
    case 9: text.resetSlots()
    case 10:
      text.text = ""
      text.text = words
    case 11: try? text.set(\.alignment, Bool.random(using: &generator) ? .center : nil, in: range)
    case 12:
      // A map of another edit.
      RandomStyledText.edit(&text, using: &generator)
      return PositionMap(old: range, new: range)
    default: RandomStyledText.edit(&text, using: &generator)
    }
    return nil
  }

  /// The changes without the scalars that are equal at their ends, if the text between them is equal; or else one.
  private static func smallest(_ changes: [PositionMap.Change]?, from old: String, to new: String) -> PositionMap {
    let (old, new) = (Array(old.utf16), Array(new.utf16))
    let all = [PositionMap.Change(old: 0..<old.count, new: 0..<new.count)]
    let known = changes.flatMap { isSame(old, new, outside: $0) ? $0 : nil } ?? all
    let trimmed = known.map { change in
      let own = scalars(old[change.old])
      let other = scalars(new[change.new])
      let front = zip(own, other).prefix { $0 == $1 }.count
      let back = zip(own.dropFirst(front).reversed(), other.dropFirst(front).reversed()).prefix { $0 == $1 }.count
      func width(_ scalars: some Sequence<Unicode.Scalar>) -> Int { scalars.reduce(0) { $0 + UTF16.width($1) } }
      let (start, end) = (width(own.prefix(front)), width(own.suffix(back)))
      return PositionMap.Change(
        old: change.old.lowerBound + start..<change.old.upperBound - end,
        new: change.new.lowerBound + start..<change.new.upperBound - end
      )
    }
    return PositionMap(ordered: trimmed.filter { !$0.old.isEmpty || !$0.new.isEmpty })
  }

  private static func scalars(_ units: ArraySlice<UInt16>) -> [Unicode.Scalar] {
    Array(String(decoding: units, as: UTF16.self).unicodeScalars)
  }

  private static func isSame(_ old: [UInt16], _ new: [UInt16], outside changes: [PositionMap.Change]) -> Bool {
    guard changes.allSatisfy({ $0.old.upperBound <= old.count && $0.new.upperBound <= new.count }) else { return false }
    func cuts(_ position: Int, _ units: [UInt16]) -> Bool {
      position < units.count && UTF16.isTrailSurrogate(units[position])
    }
    func isCut(_ change: PositionMap.Change) -> Bool {
      [change.old.lowerBound, change.old.upperBound].contains { cuts($0, old) }
        || [change.new.lowerBound, change.new.upperBound].contains { cuts($0, new) }
    }
    guard !changes.contains(where: isCut) else { return false }
    var (start, newStart) = (0, 0)
    let end = PositionMap.Change(old: old.count..<old.count, new: new.count..<new.count)
    for change in changes + [end] {
      guard old[start..<change.old.lowerBound] == new[newStart..<change.new.lowerBound] else { return false }
      (start, newStart) = (change.old.upperBound, change.new.upperBound)
    }
    return true
  }
}
