package import TokenDiagnostics
internal import TokenRenaming

/// Why a name cannot change, in the words of the command and of editors.
package struct RefusedRename {
  /// The reason, as a phrase without a full stop.
  package let reason: String
  /// The problems that are the reason; empty if the phrase says all.
  package let diagnostics: [Diagnostic]
  /// The files that the problems refer to.
  package let files: [SourceFile]
  /// Whether the reason was there before, whatever the new name is.
  package let isOlder: Bool

  /// The reason for an error of ``RenamedProject``; nil for an error that is not about names.
  package init?(_ error: any Error) {
    switch error {
    case let problem as RenameProblem: self.init(problem)
    case let new as NewFindings:
      self.init("lint would find more with this name", new.findings, new.files)
    default: return nil
    }
  }

  private init(_ problem: RenameProblem) {
    switch problem {
    case .mistakes(let diagnostics, in: let files):
      self.init("the specs have errors", diagnostics.filter { $0.severity == .error }, files, isOlder: true)
    case .names(let reason): self.init(reason, isOlder: true)
    case .newMistakes(let diagnostics, in: let files):
      self.init("the specs would have errors with this name", diagnostics.filter { $0.severity == .error }, files)
    case .otherChange(let change): self.init("more than names would change: \(change)")
    }
  }

  private init(_ reason: String, _ diagnostics: [Diagnostic] = [], _ files: [SourceFile] = [], isOlder: Bool = false) {
    (self.reason, self.diagnostics, self.files, self.isOlder) = (reason, diagnostics, files, isOlder)
  }

  /// The reason with the first problem, in one line.
  var line: String {
    guard let first = diagnostics.first else { return reason }
    return "\(reason): \(SourceLocator(files).location(of: first.range)): \(first.message)"
  }
}
