import StyleLayout
import StyledText
import TestSupport
import Testing

@Suite struct AtomMovementLawTests {
  /// As in the text without mentions, and then out of the mention that the caret is in.
  @Test func movementsByWordLineAndParagraphLeaveAtoms() throws {
    let movements: [(movement: CaretMovement, isForward: Bool)] = [
      (.wordBackward, false), (.wordForward, true), (.lineStart, false), (.lineEnd, true), (.paragraphStart, false),
      (.paragraphEnd, true), (.textStart, false), (.textEnd, false),
    ]
    try PositionCase.check(200) { one, generator, note in
      guard let stop = one.stops.randomElement(using: &generator), !one.frame.lines.isEmpty else { return }
      guard let plain = try one.withoutMentions?.frame else { return }
      for affinity in TextAffinity.allCases {
        for (movement, isForward) in movements {
          let found = try one.frame.caret(from: TextCaret(stop, affinity), moving: movement)
          let inText = try plain.caret(from: TextCaret(stop, affinity), moving: movement).position
          let expected = isForward ? one.stop(notBefore: inText) : one.stop(notAfter: inText)
          try #require(found.position == expected, "\(note), \(movement) from \(stop) to \(found)")
        }
      }
    }
  }

  /// A step in the order of the text always moves on.
  @Test func oneStepCrossesAnAtom() throws {
    try PositionCase.check(200) { one, _, note in
      for (before, after) in zip(one.stops, one.stops.dropFirst()) {
        try #require(try one.frame.caret(from: TextCaret(before), moving: .forward).position == after, "\(note)")
        try #require(try one.frame.caret(from: TextCaret(after), moving: .backward).position == before, "\(note)")
      }
      for position in one.graphemes.flatMap({ $0.dropFirst() }) {
        guard let back = try? one.frame.caret(from: TextCaret(position), moving: .backward) else { continue }
        try #require(back.position == one.stop(notAfter: position), "\(note), \(position)")
        let forward = try one.frame.caret(from: TextCaret(position), moving: .forward)
        try #require(forward.position == one.stop(notBefore: position), "\(note), \(position)")
      }
    }
  }

  /// From anywhere, the same caret is reached at the end.
  @Test(arguments: [TextDirection.leftToRight, .rightToLeft])
  func stepsToTheSideNeverGetStuck(_ direction: TextDirection) throws {
    try PositionCase.check(150, direction: direction) { one, generator, note in
      let stop = one.stops.randomElement(using: &generator) ?? 0
      for movement in [CaretMovement.left, .right] {
        let ends = try TextAffinity.allCases.map { affinity in
          try end(of: movement, from: TextCaret(stop, affinity), in: one, note)
        }
        let isForward = (movement == .right) == (direction == .leftToRight)
        let other = try end(of: movement, from: TextCaret(isForward ? 0 : one.stops.last ?? 0), in: one, note)
        let rects = try (ends + [other]).map { try one.frame.caretRect(at: $0.position, affinity: $0.affinity) }
        try #require(rects.allSatisfy { $0.isNear(rects[0]) }, "\(note), \(movement) from \(stop) to \(ends), \(other)")
      }
    }
  }

  /// The caret that does not move further.
  private func end(
    of movement: CaretMovement,
    from start: TextCaret,
    in one: PositionCase,
    _ note: String
  ) throws -> TextCaret {
    var caret = start
    for _ in 0...2 * (one.stops.count + one.frame.lines.count) {
      let next = try one.frame.caret(from: caret, moving: movement)
      if next == caret { return caret }
      caret = next
    }
    Issue.record("\(note), \(movement) from \(start) goes in circles at \(caret)")
    return caret
  }

  @Test func movementsUpAndDownNeverGetStuck() throws {
    try PositionCase.check(200) { one, generator, note in
      guard let stop = one.stops.randomElement(using: &generator), !one.frame.lines.isEmpty else { return }
      let x = Double.random(in: -10...100, using: &generator)
      for movement in [CaretMovement.up, .down] {
        var caret = TextCaret(stop)
        var rows = [try one.frame.caretRect(at: stop).y]
        for _ in one.frame.lines.indices {
          caret = try one.frame.caret(from: caret, moving: movement, x: x)
          rows.append(try one.frame.caretRect(at: caret.position, affinity: caret.affinity).y)
        }
        let isSorted = zip(rows, rows.dropFirst()).allSatisfy { movement == .up ? $0 >= $1 : $0 <= $1 }
        let last = try one.frame.caretRect(at: movement == .up ? 0 : one.stops.last ?? 0).y
        try #require(isSorted && rows.last == last, "\(note), \(movement) from \(stop): \(rows)")
      }
    }
  }
}
