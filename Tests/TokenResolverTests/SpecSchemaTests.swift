import Foundation
import TestSupport
import Testing
import TokenDiagnostics
import TokenReports
import TokenResolver

/// Compares the JSON Schema of specs with the decoder, by `check-jsonschema`.
struct SpecSchemaTests {
  private static var schema: String {
    get throws { try JSONText.of(SpecSchema()) }
  }

  @Test func theFileIsWhatTheDecoderReadsBy() throws {
    try expectGolden(try Self.schema, "Documentation/spec.schema.json")
  }

  /// Tests of the schema must not be skipped in CI.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["CI"] == "true"))
  func theJudgeIsThere() {
    #expect(SchemaJudge.program != nil, "check-jsonschema is missing; Scripts/checkers installs it")
  }

  @Test(.enabled(if: SchemaJudge.program != nil, "needs check-jsonschema; Scripts/checkers installs it"))
  func whatCompilesIsAccepted() throws {
    let specs = try SpecsOfTests.all.filter { resolve($0).catalog != nil } + SpecsOfTests.ofRepository
    #expect(specs.count > 20)
    let accepted = try SchemaJudge.accepts(specs, Self.schema)
    for (spec, isAccepted) in zip(specs, accepted) { #expect(isAccepted == true, "\(spec)") }
  }

  @Test(.enabled(if: SchemaJudge.program != nil, "needs check-jsonschema; Scripts/checkers installs it"))
  func randomSpecsThatCompileAreAccepted() throws {
    let seed = SeededGenerator.chosenSeed
    print("SpecSchemaTests: STYLESPEC_SEED=\(seed)")
    let specs = (0..<300 as Range<UInt64>).flatMap { number in
      var source = RandomSource(seed: seed &+ number, wantsMistakes: false)
      let made = source.make()
      return resolve(made.spec, including: ["tokens/parts.yaml": made.parts]).catalog == nil
        ? [] : [made.spec, made.parts]
    }
    #expect(specs.count > 200)
    let accepted = try SchemaJudge.accepts(specs, Self.schema)
    for (spec, isAccepted) in zip(specs, accepted) { #expect(isAccepted == true, "seed \(seed): \(spec)") }
  }

  /// Mistakes that a schema can see, and YAML does not hide. Slips are in the text of YAML, of which it sees a tree.
  private static var structural: [String] {
    let slips = Set(SpecMistake.syntax.map(\.source))
    let mistakes = SpecMistake.all.filter { !slips.contains($0.source) }
    return mistakes.map { MarkedSource($0.source).text }.filter { source in
      resolve(source).diagnostics.contains { structuralRules.contains($0.rule.rawValue) }
        && !hidden.contains(where: source.contains)
    }
  }

  private static let structuralRules: Set<String> = [
    "not-a-spec", "unsupported-version", "unknown-key", "missing-key", "wrong-kind", "unknown-value", "invalid-number",
    "out-of-range", "invalid-color", "invalid-name", "unquoted-reference",
  ]

  /// Mistakes that a schema cannot see: the spelling of a number, the quotes of a word, the target of a reference, and a
  /// list that lacks elements where others may.
  private static let hidden = [
    "014: plain", "20.00001", "\"{palette.gray}\"", "<<: \"#222\"", "deprecated: Yes", "deprecated: off",
    "stylespec: 1.0", "17: { lineHeight: 1.4 }", "\"{palette.theme}\"", "UIColor(red",
    "family: { ui: []",

  ]

  @Test(.enabled(if: SchemaJudge.program != nil, "needs check-jsonschema; Scripts/checkers installs it"))
  func structuralMistakesAreRefused() throws {
    let mistakes = Self.structural
    #expect(mistakes.count > 40)
    let accepted = try SchemaJudge.accepts(mistakes, Self.schema)
    for (mistake, isAccepted) in zip(mistakes, accepted) { #expect(isAccepted != true, "\(mistake)") }
  }

  /// Faults in the schema are detected.
  private static let faults = [
    ("\"additionalProperties\" : false", "\"additionalProperties\" : true"), ("\"minimum\" : 1,", ""),
    ("\"multipleOf\" : 1,", ""), ("\"required\" : [", "\"x-required\" : ["), ("{3,4}", "{2,4}"),
    ("\"minProperties\" : 1", "\"minProperties\" : 0"), ("(?!.*/)", ""), ("\"maximum\" : 20,", ""),
  ]

  @Test(
    .enabled(if: SchemaJudge.program != nil, "needs check-jsonschema; Scripts/checkers installs it"),
    arguments: share(of: faults)
  )
  func putInFaultsAreNoticed(line: String, fault: String) throws {
    let schema = try Self.schema.replacing(line, with: fault)
    #expect(schema != (try Self.schema))
    #expect(try SchemaJudge.accepts(Self.structural, schema).contains(true))
  }
}

/// The specs in the sources of tests, and those of the repository.
private enum SpecsOfTests {
  /// Texts in three quotes that start as specs do, without anything that Swift would put in.
  static var all: [String] {
    get throws {
      let folder = Repository.root.appendingPathComponent("Tests").resolvingSymlinksInPath()
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
      return try files.sorted().flatMap { try specs(in: Repository.read("Tests/" + $0)) }
    }
  }

  static var ofRepository: [String] {
    get throws {
      let paths = [
        "tokens/yanxuan.yaml", "Examples/Shop/Sources/Storefront/tokens/Shop.stylespec.yaml",
        "Examples/Shop/Sources/Storefront/tokens/palette.yaml", "Fuzz/Seeds/spec/whole.yaml",
        "Fuzz/Seeds/spec/open.yaml", "Fuzz/Seeds/spec/open-styles.yaml", "Fuzz/Seeds/spec/emoji.yaml",
      ]
      return try paths.map(Repository.read)
    }
  }

  private static func specs(in source: String) -> [String] {
    var specs: [String] = []
    var literal: [Substring]?
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let content = line.drop { $0 == " " }
      if let lines = literal, content.hasPrefix("\"\"\"") {
        let margin = line.count - content.count
        specs.append(lines.map { $0.dropFirst(margin) + "\n" }.joined())
        literal = nil
      } else if literal != nil {
        literal?.append(line)
      } else if line.hasSuffix("\"\"\"") {
        literal = []
      }
    }
    return specs.filter { $0.hasPrefix("stylespec:") && !$0.contains("\\") && !$0.contains("⟦") }
  }
}
