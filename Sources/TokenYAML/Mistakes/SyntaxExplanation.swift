/// Explains why a text cannot be read: repairs the first mistake, reads on, and so finds the next one.
struct SyntaxExplanation {
  private static let maximumMistakes = 20
  /// Reading a larger text several times takes too long.
  private static let maximumBytes = 8 << 20

  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The mistakes, in the order that they stop reading; empty if the first is not recognized. A mistake without a clear
  /// repair is the last one.
  func mistakes(_ failure: SyntaxFailure) -> [SyntaxMistakes.Mistake] {
    var all = SyntaxMistakes(bytes).find(failure)
    var repaired = RepairedText(bytes)
    var found = all
    while !found.isEmpty, all.count < Self.maximumMistakes, bytes.count <= Self.maximumBytes, repaired.apply(found) {
      found = repaired.text.withUnsafeBufferPointer { text in
        SyntaxFailure.first(in: text).map { SyntaxMistakes(text).find($0) } ?? []
      }
      // A second explanation of the same range explains the repair, not the source.
      found.removeAll { mistake in all.contains { $0.range.overlaps(repaired.inSource(mistake.range)) } }
      all += found.map { repaired.inSource($0) }
    }
    return all
  }
}

/// A text with repairs, and the source ranges of its parts.
private struct RepairedText {
  private(set) var text: [UInt8]
  /// The repairs in the order they were made, each in the text as it was then.
  private var repairs: [(range: Range<Int>, length: Int)] = []

  init(_ source: UnsafeBufferPointer<UInt8>) {
    text = Array(source)
  }

  /// False if a mistake has no clear repair.
  mutating func apply(_ mistakes: [SyntaxMistakes.Mistake]) -> Bool {
    guard mistakes.allSatisfy({ $0.replacement != nil }) else { return false }
    for mistake in mistakes.sorted(by: { $0.replacedRange.lowerBound > $1.replacedRange.lowerBound }) {
      let replacement = Array((mistake.replacement ?? "").utf8)
      text.replaceSubrange(mistake.replacedRange, with: replacement)
      repairs.append((mistake.replacedRange, replacement.count))
    }
    return true
  }

  /// The same mistake at its location in the source.
  func inSource(_ mistake: SyntaxMistakes.Mistake) -> SyntaxMistakes.Mistake {
    var mistake = mistake
    mistake.range = inSource(mistake.range)
    mistake.replaced = mistake.replaced.map(inSource)
    return mistake
  }

  func inSource(_ range: Range<Int>) -> Range<Int> {
    let lower = inSource(range.lowerBound)
    return lower..<max(lower, inSource(range.upperBound))
  }

  private func inSource(_ offset: Int) -> Int {
    repairs.reversed().reduce(offset) { offset, repair in
      if offset < repair.range.lowerBound { return offset }
      if offset >= repair.range.lowerBound + repair.length { return offset - repair.length + repair.range.count }
      return repair.range.lowerBound
    }
  }
}

extension SyntaxMistakes.Mistake {
  /// The range that the correct text replaces.
  var replacedRange: Range<Int> { replaced ?? range }
}
