import Testing
import TokenDiagnostics
import TokenModel

/// Files that would make very much of little.
struct DTCGLimitTests {
  /// Each group has the one before it twice: 2⁴⁰ tokens.
  @Test func groupsThatDoubleAreRefused() {
    let groups = (1...40).map {
      "\"g\($0)\": { \"a\": { \"$extends\": \"{g\($0 - 1)}\" }, \"b\": { \"$extends\": \"{g\($0 - 1)}\" } }"
    }
    let text = "{ \"g0\": { \"t\": { \"$type\": \"number\", \"$value\": 1 } }, \(groups.joined(separator: ", ")) }"
    let file = SourceFile(path: "doubled.tokens.json", text: text)
    let reading = DTCGReading([file], maximumTokens: 1_000)
    #expect(reading.tokens == nil)
    #expect(reading.diagnostics.map(\.rule.rawValue) == ["dtcg-limit"])
  }

  /// Each group has the one before it inside: deeper than any file.
  @Test func groupsThatDeepenAreRefused() {
    let groups = (1...1_000).map { "\"g\($0)\": { \"a\": { \"$extends\": \"{g\($0 - 1)}\" } }" }
    let text = "{ \"g0\": { \"t\": { \"$type\": \"number\", \"$value\": 1 } }, \(groups.joined(separator: ", ")) }"
    let reading = DTCGReading(text)
    #expect(reading.tokens == nil)
    #expect(reading.diagnostics.contains { $0.rule.rawValue == "dtcg-limit" })
  }

  /// A long chain of groups that extend each other is not a cycle, and is not followed by recursion without end.
  @Test func longChainsOfExtensions() {
    let groups = (1...200).map { "\"g\($0)\": { \"$extends\": \"{g\($0 - 1)}\" }" }
    let text =
      "{ \(groups.reversed().joined(separator: ", ")), \"g0\": { \"t\": { \"$type\": \"number\", \"$value\": 1 } } }"
    let reading = DTCGReading(text)
    #expect(reading.tokens?.count == 201)
  }

  /// Aliases without types in a chain that is too long end in one error, at the beginning of the chain.
  @Test func longChainsOfAliases() {
    let aliases = (1...5_000).map { "\"a\($0)\": { \"$value\": \"{a\($0 - 1)}\" }" }
    let text = "{ \(aliases.reversed().joined(separator: ", ")), \"a0\": { \"$type\": \"number\", \"$value\": 1 } }"
    let reading = DTCGReading(text)
    #expect(reading.errors.map(\.rule.rawValue) == ["dtcg-reference-chain"])
    #expect(reading.errors.first.map { reading.files.text(of: $0.range) } == "\"{a4999}\"")
  }
}
