import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenModel

@testable import TokenLint
@testable import TokenPerception

/// What the rules find where codes leave their color open.
struct OpenColorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let spec: String
    let swift: String?

    init(_ name: String, _ spec: String, swift: String? = nil) {
      testDescription = name
      self.spec = spec
      self.swift = swift
    }
  }

  /// Whole specs with all findings of all rules.
  private static let cases = [
    Case(
      "codes with nothing to find",
      """
      stylespec: 1
      name: Brand
      offsetHost: uikit
      palette: { gray: "#666666" }
      color:
        ink: { light: "#222222", dark: "#F2F2F2", description: Text }
        gray: { light: "{palette.gray}", dark: "#9B9B9B", description: Notes }
      weight: { regular: 400, bold: 700 }
      typography:
        14: { lineHeight: 20, lineSpacing: 3, baselineOffset: 1.6 }
      modes:
        read:
          description: Long texts
          typography:
            14: { lineHeight: 22, lineSpacing: 4, baselineOffset: 2.6 }
      codes: { color: open }
      styles:
        title: { size: 14, weight: bold, description: Heads }
        note: { size: 14, color: gray, weight: regular, description: Below }

      """,
      swift: "f(.t14_regular, .t14_bold_read, StyleCode.title, Brand.note)\n"
    ),
    Case(
      "no colors",
      """
      stylespec: 1
      name: Brand
      weight: { regular: 400, ⟦ambiguous-name-part|semi_bold⟧: 600, bold: 700 }
      typography: { 14: plain, ⟦unused-code|16⟧: plain }
      codes: { color: open }
      styles: { ⟦missing-description|title⟧: { size: 14, weight: bold } }

      """,
      swift: "f(.t14_semi_bold, .t14_regular, .title, .⟦unknown-code|t14_blod⟧, .⟦unknown-code|t14_ink_bold⟧)\n"
    ),
    Case(
      "styles alone",
      """
      stylespec: 1
      name: Brand
      color: { pale: ⟦contrast|"#949494"⟧, ink: "#222222" }
      weight: { regular: 400, ⟦unused-token|bold⟧: 700 }
      typography: { 14: plain, ⟦unused-token|16⟧: plain, 24: plain }
      codes: { color: open, except: "*" }
      styles:
        ⟦missing-description|small⟧: { size: 14, weight: regular }
        ⟦missing-description|large⟧: { size: 24, weight: regular }

      """
    ),
    Case(
      "no code",
      """
      stylespec: 1
      name: Brand
      color: { pale: "#DDDDDD" }
      weight: { ⟦unused-token|regular⟧: 400 }
      typography: { ⟦unused-token|14⟧: plain }
      codes: { color: open, except: "*" }

      """
    ),
    // Each rule about colors finds as much as where they are an axis.
    Case(
      "colors beside codes",
      """
      stylespec: 1
      name: Brand
      palette: { ⟦unused-token|gray⟧: "#666666", ⟦unused-token|old⟧: "#777777" }
      color:
        ink: { light: "#222222", dark: "#F2F2F2" }
        ⟦missing-dark|veil⟧: ⟦translucent-text|"#00000099"⟧
        ⟦missing-dark|text⟧: ⟦repeated-value|"#666"⟧
        ⟦missing-dark near-duplicate-colors|near⟧: "#676767"
        ⟦missing-dark duplicate-colors|same⟧: "#676767"
        ⟦missing-dark|link⟧: ⟦contrast|"#8A8A8A"⟧
        ⟦missing-dark inconsistent-case|darkRed⟧: "#8A1616"
        ⟦missing-dark|off_red⟧: "#861D00"
        ⟦missing-dark|off_blue⟧: "#00008A"
      weight: { regular: 400, bold: 700 }
      typography: { 14: plain, 24: plain }
      codes: { color: open }

      """
    ),
    Case(
      "axes of colors beside an open style",
      """
      stylespec: 1
      name: Brand
      color: { ink: "#222222", pale: ⟦contrast|"#949494"⟧ }
      weight: { regular: 400 }
      typography: { 14: plain, 24: plain }
      codes: { except: "14_pale_*" }
      styles: { ⟦missing-description|title⟧: { size: 14, weight: regular } }

      """,
      swift: "f(.t14_ink_regular, .t24_pale_regular, .title)\n"
    ),
    Case(
      "names in Swift",
      """
      stylespec: 1
      name: Brand
      weight: { bold: 700, ⟦awkward-swift-name|semi bold⟧: 600, ⟦confusable-names|boId⟧: 500 }
      typography: { 14: plain }
      codes: { color: open }
      styles:
        ⟦awkward-swift-name missing-description|default⟧: { size: 14, weight: bold }
        ⟦confusable-names missing-description|l4_bold⟧: { size: 14, weight: bold }

      """
    ),
    Case(
      "deprecated tokens",
      """
      stylespec: 1
      name: Brand
      color: { ink: "#222222", gray: { light: "#666666", deprecated: "use {color.ink}" } }
      weight: { bold: 700, heavy: { value: 900, deprecated: "use {weight.bold}" } }
      typography: { 14: plain }
      codes: { color: open }
      styles: { ⟦missing-description|note⟧: { size: 14, color: ⟦deprecated-reference|gray⟧, weight: bold } }

      """,
      swift: "f(.t14_bold, .⟦deprecated-code|t14_heavy⟧, .note)\n"
    ),
  ]

  @Test(arguments: cases)
  func allRulesFindWhatTheyShould(_ test: Case) throws {
    for source in MarkedSource.variants(of: test.spec) {
      let swift = test.swift.map { MarkedSource($0) }
      let result = compileInMemory(source.text, wantsOutlines: true)
      let spec = try #require(result.specs.first, "\(result.diagnostics.map(\.message))")
      let sources = swift.map { [SourceFile(path: "Sources/App.swift", text: $0.text)] }
      let linted = LintedSpec(
        catalog: spec.catalog,
        outline: try #require(spec.outline),
        files: result.files + (sources ?? []),
        swiftNames: Compiler.swiftNames(of: spec.catalog),
        sources: sources.map { _ in [SourceFileID(index: result.files.count)] }
      )
      let found = Linter.lint(linted, Self.everyRule)
      let places = Set(found.map { Place(file: $0.range.file.index, found: MarkedSource.Expectation($0)) })
      let expected = Self.places(source, file: 0).union(swift.map { Self.places($0, file: 1) } ?? [])
      #expect(places.subtracting(expected) == [], "not expected")
      #expect(expected.subtracting(places) == [], "not found")
      #expect(places.count == found.count, "each once")
    }
  }

  /// With all rules on. Other tokens than styles need no description, which other rules do not ask for.
  private static let everyRule = LintConfiguration(
    rules: Dictionary(
      uniqueKeysWithValues: RuleRegistry.rules.map { rule in
        let options: [String: OptionValue] = rule.id == MissingDescription.id ? ["sections": .texts(["styles"])] : [:]
        return (rule.id, LintConfiguration.RuleSetting(level: .on(.warning), options: options))
      }
    )
  )

  private struct Place: Hashable, CustomStringConvertible {
    let file: Int
    let found: MarkedSource.Expectation

    var description: String { "\(found) in \(file)" }
  }

  /// A mark may name several rules.
  private static func places(_ source: MarkedSource, file: Int) -> Set<Place> {
    Set(
      source.expectations.flatMap { expected in
        expected.rule.split(separator: " ").map { rule in
          Place(file: file, found: MarkedSource.Expectation(rule: String(rule), range: expected.range))
        }
      }
    )
  }

  /// A color is as small as the smallest text that can have it: of its codes, and of those that leave their color open.
  @Test func usesAreThoseOfAllCodesThatCanHaveAColor() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    var seen: [TextUse?: Int] = [:]
    for _ in 0..<lawRounds(800) {
      let text = Self.randomSpec(&generator)
      guard let catalog = compileInMemory(text, to: []).catalogs.first else { continue }
      let uses = TextUse.ofColors(in: catalog)
      let expected = catalog.colors.indices.map { color in
        let texts = catalog.codes.filter { (catalog.color(of: $0) ?? color) == color }.map { code in
          TextUse(size: catalog.row(of: code).size.value, weight: catalog.weight(of: code).value.value)
        }
        return texts.contains(.small) ? TextUse.small : texts.first
      }
      #expect(uses == expected, "seed \(seed)\n\(text)")
      for use in uses { seen[use, default: 0] += 1 }
    }
    #expect(seen.count == 3 && seen.values.allSatisfy { $0 > 5 }, "\(seen), seed \(seed)")
  }

  private static func randomSpec(_ generator: inout SeededGenerator) -> String {
    func some(_ choices: [String], _ least: Int) -> [String] {
      Array(choices.shuffled(using: &generator).prefix(.random(in: least...choices.count, using: &generator)))
    }
    let isOpen = Bool.random(using: &generator)
    let sizes = some(["14", "18.66", "19", "24", "32"], 1)
    let weights = some(["regular", "bold"], 1)
    let patterns =
      sizes.map { "\($0.replacing(".", with: "_"))_*" } + weights.map { "*_\($0)" } + (isOpen ? [] : ["*_ink_*"])
    let colors = [nil, "", " color: ink,"].randomElement(using: &generator) ?? nil
    let style = colors.map { "title: { size: \(sizes[0]),\($0) weight: \(weights[0]) }" }
    return """
      stylespec: 1
      name: Brand
      color: { ink: "#222222", gray: "#666666" }
      weight: { \(weights.map { "\($0): \($0 == "bold" ? 700 : 400)" }.joined(separator: ", ")) }
      typography: { \(sizes.map { "\($0): plain" }.joined(separator: ", ")) }
      codes: { \(isOpen ? "color: open, " : "")except: [\(some(patterns, 0).map { "\"\($0)\"" }.joined(separator: ", "))] }
      styles: { \(style ?? "") }

      """
  }
}
