public import TokenDiagnostics

/// The findings that a project has accepted for now: only new ones are reported.
public struct Baseline: Sendable, Hashable {
  /// A finding as it was when the baseline was written. Only the fingerprint counts; the rest is for people.
  public struct Entry: Sendable, Hashable, Codable {
    /// What the finding is recognized by.
    public let fingerprint: String
    /// The rule that found it.
    public let rule: String
    /// The file that it is in.
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
    /// What is not in the baseline, in the order given.
    public let new: [Diagnostic]
    /// How many findings are in it.
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

  /// A baseline of all findings that have a fingerprint. Mistakes for which a spec does not compile have none.
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

  /// Tells new findings from known ones. What has no fingerprint is new. Linear.
  ///
  /// `paths` are the files that were looked at, as entries name them: an entry of another file is not stale because
  /// nobody looked. Nil when everything was looked at; then the entries of a file that is gone are stale, too.
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
