package import TokenCompiler
package import TokenDiagnostics
package import TokenModel
internal import TokenYAML

extension Compiler {
  /// The result of a lint.
  package struct LintResult: Sendable {
    /// The findings of the rules, in source order.
    package let findings: [Diagnostic]
    /// Errors that stop a compile, and problems of configurations, in source order.
    package let mistakes: [Diagnostic]
    /// The files of the compile, then the Swift sources, then the configurations, then the migrations.
    package let files: [SourceFile]
    /// The declarations of each spec without mistakes.
    package let outlines: [SpecOutline]
    /// The images that were looked at, for a further lint.
    let images: ImageFiles?
    /// The number of mistakes whose fixes were not tried separately, and count as unsafe.
    package var untriedFixes = 0

    /// Mistakes and findings, in source order.
    package var diagnostics: [Diagnostic] { (mistakes + findings).inSourceOrder() }
  }

  /// The findings in the specs of a compile with outlines. Specs with mistakes are not linted.
  package static func lint(_ compiled: Result, _ options: LintOptions) -> LintResult {
    var run = LintInputs(compiled, options)
    run.judgeNames(in: compiled, options)
    run.judgeMigrations(in: compiled, options)
    var images = RunImages(of: compiled, options)
    var found: [Diagnostic] = []
    // Names are made once for all specs: each depends on those of the others.
    let named =
      run.sources == nil || !options.looksForFindings
      ? [] : compiled.catalogs.map { OtherCatalog($0, swiftNames: swiftNames(of: $0)) }
    for (index, compiledSpec) in compiled.specs.enumerated() where options.looksForFindings {
      guard let outline = compiledSpec.outline else { continue }
      let catalog = compiledSpec.catalog
      var configuration = run.configuration(of: compiledSpec)
      configuration.selection = options.selection
      let spec = LintedSpec(
        catalog: catalog,
        outline: outline,
        files: run.files,
        swiftNames: named.isEmpty ? swiftNames(of: catalog) : named[index].swiftNames,
        sources: run.sources,
        others: named.indices.filter { $0 != index }.map { named[$0] },
        images: images.images(ofSpec: index)
      )
      found += Linter.lint(spec, configuration)
    }
    for tokens in compiled.tokenSets where options.looksForFindings {
      guard let outline = tokens.outline else { continue }
      var configuration = run.configuration(of: tokens)
      configuration.selection = options.selection
      let spec = LintedSpec(catalog: tokens.catalog, outline: outline, files: run.files)
      found += Linter.lint(spec, configuration)
    }
    // A file that several specs include is judged for each of them.
    let findings = (compiled.specs.count > 1 ? found.uniqued() : found).inSourceOrder()
    let mistakes = (compiled.diagnostics + run.diagnostics).uniqued().inSourceOrder()
    let sources = Set(run.sources ?? [])
    return LintResult(
      findings: findings.spelled(in: run.files, except: sources),
      mistakes: mistakes.spelled(in: run.files, except: sources),
      files: run.files,
      outlines: compiled.inputs.compactMap(\.outline),
      images: images.files
    )
  }
}

/// The images of the emoji of all specs of a lint.
private struct RunImages {
  /// Nil when images are not requested.
  private(set) var files: ImageFiles?
  private let specs: [(catalog: Catalog, folder: String)]

  init(of compiled: Compiler.Result, _ options: Compiler.LintOptions) {
    files = options.images
    specs = compiled.specs.map { spec in
      let path = spec.outline?.files.last.flatMap { compiled.files[$0] }?.path ?? ""
      return (spec.catalog, PathText.folder(of: path))
    }
  }

  /// Nil when images are not requested, or the spec has none.
  mutating func images(ofSpec index: Int) -> EmojiImages? {
    guard var files = self.files, !specs[index].catalog.emoji.isEmpty else { return nil }
    // Looked up by path: from the folder of this spec as the others have it.
    let folder = specs[index].folder
    let others = specs.indices.filter { $0 != index }.flatMap { other in
      specs[other].catalog.imagePaths.map { PathText.relative(PathText.joined(specs[other].folder, $0), to: folder) }
    }
    defer { self.files = files }
    return EmojiImages(of: specs[index].catalog, in: folder, from: &files, usedElsewhere: Set(others))
  }
}

/// The files of one lint, and its configurations and migrations, each read once.
private struct LintInputs {
  private(set) var files: [SourceFile]
  let sources: [SourceFileID]?
  private(set) var diagnostics: [Diagnostic] = []
  private var configurations: [String: LintConfiguration] = [:]
  private let paths: [Int: String]
  private let places: FilePlaces

  init(_ compiled: Compiler.Result, _ options: Compiler.LintOptions) {
    let before = compiled.files + (options.sources ?? [])
    sources = options.sources.map { sources in
      sources.indices.map { SourceFileID(index: compiled.files.count + $0) }
    }
    paths = options.configurations.mapValues(\.path)
    let unique = Dictionary(options.configurations.values.map { ($0.path, $0) }) { first, _ in first }
    var reader = ConfigurationReader(
      firstFile: before.count,
      places: options.places,
      provider: options.readConfiguration
    )
    for file in unique.values.sorted(by: { $0.path < $1.path }) { configurations[file.path] = reader.read(file).lint }
    files = before + reader.files + options.problems.map(\.file)
    // File locations are looked up for each finding, on disk.
    let asksForFiles = configurations.values.contains { $0.overrides.contains { $0.files != nil } }
    places = asksForFiles ? options.places.remembering(files) : options.places
    for path in configurations.keys { configurations[path]?.filePlaces = places }
    let others = options.problems.enumerated().map { index, problem in
      problem.diagnostic(in: SourceFileID(index: before.count + reader.files.count + index))
    }
    diagnostics = reader.diagnostics + others
  }

  func configuration(of input: CompiledInput) -> LintConfiguration {
    paths[input.file.index].flatMap { configurations[$0] } ?? LintConfiguration()
  }

  /// Reports names in configurations that match nothing. Skipped where not all specs were linted.
  mutating func judgeNames(in compiled: Compiler.Result, _ options: Compiler.LintOptions) {
    guard options.looksAtAll, !compiled.diagnostics.hasErrors else { return }
    let roots = files.indices.filter { configurations[files[$0].path] != nil }.map { SourceFileID(index: $0) }
    var judge = ConfigurationNames(
      files: files,
      judging: Set(roots),
      places: places,
      hasFile: options.hasFile
    )
    for (path, configuration) in configurations.sorted(by: { $0.key < $1.key }) {
      let inputs = compiled.inputs.filter { paths[$0.file.index] == path }
      let names = inputs.compactMap { input in
        input.outline.map { SpecNames(input.catalog, $0, in: files) }
      }
      configurations[path] = judge.judged(configuration, for: names, by: options.selection)
    }
    diagnostics += judge.diagnostics
  }
  /// Checks the files of migrations next to the inputs, and their names where all specs were linted.
  mutating func judgeMigrations(in compiled: Compiler.Result, _ options: Compiler.LintOptions) {
    guard !options.migrations.isEmpty else { return }
    let projects = MigratedFolders(compiled, places: options.places)
    for migrations in options.migrations where projects.contain(migrations.file) {
      let id = files.firstIndex { $0.path == migrations.file.path } ?? files.count
      if id == files.count { files.append(migrations.file) }
      diagnostics += projects.mistakes(in: migrations, as: SourceFileID(index: id), checkingNames: options.looksAtAll)
    }
  }
}
