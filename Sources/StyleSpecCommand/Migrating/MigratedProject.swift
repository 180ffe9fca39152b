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

  /// Reads the configuration of the working folder, and the sources.
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
    all = try LintLoader.sourcesWithoutLinks(in: paths, endings: endings)
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
    /// The name of the version that sources have reached, if it is none of these.
    var otherVersion: String?

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
      let isFirst = versions.first.map(migrated.isVersion) ?? false
      return Record(stepCount: 0, grade: .safe, otherVersion: isFirst ? nil : migrated.version)
    }
    let isLast = reached == versions.count - 1
    if let limit, !(isLast && limit > grade) {
      let name = versions[reached].name
      let rest = versions[reached...].map(\.name).joined(separator: " ")
      let advice =
        isLast
        ? "a report without --apply shows what is left; to write it again, remove `migrated` there"
        : "go on with `stylespec migrate \(rest)`"
      Console.printMessage(
        "stylespec: error: sources have reached \(name) already, as \(configuration?.path ?? "") says; \(advice)\n"
      )
      throw ExitCode.specError
    }
    return Record(stepCount: reached, grade: grade)
  }

  /// Refuses steps in which names move along, and would move twice, if sources may have other names than those of the
  /// first version.
  func requireOnce(_ steps: [MigrationStep], from record: Record) throws {
    guard let version = record.otherVersion, steps.contains(where: \.reusesNames) else { return }
    Console.printMessage(
      "stylespec: error: sources have reached \(version), which is none of these versions, and names that move along "
        + "would move twice; start with the version that sources have, or remove `migrated` from "
        + "\(configuration?.path ?? "")\n"
    )
    throw ExitCode.specError
  }

  /// Writes sources, and the version that they have reached into the configuration, which is made if there is none.
  ///
  /// - Parameters:
  ///   - sources: The sources that have other content.
  ///   - entry: The version.
  ///   - force: Whether to replace read-only files.
  /// - Throws: And writes nothing, if one of the files cannot be replaced.
  func write(_ sources: [SourceFile], _ entry: MigratedEntry, force: Bool) throws {
    var files = sources.map { (path: $0.path, bytes: $0.bytes) }
    if let configuration { files.append((configuration.path, try entry.written(into: configuration, migrated))) }
    try ExistingFile.replace(files, force: force)
    if configuration == nil { try NewFile.write(entry.line + "\n", to: LintLoader.configurationName) }
  }
}

extension ProjectConfiguration.Migrated {
  /// Whether a version is the one that was reached, by its files or, without their hash, by its name.
  fileprivate func isVersion(_ version: MigratedVersion) -> Bool {
    digest.map { $0 == version.digest } ?? version.name.utf8.elementsEqual(self.version.utf8)
  }
}
