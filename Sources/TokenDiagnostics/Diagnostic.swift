/// A problem in an input, with its range and possible fixes.
package struct Diagnostic: Sendable, Hashable {
  /// The severity of a problem, the worst first; only errors stop a compile.
  package enum Severity: String, Sendable, Hashable, CaseIterable {
    case error, warning, info
  }

  /// The severity of the problem.
  package let severity: Severity
  /// The rule, whose ID is stable over releases: people search for it and configure it.
  package let rule: RuleID
  /// One sentence without a full stop.
  package let message: String
  /// The range of exactly the characters that are wrong.
  package let range: SourceRange
  /// Other locations that explain the problem, in reading order.
  package let notes: [Note]
  /// Changes that fix the problem, the best one first.
  package private(set) var fixIts: [FixIt]
  /// Whether it is an error if reading is strict.
  package internal(set) var isDeviation = false

  /// Creates a diagnostic, an error by default.
  package init(
    _ severity: Severity = .error,
    rule: RuleID,
    message: String,
    at range: SourceRange,
    notes: [Note] = [],
    fixIts: [FixIt] = []
  ) {
    self.severity = severity
    self.rule = rule
    self.message = message
    self.range = range
    self.notes = notes
    self.fixIts = fixIts
  }

  /// The same diagnostic with other fix-its.
  package func with(fixIts: [FixIt]) -> Diagnostic {
    var other = self
    other.fixIts = fixIts
    return other
  }

  /// The same diagnostic if reading is strict, where a deviation is an error.
  package var strict: Diagnostic {
    isDeviation ? Diagnostic(rule: rule, message: message, at: range, notes: notes, fixIts: fixIts) : self
  }

  /// Hashes the location and the rule: diagnostics that are equal in both are few, and their texts are long.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(range)
    hasher.combine(rule)
  }
}

/// The name of a rule, such as `unknown-key`: lower-case words with hyphens.
package struct RuleID: RawRepresentable, Sendable, Hashable {
  /// The ID as it is printed and configured.
  package let rawValue: String

  /// Creates an ID from any text; nothing is checked.
  package init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// Another location that explains a diagnostic, such as a link in a chain of references or the first of two duplicates.
package struct Note: Sendable, Hashable {
  /// One phrase without a full stop.
  package let message: String
  /// The location that the message is about.
  package let range: SourceRange

  /// Creates a note about a location.
  package init(_ message: String, at range: SourceRange) {
    self.message = message
    self.range = range
  }
}

extension Sequence where Element == Diagnostic {
  /// Whether any of the diagnostics is an error.
  package var hasErrors: Bool { contains { $0.severity == .error } }

  /// The diagnostics without repetitions; the first of each is kept.
  package func uniqued() -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }
  }

  /// The diagnostics by file, then by range. Diagnostics with equal ranges keep their order.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of diagnostics; O(*n*) if they are in order already.
  package func inSourceOrder() -> [Diagnostic] {
    let all = Array(self)
    if zip(all, all.dropFirst()).allSatisfy({ $0.range <= $1.range }) { return all }
    // Indices are sorted, because diagnostics are large.
    return all.indices.sorted { (all[$0].range, $0) < (all[$1].range, $1) }.map { all[$0] }
  }
}
