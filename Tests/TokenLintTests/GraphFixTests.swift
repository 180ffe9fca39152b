import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenModel

@testable import TokenLint

/// Fixes of the rules about references on specs that examples are too small for.
struct GraphFixTests {
  private static let rules: [any LintRule.Type] = [
    AliasDepth.self, DeprecatedReference.self, RepeatedValue.self, UnusedToken.self,
  ]

  /// Random specs, fixed until no fix is left: they stay specs, codes keep their colors and comments their lines.
  @Test(arguments: 0..<UInt64(lawRounds(60)))
  func fixesKeepWhatTheyShould(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let text = Self.randomSpec(using: &generator)
    let rules = Self.rules.filter { $0 != DeprecatedReference.self || seed.isMultiple(of: 3) }
    let before = try #require(compileInMemory(text, wantsOutlines: true).catalogs.first)
    var (current, passes) = (text, 0)
    while let fixed = try Self.fixed(current, rules), passes < 50 { (current, passes) = (fixed, passes + 1) }
    #expect(passes < 50, "fixes go on and on")
    let after = try #require(compileInMemory(current, wantsOutlines: true).catalogs.first)
    #expect(after.colors.map(\.name.value) == before.colors.map(\.name.value))
    let colors = { (catalog: Catalog) in catalog.colors.map { $0.variants.all.map(\.value.hex) } }
    if !seed.isMultiple(of: 3) { #expect(colors(after) == colors(before)) }
    let comments = { (text: String) in text.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("    # own") } }
    #expect(comments(current) == comments(text))
    #expect(current.contains("\r\n") == text.contains("\r\n"))
  }

  /// Nil when nothing is left to fix.
  private static func fixed(_ text: String, _ rules: [any LintRule.Type]) throws -> String? {
    let result = compileInMemory(text, wantsOutlines: true)
    let catalog = try #require(result.catalogs.first, "\(result.diagnostics.map(\.message)) in:\n\(text)")
    let outline = try #require(result.specs.first?.outline)
    var spec = LintedSpec(catalog: catalog, outline: outline, files: result.files)
    let found = rules.flatMap { rule in
      spec.options = RuleOptions(rule.options, rule == AliasDepth.self ? ["maximum": .number(1)] : [:])
      var findings = Findings(rule: rule)
      rule.check(spec, &findings)
      return findings.diagnostics
    }
    let fixed = FixApplier.apply(found, to: result.files, unsafe: true)
    return fixed.applied.isEmpty ? nil : String(decoding: fixed.files[0].bytes, as: UTF8.self)
  }

  private static func randomSpec(using generator: inout SeededGenerator) -> String {
    let end = Bool.random(using: &generator) ? "\r\n" : "\n"
    var lines = ["stylespec: 1", "name: Brand", "palette:"]
    var paths: [String] = []
    for group in 0..<Int.random(in: 1...4, using: &generator) {
      lines.append("  g\(group):  # group")
      for name in 0..<Int.random(in: 1...4, using: &generator) {
        let path = "palette.g\(group).\(name)"
        lines += ["    # own \(path)", "    \(name): " + value(paths, using: &generator)]
        paths.append(path)
      }
    }
    lines.append("color:")
    for name in 0..<5 { lines.append("  c\(name): " + value(paths, using: &generator)) }
    lines += ["weight: { regular: 400 }", "typography: { 14: plain }", ""]
    return lines.joined(separator: end)
  }

  private static func value(_ paths: [String], using generator: inout SeededGenerator) -> String {
    let digits = ["\"#111\"", "'#222222'", "\"#333\"  # three"].randomElement(using: &generator) ?? ""
    let path = paths.randomElement(using: &generator) ?? "palette.g0.0"
    let plain = digits.prefix { $0 != " " }
    switch Int.random(in: 0..<8, using: &generator) {
    case 0...2 where !paths.isEmpty:
      return ["\"{\(path)}\"", "'{\(path)}' # see"].randomElement(using: &generator) ?? ""
    case 3: return "{ light: \(plain), dark: \"#EEE\" }"
    case 4 where !paths.isEmpty: return "{ light: \"{\(path)}\", dark: \(plain), deprecated: \"use {\(path)}\" }"
    default: return digits
    }
  }

  /// A fix changes the file that declares the token.
  @Test func includedFilesAreFixed() throws {
    let files = ["parts.yaml": "palette:\n  # a\n  a: \"#111111\"\n  b: \"#222222\" # old\n"]
    let root = RuleExampleSpec.whole("include: parts.yaml\ncolor: { ink: \"{palette.a}\", text: \"#333\" }\n")
    let result = compileInMemory(root, wantsOutlines: true, including: files)
    let spec = LintedSpec(
      catalog: try #require(result.catalogs.first),
      outline: try #require(result.specs.first?.outline),
      files: result.files
    )
    var findings = Findings(rule: UnusedToken.self)
    UnusedToken.check(spec, &findings)
    let fixed = FixApplier.apply(findings.diagnostics, to: result.files, unsafe: true)
    #expect(
      fixed.files.map { String(decoding: $0.bytes, as: UTF8.self) } == [root, "palette:\n  # a\n  a: \"#111111\"\n"]
    )
  }

  /// Large tables end, and nothing traps.
  @Test func manyTokensAreJudged() throws {
    let count = isLongRun ? 2_000 : 500
    let palette = (0..<count).map {
      "  p\($0): \($0 == 0 ? "\"#111\"" : $0 % 31 == 0 ? "\"#222\"" : "\"{palette.p\($0 - 1)}\"")\n"
    }
    let colors = (0..<count).map { "  C_\($0)-x: { light: \"{palette.p\($0)}\", dark: \"#222\" }\n" }
    let yaml = RuleExampleSpec.whole("palette:\n\(palette.joined())color:\n\(colors.joined())")
    for rule in RuleRegistry.rules where rule.category == .naming || rule.category == .graph {
      _ = try RuleExampleSpec.lint(rule, RuleExample(yaml), yaml: yaml, swift: nil)
    }
  }
}
