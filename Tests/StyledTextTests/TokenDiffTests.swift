import TestSupport
import Testing

@testable import StyledText

struct TokenDiffTests {
  /// The pairs of a small diff are worth as much as any pairing without crossings can be.
  @Test func alignmentsAreWorthMost() {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      var old = Self.tokens(Self.words(0...6, of: 4, &generator))
      for index in old.indices.dropFirst() {
        old[index].run = old[index - 1].run + (Bool.random(using: &generator) ? 1 : 0)
      }
      let new = Self.tokens(Self.words(0...6, of: 4, &generator))
      let alignment = TokenAlignment(old: old[...], new: new[...])
      let places = alignment.sources().map(\.place)
      #expect(Self.worth(places, old, new) == Self.best(old[...], new[...]), "seed \(seed)")
      let paired = places.compactMap { $0 }
      #expect(zip(paired, paired.dropFirst()).allSatisfy { $0 < $1 }, "seed \(seed)")
    }
  }

  private static func worth(_ places: [Int?], _ old: [DiffToken], _ new: [DiffToken]) -> Int32 {
    places.enumerated().reduce(0) { sum, pair in
      guard let place = pair.element else { return sum }
      let follows = pair.offset > 0 && place > 0 && places[pair.offset - 1] == place - 1
      let bonus: Int32 = follows && old[place - 1].run == old[place].run ? 1 : 0
      return sum + (old[place].worth(new[pair.offset]) ?? 0) + bonus
    }
  }

  /// Laws of all diffs, also of long ones: kept words are equal, kept pairs do not cross, and an old word is used at most
  /// once.
  @Test(arguments: [(20, 5), (300, 4), (300, 200), (2_000, 2), (2_000, 50), (2_000, 2_000)])
  func diffsAreSound(_ count: Int, _ vocabulary: Int) {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for round in 0..<6 {
      let words = Self.words(count...count, of: vocabulary, &generator)
      let others =
        round < 3
        ? Self.edited(words, by: 1 + round * 40, of: vocabulary, &generator)
        : Self.words(count...count, of: vocabulary, &generator)
      let (old, new) = (Self.tokens(words), Self.tokens(others))
      var diff = TokenDiff(old: old, new: new)
      let sources = diff.run()
      #expect(zip(new, sources).allSatisfy { token, source in source.same.map { old[$0].id == token.id } ?? true })
      let kept = sources.compactMap { source -> Int? in if case .kept(let place) = source { place } else { nil } }
      #expect(zip(kept, kept.dropFirst()).allSatisfy { $0 < $1 }, "seed \(seed)")
      let taken = sources.compactMap(\.place)
      #expect(Set(taken).count == taken.count, "seed \(seed)")
    }
  }

  /// A few changes in a long text are found exactly, even when no word of it is rare.
  @Test func fewChangesInLongTextsAreFound() {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let words = Self.words(3_000...3_000, of: 5, &generator)
      let others = Self.edited(words, by: 20, of: 5, &generator)
      let kept = ShortEditScript(old: Self.tokens(words)[...], new: Self.tokens(others)[...]).keptTokens
      // 20 words were replaced, inserted or removed: at most 40 of both lists together are not kept.
      #expect((kept?.count ?? 0) * 2 >= words.count + others.count - 40, "seed \(seed)")
      #expect(kept?.allSatisfy { words[$0.old] == others[$0.new] } ?? false, "seed \(seed)")
    }
  }

  @Test func longUnrelatedTextsAreGivenUp() {
    let old = Self.tokens((0..<2_000).map { $0 })
    let new = Self.tokens((0..<2_000).map { $0 + 5_000 })
    #expect(ShortEditScript(old: old[...], new: new[...]).keptTokens == nil)
  }

  // Words are numbers; one in four counts as a number, one as an ideograph, one as a symbol.
  private static func tokens(_ words: [Int]) -> [DiffToken] {
    let kinds: [DiffToken.Kind] = [.word, .amount, .ideograph, .symbol]
    return words.enumerated().map {
      DiffToken(start: $0, end: $0 + 1, kind: kinds[$1 % 4], id: $1, folded: UInt64($1))
    }
  }

  private static func words(
    _ count: ClosedRange<Int>,
    of vocabulary: Int,
    _ generator: inout SeededGenerator
  ) -> [Int] {
    (0..<Int.random(in: count, using: &generator)).map { _ in Int.random(in: 0..<vocabulary, using: &generator) }
  }

  private static func edited(
    _ words: [Int],
    by edits: Int,
    of vocabulary: Int,
    _ generator: inout SeededGenerator
  ) -> [Int] {
    var words = words
    for _ in 0..<edits {
      let place = Int.random(in: 0..<max(words.count, 1), using: &generator)
      let word = Int.random(in: 0..<vocabulary, using: &generator)
      switch Int.random(in: 0...2, using: &generator) {
      case 0 where place < words.count: words.remove(at: place)
      case 1 where place < words.count: words[place] = word
      default: words.insert(word, at: place)
      }
    }
    return words
  }

  /// `last` is the old token that was paired with the new one before these.
  private static func best(
    _ old: ArraySlice<DiffToken>,
    _ new: ArraySlice<DiffToken>,
    last: DiffToken? = nil
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
