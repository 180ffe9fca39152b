import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenResolver

@testable import TokenLint

/// What has to hold for fixes of any spec.
struct FixPropertyTests {
  private static let rounds = lawRounds(120)

  /// A random spec, fixed, and fixed again.
  private struct Run {
    let before: [String: String]
    let after: [String: String]
    let lintBefore: Compiler.LintResult
    let result: LintFixer.Result
    let unsafe: Bool
    let again: LintFixer.Result
    let same: LintFixer.Result

    init(seed: UInt64, unsafe: Bool, wantsMistakes: Bool) {
      var random = RandomSource(seed: seed, wantsMistakes: wantsMistakes)
      let (spec, parts) = random.make()
      self.unsafe = unsafe
      before = ["spec.yaml": spec, "parts.yaml": parts]
      lintBefore = Compiler.lint(Self.compile(before), .init())
      result = Self.fix(before, unsafe: unsafe)
      // The hashes of sets and dictionaries differ from run to run.
      same = seed.isMultiple(of: 4) ? Self.fix(before, unsafe: unsafe) : result
      let changes = result.changed.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
      after = before.merging(changes) { $1 }
      again = Self.fix(after, unsafe: unsafe)
    }

    static func compile(_ files: [String: String]) -> Compiler.Result {
      let input = CompilerInput(SourceFile(path: "spec.yaml", text: files["spec.yaml"] ?? ""), role: .spec)
      return compileInMemory([input], to: [.catalog], wantsOutlines: true, including: files)
    }

    private static func fix(_ files: [String: String], unsafe: Bool) -> LintFixer.Result {
      let input = CompilerInput(SourceFile(path: "spec.yaml", text: files["spec.yaml"] ?? ""), role: .spec)
      let fixer = LintFixer([input], .init(), unsafe: unsafe) { path throws(IncludeError) in
        guard let text = files[path] else { throw IncludeError(problem: "is not there") }
        return SourceFile(path: path, text: text)
      }
      return fixer.run()
    }

    var context: Comment { "\(before["spec.yaml"] ?? "")\n=== parts\n\(before["parts.yaml"] ?? "")" }

    func notes(_ files: [String: String]) -> [String] {
      files.sorted { $0.key < $1.key }.flatMap { notes(in: $0.value) }
    }

    private func notes(in text: String) -> [String] {
      text.split(whereSeparator: \.isNewline).compactMap { line in
        line.firstRange(of: RandomSource.note).map { String(line[$0.lowerBound...]) }
      }
    }
  }

  /// What holds for every run, whatever it may apply.
  private func check(_ run: Run, _ context: Comment) {
    let (old, new) = (run.lintBefore, run.result.lint)
    // What rules find when the mistakes are gone wants a review before the next run.
    if !run.unsafe || old.mistakes.isEmpty {
      #expect(run.again.changed.isEmpty, "a second run changes something: \(context)")
    }
    #expect(run.same.changed == run.result.changed, context)
    #expect(new.mistakes.count <= old.mistakes.count, context)
    if old.mistakes.isEmpty { #expect(new.findings.count <= old.findings.count, context) }
    #expect(run.result.changed.isEmpty == (run.result.fixedCount == 0), context)
    for (path, text) in run.after {
      let returns = text.utf8.count { $0 == UInt8(ascii: "\r") }
      let before = run.before[path] ?? ""
      let newlines = text.utf8.count { $0 == UInt8(ascii: "\n") }
      #expect(returns == (before.utf8.contains(UInt8(ascii: "\r")) ? newlines : 0), context)
      #expect(text.hasPrefix("\u{FEFF}") == before.hasPrefix("\u{FEFF}"), context)
    }
  }

  /// Lines that differ are at most as many as fixes, and those of a fix only.
  private func checkLines(_ run: Run, _ context: Comment) {
    var inserted = 0
    for (path, text) in run.after {
      let lines = { (text: String) in text.utf8.split(separator: UInt8(ascii: "\n")).map { Array($0) } }
      inserted += lines(text).difference(from: lines(run.before[path] ?? "")).insertions.count
    }
    #expect(inserted <= run.result.fixedCount, context)
  }

  @Test(arguments: [false, true])
  func safeFixesKeepTheMeaning(wantsMistakes: Bool) {
    var (fixed, compiled) = (0, 0)
    // Few specs with mistakes compile, some 1 in 10.
    for (round, seed) in SeededGenerator.seeds(1_200).enumerated() where round < Self.rounds || compiled <= 5 {
      let run = Run(seed: seed, unsafe: false, wantsMistakes: wantsMistakes)
      let context: Comment = "seed \(seed)\n\(run.context.rawValue)"
      check(run, context)
      checkLines(run, context)
      #expect(run.notes(run.after) == run.notes(run.before), context)
      let outputs = Run.compile(run.before).outputs
      if !outputs.isEmpty { #expect(Run.compile(run.after).outputs == outputs, context) }
      compiled += outputs.isEmpty ? 0 : 1
      fixed += run.result.fixedCount
    }
    // A test in which nothing happens says nothing.
    #expect(
      fixed > Self.rounds / 4 && compiled > 5,
      "\(fixed) fixes in \(compiled) specs that compile, seed \(SeededGenerator.chosenSeed)"
    )
  }

  @Test(arguments: [false, true])
  func allFixesTogetherEndWell(wantsMistakes: Bool) {
    var fixed = 0
    for seed in SeededGenerator.seeds(Self.rounds) {
      let run = Run(seed: seed, unsafe: true, wantsMistakes: wantsMistakes)
      let context: Comment = "seed \(seed)\n\(run.context.rawValue)"
      check(run, context)
      if run.lintBefore.mistakes.isEmpty { #expect(!Run.compile(run.after).outputs.isEmpty, context) }
      fixed += run.result.fixedCount
    }
    #expect(fixed > Self.rounds / 2, "\(fixed) fixes, seed \(SeededGenerator.chosenSeed)")
  }
}
