package import TokenCompiler
package import TokenDiagnostics
package import TokenResolver

/// Applies the fix-its of a lint until nothing is left that may be applied.
package struct LintFixer: Sendable {
  /// The result of a run.
  package struct Result: Sendable {
    /// The files that changed, with their new content. Includes files without a path, such as standard input.
    package let changed: [SourceFile]
    /// All files as they were before.
    package let original: [SourceFile]
    /// The number of fixed findings.
    package let fixedCount: Int
    /// The findings that are left.
    package let lint: Compiler.LintResult
  }

  /// The maximum number of lints per step: enough to try each of 32 fixes alone.
  private static let lintsPerStep = 64

  private let inputs: [CompilerInput]
  private let options: Compiler.LintOptions
  private let unsafe: Bool
  private let include: SpecFiles.Provider

  /// The maximum number of steps that may reveal as many mistakes as they fix.
  private static let maximumRevealed = 64

  /// Works on the inputs of a compile; `unsafe` also applies fix-its that a person should review.
  package init(
    _ inputs: [CompilerInput],
    _ options: Compiler.LintOptions,
    unsafe: Bool,
    include: @escaping SpecFiles.Provider
  ) {
    self.inputs = inputs
    self.options = options
    self.unsafe = unsafe
    self.include = include
  }

  /// Lints, applies fixes, and lints the result, in steps, until a step applies nothing. Does not touch the disk.
  ///
  /// Fixes are kept only if the result lints better: with more text that can be judged, or as much and fewer mistakes,
  /// or as many and fewer findings that are errors, or as many of those and fewer findings. So steps come to an end,
  /// and fixes that undo each other cannot go in a circle. Safe fixes of mistakes are also kept if they only reveal
  /// what the mistakes hid, at most 64 times. Where a fix leads to another finding with a fix, such as a new line
  /// height that needs a new baseline offset, the two are judged together.
  ///
  /// An unsafe fix of a finding needs a review, and rules have not checked a spec with mistakes: their findings after
  /// the mistakes are fixed are for the next run.
  ///
  /// A step tries all fixes together, then halves of those refused, then quarters, at most 64 times. Fixes that it
  /// refuses stay refused, because each step starts from the text alone: a second run would begin with the step that
  /// this one ended with, and change nothing, unless it is the first to lint the spec.
  package func run() -> Result {
    let first = lint([:], options.images)
    var state = FixState(files: [:], fixedCount: 0, lint: first)
    let known = first.mistakes.isEmpty ? nil : Set(first.findings.map(FindingKey.init))
    while let next = step(from: judged(state), reviewed: known) { state = next }
    state = judged(state)
    return Result(
      changed: state.files.values.sorted { $0.path < $1.path },
      original: first.files,
      fixedCount: state.fixedCount,
      lint: state.lint
    )
  }

  /// The findings of a lint, with the fixes that were found to be safe, as if files had other content. Touches no disk.
  ///
  /// - Parameter isWanted: Whether to look for fixes that are safe.
  package func lint(
    replacing files: [SourceFile] = [],
    while isWanted: @escaping () -> Bool = { true }
  ) -> Compiler.LintResult {
    let files = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    return judged(FixState(files: files, fixedCount: 0, lint: lint(files, options.images)), while: isWanted).lint
  }

  /// The same for a compile of the inputs, with outlines, that is done already.
  package func lint(_ compiled: Compiler.Result, while isWanted: @escaping () -> Bool) -> Compiler.LintResult {
    judged(FixState(files: [:], fixedCount: 0, lint: lint(compiled, [:], options.images)), while: isWanted).lint
  }

  /// The same state, in which fixes of mistakes are safe where only one reading is possible.
  private func judged(_ state: FixState, while isWanted: @escaping () -> Bool = { true }) -> FixState {
    var state = state
    let judged = SafeReadings.judge(state.lint.mistakes, in: state.lint.files) { tried in
      guard isWanted() else { return nil }
      return changed(tried, in: state, unsafe: true).map { lint($0.files, looksForFindings: false).mistakes }
    }
    state.lint = state.lint.with(judged)
    return state
  }

  private struct FixState {
    /// By path.
    var files: [String: SourceFile]
    var fixedCount: Int
    var lint: Compiler.LintResult
    /// The number of steps so far that revealed other mistakes.
    var revealed = 0
  }

  /// The state after all fixes that make it better, as far as the lints of a step go; nil without such fixes.
  ///
  /// - Parameter reviewed: The findings whose unsafe fixes may be applied; nil for all.
  private func step(from state: FixState, reviewed: Set<FindingKey>?) -> FixState? {
    let fixable = fixable(in: state.lint, reviewed: reviewed)
    var (waiting, next) = ([fixable[...]], 0)
    var (taken, best): ([Diagnostic], FixState?) = ([], nil)
    var lints = Self.lintsPerStep
    while next < waiting.count, lints > 0 {
      let tried = waiting[next]
      next += 1
      if let better = attempt(taken + tried, from: state, betterThan: best ?? state, reviewed: reviewed, &lints) {
        (taken, best) = (taken + tried, better)
      } else if tried.count > 1 {
        let half = tried.startIndex + tried.count / 2
        waiting += [tried[..<half], tried[half...]]
      }
    }
    return best
  }

  /// The diagnostics with fixes that may be applied, in source order.
  private func fixable(in lint: Compiler.LintResult, reviewed: Set<FindingKey>?) -> [Diagnostic] {
    func isFixable(_ diagnostic: Diagnostic) -> Bool {
      diagnostic.fixIts.contains { unsafe || $0.applicability == .safe }
    }
    let findings = lint.findings.filter { finding in
      guard let reviewed, !reviewed.contains(FindingKey(finding)) else { return isFixable(finding) }
      return finding.fixIts.first?.applicability == .safe
    }
    return (lint.mistakes.filter(isFixable) + findings).inSourceOrder()
  }

  /// A state after fixes, or after these and the fixes of their consequences; nil unless it is better than `best`.
  private func attempt(
    _ diagnostics: [Diagnostic],
    from state: FixState,
    betterThan best: FixState,
    reviewed: Set<FindingKey>?,
    _ lints: inout Int
  ) -> FixState? {
    guard let first = applied(diagnostics, to: state, &lints) else { return nil }
    if first.lint.isBetter(than: best.lint) { return first }
    if state.revealed < Self.maximumRevealed, first.lint.isMended(from: state.lint, diagnostics) {
      var first = first
      first.revealed = state.revealed + 1
      return first
    }
    let known = Set(state.lint.diagnostics.map(FindingKey.init))
    let new = fixable(in: first.lint, reviewed: reviewed).filter { !known.contains(FindingKey($0)) }
    guard lints > 0, let second = applied(new, to: first, &lints) else { return nil }
    return second.lint.isBetter(than: best.lint) ? second : nil
  }

  /// Nil when there is nothing to apply.
  private func applied(
    _ diagnostics: [Diagnostic],
    to state: FixState,
    _ lints: inout Int
  ) -> FixState? {
    guard let changed = changed(diagnostics, in: state, unsafe: unsafe) else { return nil }
    lints -= 1
    let lint = lint(changed.files, state.lint.images)
    return FixState(
      files: changed.files,
      fixedCount: state.fixedCount + changed.count,
      lint: lint,
      revealed: state.revealed
    )
  }

  /// The files after fixes, by path, and how many fixes those were; nil when there is nothing to apply.
  private func changed(
    _ diagnostics: [Diagnostic],
    in state: FixState,
    unsafe: Bool
  ) -> (files: [String: SourceFile], count: Int)? {
    let result = FixApplier.apply(diagnostics, to: state.lint.files, unsafe: unsafe)
    guard !result.applied.isEmpty else { return nil }
    var files = state.files
    for (old, new) in zip(state.lint.files, result.files) where old.bytes != new.bytes { files[new.path] = new }
    return (files, result.applied.count)
  }

  private func lint(
    _ files: [String: SourceFile],
    _ images: ImageFiles? = nil,
    looksForFindings: Bool = true
  ) -> Compiler.LintResult {
    let compiled = Compiler.compile(inputs, replacing: files, isStrict: options.isStrict, include: include)
    return lint(compiled, files, images, looksForFindings: looksForFindings)
  }

  private func lint(
    _ compiled: Compiler.Result,
    _ files: [String: SourceFile],
    _ images: ImageFiles?,
    looksForFindings: Bool = true
  ) -> Compiler.LintResult {
    var options = options
    options.looksForFindings = looksForFindings
    options.images = images
    options.sources = options.sources?.map { files[$0.path] ?? $0 }
    options.configurations = options.configurations.mapValues { files[$0.path] ?? $0 }
    options.migrations = options.migrations.map { $0.replacing(file: files[$0.file.path] ?? $0.file) }
    options.readConfiguration = { [read = options.readConfiguration] path throws(IncludeError) in
      if let file = files[path] { return file }
      return try read(path)
    }
    return Compiler.lint(compiled, options)
  }
}

extension Compiler.LintResult {
  fileprivate func with(_ judged: SafeReadings.Result) -> Self {
    Self(
      findings: findings,
      mistakes: judged.mistakes,
      files: files,
      outlines: outlines,
      images: images,
      untriedFixes: judged.untriedCount
    )
  }

  /// Whether there is more text that can be judged, or as much and fewer mistakes, or as many and fewer errors, or as
  /// many of those and fewer findings. Mistakes weigh more than findings: a spec that was fixed is judged by all rules
  /// for the first time.
  fileprivate func isBetter(than other: Compiler.LintResult) -> Bool { badness < other.badness }

  private var badness: (Int, Int, Int, Int) {
    (hiddenBytes, mistakes.count, findings.count { $0.severity == .error }, findings.count)
  }

  /// The bytes after mistakes that end the reading of a file.
  private var hiddenBytes: Int {
    var firsts: [SourceFileID: Int] = [:]
    for mistake in mistakes where Self.hidingRules.contains(mistake.rule.rawValue) && mistake.severity == .error {
      let start = mistake.range.bytes.lowerBound
      firsts[mistake.range.file] = min(start, firsts[mistake.range.file] ?? start)
    }
    return firsts.reduce(0) { sum, first in sum + max(0, (files[first.key]?.bytes.count ?? 0) - first.value) }
  }

  private static let hidingRules: Set = [
    "yaml-syntax", "yaml-unsupported", "yaml-documents", "yaml-complex-key", "json-syntax", "json-string",
    "json-number",
    "json-documents", "json-unsupported", "unsupported-version",
  ]

  /// Whether mistakes with safe fixes are gone, whatever they hid.
  fileprivate func isMended(from before: Compiler.LintResult, _ mended: [Diagnostic]) -> Bool {
    let (old, new) = (before.mistakeCounts, mistakeCounts)
    return Dictionary(grouping: mended, by: FindingKey.init).allSatisfy { key, mended in
      mended.allSatisfy { $0.fixIts.first?.applicability == .safe }
        && (old[key] ?? 0) - (new[key] ?? 0) >= mended.count
    }
  }

  private var mistakeCounts: [FindingKey: Int] {
    Dictionary(mistakes.map { (FindingKey($0), 1) }, uniquingKeysWith: +)
  }
}
