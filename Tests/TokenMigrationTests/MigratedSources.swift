import TestSupport
import Testing
import TokenCompiler
import TokenComparison
import TokenDiagnostics

@testable import TokenMigration

/// Sources that follow versions of specs, in memory.
struct MigratedSources {
  let migration: Migration

  /// - Parameters:
  ///   - versions: Specs or token files, the oldest first.
  ///   - sources: Texts by their paths.
  ///   - limit: What is written.
  ///   - written: What the newer versions say about names.
  ///   - applied: What was written before.
  init(
    _ versions: [String],
    _ sources: [(path: String, text: String)],
    writing limit: MigrationGrade = .appearance,
    written: [(old: String, successors: [String])] = [],
    applied: MigrationGrade? = nil
  ) throws {
    let inputs = try versions.map(Self.inputs)
    let steps = zip(inputs, inputs.dropFirst()).map { old, new in
      MigrationStep(from: old, to: new, written: WrittenSuccessors(written), applied: applied)
    }
    self.init(steps, sources, writing: limit)
  }

  init(
    _ steps: [MigrationStep],
    _ sources: [(path: String, text: String)],
    writing limit: MigrationGrade = .appearance
  ) {
    let sources = sources.map { SourceFile(path: $0.path, text: $0.text) }
    migration = Migration(of: steps, in: sources, writing: limit)
  }

  /// What is compiled of a spec or of token files without mistakes.
  static func inputs(_ text: String) throws -> [MigratedInput] {
    let path = text.hasPrefix("{") ? "brand.resolver.json" : "brand.yaml"
    let file = CompilerInput(SourceFile(path: path, text: text), role: .spec)
    let result = compileInMemory([file], to: [], wantsOutlines: true)
    try #require(!result.diagnostics.hasErrors, "\(result.diagnostics.map(\.message)) in \(text)")
    return result.contents.map { MigratedInput($0) }
  }

  /// `a.swift:1:3 safe: …`, in the order of the sources.
  var needs: [String] {
    let locator = SourceLocator(migration.sources)
    return migration.needs.map { need in
      "\(locator.location(of: need.original)) \(need.grade.rawValue): \(need.messages.joined(separator: "; then "))"
    }
  }

  /// The text of a source after.
  func text(_ index: Int = 0) -> String { String(decoding: migration.results[index].bytes, as: UTF8.self) }
}
