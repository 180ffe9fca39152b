/// What is wrong in an input, where, and what would be right.
public struct Diagnostic: Sendable, Hashable {
  public enum Severity: String, Sendable, Hashable {
    case error, warning, info
  }

  public let severity: Severity
  /// Stable over releases: people search for it and configure by it.
  public let rule: RuleID
  /// One sentence without a full stop.
  public let message: String
  /// The exact characters that are wrong.
  public let range: SourceRange
  public let notes: [Note]
  public let fixIts: [FixIt]

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
}

/// The name of a rule, such as `unknown-key`: lower-case words with hyphens.
public struct RuleID: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// Another place that explains a diagnostic: a link of an alias chain, the other half of a duplicate.
public struct Note: Sendable, Hashable {
  public let message: String
  public let range: SourceRange

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

  /// By file, then by place; what stands at one place keeps its order.
  public func inSourceOrder() -> [Diagnostic] {
    enumerated()
      .sorted { ($0.element.range, $0.offset) < ($1.element.range, $1.offset) }
      .map(\.element)
  }
}
