import TestSupport
import Testing

@testable import StyledText

/// Positions as indices.
struct IndexTests {
  /// Each method that takes a position or a range, with UTF-16 offsets and with indices.
  private struct Form {
    let utf16: (inout StyledText, Range<Int>) throws -> Void
    let indices: (inout StyledText, Range<String.Index>) throws -> Void
  }

  private let pasted: StyledText = "x\("y", link: "z")"

  private var forms: [Form] {
    [
      Form(
        utf16: { try $0.apply(styleCode: RandomStyledText.codes[0], in: $1) },
        indices: { try $0.apply(styleCode: RandomStyledText.codes[0], in: $1) }
      ),
      Form(utf16: { try $0.set(\.weight, 700, in: $1) }, indices: { try $0.set(\.weight, 700, in: $1) }),
      Form(
        utf16: { try $0.set(ReviewKey.self, "a", in: $1) },
        indices: { try $0.set(ReviewKey.self, "a", in: $1) }
      ),
      Form(
        utf16: { try $0.merge(TextAttributes(size: 3, link: "x"), in: $1) },
        indices: { try $0.merge(TextAttributes(size: 3, link: "x"), in: $1) }
      ),
      Form(utf16: { try $0.remove(\.style, in: $1) }, indices: { try $0.remove(\.style, in: $1) }),
      Form(utf16: { try $0.remove(TokenKey.self, in: $1) }, indices: { try $0.remove(TokenKey.self, in: $1) }),
      Form(utf16: { try $0.replaceSubrange($1, with: "new") }, indices: { try $0.replaceSubrange($1, with: "new") }),
      Form(utf16: { try $0.replaceSubrange($1, with: pasted) }, indices: { try $0.replaceSubrange($1, with: pasted) }),
      Form(
        utf16: { try $0.insert("new", at: $1.lowerBound) },
        indices: { try $0.insert("new", at: $1.lowerBound) }
      ),
      Form(
        utf16: { try $0.insert(pasted, at: $1.lowerBound) },
        indices: { try $0.insert(pasted, at: $1.lowerBound) }
      ),
      Form(utf16: { try $0.removeSubrange($1) }, indices: { try $0.removeSubrange($1) }),
      Form(utf16: { $0[$1].strikethrough = .single }, indices: { $0[$1].strikethrough = .single }),
    ]
  }

  @Test func indicesMeanWhatOffsetsMean() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<1_500 {
      let text = RandomStyledText.make(using: &generator)
      let scalars = text.text.unicodeScalars
      let ends = (0..<2).map { _ in Int.random(in: 0...scalars.count, using: &generator) }.sorted()
      let indices = ends.map { scalars.index(scalars.startIndex, offsetBy: $0) }
      let utf16 = indices.map { text.text.utf16.distance(from: text.text.startIndex, to: $0) }
      let (range, offsets) = (indices[0]..<indices[1], utf16[0]..<utf16[1])
      #expect(try text.utf16Range(range) == offsets && text.range(utf16: offsets) == range, "seed \(seed)")
      #expect(try text.run(at: indices[0]).range == text.run(at: utf16[0]).range, "seed \(seed)")
      #expect(try text.attributes(at: indices[0]) == text.attributes(at: utf16[0]), "seed \(seed)")
      #expect(try text.explanation(at: indices[0]) == text.explanation(at: utf16[0]), "seed \(seed)")
      for form in forms {
        var (one, other) = (text, text)
        try form.utf16(&one, offsets)
        try form.indices(&other, range)
        #expect(one.isSame(as: other), "seed \(seed)")
      }
    }
  }

  /// Indices of other strings name a scalar of the text, or are an error; they never trap.
  @Test func indicesOfOthersAreErrorsAtWorst() {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<1_500 {
      let text = RandomStyledText.make(using: &generator)
      let other = RandomText.make(using: &generator)
      let all = (Array(other.utf8.indices) + Array(other.utf16.indices) + [other.endIndex]).sorted()
      let lower = Int.random(in: all.indices, using: &generator)
      let range = all[lower]..<all[Int.random(in: lower..<all.count, using: &generator)]
      let isGood = (try? text.utf16Range(range)) != nil
      for form in forms.dropLast() {
        var changed = text
        let isTaken = (try? form.indices(&changed, range)) != nil
        #expect(isTaken || changed.isSame(as: text), "seed \(seed)")
        #expect(isTaken || !isGood, "seed \(seed)")
      }
      _ = (text[range].text, text[range].style, try? text.run(at: range.lowerBound))
    }
  }

  @Test func errorsSayWhatIsWrong() throws {
    let text: StyledText = "a👍"
    let words = text.text
    #expect(throws: TextPositionError.indexOutOfBounds) { try text.run(at: "longer than that".endIndex) }
    #expect(throws: TextPositionError.insideScalar(position: 1)) {
      try text.run(at: words.utf8.index(words.startIndex, offsetBy: 2))
    }
    #expect(throws: TextPositionError.insideSurrogatePair(position: 2)) {
      try text.run(at: words.utf16.index(words.startIndex, offsetBy: 2))
    }
    #expect(
      "\(TextPositionError.indexOutOfBounds)"
        == "the index lies after the end of the text; take them from its `text` again after each change"
    )
    #expect(
      "\(TextPositionError.insideScalar(position: 1))"
        == "the index lies inside the scalar at position 1; take indices of characters or of Unicode scalars"
    )
  }
}
