package import TokenDiagnostics

/// Finds the fixes of mistakes that a person need not look at, by trying them.
///
/// A misspelled word may mean any name that is near. It certainly means a name if only that one makes sense there: the
/// result decodes, the mistake is gone, and no other appears.
///
/// All mistakes are tried together: first with the first name that each may mean, then with the second, and so on. If a
/// mistake remains, halves are tried separately, then quarters. Of a kind with more than 50 mistakes, those that may
/// mean one name are tried all together and once; of one with more than 500, none.
package struct SafeReadings {
  /// The result of a trial.
  package struct Result {
    /// The mistakes, with fixes that are safe where only one of them makes sense.
    package let mistakes: [Diagnostic]
    /// The number of mistakes whose fixes were not tried separately.
    package let untriedCount: Int
  }

  /// The maximum number of mistakes of one kind that are tried separately.
  private static let maximumOfKind = 50
  /// The maximum number of mistakes of one kind that are tried together.
  private static let maximumTogether = 500
  /// So many tries that a file with many mistakes of many kinds does not take minutes.
  private static let maximumTries = 48

  private let mistakes: [Diagnostic]
  private let files: [SourceFile]
  private let counts: [FindingKey: Int]
  /// Gives the mistakes that are left after the first fixes of some diagnostics; nil if none could be applied.
  private let attempt: ([Diagnostic]) -> [Diagnostic]?
  private var tries = Self.maximumTries
  /// For each mistake that is tried, the indexes of those of its fixes that make sense.
  private var sensible: [Int: [Int]] = [:]
  /// The undecided mistakes, by their indexes.
  private var untried: Set<Int> = []

  private init(
    _ mistakes: [Diagnostic],
    in files: [SourceFile],
    attempt: @escaping ([Diagnostic]) -> [Diagnostic]?
  ) {
    self.mistakes = mistakes
    self.files = files
    self.attempt = attempt
    counts = Self.counts(of: mistakes)
  }

  /// Tries the fixes of the mistakes of a compile or a lint in its files. `attempt` gives the mistakes that are left
  /// after the first fixes of all of the diagnostics that it gets, and nil if none could be applied.
  package static func judge(
    _ mistakes: [Diagnostic],
    in files: [SourceFile],
    attempt: @escaping ([Diagnostic]) -> [Diagnostic]?
  ) -> Result {
    var readings = SafeReadings(mistakes, in: files, attempt: attempt)
    readings.tryAll()
    return Result(
      mistakes: mistakes.indices.map { readings.judged($0) },
      untriedCount: readings.untried.count
    )
  }

  private mutating func tryAll() {
    // A safe fix needs no judging.
    let open = mistakes.indices.filter { index in
      let fixIts = mistakes[index].fixIts
      return !fixIts.isEmpty && fixIts.allSatisfy { $0.applicability == .unsafe && Self.isSpelling($0) }
    }
    let kinds = Dictionary(grouping: open) { mistakes[$0].rule }.values
    tryTogether(kinds.filter { $0.count > Self.maximumOfKind })
    tryApart(kinds.filter { $0.count <= Self.maximumOfKind }.flatMap(\.self).sorted())
  }

  /// Tries the mistakes of kinds that have many, as far as each may mean one name only.
  private mutating func tryTogether(_ kinds: [[Int]]) {
    untried = Set(kinds.joined())
    let clear = kinds.filter { $0.count <= Self.maximumTogether }.joined().filter { index in
      let fixIts = mistakes[index].fixIts
      return fixIts.count == 1 && keepsRest(fixIts[0])
    }
    guard !clear.isEmpty, mend(clear, reading: 0) else { return }
    for index in clear { sensible[index] = [0] }
    untried.subtract(clear)
  }

  private mutating func tryApart(_ few: [Int]) {
    let worthwhile = few.filter { mistakes[$0].fixIts.contains(where: keepsRest) }
    for reading in 0..<(worthwhile.map { mistakes[$0].fixIts.count }.max() ?? 0) {
      tryParts(of: worthwhile.filter { mistakes[$0].fixIts.indices.contains(reading) }, reading: reading)
    }
  }

  /// Tries one fix of each mistake: of all together, then of halves.
  private mutating func tryParts(of part: [Int], reading: Int) {
    guard !part.isEmpty else { return }
    guard tries > 0 else { return untried.formUnion(part) }
    tries -= 1
    if mend(part, reading: reading) {
      for index in part { sensible[index, default: []].append(reading) }
    } else if part.count > 1 {
      tryParts(of: Array(part.prefix(part.count / 2)), reading: reading)
      tryParts(of: Array(part.dropFirst(part.count / 2)), reading: reading)
    }
  }

  /// Whether one fix of each of some mistakes mends all of them, and nothing else is wrong instead.
  private func mend(_ part: [Int], reading: Int) -> Bool {
    guard let left = attempt(part.map { mistakes[$0].with(fixIts: [mistakes[$0].fixIts[reading]]) }) else {
      return false
    }
    let leftCounts = Self.counts(of: left)
    let mended = Dictionary(grouping: part) { FindingKey(mistakes[$0]) }
    return leftCounts.allSatisfy { key, count in count <= counts[key] ?? 0 }
      && mended.allSatisfy { key, part in leftCounts[key] ?? 0 <= (counts[key] ?? 0) - part.count }
  }

  private static func counts(of diagnostics: [Diagnostic]) -> [FindingKey: Int] {
    Dictionary(diagnostics.map { (FindingKey($0), 1) }, uniquingKeysWith: +)
  }

  /// A mistake, with the one fix that makes sense as a safe one.
  private func judged(_ index: Int) -> Diagnostic {
    let diagnostic = mistakes[index]
    guard !untried.contains(index), let found = sensible[index], found.count == 1 else { return diagnostic }
    var others = diagnostic.fixIts
    let good = others.remove(at: found[0])
    guard keepsRest(good), let edit = good.edits.first else { return diagnostic }
    return diagnostic.with(fixIts: [FixIt(good.message, .safe, edit: edit)] + others)
  }

  /// Whether a fix writes other letters and nothing more: a number that is off, a unit, or a color by its name, is not
  /// a typing error.
  private static func isSpelling(_ fixIt: FixIt) -> Bool {
    guard fixIt.edits.count == 1, let text = fixIt.edits.first?.replacement else { return false }
    return text.contains(where: \.isLetter) && !text.contains("#")
  }

  /// Whether a fix loses nothing that may have been meant.
  private func keepsRest(_ fixIt: FixIt) -> Bool { fixIt.edits.allSatisfy { keepsDigits($0) && keepsText($0) } }

  /// `gray5` and `gray4` are two names, not two spellings of one.
  private func keepsDigits(_ edit: TextEdit) -> Bool {
    guard files[edit.range.file] != nil else { return false }
    return files.text(of: edit.range).filter(\.isNumber) == edit.replacement.filter(\.isNumber)
  }

  /// Text after the braces of a reference may mean something, `{a} + {b}`, and so may a word more: `Bold Italic`.
  private func keepsText(_ edit: TextEdit) -> Bool {
    guard files[edit.range.file] != nil else { return false }
    let old = files.text(of: edit.range)
    func words(_ text: String) -> Int { text.split(whereSeparator: \.isWhitespace).count }
    if words(edit.replacement) < words(old) { return false }
    guard let brace = old.firstIndex(of: "}") else { return true }
    return old[brace...].allSatisfy { "}\"'".contains($0) || $0.isWhitespace }
  }
}

/// A finding without its location, which other fixes move.
package struct FindingKey: Hashable {
  private let rule: RuleID
  private let message: String

  /// The key of a finding.
  package init(_ finding: Diagnostic) {
    (rule, message) = (finding.rule, finding.message)
  }
}
