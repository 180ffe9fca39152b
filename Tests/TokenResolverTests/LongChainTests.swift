import Testing
import TestSupport
import TokenDiagnostics
import TokenModel

/// Chains of references that are too long, in both dialects: one error for each, with the exact number.
struct LongChainTests {
  private typealias Link = (name: String, target: String?)

  /// `c1` refers to `c2`, and so on, up to a color.
  private func chain(of count: Int) -> [Link] {
    (1...count).map { ("c\($0)", "c\($0 + 1)") } + [("c\(count + 1)", nil)]
  }

  private func spec(_ links: [Link], value: (String) -> String = { "\"{color.\($0)}\"" }) -> [Diagnostic] {
    let lines = links.map { "  \($0.name): \($0.target.map(value) ?? "\"#222222\"")" }.joined(separator: "\n")
    return resolve(minimalSpec.replacing("color: { ink: \"#222222\" }", with: "color:\n\(lines)")).diagnostics
  }

  private func tokens(_ links: [Link]) -> [Diagnostic] {
    let members = links.map { "\"\($0.name)\": { \"$value\": \($0.target.map { "\"{\($0)}\"" } ?? "1") }" }
    return DTCGReading("{ \"$type\": \"number\", \(members.joined(separator: ", ")) }").errors
  }

  @Test(arguments: [1, 31, 32])
  func upToTheLimitAllIsRight(count: Int) {
    #expect(spec(chain(of: count)) == [] && tokens(chain(of: count)) == [])
  }

  @Test(arguments: [33, 34, 64, 65, 66, 100, 1_000])
  func oneMoreIsCountedExactly(count: Int) throws {
    for links in [chain(of: count), chain(of: count).reversed()] {
      let found: [([Diagnostic], String)] = [
        (spec(links), "`{color.c2}` → `{color.c3}` → `{color.c4}` → … → `{color.c\(count + 1)}`"),
        (tokens(links), "`{c2}` → `{c3}` → `{c4}` → … → `{c\(count + 1)}`"),
      ]
      for (diagnostics, way) in found {
        let message =
          "a chain of \(count) references is too long, and at most 32 are followed: \(way); refer to the value itself"
        #expect(diagnostics.map(\.message) == [message])
        let notes = try #require(diagnostics.first).notes.map(\.message)
        let numbers: [String] = (3...10).map { "\($0)" }
        #expect(notes.dropLast().map { $0.filter(\.isNumber) } == numbers)
        #expect(notes.last == "… \(count - 9) more")
      }
    }
  }

  /// Two chains that differ only in their beginning, which is not what is wrong, are one.
  @Test func branchesOfOneChainAreOne() {
    let links = chain(of: 40) + [("b1", "b2"), ("b2", "c3"), ("x", "c1")]
    #expect(spec(links).map(\.message.first) == ["a"])
    #expect(spec(links).first?.message.hasPrefix("a chain of 41 references") == true)
    #expect(tokens(links).first?.message.hasPrefix("a chain of 41 references") == true)
    #expect(tokens(links).count == 1)
  }

  @Test func chainsOfVariantsAreOne() {
    let found = spec(chain(of: 50).reversed()) { "{ light: \"{color.\($0)}\", dark: \"#111111\" }" }
    #expect(found.map(\.message).map { $0.prefix(24) } == ["a chain of 50 references"])
  }

  /// A circle that is longer than a chain may be is a circle.
  @Test func longCirclesAreCircles() {
    let circle = (0..<40).map { ("c\($0)", Optional("c\(($0 + 1) % 40)")) } + [("x", "c7"), ("y", "x")]
    for (found, way) in [
      (spec(circle), "`{color.c1}` → `{color.c2}` → `{color.c3}` → … → `{color.c0}` → `{color.c1}`"),
      (tokens(circle), "`{c1}` → `{c2}` → `{c3}` → … → `{c0}` → `{c1}`"),
    ] {
      #expect(found.map(\.message) == ["these references lead in a circle: \(way); give one of them a value"])
      #expect(found.first?.notes.count == 9)
    }
  }
}
