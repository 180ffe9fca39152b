internal import TokenCompiler
internal import TokenComparison
internal import TokenDiagnostics
internal import TokenEmit
internal import TokenLint
internal import TokenMigration
internal import TokenModel
internal import TokenSystem
internal import TokenWorkspace

/// A version of specs that sources go through.
struct MigratedVersion {
  /// As the user named it.
  let name: String
  let inputs: [MigratedInput]
  /// Tells versions apart, whatever they are called: the hash of all files, whatever their paths and order.
  let digest: String
  let hasErrors: Bool
  /// The paths of its files on the disk; empty for a revision.
  let paths: [String]
  /// What its `migrations.yaml` says about names of earlier versions.
  private let written: [MigrationFile.Entry]

  /// Reads a version, and reports its mistakes.
  ///
  /// - Parameter formats: The outputs of the project, for a version whose own configuration names none.
  init(_ side: ComparedSide, isStrict: Bool, formats: [OutputRequest]) throws {
    let version = try SpecVersion(side, isBase: false, isStrict: isStrict)
    let written = WrittenNames(of: version.source)
    Console.printMessage(version.report + written.report)
    name = side.name
    hasErrors = version.hasErrors || written.hasErrors
    self.written = written.entries
    paths = version.source.isOnDisk ? version.files.map(\.path) : []
    inputs = version.contents.map { input in
      MigratedInput(
        input,
        formats: version.settings.formats(of: input) ?? formats,
        grounds: version.settings.configuration(of: input).textGrounds(of: input.catalog)
      )
    }
    let read = Dictionary((version.files + written.files).map { ($0.path, $0.bytes) }) { first, _ in first }
    let hashes = read.values.map { FNV64.hash([$0]) }.sorted()
    let bytes = hashes.map { hash in Array("\(hash) ".utf8) }
    let hex = String(FNV64.hash(bytes), radix: 16)
    digest = String(repeating: "0", count: 16 - hex.count) + hex
  }

  /// What this version says about names of an older one: what that one says already is about names before it.
  func written(since old: MigratedVersion) -> WrittenSuccessors {
    let known = Set(old.written.map(EntryText.init))
    let entries = written.filter { !known.contains(EntryText($0)) }
    return WrittenSuccessors(entries.map { ($0.old.text, $0.successors.map(\.text)) })
  }

  /// An entry without its places.
  private struct EntryText: Hashable {
    let old: UTF8Name
    let successors: [UTF8Name]

    init(_ entry: MigrationFile.Entry) {
      old = UTF8Name(entry.old.text)
      successors = entry.successors.map { UTF8Name($0.text) }
    }
  }
}

/// The files that say what names of earlier versions are now, next to the specs of a version.
private struct WrittenNames {
  private(set) var entries: [MigrationFile.Entry] = []
  let files: [SourceFile]
  let report: String
  let hasErrors: Bool

  init(of source: SpecSource) {
    let read = Dictionary(source.inputs.map { ($0.file.path, $0.file) }) { first, _ in first }
    let paths = Set(source.inputs.map { PathText.folder(of: $0.file.path) + MigrationFile.name })
    // A file that is not there says nothing; `lint` reports one that cannot be read.
    files = paths.sorted().compactMap { path in read[path] ?? (try? source.include(path)) }
    var diagnostics: [Diagnostic] = []
    for (index, file) in files.enumerated() {
      entries += MigrationFile(reading: file, as: SourceFileID(index: index), diagnostics: &diagnostics).entries
    }
    let locator = SourceLocator(files.map(source.labeled))
    report = TerminalReport(locator, usesColor: Console.messagesUseColor).render(diagnostics)
    hasErrors = diagnostics.hasErrors
  }
}
