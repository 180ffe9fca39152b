import Foundation
import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenModel
import TokenResolver

@testable import TokenLint

/// Token files by themselves, of more than 300 tokens each, as teams have them: primitives and semantic tokens, a
/// resolver document with four contexts, and what Figma exports. README.md of Tests/Data/TeamTokens has more.
struct TeamSystemTests {
  private static let systems = ["acme", "nova", "figma"]

  private static func lint(_ system: String, _ configuration: String? = nil) throws -> Compiler.LintResult {
    let files = try files(of: system)
    let compiled = compile(files, to: [])
    var options = Compiler.LintOptions()
    if let configuration {
      let file = SourceFile(path: ".stylespec.yaml", text: configuration)
      options.configurations = Dictionary(uniqueKeysWithValues: compiled.files.indices.map { ($0, file) })
      options.looksAtAll = true
    }
    return Compiler.lint(compiled, options)
  }

  private static func files(of system: String) throws -> [SourceFile] {
    let folder = "Tests/Data/TeamTokens/systems/\(system)"
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appendingPathComponent(folder).path
    )
    return try names.sorted().map { SourceFile(path: $0, bytes: try Repository.readBytes("\(folder)/\($0)")) }
  }

  private static func compile(_ files: [SourceFile], to formats: [OutputRequest]) -> Compiler.Result {
    let document = files.first { $0.path.hasSuffix(".resolver.json") }
    let inputs = (document.map { [$0] } ?? files).map { CompilerInput($0, role: .candidate) }
    let texts = files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    return compileInMemory(
      inputs,
      to: formats,
      wantsOutlines: formats.isEmpty,
      including: Dictionary(uniqueKeysWithValues: texts)
    )
  }

  /// Who is happy with a system reads a page, not a book.
  @Test(arguments: systems) func findingsAreAPage(of system: String) throws {
    let result = try Self.lint(system)
    #expect(!result.mistakes.hasErrors)
    #expect(result.diagnostics.count <= 20)
    #expect((result.outlines.first?.tokens.count ?? 0) > 300)
  }

  /// Every format has something of every system, and says in a few lines what it leaves out.
  @Test(arguments: systems) func everyFormatHasTheSystem(of system: String) throws {
    let files = try Self.files(of: system)
    for emitter in EmitterRegistry.emitters {
      let configured: [String: EmitterOption.Value] = emitter.id == SwiftEmitter.id ? ["tokens": .flag(true)] : [:]
      let result = Self.compile(files, to: [OutputRequest(emitter, configured)])
      #expect(!result.outputs.isEmpty && !result.diagnostics.hasErrors, "\(emitter.id)")
      let infos = result.diagnostics.filter { $0.severity == .info }
      #expect(infos.count <= 20, "\(emitter.id): \(infos.map(\.message))")
    }
  }

  @Test func rulesSayWhatTheyFindInTokenFiles() throws {
    let found = try Self.lint(
      "acme",
      """
      rules:
        layering: { targets: { "semantic.*": "space.*" } }
        contrast: { backgrounds: { "semantic.color.text.disabled": semantic.color.background.default } }
        name-pattern: { patterns: { duration: "[a-m]+" } }
        near-duplicate-colors: off
      """
    )
    #expect(found.mistakes == [])
    let messages = Set(found.findings.map { "\($0.rule.rawValue): \($0.message)" })
    #expect(
      messages.isSuperset(of: [
        """
        contrast: text in `semantic.color.text.disabled` has a contrast of 2.41 on `semantic.color.background.default` \
        (#FFFFFF) in the light appearance; WCAG 2.2 AA requires 4.5 for text of this size, which #73767B has
        """,
        "layering: `semantic.color.icon.inverse` refers to `color.white`, but `semantic.*` may refer only to `space.*`",
        "name-pattern: `slow` does not fit `[a-m]+`, the pattern for names of type `duration`; rename it",
      ])
    )
  }

  @Test func settingsThatDoNothingAreReported() throws {
    let found = try Self.lint(
      "acme",
      """
      rules:
        missing-dark: error
        off-grid: off
        layering: warning
        contrast: { level: AAA, backgrounds: { light: "#FFFFFF" } }
        name-pattern: { patterns: { weight: "[a-z]+" } }
        duplicate-colors: error
      """
    )
    #expect(found.mistakes.allSatisfy { $0.rule == NeedlessSetting.id && $0.severity == .warning })
    #expect(
      found.mistakes.map(\.message) == [
        "`missing-dark` checks specs, and finds nothing in token files on their own; remove it",
        "`layering` only has defaults for sections of specs; give it the groups of the token files as `targets`, such as "
          + "`{ \"semantic.*\": [\"color.*\"] }`",
        "`contrast` cannot tell which colors of token files are for text; name them and their backgrounds, as in "
          + "`backgrounds: { \"color.text.*\": color.background.default }`",
        "`name-pattern` has patterns for sections of specs alone; token files have types, such as `color` and "
          + "`dimension`",
      ]
    )
  }
}
