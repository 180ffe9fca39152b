internal import ArgumentParser
internal import TokenComparison
internal import TokenDiagnostics
internal import TokenEmit
internal import TokenLint
internal import TokenMigration
internal import TokenRenaming
internal import TokenSystem
internal import TokenWorkspace

/// The project whose sources follow new versions of specs.
struct MigratedProject {
  private let all: [SourceFile]
  /// As messages name them.
  let paths: [String]
  /// The outputs in the configuration of the working folder.
  let formats: [OutputRequest]
  private let configuration: SourceFile?
  private let migrated: ProjectConfiguration.Migrated?

  /// Reads the configuration of the working folder, and the sources, without links: what they lead to is changed under
  /// its own path, if at all.
  init(sources named: [String]) throws {
    configuration = try LintLoader.configuration()
    var reader = ConfigurationReader(places: FilePlaces(CanonicalPath.of), provider: SpecLoader.include)
    let settings = configuration.map { reader.read($0) }
    if !reader.diagnostics.isEmpty {
      let report = TerminalReport(SourceLocator(reader.files), usesColor: Console.messagesUseColor)
      Console.printMessage(report.render(reader.diagnostics))
    }
    if reader.diagnostics.hasErrors { throw ExitCode.specError }
    formats = settings?.outputs?.flatMap(\.formats) ?? []
    migrated = settings?.migrated
    paths = named.isEmpty ? settings?.sources?.map(\.path) ?? [] : named
    if paths.isEmpty {
      throw ValidationError("Name the sources by --sources, or by `sources` in .stylespec.yaml.")
    }
    let endings = [".swift", ".json", ".md"] + WebLanguage.extensions.map { ".\($0)" }
    all = try LintLoader.sources(in: paths, endings: endings).filter { file in
      if case .link = FileSystem.kind(of: file.path, followsLinks: false) { false } else { true }
    }
  }

  /// The sources without the files of some versions.
  func sources(besides versions: [MigratedVersion]) -> [SourceFile] {
    let places = Set(versions.flatMap(\.paths).map(CanonicalPath.of))
    return places.isEmpty ? all : all.filter { !places.contains(CanonicalPath.of($0.path)) }
  }

  var inputFiles: InputFiles { InputFiles(all.map(\.path) + [configuration?.path].compactMap(\.self)) }

  // MARK: The version that sources have reached

  /// How far sources are among some versions.
  struct Record {
    /// The number of steps that were applied.
    let stepCount: Int
    /// The grade that was written in them.
    let grade: MigrationGrade

    /// The steps from version to version.
    func steps(_ versions: [MigratedVersion]) -> [MigrationStep] {
      zip(versions, versions.dropFirst()).enumerated().map { index, pair in
        MigrationStep(
          from: pair.0.inputs,
          to: pair.1.inputs,
          written: pair.1.written(since: pair.0),
          applied: index < stepCount ? grade : nil
        )
      }
    }
  }

  /// Finds the version that sources have reached among some versions.
  ///
  /// - Parameter limit: What is to be written now; nil for a report.
  /// - Throws: If that was written already.
  func record(among versions: [MigratedVersion], applying limit: MigrationGrade?) throws -> Record {
    guard let migrated else { return Record(stepCount: 0, grade: .safe) }
    let grade: MigrationGrade = migrated.isSafeOnly ? .safe : .appearance
    guard let reached = versions.indices.dropFirst().last(where: { migrated.isVersion(versions[$0]) }) else {
      if let first = versions.first, !migrated.isVersion(first) {
        Console.printMessage("note: sources have reached \(migrated.version), and this starts with \(first.name)\n")
      }
      return Record(stepCount: 0, grade: .safe)
    }
    let isLast = reached == versions.count - 1
    if let limit, !(isLast && limit > grade) {
      let name = versions[reached].name
      let rest = versions[reached...].map(\.name).joined(separator: " ")
      let advice = isLast ? "a report without --apply shows what is left" : "go on with `stylespec migrate \(rest)`"
      Console.printMessage(
        "stylespec: error: sources have reached \(name) already, as \(configuration?.path ?? "") says; \(advice)\n"
      )
      throw ExitCode.specError
    }
    return Record(stepCount: reached, grade: grade)
  }

  /// Writes the version that sources have reached into the configuration, which is made if there is none.
  ///
  /// - Parameters:
  ///   - version: The version.
  ///   - grade: What was written.
  ///   - isComplete: Whether no name of a higher grade with a successor is left.
  ///   - force: Whether to replace a read-only file.
  func write(_ version: MigratedVersion, applied grade: MigrationGrade, isComplete: Bool, force: Bool) throws {
    let entry = MigratedEntry(version: version.name, digest: version.digest, isSafeOnly: grade == .safe && !isComplete)
    guard let configuration else {
      return try NewFile.write(entry.line + "\n", to: LintLoader.configurationName)
    }
    try ExistingFile.replace([(configuration.path, entry.written(into: configuration, migrated))], force: force)
  }
}

extension ProjectConfiguration.Migrated {
  /// Whether a version is the one that was reached, by its files or, without their hash, by its name.
  fileprivate func isVersion(_ version: MigratedVersion) -> Bool {
    digest.map { $0 == version.digest } ?? version.name.utf8.elementsEqual(self.version.utf8)
  }
}
