import TestSupport
import Testing
import TokenDiagnostics
import TokenModel

@testable import TokenLint

struct TokensByPlaceTests {
  /// The same as looking at every token.
  @Test(arguments: 0..<50)
  func findsTheInnermostToken(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var tokens: [TokenDeclaration] = []
    for file in 0..<3 { Self.nest(0..<60, file, &tokens, &generator) }
    let index = TokensByPlace(tokens.shuffled(using: &generator))
    for file in 0..<4 {
      for lower in 0..<61 {
        let range = SourceRange(file: SourceFileID(index: file), bytes: lower..<min(lower + 3, 61))
        let holding = tokens.filter {
          $0.range.file == range.file && $0.nameRange.lower <= range.lower && range.upper <= $0.range.upper
        }
        let innermost = holding.min { $0.range.upper - $0.nameRange.lower < $1.range.upper - $1.nameRange.lower }
        #expect(index.token(at: range) == innermost, "seed \(seed), \(file), \(lower)")
      }
    }
  }

  /// Tokens one beside the other, and some in others.
  private static func nest(
    _ room: Range<Int>,
    _ file: Int,
    _ tokens: inout [TokenDeclaration],
    _ generator: inout SeededGenerator
  ) {
    var start = room.lowerBound
    while start + 4 < room.upperBound {
      let end = Int.random(in: start + 3..<room.upperBound, using: &generator)
      let id = SourceFileID(index: file)
      tokens.append(
        TokenDeclaration(
          section: .palette,
          role: .primitive,
          type: .color,
          path: "\(file).\(start).\(end)",
          name: "",
          nameRange: SourceRange(file: id, bytes: start..<start + 1),
          range: SourceRange(file: id, bytes: start + 2..<end),
          values: []
        )
      )
      nest(start + 1..<end, file, &tokens, &generator)
      start = end + Int.random(in: 0..<3, using: &generator)
    }
  }
}
