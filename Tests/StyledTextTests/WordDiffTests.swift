import TestSupport
import Testing

@testable import StyledText

struct WordDiffTests {
  /// The pairs of a small diff are worth as much as any pairing without crossings can be.
  @Test func alignmentsAreWorthMost() {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      var old = Self.words(Self.numbers(0...6, of: 4, &generator))
      for index in old.indices.dropFirst() {
        old[index].run = old[index - 1].run + (Bool.random(using: &generator) ? 1 : 0)
      }
      let new = Self.words(Self.numbers(0...6, of: 4, &generator))
      let alignment = WordAlignment(old: old[...], new: new[...])
      let places = alignment.sources().map(\.oldWord)
      #expect(Self.worth(places, old, new) == Self.best(old[...], new[...]), "seed \(seed)")
      let paired = places.compactMap { $0 }
      #expect(zip(paired, paired.dropFirst()).allSatisfy { $0 < $1 }, "seed \(seed)")
    }
  }

  private static func worth(_ places: [Int?], _ old: [ComparedWord], _ new: [ComparedWord]) -> Int32 {
    places.enumerated().reduce(0) { sum, pair in
      guard let place = pair.element else { return sum }
      let follows = pair.offset > 0 && place > 0 && places[pair.offset - 1] == place - 1
      let bonus: Int32 = follows && old[place - 1].run == old[place].run ? 1 : 0
      return sum + (old[place].worth(new[pair.offset]) ?? 0) + bonus
    }
  }

  /// Laws of all diffs, also of long ones: kept words are equal, kept pairs do not cross, and an old word is used at
  /// most once.
  @Test(arguments: [(20, 5), (300, 4), (300, 200), (2_000, 2), (2_000, 50), (2_000, 2_000)])
  func diffsAreSound(_ count: Int, _ vocabulary: Int) {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for round in 0..<6 {
      let numbers = Self.numbers(count...count, of: vocabulary, &generator)
      let others =
        round < 3
        ? Self.edited(numbers, by: 1 + round * 40, of: vocabulary, &generator)
        : Self.numbers(count...count, of: vocabulary, &generator)
      let (old, new) = (Self.words(numbers), Self.words(others))
      var diff = WordDiff(old: old, new: new)
      let sources = diff.run()
      #expect(zip(new, sources).allSatisfy { word, source in source.same.map { old[$0].id == word.id } ?? true })
      let kept = sources.compactMap { source -> Int? in if case .kept(let place) = source { place } else { nil } }
      #expect(zip(kept, kept.dropFirst()).allSatisfy { $0 < $1 }, "seed \(seed)")
      let taken = sources.compactMap(\.oldWord)
      #expect(Set(taken).count == taken.count, "seed \(seed)")
    }
  }

  /// A few changes in a long text are found exactly, even when no word of it is rare.
  @Test func fewChangesInLongTextsAreFound() {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let numbers = Self.numbers(3_000...3_000, of: 5, &generator)
      let others = Self.edited(numbers, by: 20, of: 5, &generator)
      let kept = ShortEditScript(old: Self.words(numbers)[...], new: Self.words(others)[...]).keptWords
      // 20 words were replaced, inserted or removed: at most 40 of both lists together are not kept.
      #expect((kept?.count ?? 0) * 2 >= numbers.count + others.count - 40, "seed \(seed)")
      #expect(kept?.allSatisfy { numbers[$0.old] == others[$0.new] } ?? false, "seed \(seed)")
    }
  }

  @Test func longUnrelatedTextsAreGivenUp() {
    let old = Self.words((0..<2_000).map { $0 })
    let new = Self.words((0..<2_000).map { $0 + 5_000 })
    #expect(ShortEditScript(old: old[...], new: new[...]).keptWords == nil)
  }

  // Words are numbers; one in four counts as a number, one as an ideograph, one as a symbol.
  private static func words(_ numbers: [Int]) -> [ComparedWord] {
    let kinds: [ComparedWord.Kind] = [.word, .amount, .ideograph, .symbol]
    return numbers.enumerated().map {
      ComparedWord(start: $0, end: $0 + 1, kind: kinds[$1 % 4], id: $1, folded: UInt64($1))
    }
  }

  private static func numbers(
    _ count: ClosedRange<Int>,
    of vocabulary: Int,
    _ generator: inout SeededGenerator
  ) -> [Int] {
    (0..<Int.random(in: count, using: &generator)).map { _ in Int.random(in: 0..<vocabulary, using: &generator) }
  }

  private static func edited(
    _ numbers: [Int],
    by edits: Int,
    of vocabulary: Int,
    _ generator: inout SeededGenerator
  ) -> [Int] {
    var numbers = numbers
    for _ in 0..<edits {
      let place = Int.random(in: 0..<max(numbers.count, 1), using: &generator)
      let number = Int.random(in: 0..<vocabulary, using: &generator)
      switch Int.random(in: 0...2, using: &generator) {
      case 0 where place < numbers.count: numbers.remove(at: place)
      case 1 where place < numbers.count: numbers[place] = number
      default: numbers.insert(number, at: place)
      }
    }
    return numbers
  }

  /// `last` is the old word that was paired with the new one before these.
  private static func best(
    _ old: ArraySlice<ComparedWord>,
    _ new: ArraySlice<ComparedWord>,
    last: ComparedWord? = nil
  ) -> Int32 {
    guard let first = old.first, !new.isEmpty else { return 0 }
    let without = best(old.dropFirst(), new)
    return new.indices.reduce(without) { most, place in
      guard let worth = first.worth(new[place]) else { return most }
      let bonus: Int32 = place == new.startIndex && last?.run == first.run ? 1 : 0
      return max(most, worth + bonus + best(old.dropFirst(), new[(place + 1)...], last: first))
    }
  }
}
