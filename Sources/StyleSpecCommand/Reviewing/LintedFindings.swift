internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenEmit
internal import TokenLint
internal import TokenModel
internal import TokenProject
internal import TokenWorkspace

/// The findings of a lint, as pages show them.
struct LintedFindings {
  private let diagnostics: [Diagnostic]
  private let outlines: [SpecOutline]
  private let locator: SourceLocator
  /// The paths of everything that was read.
  let files: [String]

  init(_ project: LintedProject) throws {
    let result = withProgressLine { project.fixer(unsafe: false).lint() }
    var baseline = LintBaseline(result, folder: project.baselineFolder(), project.places)
    var files = result.files
    diagnostics = try project.judge(&baseline, &files)
    outlines = result.outlines
    locator = SourceLocator(files)
    self.files = files.map(\.path)
  }

  /// The findings in one of several specs. What is in a file of none of them, such as a configuration, is on each page.
  func ofPage(_ spec: CompiledInput, among specs: [CompiledInput]) -> [PageReview.Finding] {
    let own = files(of: spec)
    let others = Set(specs.flatMap(files)).subtracting(own)
    return diagnostics.filter { !others.contains($0.range.file) }.map(finding)
  }

  private func files(of spec: CompiledInput) -> Set<SourceFileID> {
    Set(spec.files + outlines.filter { $0.files.last == spec.file }.flatMap(\.files))
  }

  private func finding(_ diagnostic: Diagnostic) -> PageReview.Finding {
    PageReview.Finding(
      severity: diagnostic.severity,
      rule: diagnostic.rule.rawValue,
      message: diagnostic.message,
      fixes: diagnostic.fixIts.map(\.message),
      place: locator.location(of: diagnostic.range).description,
      subject: subject(of: diagnostic.range)
    )
  }

  /// The name of the innermost declaration that a range is in.
  private func subject(of range: SourceRange) -> SourceRange? {
    let around = outlines.lazy.flatMap(\.tokens).filter { $0.contains(range) }
    return around.min { $0.length < $1.length }?.nameRange
  }
}

extension TokenDeclaration {
  fileprivate func contains(_ other: SourceRange) -> Bool {
    nameRange.file == other.file && nameRange.lower <= other.lower && other.upper <= max(range.upper, nameRange.upper)
  }

  /// The bytes from the start of the name to the end of the value.
  fileprivate var length: UInt32 { max(range.upper, nameRange.upper) - nameRange.lower }
}
