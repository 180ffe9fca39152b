import Testing
import TestSupport
import TokenDiagnostics
import TokenModel

/// `only` and `except` choose before combinations are made, and choose the same codes as matching each name with each
/// pattern.
struct CodeSelectionTests {
  private func spec(sizes: Int, colors: Int, weights: Int, _ codes: String) -> String {
    let last = (size: sizes - 1, color: colors)
    let sizes = (1...sizes).map { "\($0): plain" }.joined(separator: ", ")
    let colors = (1...colors).map { "c\($0): \"#222\"" }.joined(separator: ", ")
    let weights = (["bold: 700"] + (1..<weights).map { "w\($0): \($0)" }).joined(separator: ", ")
    return """
      stylespec: 1
      name: Big
      color: { \(colors) }
      weight: { \(weights) }
      typography: { \(sizes) }
      codes: { \(codes) }
      styles: { title: { size: \(last.size), color: c\(last.color), weight: w3 } }

      """
  }

  @Test func patternsRestrictAxesBeforeTheyAreMultiplied() throws {
    let (found, diagnostics, _) = resolve(spec(sizes: 300, colors: 300, weights: 20, "only: [\"14_*_bold\"]"))
    #expect(diagnostics == [])
    let catalog = try #require(found)
    #expect(catalog.codes.map(catalog.name) == (1...300).map { "14_c\($0)_bold" } + ["title"])
    // Tables have only tokens that a code or a style needs.
    #expect(catalog.rows.map(\.sizeName) == ["14", "299"])
    #expect(catalog.weights.map(\.name.value) == ["bold", "w3"])
  }

  /// The limit counts the codes that are chosen, not those of the axes.
  @Test(
    arguments: [
      ("only: [\"14_*\", \"*_c7_*\"]", nil, 3_980),
      ("except: [\"*_c?_*\", \"*_c?0_*\"]", 164_000, nil),
      ("only: \"*\", except: \"*\"", nil, 0),
      ("only: []", nil, 0),
    ] as [(String, Int?, Int?)]
  )
  func theLimitCountsChosenCodes(codes: String, refused: Int?, count: Int?) {
    let (catalog, diagnostics, _) = resolve(spec(sizes: 100, colors: 100, weights: 20, codes))
    let chosen = count ?? refused ?? 0
    if chosen + 1 > 100_000 {
      #expect(
        diagnostics.map(\.message) == [
          "`only` and `except` leave \(chosen + 1) codes; at most 100000 are allowed, so choose fewer"
        ]
      )
    } else {
      #expect(diagnostics == [])
      #expect(catalog?.codes.count == chosen + 1)
    }
  }

  /// More combinations than `Int` can represent.
  @Test func countlessCombinationsAreNotMultiplied() throws {
    let text = spec(sizes: 9_000, colors: 60_000, weights: 200, "only: [\"14_c7?_bold\", \"8999_*9999_*\"]")
    let catalog = try #require(resolve(text).catalog)
    #expect(catalog.codes.count == 10 + 6 * 200 + 1)
  }

  @Test func manyPatternsThatTellManyNamesApartEnd() {
    let patterns = (0..<100).map { "\"*\($0 % 10)*\($0 / 10)*\($0 % 7)*_c*\($0 % 9)*\($0 % 8)*\($0 % 3)*_b*\"" }
    let codes = "only: [\(patterns.joined(separator: ", "))]"
    let found = resolve(spec(sizes: 500, colors: 500, weights: 4, codes))
    #expect(found.diagnostics.allSatisfy { ["too-many-codes", "unmatched-pattern"].contains($0.rule.rawValue) })
    #expect(!found.diagnostics.isEmpty)
  }

  @Test func aPatternOfAMegabyteIsRefused() {
    let pattern = String(repeating: "*a", count: 500_000)
    #expect(
      resolve(minimalSpec + "codes: { only: \"\(pattern)\" }\n").diagnostics.map(\.message)
        == ["this pattern is longer than 1000 characters; use more `*`"]
    )
  }

  @Test func theChoiceIsThatOfBruteForce() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for round in 0..<400 {
      let random = RandomChoice(using: &generator)
      let context = "seed \(seed), round \(round)\n\(random.spec)"
      let whole = resolve(random.whole)
      guard let all = whole.catalog else {
        // Two codes would have one name; which of them exist does not matter then.
        continue
      }
      let names = all.product.map { all.name(of: $0) }
      let matches = { (patterns: [String], name: String) in patterns.contains { NamePattern($0).matches(name) } }
      let expected = names.filter { name in
        (random.only.map { matches($0, name) } ?? true) && !matches(random.except, name)
      }
      let unmatched = ((random.only ?? []) + random.except).filter { pattern in
        !names.contains { NamePattern(pattern).matches($0) }
      }
      let found = resolve(random.spec)
      let words = found.diagnostics.map { String(decoding: found.files[0].bytes[$0.range.bytes], as: UTF8.self) }
      #expect(words.sorted() == unmatched.map { "\"\($0)\"" }.sorted(), "\(context)")
      guard unmatched.isEmpty else { continue }
      let catalog = try #require(found.catalog, "\(context)")
      #expect(catalog.codes.map(catalog.name) == expected, "\(context)")
      // The same codes when the tables have room for little else.
      if let tight = tightest(all, catalog.codes) {
        #expect(tight.codes.map(tight.name) == expected, "\(context)")
      }
    }
  }

  /// The same choice with as few tokens as possible.
  private func tightest(_ catalog: Catalog, _ codes: [Code]) -> Catalog? {
    guard let count = catalog.productCount, count > 0 else { return nil }
    return catalog.choosing(codes.compactMap(\.combination), room: count - 1, maximum: count - 1)
  }

  /// A small spec whose names are hard to tell apart, and patterns for them.
  private struct RandomChoice {
    let whole: String
    let spec: String
    let only: [String]?
    let except: [String]

    init(using generator: inout SeededGenerator) {
      let names = ["a", "aa", "ab", "b_a", "bold", "14", "墨", "é", "x_y"]
      func some(_ choices: [String], _ generator: inout SeededGenerator) -> [String] {
        Array(choices.shuffled(using: &generator).prefix(.random(in: 1...4, using: &generator)))
      }
      let templates = [
        "{size}_{color}_{weight}", "{color}{weight}-{size}", "{weight}_{size}_{color}_{family}",
        "{color}_{color}_{size}_{weight}",
        "{size}{color}", "x{family}{size}_{weight}_{weight}{color}",
      ]
      let mode =
        ["{name}_{mode}", "{mode}:{name}", "{size}/{mode}/{color}/{weight}/{family}"].randomElement(using: &generator)
        ?? ""
      let sizes = some(["9", "10", "13.5", "14"], &generator)
      let modes = Bool.random(using: &generator) ? some(["read", "a"], &generator) : []
      let start = """
        stylespec: 1
        name: Random
        color: { \(some(names, &generator).map { "\($0): \"#222\"" }.joined(separator: ", ")) }
        weight: { \(some(names, &generator).map { "\($0): 400" }.joined(separator: ", ")) }
        family: { \(some(names, &generator).map { "\($0): system" }.joined(separator: ", ")) }
        typography: { \(sizes.map { "\($0): plain" }.joined(separator: ", ")) }
        modes: { \(modes.map { "\($0): { typography: { \(sizes[0]): plain } }" }.joined(separator: ", ")) }

        """
      let template = "name: \"\(templates.randomElement(using: &generator) ?? "")\", mode: \"\(mode)\""
      let pieces = ["*", "*", "?", "a", "b", "_", "14", "9", "墨", "bold", "*_", "_*", "**", "read"]
      func patterns(_ generator: inout SeededGenerator) -> [String] {
        (0..<Int.random(in: 0...3, using: &generator)).map { _ in
          (0..<Int.random(in: 1...5, using: &generator)).map { _ in pieces.randomElement(using: &generator) ?? "" }
            .joined()
        }
      }
      only = Bool.random(using: &generator) ? patterns(&generator) : nil
      except = patterns(&generator)
      let quoted = { (patterns: [String]) in "[" + patterns.map { "\"\($0)\"" }.joined(separator: ", ") + "]" }
      whole = start + "codes: { \(template) }\n"
      spec = start + "codes: { \(template)\(only.map { ", only: \(quoted($0))" } ?? ""), except: \(quoted(except)) }\n"
    }
  }
}
