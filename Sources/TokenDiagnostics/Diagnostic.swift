/// What is wrong in an input, where, and what would be right.
public struct Diagnostic: Sendable, Hashable {
  /// How bad it is; only errors stop a compile.
  public enum Severity: String, Sendable, Hashable {
    case error, warning, info
  }

  /// How bad it is.
  public let severity: Severity
  /// Stable over releases: people search for it and configure by it.
  public let rule: RuleID
  /// One sentence without a full stop.
  public let message: String
  /// The exact characters that are wrong.
  public let range: SourceRange
  /// Other places that explain it, in the order in which they should be read.
  public let notes: [Note]
  /// Changes that mend it, the best one first.
  public let fixIts: [FixIt]

  /// An error unless said; notes and fix-its may be left out.
  public init(
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

  /// Hashes the place and the rule: diagnostics that are equal in both are few, and their texts are long.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(range)
    hasher.combine(rule)
  }
}

/// The name of a rule, such as `unknown-key`: lower-case words with hyphens.
public struct RuleID: RawRepresentable, Sendable, Hashable {
  /// The words as they are printed and configured.
  public let rawValue: String

  /// Any text; nothing is checked.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// Another place that explains a diagnostic: a link of an alias chain, the other half of a duplicate.
public struct Note: Sendable, Hashable {
  /// One phrase without a full stop.
  public let message: String
  /// The place that the message speaks of.
  public let range: SourceRange

  /// A message about another place.
  public init(_ message: String, at range: SourceRange) {
    self.message = message
    self.range = range
  }
}

extension Sequence where Element == Diagnostic {
  /// Whether anything here stops a compile.
  public var hasErrors: Bool { contains { $0.severity == .error } }

  /// The same without those that were there before; the first of each stays.
  public func uniqued() -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }
  }

  /// By file, then by place; what stands at one place keeps its order. Linear when they are in order already.
  public func inSourceOrder() -> [Diagnostic] {
    let all = Array(self)
    if zip(all, all.dropFirst()).allSatisfy({ $0.range <= $1.range }) { return all }
    // Diagnostics are large: their places are sorted, not they.
    return all.indices.sorted { (all[$0].range, $0) < (all[$1].range, $1) }.map { all[$0] }
  }
}
