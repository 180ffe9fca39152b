import TestSupport
import Testing

@testable import TokenLint

/// Patterns for names: what they mean, what is refused, and that none is slow.
struct NameExpressionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let pattern: String
    let fitting: [String]
    let others: [String]
    var testDescription: String { pattern }
  }

  private static let cases: [Case] = [
    Case(pattern: "", fitting: [""], others: ["a"]),
    Case(pattern: "a", fitting: ["a"], others: ["aa", ""]),
    Case(pattern: "[a-z]+[0-9]?", fitting: ["gray2"], others: ["Gray"]),
    Case(pattern: "gray|ink", fitting: ["gray", "ink"], others: ["grayink"]),
    Case(pattern: "(ab){2,3}", fitting: ["abab"], others: ["ab", "abababab"]),
    Case(pattern: "a{2}", fitting: ["aa"], others: ["aaa"]),
    Case(pattern: "a{2,}", fitting: ["aaaa"], others: ["a"]),
    Case(pattern: "[^a-c]", fitting: ["d"], others: ["b"]),
    Case(pattern: "^a$", fitting: ["a"], others: []),
    Case(pattern: "a^b", fitting: [], others: ["ab"]),
    Case(pattern: "\\d+", fitting: ["12", "１"], others: ["a"]),
    Case(pattern: "\\w+", fitting: ["墨色_2"], others: ["a-b"]),
    Case(pattern: "\\p{Lu}\\p{L}*", fitting: ["Ink", "É"], others: ["ink"]),
    Case(pattern: "a\\.b", fitting: ["a.b"], others: ["axb"]),
    Case(pattern: "[a\\-z]+", fitting: ["a-z"], others: ["b"]),
    Case(pattern: "[-a]", fitting: ["-"], others: []),
    Case(pattern: "\\u{4E2D}", fitting: ["中"], others: []),
    Case(pattern: "(?:a|b)*?", fitting: ["", "abab"], others: []),
    Case(pattern: "(a*)*", fitting: ["aaa"], others: ["b"]),
    Case(pattern: "e\u{301}", fitting: ["e\u{301}"], others: ["é"]),
    Case(pattern: ".", fitting: ["👩"], others: ["👩‍👩‍👧"]),
  ]

  @Test(arguments: cases)
  func wholeNamesFit(_ test: Case) throws {
    let expression = try NameExpression(test.pattern)
    for name in test.fitting { #expect(expression.fits(name), "\(name)") }
    for name in test.others { #expect(!expression.fits(name), "\(name)") }
  }

  @Test(arguments: [
    ("[a-", "character 1, `[`, opens a class that nothing closes; write `]` or `\\[`"),
    ("(a", "character 1, `(`, opens a group that nothing closes; write `)` or `\\(`"),
    ("a)", "character 2, `)`, closes no group; write `\\)`"),
    ("*a", "character 1, `*`, has nothing before it to repeat; write `\\*`"),
    ("a**", "character 3, `*`, has nothing before it to repeat"),
    (
      "a(?=b)",
      "character 2, `(?=`, is not read here: groups start with `(` or `(?:`, without look-around, names and flags"
    ),
    ("(a)\\1", "character 4, `\\1`, is not supported here; see the page of `name-pattern` for what is"),
    ("a++", "character 3, `+`, makes a count possessive, which is not read here; leave it out"),
    ("a{2", "character 2, `{`, starts no count such as `{2}`, `{2,}` or `{2,3}`; write `\\{`"),
    ("a{3,2}", "character 2, `{3,2}`, is not a count; counts go from 0 to 1000, the smaller one first"),
    (
      "a{9999999999999999999999}",
      "character 2, `{9999999999999999999999}`, is not a count; counts go from 0 to 1000, the smaller one first"
    ),
    ("[z-a]", "character 2, `z-a`, is not a range: it goes from one character to a later one"),
    ("[[a]]", "character 2, `[`, is not read here: classes have no classes in them; write `\\[`"),
    ("[a&&b]", "character 3, `&&`, is not read here: classes have no operations"),
    ("[]", "character 1, `[]`, is a class of nothing"), ("^*", "character 1, `^`, cannot be repeated"),
    ("a\\", "character 2, `\\`, escapes nothing; write `\\\\`"),
    ("\\p{Greek}", "character 1, `\\p`, needs a general category in braces, such as `\\p{Lu}`"),
    ("((a{1000}){1000}){1000}", "it is too large; use smaller counts"),
    ("(){1000}{2}", "character 9, `{`, has nothing before it to repeat"),
    ("((((){1000}){1000}){1000}){1000}", "it is too large; use smaller counts"),
  ])
  func whatIsNotReadIsTold(pattern: String, message: String) {
    #expect(NameExpression.problem(in: pattern) == "is not a pattern that the linter reads: \(message)")
  }

  @Test func deepGroupsAreRefused() {
    let pattern = String(repeating: "(", count: 100_000) + String(repeating: ")", count: 100_000)
    #expect(NameExpression.problem(in: pattern)?.contains("is in too many groups") ?? false)
  }

  /// Each of these takes a backtracking engine longer than anybody waits.
  @Test(arguments: ["(a+)+b", "(a|a)*b", "(a|aa)+b", "(.*)*b", "(a?){60}a{60}b", "(a*)*(a*)*b", "((a+)+)+b"])
  func hostilePatternsEnd(pattern: String) throws {
    #expect(try !NameExpression(pattern).fits(String(repeating: "a", count: 2_000)))
    #expect(try NameExpression(pattern).fits(String(repeating: "a", count: 70) + "b"))
  }

  /// Where both read a pattern, it means the same as in Swift's `Regex`.
  @Test func smallPatternsMeanWhatSwiftSays() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    var (compared, fitting) = (0, 0)
    for _ in 0..<1_500 {
      let pattern = Self.pattern(depth: 2, &generator)
      guard let regex = try? Regex(pattern).matchingSemantics(.unicodeScalar) else { continue }
      let expression = try #require(try? NameExpression(pattern), "STYLESPEC_SEED=\(seed): `\(pattern)` is refused")
      for _ in 0..<6 {
        // Swift's `\w` is not that of Unicode beyond ASCII: `\w{2}` does not fit `1墨`, nor `\w` a wide `２`.
        let name = Self.name(&generator, isASCII: pattern.contains("\\w"))
        let fits = (try? regex.wholeMatch(in: name)) != nil
        #expect(expression.fits(name) == fits, "STYLESPEC_SEED=\(seed): `\(pattern)` on `\(name)`")
        compared += 1
        fitting += fits ? 1 : 0
      }
    }
    #expect(compared > 3_000 && fitting > 300, "STYLESPEC_SEED=\(seed): \(fitting) of \(compared) fit")
  }

  private static func pattern(depth: Int, _ generator: inout SeededGenerator) -> String {
    let count = Int.random(in: 1...3, using: &generator)
    return (0..<count).map { _ in piece(depth, &generator) }.joined()
  }

  private static func piece(_ depth: Int, _ generator: inout SeededGenerator) -> String {
    let atoms = [
      "a", "b", "c", "1", "_", ".", "[ab]", "[^a]", "[a-c1]", "\\d", "\\w", "\\D", "\\.", "é", "墨", "\\p{L}",
    ]
    var text = atoms.randomElement(using: &generator) ?? "a"
    var counts = ["", "", "", "?", "{2}", "{1,2}", "{0,1}", "*", "+", "*?"]
    if depth > 0, Int.random(in: 0..<3, using: &generator) == 0 {
      let branches = (0..<Int.random(in: 1...2, using: &generator)).map { _ in pattern(depth: depth - 1, &generator) }
      text = "(" + branches.joined(separator: "|") + ")"
      // Swift's `Regex` may go on forever where nothing is repeated without end.
      if (try? NameExpression(text).fits("")) ?? true { counts.removeLast(3) }
    }
    return text + (counts.randomElement(using: &generator) ?? "")
  }

  private static func name(_ generator: inout SeededGenerator, isASCII: Bool) -> String {
    let letters = ["a", "a", "b", "b", "c", "1", "_", "."] + (isASCII ? [] : ["é", "墨", "２"])
    return (0..<Int.random(in: 0...5, using: &generator)).map { _ in letters.randomElement(using: &generator) ?? "" }
      .joined()
  }
}
