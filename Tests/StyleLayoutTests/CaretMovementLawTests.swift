import StyleLayout
import StyledText
import Testing

@Suite struct CaretMovementLawTests {
  /// From the start of the text in the base direction, each place of each line is visited once, from one side to the
  /// other; the end of a full line is the start of the next one, unless text against the base direction is there.
  @Test(arguments: [TextDirection.leftToRight, .rightToLeft])
  func stepsToTheSideVisitEveryPlace(_ direction: TextDirection) throws {
    let movement = direction == .leftToRight ? CaretMovement.right : .left
    try PositionCase.check(150, direction: direction) { one, _, note in
      guard !one.frame.lines.isEmpty, try one.graphemesStandTogether else { return }
      let path = try path(from: TextCaret(0, .upstream), movement, in: one, note)
      for (line, following) in zip(path, path.dropFirst()) where line.y == following.y {
        let step = following.x - line.x
        try #require(direction == .leftToRight ? step > -0.01 : step < 0.01, "\(note), \(path)")
      }
      let places = try one.stops.flatMap { stop in
        try TextAffinity.allCases.map { try one.frame.caretRect(at: stop, affinity: $0) }
      }
      for place in places where !path.contains(where: { $0.isNear(place) }) {
        let line = try #require(one.frame.lines.first { $0.box.y == place.y })
        let isSoftEnd = try one.frame.caretRect(at: line.range.upperBound, affinity: .upstream).isNear(place)
        try #require(isSoftEnd, "\(note), never at \(place): \(path)")
      }
    }
  }

  private func path(
    from start: TextCaret,
    _ movement: CaretMovement,
    in one: PositionCase,
    _ note: String
  ) throws -> [LayoutRect] {
    var caret = start
    var path: [LayoutRect] = []
    var seen: Set<TextCaret> = []
    while seen.insert(caret).inserted {
      path.append(try one.frame.caretRect(at: caret.position, affinity: caret.affinity))
      caret = try one.frame.caret(from: caret, moving: movement)
    }
    let last = try one.frame.caretRect(at: caret.position, affinity: caret.affinity)
    try #require(last.isNear(path[path.count - 1]), "\(note) went in circles at \(caret): \(path)")
    return path
  }

  @Test func stepsForwardAndBackVisitEveryGrapheme() throws {
    try PositionCase.check(300) { one, _, note in
      guard !one.frame.lines.isEmpty else { return }
      var (caret, forward) = (TextCaret(0), [0])
      while caret.position < one.stops[one.stops.count - 1] {
        caret = try one.frame.caret(from: caret, moving: .forward)
        forward.append(caret.position)
      }
      try #require(forward == one.stops, "\(note)")
      for stop in one.stops.reversed() {
        try #require(caret.position == stop, "\(note)")
        caret = try one.frame.caret(from: caret, moving: .backward)
      }
      try #require(caret.position == 0, "\(note)")
    }
  }

  @Test func everyMovementEndsBetweenTwoGraphemes() throws {
    try PositionCase.check(300) { one, generator, note in
      let stops = Set(one.stops)
      var caret = TextCaret(one.stops.randomElement(using: &generator) ?? 0)
      for _ in 0..<20 {
        let movement = CaretMovement.allCases.randomElement(using: &generator) ?? .left
        caret = try one.frame.caret(from: caret, moving: movement, x: .random(in: -10...100, using: &generator))
        try #require(stops.contains(caret.position), "\(note), \(movement) to \(caret)")
      }
    }
  }

  @Test func everyPositionThrowsOrGivesAPlace() throws {
    try PositionCase.check(30) { one, _, note in
      let words = one.text.text
      let starts = Set(words.unicodeScalars.indices.map { words.utf16.distance(from: words.startIndex, to: $0) })
      for position in -1...one.text.utf16Length + 1 {
        let isValid = starts.contains(position) || position == one.text.utf16Length
        for affinity in TextAffinity.allCases {
          let rect = try? one.frame.caretRect(at: position, affinity: affinity)
          try #require((rect != nil) == isValid, "\(note), \(position)")
          for movement in CaretMovement.allCases {
            let moved = try? one.frame.caret(from: TextCaret(position, affinity), moving: movement)
            try #require((moved != nil) == isValid, "\(note), \(position)")
          }
        }
        try #require(((try? one.frame.wordRange(at: position)) != nil) == isValid, "\(note), \(position)")
        try #require(((try? one.frame.graphemeRange(at: position)) != nil) == isValid, "\(note), \(position)")
        let copied = try? one.frame.plainText(in: min(position, 0)..<max(position, 0))
        try #require((copied != nil) == isValid, "\(note), \(position)")
      }
    }
  }
}
