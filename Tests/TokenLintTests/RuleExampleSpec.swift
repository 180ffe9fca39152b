import TestSupport
import TokenCompiler
import TokenDiagnostics
import TokenModel

@testable import TokenLint

/// An example of a rule as a whole spec, with the places that findings should point at.
struct RuleExampleSpec {
  static let minimal: [(key: String, lines: String)] = [
    ("stylespec", "stylespec: 1\n"), ("name", "name: Brand\n"), ("offsetHost", "offsetHost: uikit-legacy\n"),
    ("color", "color:\n  ink: { light: \"#222222\", dark: \"#F2F2F2\" }\n"), ("weight", "weight: { regular: 400 }\n"),
    ("typography", "typography: { 14: plain }\n"),
  ]

  /// The resolver document of an example.
  static let resolverName = "brand.resolver.json"

  /// An example with the parts of a spec that it lacks. Marks stay.
  static func whole(_ yaml: String) -> String {
    let keys = Set(yaml.split(separator: "\n").compactMap { $0.split(separator: ":").first.map(String.init) })
    return minimal.filter { !keys.contains($0.key) }.map(\.lines).joined() + yaml
  }

  /// What a rule alone finds.
  static func lint(_ rule: any LintRule.Type, _ example: RuleExample, yaml: String, swift: String?) throws -> Linted {
    let documents = example.resolver.map { [resolverName: MarkedSource.unmarked($0).text] } ?? [:]
    let result = compileInMemory(yaml, wantsOutlines: true, including: documents)
    guard let catalog = result.catalogs.first, let outline = result.specs.first?.outline else {
      throw NotASpec(diagnostics: result.diagnostics.map(\.message))
    }
    let sources = swift.map { [SourceFile(path: "Sources/App.swift", text: $0)] }
    let files = result.files + (sources ?? [])
    var images = ImageFiles(example.images)
    let spec = LintedSpec(
      catalog: catalog,
      outline: outline,
      files: files,
      swiftNames: Compiler.swiftNames(of: catalog),
      sources: sources.map { _ in [SourceFileID(index: result.files.count)] },
      images: example.images.isEmpty ? nil : EmojiImages(of: catalog, in: "", from: &images)
    )
    var configuration = LintConfiguration()
    // Suppressions are judged by what other rules find.
    let othersAreOff = rule.category != .suppressions
    for other in RuleRegistry.rules where othersAreOff { configuration.rules[other.id] = .init(level: .off) }
    configuration.rules[rule.id] = .init(level: .on(.warning), options: example.options)
    let found = Linter.lint(spec, configuration)
    return Linted(files: files, diagnostics: found.filter { $0.rule.rawValue == rule.id })
  }

  struct Linted {
    let files: [SourceFile]
    let diagnostics: [Diagnostic]
  }

  struct NotASpec: Error {
    let diagnostics: [String]
  }
}
