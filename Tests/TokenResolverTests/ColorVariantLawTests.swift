import TestSupport
import Testing
import TokenDiagnostics
import TokenModel
import TokenYAML

/// The variants of colors are a view of the set of tokens: the same colors, places and references as by walking the
/// tree.
struct ColorVariantLawTests {
  @Test func variantsAreThoseOfTheTree() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    var compared = 0
    for _ in 0..<lawRounds(2_000) {
      let spec = RandomPalette(using: &generator).text
      let found = resolve(spec)
      #expect(found.diagnostics == [], "seed \(seed)\n\(spec)")
      let catalog = try #require(found.catalog)
      let expected = try Self.oracle(spec).colors()
      #expect(catalog.colors.map(\.name.value) == expected.map(\.name))
      for (color, old) in zip(catalog.colors, expected) {
        #expect(color.variants == old.variants, "seed \(seed), \(color.name.value)\n\(spec)")
        compared += 1
      }
    }
    #expect(compared > lawRounds(2_000))
  }

  /// The comparison notices a variant, a place and a chain that are not right.
  @Test func otherVariantsAreNoticed() throws {
    let spec = minimalSpec.replacing(
      "color: {",
      with: "palette: { a: { light: \"#111\", dark: \"#222\" } }\ncolor: { x: \"{palette.a}\", y: \"{palette.a.dark}\","
    )
    let colors = try #require(resolve(spec).catalog).colors
    let expected = try Self.oracle(spec).colors()
    #expect(colors.map(\.variants) == expected.map(\.variants))
    #expect(colors[0].variants != expected[1].variants && colors[1].variants != expected[0].variants)
    #expect(colors[0].variants.light.origin.references != colors[1].variants.light.origin.references)
  }

  private static func oracle(_ spec: String) throws -> VariantOracle {
    var tree = SourceTree()
    var diagnostics: [Diagnostic] = []
    let file = SourceFile(path: "tokens/spec.yaml", text: spec)
    let document = YAMLReader.read(file, as: SourceFileID(index: 0), into: &tree, diagnostics: &diagnostics)
    return VariantOracle(tree: tree, root: try #require(document?.root))
  }
}

/// A palette and an axis of colors with references of every kind, forward and backward, but never in a circle.
private struct RandomPalette {
  let text: String

  init(using generator: inout SeededGenerator) {
    func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }
    let count = Int.random(in: 1...12, using: &generator)
    // A color may refer to those that were made before it, wherever they are written.
    var made: [(path: String, variants: [String])] = []
    var groups: [[String]] = [[], [], []]
    for number in 0..<count {
      let section = number == 0 ? 2 : Int.random(in: 0..<3, using: &generator)
      let path = ["palette.c\(number)", "palette.group.c\(number)", "color.c\(number)"][section]
      func value() -> String {
        guard let target = made.randomElement(using: &generator), !oneIn(3) else {
          return "\"#" + String(Int.random(in: 0x100000...0xFFFFFF, using: &generator), radix: 16) + "\""
        }
        let variant = oneIn(2) ? target.variants.randomElement(using: &generator) : nil
        return "\"{\(target.path)\(variant.map { ".\($0)" } ?? "")}\""
      }
      if oneIn(2) {
        let variants = ["light"] + ["dark", "highContrastLight", "highContrastDark"].filter { _ in oneIn(2) }
        let entries = variants.shuffled(using: &generator).map { "\($0): \(value())" }
        groups[section].append("c\(number): { \(entries.joined(separator: ", ")) }")
        made.append((path, variants))
      } else {
        groups[section].append("c\(number): \(value())")
        made.append((path, []))
      }
    }
    for index in groups.indices { groups[index].shuffle(using: &generator) }
    let palette = groups[0] + (groups[1].isEmpty ? [] : ["group: { \(groups[1].joined(separator: ", ")) }"])
    text = minimalSpec.replacing(
      "color: { ink: \"#222222\" }",
      with: (palette.isEmpty ? "" : "palette: { \(palette.joined(separator: ", ")) }\n")
        + "color: { \(groups[2].joined(separator: ", ")) }"
    )
  }
}
