package import TokenDiagnostics

/// The accepted findings of a project: only new ones are reported.
package struct Baseline: Sendable, Hashable {
  /// A finding as it was when the baseline was written. Only the fingerprint is compared; the rest is for people.
  package struct Entry: Sendable, Hashable, Codable {
    /// Identifies the finding.
    package let fingerprint: String
    /// The rule that found it.
    package let rule: String
    /// The path of its file.
    package let path: String
    /// The message of the finding.
    package let message: String

    /// An entry from its parts.
    package init(fingerprint: String, rule: String, path: String, message: String) {
      self.fingerprint = fingerprint
      self.rule = rule
      self.path = path
      self.message = message
    }
  }

  /// The findings of a run, compared with a baseline.
  package struct Result: Sendable {
    /// The findings that are not in the baseline, in the given order.
    package let new: [Diagnostic]
    /// The number of findings in the baseline.
    package let knownCount: Int
    /// Entries without a finding.
    package let stale: [Entry]
  }

  /// By path, then by rule, then by fingerprint.
  package let entries: [Entry]

  /// A baseline of entries in any order.
  package init(_ entries: some Sequence<Entry>) {
    self.entries = entries.sorted { ($0.path, $0.rule, $0.fingerprint) < ($1.path, $1.rule, $1.fingerprint) }
  }

  /// A baseline of all findings with a fingerprint. Errors of a compile have none.
  package init(
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
  /// linted; then the entries of a removed file are also stale.
  package func apply(
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
