package import TokenDiagnostics

extension Baseline {
  /// The findings of one run, with what identifies them.
  package struct Findings {
    let findings: [Diagnostic]
    let fingerprints: [Diagnostic: String]
    let path: (SourceRange) -> String

    /// - Parameters:
    ///   - findings: In source order.
    ///   - fingerprints: Those of all of them.
    ///   - path: The path that a baseline uses for a range.
    package init(_ findings: [Diagnostic], fingerprints: [Diagnostic: String], path: @escaping (SourceRange) -> String)
    {
      (self.findings, self.fingerprints, self.path) = (findings, fingerprints, path)
    }

    private func entry(of finding: Diagnostic) -> Entry? {
      fingerprints[finding].map {
        Entry(fingerprint: $0, rule: finding.rule.rawValue, path: path(finding.range), message: finding.message)
      }
    }

    var entries: [Entry] { findings.compactMap(entry) }
  }

  /// The baseline when tokens have other names, which are in fingerprints and messages.
  ///
  /// Findings of one rule that have no equal in the other run are the same in the same order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of findings and entries.
  package func renamed(from before: Findings, to after: Findings) -> Baseline {
    let (old, new) = (before.entries, after.entries)
    let known = Dictionary(new.map { ($0.fingerprint, $0) }) { first, _ in first }
    let oldFingerprints = Set(old.map(\.fingerprint))
    let gone = Dictionary(grouping: old.filter { known[$0.fingerprint] == nil }, by: \.rule)
    let added = Dictionary(grouping: new.filter { !oldFingerprints.contains($0.fingerprint) }, by: \.rule)
    var following = known
    for (rule, gone) in gone {
      guard let added = added[rule], added.count == gone.count else { continue }
      for (old, new) in zip(gone, added) { following[old.fingerprint] = new }
    }
    return Baseline(entries.map { following[$0.fingerprint] ?? $0 })
  }
}
