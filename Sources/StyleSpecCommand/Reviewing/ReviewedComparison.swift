internal import ArgumentParser
internal import TokenComparison
internal import TokenCompiler
internal import TokenEmit
internal import TokenModel
internal import TokenSystem
internal import TokenWorkspace

/// The changes since another version, as pages show them.
struct ReviewedComparison {
  private let name: String
  private let new: [ComparedCatalog]
  private let pairs: [(old: ComparedCatalog?, new: ComparedCatalog?)]
  private let findings: [Finding]

  /// Compares specs with another version of them. When that has an error, reports it and ends the tool.
  init(
    _ specs: [CompiledInput],
    in inputs: [CompilerInput],
    isCompiledByBuild: Bool,
    against side: ComparedSide,
    isStrict: Bool
  ) throws {
    let old = try SpecVersion(side, isBase: true, isStrict: isStrict)
    Console.printMessage(old.report)
    if old.hasErrors { throw ExitCode.specError }
    let settings = try LintSettings(of: inputs)
    new = specs.map { ComparedCatalog($0, settings, isCompiledByBuild: isCompiledByBuild) }
    pairs = CatalogComparison.pairs(old.catalogs, new)
    findings = CatalogComparison.compare(old.catalogs, new)
    name = side.name
  }

  /// The comparison of one of the specs. What is about none of them, such as a catalog that was removed, is on each
  /// page.
  func ofPage(_ index: Int) -> PageReview.Comparison {
    let names = new.map(\.catalog.name.value)
    let own = findings.filter { $0.catalog == names[index] || !names.contains($0.catalog) }
    return PageReview.Comparison(
      name: name,
      before: pairs[index].old?.catalog,
      changes: own.map(PageReview.Change.init)
    )
  }
}

extension PageReview.Change {
  fileprivate init(_ finding: Finding) {
    self.init(
      kind: finding.change.rawValue,
      severity: PageReview.Change.Severity(finding.changeClass),
      message: PageReview.Phrase(finding.message),
      effects: finding.effects.map(PageReview.Phrase.init),
      codes: finding.codes.map { PageReview.Names(before: $0.old?.code, after: $0.new?.code) },
      tokens: finding.tokens.map { PageReview.Names(before: $0.old, after: $0.new) }
    )
  }
}

extension PageReview.Change.Severity {
  fileprivate init(_ changeClass: ChangeClass) {
    switch changeClass {
    case .breaking: self = .breaking
    case .visible: self = .visible
    case .invisible: self = .invisible
    }
  }
}

extension PageReview.Phrase {
  fileprivate init(_ wording: Wording) {
    self.init(
      wording.parts.map { part in
        switch part {
        case .words(let words): .words(words)
        case .name(let name): .name(name)
        }
      }
    )
  }
}
