internal import ArgumentParser
internal import TokenComparison
internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenEmit
internal import TokenLint
internal import TokenModel
internal import TokenSystem
internal import TokenProject
internal import TokenWorkspace

/// The pages of specs, with the findings in them and the changes since another version.
struct ReviewedPages {
  private let specs: [CompiledInput]
  private let reviews: [PageReview]
  private let settings: ProjectSettings
  private let formats: [OutputRequest]
  /// The paths of everything that was read.
  let files: [String]

  /// Compiles, lints and compares. When a spec has an error, reports it and ends the tool.
  init(_ chosen: ChosenSpecs, against old: String?, isStrict: Bool) throws {
    let project = try LintedProject(chosen, isStrict: isStrict)
    settings = project.settings
    Console.printMessage(settings.report)
    if settings.diagnostics.hasErrors { throw ExitCode.specError }
    formats = (try settings.outputs() ?? []).flatMap(\.formats)
    let result = try NamedSpecs.compile(
      project.inputs,
      named: project.paths,
      to: [OutputRequest(HTMLEmitter.self)],
      outlines: .specs,
      isStrict: isStrict
    )
    let specs = result.contents
    self.specs = specs
    let linted = try LintedFindings(project)
    let comparison = try old.map { old in
      try ReviewedComparison(
        specs,
        in: project.inputs,
        isCompiledByBuild: chosen.areCompiledByBuild,
        against: ComparedSide.before(chosen, named: old),
        isStrict: isStrict
      )
    }
    reviews = specs.indices.map { index in
      PageReview(
        comparison: comparison?.ofPage(index),
        findings: linted.ofPage(specs[index], among: specs)
      )
    }
    files = linted.files
  }

  /// The pages, in the order of the specs.
  func all() throws -> [OutputFile] {
    try zip(specs, reviews).map { spec, review in
      try Compiler.page(
        of: spec,
        naming: formats,
        backgrounds: settings.backgrounds[spec.file] ?? [:],
        with: review
      )
    }
  }

  /// What each page has for a review: `3 changes, 2 findings`.
  var summaries: [String] {
    reviews.map { review in
      let changes = review.comparison.map { [counted($0.changes.count, "change")] } ?? []
      return (changes + [counted(review.findings.count, "finding")]).joined(separator: ", ")
    }
  }
}
