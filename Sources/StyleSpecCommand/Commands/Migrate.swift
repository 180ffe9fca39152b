internal import ArgumentParser
internal import TokenComparison
internal import TokenDiagnostics
internal import TokenMigration
internal import TokenSystem
internal import TokenWorkspace

struct Migrate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show what sources need for a new version of specs, and change them.",
    discussion: """
      Finds the names of codes and tokens of the old version in Swift, CSS, HTML, JavaScript, Vue and Svelte files, and \
      says what each is in the new one. VERSION is what 'stylespec diff' takes: a file, a folder, a revision or \
      REVISION:PATH. With several, names go from version to version. With one, the other is the project on the disk.

      Each name has a grade: safe (the new name has the same values in all contexts), appearance (there is one clear \
      successor, and what uses it looks different) or manual (a person has to choose). Documentation/Migrating.md says \
      more.

      EXAMPLES
        stylespec migrate v2.0 v3.0 --sources App
        stylespec migrate v2.0 v2.4 v3.0 --sources App --apply safe
        stylespec migrate old.tokens.json new.tokens.json --sources web --format json
        stylespec migrate origin/main --fail-on broken --format github
      """
  )

  @Argument(
    help: ArgumentHelp("The versions, the oldest first.", valueName: "version"),
    completion: .specFile
  )
  var versions: [String]

  @Option(
    help: "A folder of sources, or one of them. May be repeated. Without it: the `sources` in .stylespec.yaml.",
    completion: .file()
  )
  var sources: [String] = []

  @Option(help: "Write the new names of this grade, or also of a lesser one; and the version into .stylespec.yaml.")
  var apply: AppliedGrade?

  @Flag(help: "With --apply, print a patch, and write nothing.")
  var dryRun = false

  @Option(help: "How to print the report: \(ReportRequest.formatNames). With ':FILE', into a file. May be repeated.")
  var format: [ReportRequest] = []

  @Option(
    help:
      "Exit with 1 when a name of this grade is left, or of a higher one; or any that the last version does not have."
  )
  var failOn: FailureLimit?

  @Flag(help: "Refuse comments and trailing commas in JSON, which are otherwise read with a warning.")
  var strict = false

  @Flag(help: "Replace read-only files; let reports replace files of other kinds.")
  var force = false

  /// The grades that can be written.
  enum AppliedGrade: String, ExpressibleByArgument, CaseIterable {
    case safe, appearance

    var grade: MigrationGrade {
      switch self {
      case .safe: .safe
      case .appearance: .appearance
      }
    }
  }

  /// What fails a run.
  enum FailureLimit: String, ExpressibleByArgument, CaseIterable {
    case safe, appearance, manual, broken

    func isReached(by report: MigrationReport) -> Bool {
      switch self {
      case .safe: report.isLeft(.safe)
      case .appearance: report.isLeft(.appearance)
      case .manual: report.isLeft(.manual)
      case .broken: report.isBrokenLeft
      }
    }
  }

  func validate() throws {
    if versions.count(where: { $0 == SpecLoader.standardInput }) > 1 {
      throw ValidationError("Standard input can be one of the versions only.")
    }
    if versions.contains("") { throw ValidationError("VERSION needs the name of a file, a folder or a revision.") }
    if dryRun && apply == nil { throw ValidationError("--dry-run shows what --apply would write; add --apply.") }
    try ReportRequest.requireOwnPlaces(format)
  }

  func run() throws {
    let project = try MigratedProject(sources: sources)
    let versions = try ComparedSide.all(versions).map { side in
      try MigratedVersion(side, isStrict: strict, formats: project.formats)
    }
    if versions.contains(where: \.hasErrors) { throw ExitCode.specError }
    let record = try project.record(among: versions, applying: apply?.grade)
    let steps = record.steps(versions)
    if apply != nil { try project.requireOnce(steps, from: record) }
    let migration = Migration(of: steps, in: project.sources(besides: versions), writing: apply?.grade ?? .appearance)
    let report = MigrationReport(of: migration, isApplied: apply != nil && !dryRun)
    for request in format { try request.reportFile?.check(inputs: project.inputFiles, force: force) }
    for path in migration.invalid { Console.printMessage("\(path): note: this file is not UTF-8, and was left\n") }
    if dryRun { return try PatchFolder().print(from: migration.original, to: migration.changed) }
    if let apply, let last = versions.last {
      let entry = MigratedEntry(
        version: last.name,
        digest: last.digest,
        isSafeOnly: apply == .safe && report.hasAppearanceLeft
      )
      try project.write(migration.changed, entry, force: force)
    }
    try print(report, of: project)
    Console.printMessage(report.summary)
    if let failOn, failOn.isReached(by: report) { throw ExitCode.specError }
  }

  private func print(_ report: MigrationReport, of project: MigratedProject) throws {
    let writer = ReportWriter(files: report.files, paths: project.paths, rules: MigrationReport.rules)
    for request in format.isEmpty ? [ReportRequest(format: .text)] : format {
      try writer.write(report.diagnostics, as: request)
    }
  }
}
