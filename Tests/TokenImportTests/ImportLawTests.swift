import TestSupport
import Testing
import TokenDiagnostics

@testable import TokenImport

/// What holds for any export. `STYLESPEC_SEED` chooses the random ones.
struct ImportLawTests {
  private static let rounds = isLongRun ? 2_000 : 100

  /// Tokens in are tokens out, or lost; and the result compiles.
  @Test func everyTokenIsThereOrLost() throws {
    for seed in SeededGenerator.seeds(Self.rounds) {
      var random = RandomStudioTokens(generator: SeededGenerator(seed: seed))
      let text = random.file()
      let input = ImportInput(
        [.init(SourceFile(path: "tokens.json", text: text), path: "tokens.json")],
        isFolder: false
      )
      var diagnostics: [Diagnostic] = []
      guard let reading = TokensStudio.read(input, from: nil, isStrict: seed % 2 == 0, diagnostics: &diagnostics) else {
        #expect(diagnostics.map(\.rule.rawValue) == ["unrecognized-import"], "STYLESPEC_SEED=\(seed)\n\(text)")
        continue
      }
      let notes = reading.system.notes.filter { $0.subject == .token }
      #expect(notes.count == random.count, "STYLESPEC_SEED=\(seed)\n\(text)")
      let written = reading.system.sets.filter { !$0.name.hasSuffix("-computed") }.flatMap(\.tokens).count
      #expect(written == notes.count { $0.grade != .lost }, "STYLESPEC_SEED=\(seed)\n\(text)")
      #expect(notes.allSatisfy { $0.grade == .exact || !$0.reasons.isEmpty }, "STYLESPEC_SEED=\(seed)\n\(text)")
      let files = ImportedFiles(reading.system, named: "Brand", from: "Tokens Studio", isStrict: seed % 2 == 0)
      let errors = files.diagnostics.filter { $0.severity == .error }
      let report = TerminalReport(SourceLocator(files.sources), usesColor: false).render(errors)
      #expect(errors.isEmpty, "STYLESPEC_SEED=\(seed)\n\(text)\n\(report)")
    }
  }
}
