internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenLint
internal import TokenRenaming
internal import TokenSystem
internal import TokenWorkspace

extension LintedProject {
  /// The baseline after a rename; nil without one.
  func renamedBaseline(_ before: Compiler.LintResult, _ after: Compiler.LintResult) throws -> RenamedFiles? {
    guard let baselinePath else { return nil }
    let file = SourceFile(path: baselinePath, bytes: try ReportFile.read(baselinePath))
    var mistakes: [Diagnostic] = []
    guard let baseline = Baseline.read(file, as: SourceFileID(index: 0), diagnostics: &mistakes) else { return nil }
    let folder = baselineFolder()
    var (old, new) = (LintBaseline(before, folder: folder, places), LintBaseline(after, folder: folder, places))
    let renamed = baseline.renamed(from: old.identified, to: new.identified)
    guard renamed != baseline else { return nil }
    let count = Set(renamed.entries).subtracting(baseline.entries).count
    return RenamedFiles(file, replacedBy: Array(try renamed.text().utf8), count: count)
  }
}
