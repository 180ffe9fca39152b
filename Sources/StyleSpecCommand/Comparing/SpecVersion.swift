internal import ArgumentParser
internal import TokenWorkspace
internal import TokenComparison
internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenLint
internal import TokenSystem

/// One of the two versions of a comparison.
struct SpecVersion {
  /// What was compiled, without what has mistakes.
  let contents: [CompiledInput]
  /// The settings of its specs.
  let settings: LintSettings
  /// All files that were read.
  let files: [SourceFile]
  /// Where they come from.
  let source: SpecSource
  private let isCompiledByBuild: Bool
  /// The mistakes of the specs as they are printed; empty without any.
  let report: String
  let hasErrors: Bool

  /// Reads and compiles one side of a comparison. Ends the tool when it cannot be read, or holds neither specs nor
  /// token files; but as a `base`, a revision or a folder without them is an empty version.
  init(_ side: ComparedSide, isBase: Bool, isStrict: Bool) throws {
    let name = side.name
    let source = try side.source(mayBeAbsent: isBase)
    let result = withProgressLine {
      Compiler.compile(
        source.inputs,
        outlines: .specs,
        isStrict: isStrict,
        include: source.include
      )
    }
    (self.source, contents, files) = (source, result.contents, result.files)
    let isEmpty = contents.isEmpty && result.diagnostics.isEmpty
    if isEmpty && !isBase { throw NamedSpecs.reportedNoSpec(among: [name], source.inputs) }
    let locator = SourceLocator(result.files.map(source.labeled))
    // Reported, because a misspelled name would look the same.
    report =
      isEmpty
      ? "\(name): note: has no specs and no token files; everything is new\n"
      : TerminalReport(locator, usesColor: Console.messagesUseColor).render(result.diagnostics)
    hasErrors = result.diagnostics.hasErrors
    settings = try LintSettings(of: source.inputs)
    isCompiledByBuild = side.isCompiledByBuild
  }

  /// The catalogs, as they are compared.
  var catalogs: [ComparedCatalog] {
    contents.map { ComparedCatalog($0, settings, isCompiledByBuild: isCompiledByBuild) }
  }
}

extension ComparedCatalog {
  /// What was compiled of an input, with the outputs that the settings have for it.
  init(_ spec: CompiledInput, _ settings: LintSettings, isCompiledByBuild: Bool) {
    self.init(
      catalog: spec.catalog,
      swiftNames: Compiler.swiftNames(of: spec.catalog),
      outline: spec.outline,
      grounds: settings.configuration(of: spec).textGrounds(of: spec.catalog),
      outputs: ProjectOutputs(configured: settings.formats(of: spec), areCompiledByBuild: isCompiledByBuild)
        .names(of: spec)
    )
  }
}
