public import TokenDiagnostics

/// The accepted findings of a project: only new ones are reported.
public struct Baseline: Sendable, Hashable {
  /// A finding as it was when the baseline was written. Only the fingerprint is compared; the rest is for people.
  public struct Entry: Sendable, Hashable, Codable {
    /// Identifies the finding.
    public let fingerprint: String
    /// The rule that found it.
    public let rule: String
    /// The path of its file.
    public let path: String
    /// The message of the finding.
    public let message: String

    /// An entry from its parts.
    public init(fingerprint: String, rule: String, path: String, message: String) {
      self.fingerprint = fingerprint
      self.rule = rule
      self.path = path
      self.message = message
    }
  }

  /// The findings of a run, compared with a baseline.
  public struct Result: Sendable {
    /// The findings that are not in the baseline, in the given order.
    public let new: [Diagnostic]
    /// The number of findings in the baseline.
    public let knownCount: Int
    /// Entries without a finding.
    public let stale: [Entry]
  }

  /// By path, then by rule, then by fingerprint.
  public let entries: [Entry]

  /// A baseline of entries in any order.
  public init(_ entries: some Sequence<Entry>) {
    self.entries = entries.sorted { ($0.path, $0.rule, $0.fingerprint) < ($1.path, $1.rule, $1.fingerprint) }
  }

  /// A baseline of all findings with a fingerprint. Errors of a compile have none.
  public init(
    of diagnostics: [Diagnostic],
    fingerprints: [Diagnostic: String],
    path: (SourceRange) -> String
  ) {
    self.init(
      diagnostics.compactMap { diagnostic in
        fingerprints[diagnostic].map { fingerprint in
          Entry(
            fingerprint: fingerprint,
            rule: diagnostic.rule.rawValue,
            path: path(diagnostic.range),
            message: diagnostic.message
          )
        }
      }
    )
  }

  /// Separates new findings from known ones. A finding without a fingerprint is new. Linear.
  ///
  /// `paths` are the linted files, as entries name them: an entry of another file is not stale. Nil if all files were
  /// linted; then the entries of a removed file are stale, too.
  public func apply(
    to diagnostics: [Diagnostic],
    fingerprints: [Diagnostic: String],
    lookingAt paths: Set<String>? = nil
  ) -> Result {
    let known = Set(entries.map(\.fingerprint))
    let new = diagnostics.filter { diagnostic in !(fingerprints[diagnostic].map(known.contains) ?? false) }
    let found = Set(diagnostics.compactMap { fingerprints[$0] })
    let stale = entries.filter { !found.contains($0.fingerprint) && paths?.contains($0.path) ?? true }
    return Result(new: new, knownCount: diagnostics.count - new.count, stale: stale)
  }
}
