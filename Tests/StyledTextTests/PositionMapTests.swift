import StyledText
import TestSupport
import Testing

/// Maps that are built from changes, and the one list of changes of edits that followed each other.
struct PositionMapTests {
  private typealias Change = PositionMap.Change

  private static let badChanges: [([(Range<Int>, Range<Int>)], PositionMapError)] = [
    ([(-1..<2, 0..<2)], PositionMapError.negative(index: 0)),
    ([(0..<1, 0..<1), (1..<2, -4 ..< -1)], .negative(index: 1)),
    ([(0..<3, 0..<1), (2..<4, 1..<4)], .outOfOrder(index: 1)),
    ([(0..<3, 0..<3), (3..<4, 2..<4)], .outOfOrder(index: 1)),
    ([(4..<5, 4..<5), (1..<2, 1..<2)], .outOfOrder(index: 1)),
    ([(2..<3, 1..<3)], .unequalGaps(index: 0, old: 2, new: 1)),
    ([(0..<1, 0..<2), (4..<5, 4..<5)], .unequalGaps(index: 1, old: 3, new: 2)),
    ([(0..<0, 0 ..< .max), (.max ..< .max, 0..<0)], .outOfOrder(index: 1)),
    ([(Int.min ..< .max, 0..<0)], .negative(index: 0)),
    ([(0..<0, 0..<0), (.max ..< .max, 3..<3)], .unequalGaps(index: 1, old: .max, new: 3)),
  ]

  @Test(arguments: badChanges)
  func badChangesAreErrors(_ changes: [(Range<Int>, Range<Int>)], _ error: PositionMapError) {
    #expect(throws: error) { try PositionMap(changes: changes.map { Change(old: $0, new: $1) }) }
  }

  @Test func messagesSayWhatIsWrong() {
    #expect("\(PositionMapError.negative(index: 2))".hasPrefix("change 2 has a position below 0"))
    #expect("\(PositionMapError.outOfOrder(index: 2))".hasPrefix("change 2 starts before the one before it ends"))
    let unequal = PositionMapError.unequalGaps(index: 2, old: 3, new: 4)
    #expect("\(unequal)".hasPrefix("before change 2, 3 UTF-16 units of the old text are replaced by 4 of the new one"))
    #expect("\(PositionMapError.outOfOrder(index: .min))".isEmpty == false)
  }

  @Test func changesAreWhatTheMapWasBuiltFrom() throws {
    // The second touches the first, the third does not.
    let changes = [Change(old: 0..<2, new: 0..<0), .init(old: 2..<2, new: 0..<3), .init(old: 4..<6, new: 5..<6)]
    let map = try PositionMap(changes: changes)
    #expect(map.changes == changes && map.inverse.inverse == map)
    #expect(changes.map(\.isDeletion) == [true, false, false] && changes.map(\.isInsertion) == [false, true, false])
    #expect((0...7).map { map.map($0) } == [0, 0, 0, 4, 5, 5, 6, 7])
    #expect((0...7).map { map.map($0, bias: .after) } == [0, 0, 3, 4, 5, 6, 6, 7])
    #expect(
      try PositionMap(changes: []) == .identity && PositionMap(changes: [.init(old: 1..<1, new: 1..<1)]).isIdentity
    )
  }

  @Test func deletionsAreTold() throws {
    var text: StyledText = "one two three"
    let map = try text.removeSubrange(4..<8)
    #expect(map.changes.map(\.isDeletion) == [true])
    #expect(map.mapIfKept(5..<7) == nil && map.mapIfKept(4..<8) == nil && map.mapIfKept(0..<6) == 0..<4)
    #expect((0...13).filter(map.isDeleted) == [5, 6, 7])
    #expect(map.mapIfKept(4..<4) == 4..<4 && map.mapIfKept(6..<6) == nil)
    let replaced = try PositionMap(changes: [.init(old: 4..<7, new: 4..<9)])
    #expect(replaced.mapIfKept(4..<7) == 4..<9 && replaced.mapIfKept(5..<6) == nil)
    #expect(replaced.changes.allSatisfy { !$0.isDeletion && !$0.isInsertion })
  }

  /// An edit that a later one reverts is not a change.
  @Test func whatCameAndWentLeavesNoTrace() throws {
    var text: StyledText = "one two"
    var map = try text.insert("and ", at: 4)
    map = map.then(try text.removeSubrange(4..<8))
    #expect(map.changes.isEmpty && map.isIdentity && map.flattened == .identity)
    map = map.then(try text.removeSubrange(4..<7)).then(try text.insert("2", at: 4))
    #expect(map.changes == [Change(old: 4..<7, new: 4..<5)] && !map.isIdentity)
  }

  /// Why a map remembers its edits: from the first text to the last, a removal with an insertion at its place is one
  /// change.
  @Test func theListDoesNotTellTheOrderOfEdits() throws {
    let removal = try PositionMap(changes: [.init(old: 2..<5, new: 2..<2)])
    let insertion = try PositionMap(changes: [.init(old: 2..<2, new: 2..<4)])
    let map = removal.then(insertion)
    #expect(map.changes == [Change(old: 2..<5, new: 2..<4)])
    #expect(map.map(5) == 2 && map.flattened.map(5) == 4)
  }

  @Test func hostileNumbersDoNotTrap() throws {
    let huge = [
      try PositionMap(changes: [.init(old: 0..<0, new: 0 ..< .max)]),
      try PositionMap(changes: [.init(old: 0 ..< .max, new: 0..<0)]),
      try PositionMap(changes: [
        .init(old: .max ..< .max, new: .max ..< .max), .init(old: .max ..< .max, new: .max ..< .max),
      ]),
      try PositionMap(changes: [
        .init(old: 1..<1, new: 1..<5), .init(old: (.max - 5) ..< .max, new: (.max - 1) ..< .max),
      ]),
      try PositionMap(changes: [.init(old: 3..<3, new: 3 ..< .max - 1), .init(old: 4..<9, new: .max ..< .max)]),
    ]
    for first in huge {
      for second in huge {
        for third in [first, second.inverse] {
          let map = first.then(second).then(third)
          for position in [Int.min, -1, 0, 1, 4, .max - 1, .max] {
            for bias in PositionMap.Bias.allCases {
              _ = (map.map(position, bias: bias), map.flattened.map(position, bias: bias))
            }
            _ = (
              map.map(min(position, 0)..<max(position, 0)), map.mapIfKept(position..<position), map.isDeleted(position)
            )
          }
          _ = (map.changes, map.inverse.changes, map.isIdentity)
        }
      }
    }
  }

  // MARK: - Against units that know where they came from

  /// A random list of changes of a text of so many units. Some touch.
  private func randomChanges(_ length: Int, _ generator: inout SeededGenerator) -> [PositionMap.Change] {
    var changes: [Change] = []
    var (old, new) = (0, 0)
    while Bool.random(using: &generator), old <= length {
      let gap = Int.random(in: 0...min(3, length - old), using: &generator)
      let removed = Int.random(in: 0...min(3, length - old - gap), using: &generator)
      let added = Int.random(in: 0...2, using: &generator)
      guard removed + added > 0 else { continue }
      changes.append(Change(old: old + gap..<old + gap + removed, new: new + gap..<new + gap + added))
      (old, new) = (old + gap + removed, new + gap + added)
    }
    return changes
  }

  /// Original units have their old positions; new ones do not have one.
  private func edit(_ units: inout [Int?], _ changes: [PositionMap.Change]) {
    for change in changes.reversed() {
      units.replaceSubrange(change.old, with: change.new.map { _ in nil })
    }
  }

  /// The changes between the units that stayed.
  private func changes(_ length: Int, _ units: [Int?]) -> [PositionMap.Change] {
    var changes: [Change] = []
    var (old, new) = (0, 0)
    for (position, unit) in (units + [length]).enumerated() {
      guard let unit else { continue }
      if old < unit || new < position { changes.append(Change(old: old..<unit, new: new..<position)) }
      (old, new) = (unit + 1, position + 1)
    }
    return changes
  }

  /// The possible positions in an edited text: the gap between the units beside it, or at the replacement that it
  /// touches.
  private func places(_ position: Int, _ changes: [PositionMap.Change]) -> ClosedRange<Int> {
    let inside = changes.first { $0.old.lowerBound < position && position < $0.old.upperBound }
    if let inside { return inside.new.lowerBound...inside.new.upperBound }
    let ended = changes.filter { $0.old.upperBound <= position && !($0.old.isEmpty && $0.old.lowerBound == position) }
    let start = ended.reduce(position) { $0 + $1.new.count - $1.old.count }
    let inserted = changes.filter { $0.old == position..<position }.map(\.new.count).reduce(0, +)
    return start...start + inserted
  }

  @Test func mapsAgreeWithTheUnitsOfTheText() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<1_000 {
      let length = Int.random(in: 0...12, using: &generator)
      var units: [Int?] = (0..<length).map { $0 }
      var map = PositionMap.identity
      var steps: [[Change]] = []
      for _ in 0..<Int.random(in: 0...5, using: &generator) {
        steps.append(randomChanges(units.count, &generator))
        map = map.then(try PositionMap(changes: steps[steps.count - 1]))
        edit(&units, steps[steps.count - 1])
      }
      let inOneList = map.changes
      if steps.filter({ !$0.isEmpty }).count > 1 { try #require(inOneList == changes(length, units), "seed \(seed)") }
      try #require(map.inverse.changes == inOneList.map { Change(old: $0.new, new: $0.old) }, "seed \(seed)")
      try #require(try PositionMap(changes: inOneList) == map.flattened, "seed \(seed)")
      try #require(map.isIdentity == (units == (0..<length).map { $0 }), "seed \(seed)")
      for position in 0...length {
        let first = steps.reduce(position) { places($0, $1).lowerBound }
        let last = steps.reduce(position) { places($0, $1).upperBound }
        try #require(map.map(position) == first && map.map(position, bias: .after) == last, "seed \(seed)")
        check(position, of: map, length, units, seed)
      }
    }
  }

  private func check(_ position: Int, of map: PositionMap, _ length: Int, _ units: [Int?], _ seed: UInt64) {
    let isInside = position > 0 && position < length
    let isGone = isInside && !units.contains(position - 1) && !units.contains(position)
    #expect(map.isDeleted(position) == isGone, "seed \(seed)")
    // For positions that no edit touches, the list of changes is equivalent to the edits.
    let isTouched = map.steps(touch: position)
    if !isTouched { #expect(map.flattened.map(position) == map.map(position), "seed \(seed)") }
    for end in position...length {
      let range = map.map(position..<end)
      #expect(map.mapIfKept(position..<end) == (position == end ? (isGone ? nil : range) : range.isEmpty ? nil : range))
      let kept = (position..<end).compactMap { units.firstIndex(of: $0) }
      #expect(kept.allSatisfy(range.contains), "seed \(seed)")
    }
  }

  /// Edit by edit or two and two, the list is the same.
  @Test func changesDoNotDependOnHowEditsAreGrouped() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<1_000 {
      var length = Int.random(in: 0...12, using: &generator)
      let maps = try (0..<3).map { _ in
        let changes = randomChanges(length, &generator)
        length += changes.map { $0.new.count - $0.old.count }.reduce(0, +)
        return try PositionMap(changes: changes)
      }
      let changes = maps[0].then(maps[1]).then(maps[2]).flattened.then(.identity).changes
      guard maps.filter({ !$0.isIdentity }).count > 1 else { continue }
      #expect(maps[0].then(maps[1]).flattened.then(maps[2]).changes.merged == changes.merged, "seed \(seed)")
      #expect(maps[0].then(maps[1].then(maps[2]).flattened).changes.merged == changes.merged, "seed \(seed)")
    }
  }

  /// A history of thousands of edits is one list at once.
  @Test func longHistories() throws {
    var map = PositionMap.identity
    let typed = try (0..<3_000).map { try PositionMap(changes: [.init(old: $0..<$0, new: $0..<$0 + 1)]) }
    for key in typed { map = map.then(key) }
    #expect(map.changes == [Change(old: 0..<0, new: 0..<3_000)])
  }
}

extension PositionMap {
  /// Whether a position lies in or at a change of any edit, wherever it went by then.
  fileprivate func steps(touch position: Int) -> Bool {
    changes.contains { $0.old.lowerBound <= position && position <= $0.old.upperBound }
  }
}

extension [PositionMap.Change] {
  /// The changes, with those that touch as one.
  fileprivate var merged: [PositionMap.Change] {
    reduce(into: []) { changes, change in
      if let last = changes.last, last.old.upperBound == change.old.lowerBound {
        changes[changes.count - 1] = .init(
          old: last.old.lowerBound..<change.old.upperBound,
          new: last.new.lowerBound..<change.new.upperBound
        )
      } else {
        changes.append(change)
      }
    }
  }
}
