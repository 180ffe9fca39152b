import StyleLayout
import StyledText
import TestSupport
import Testing

/// What mentions change: all else is as in the same text without them.
@Suite struct AtomPositionLawTests {
  @Test func textsHaveTheAtomsThatWerePutIn() throws {
    var alike: [Bool] = []
    try PositionCase.check(200) { one, _, note in
      alike.append(try one.withoutMentions != nil)
      let found = try one.text.atoms(in: 0..<one.text.utf16Length).filter { $0.count > 1 }
      try #require(found == one.atoms.filter { $0.count > 1 }, "\(note)")
    }
    // Usually more than three quarters.
    #expect(alike.count { $0 } > alike.count / 2, "the other laws compare too few texts")
  }

  /// The distance along the text to both ends is that of its graphemes, line by line.
  @Test func hitsGiveTheNearerEndAlongTheText() throws {
    try PositionCase.check(300) { one, generator, note in
      guard let plain = try one.withoutMentions else { return }
      for atom in one.atomsOfOneDirection {
        let rects = try plain.frame.graphemeRects(in: atom).map(\.rect)
        let all = rects.reduce(0) { $0 + $1.width }
        var before = 0.0
        for rect in rects {
          let share = Double.random(in: 0.1...0.9, using: &generator)
          let along = before + share * rect.width
          before += rect.width
          guard rect.width > 0.1, abs(along - all / 2) > 0.01 else { continue }
          let isRightToLeft = one.frame.lines.flatMap(\.runs).contains { $0.isRightToLeft && $0.range.overlaps(atom) }
          let x = rect.x + (isRightToLeft ? 1 - share : share) * rect.width
          let hit = one.frame.position(at: LayoutPoint(x: x, y: rect.middle.y))
          try #require(
            hit.position == (along < all / 2 ? atom.lowerBound : atom.upperBound),
            "\(note), \(atom) at \(x)"
          )
          try #require(hit.grapheme == atom, "\(note), \(atom) at \(x)")
        }
      }
    }
  }

  @Test func positionsInsideAtomsCountAsTheirStart() throws {
    try PositionCase.check(200) { one, _, note in
      for position in 0...one.text.utf16Length where !one.allStops.contains(position) {
        let start = one.stop(notAfter: position)
        guard (try? one.frame.carets(at: position)) != nil else { continue }
        try #require(try one.frame.carets(at: position) == one.frame.carets(at: start), "\(note), \(position)")
        for affinity in TextAffinity.allCases {
          let rect = try one.frame.caretRect(at: position, affinity: affinity)
          try #require(try rect == one.frame.caretRect(at: start, affinity: affinity), "\(note), \(position)")
        }
      }
    }
  }

  /// Around a mention of one direction, carets are where they are without it.
  @Test func caretsAreAtTheEdgesOfAtoms() throws {
    try PositionCase.check(300) { one, _, note in
      guard let plain = try one.withoutMentions?.frame else { return }
      for atom in one.atomsOfOneDirection {
        let start = try one.frame.caretRect(at: atom.lowerBound)
        try #require(try start.isNear(plain.caretRect(at: atom.lowerBound)), "\(note), \(atom)")
        let end = try one.frame.caretRect(at: atom.upperBound, affinity: .upstream)
        try #require(try end.isNear(plain.caretRect(at: atom.upperBound, affinity: .upstream)), "\(note), \(atom)")
      }
    }
  }

  @Test func selectionsTakeWholeAtoms() throws {
    try PositionCase.check(300) { one, generator, note in
      guard let plain = try one.withoutMentions?.frame else { return }
      let ends = (0..<2).map { _ in Int.random(in: 0...one.text.utf16Length, using: &generator) }.sorted()
      let range = ends[0]..<ends[1]
      guard let selection = try? one.frame.selectionRects(for: range) else { return }
      let upper = range.isEmpty ? ends[1] : one.allStops.first { $0 >= ends[1] } ?? ends[1]
      let whole = range.isEmpty ? range : one.stop(notAfter: ends[0])..<upper
      let expected = try plain.selectionRects(for: whole)
      // Other runs: other rounding.
      let isSame = zip(selection, expected).allSatisfy { $0.line == $1.line && $0.rect.isNear($1.rect) }
      try #require(
        isSame && selection.map(\.parts) == expected.map(\.parts),
        "\(note), \(range): \(selection), \(expected)"
      )
      let touched = one.graphemes.filter { $0.overlaps(range) }
      var found: [Range<Int>] = []
      for rect in try one.frame.graphemeRects(in: range) where rect.range != found.last { found.append(rect.range) }
      try #require(found == touched, "\(note), \(range)")
      for unit in touched {
        let parts = try one.frame.graphemeRects(in: unit).map(\.rect)
        let letters = try plain.graphemeRects(in: unit).map(\.rect)
        let isAsWide = abs(parts.reduce(0) { $0 + $1.width } - letters.reduce(0) { $0 + $1.width }) < 0.01
        try #require(isAsWide && Set(parts.map(\.y)) == Set(letters.map(\.y)), "\(note), \(unit)")
      }
    }
  }

  /// The ends of words are those of the text without mentions, but not inside of them, and their own ends.
  @Test func wordsAndGraphemesAreAtomsOrBesideThem() throws {
    try PositionCase.check(200) { one, _, note in
      guard let plain = try one.withoutMentions else { return }
      let units = zip(one.allStops, one.allStops.dropFirst()).map { $0..<$1 }
      let edges = units.filter { unit in one.atoms.contains { $0.count > 1 && $0.overlaps(unit) } }
        .flatMap { [$0.lowerBound, $0.upperBound] }
      let ends = try Set(plain.allStops.dropLast().map { try plain.frame.wordRange(at: $0).lowerBound })
        .intersection(one.allStops).union(edges).union([one.text.utf16Length]).sorted()
      for unit in units {
        let word = (ends.last { $0 <= unit.lowerBound } ?? 0)..<(ends.first { $0 >= unit.upperBound } ?? 0)
        for position in unit where (try? one.frame.graphemeRange(at: position)) != nil {
          try #require(try one.frame.graphemeRange(at: position) == unit, "\(note), \(position)")
          try #require(try one.frame.wordRange(at: position) == word, "\(note), \(position)")
        }
        try #require(try one.frame.graphemeRange(at: unit.upperBound, affinity: .upstream) == unit, "\(note)")
        try #require(try one.frame.wordRange(at: unit.upperBound, affinity: .upstream) == word, "\(note), \(unit)")
      }
    }
  }
}
