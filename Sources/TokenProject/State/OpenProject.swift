internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenLint
internal import TokenModel
internal import TokenResolver
internal import TokenSystem
internal import TokenWorkspace

/// A project of which files are open: its last compile, and what is wrong with it.
struct OpenProject {
  private let specs: ChosenSpecs?
  private var linted: LintedProject?
  /// Why the specs cannot be read or found.
  private var failure: ProjectReport = .empty
  /// The last compile.
  private(set) var compiled: Compiler.Result?
  /// The inputs of the last compile without errors; until there is one, those of the last compile that have none.
  private(set) var lastInputs: [CompiledInput] = []
  /// The files that ranges of ``lastInputs`` refer to.
  private(set) var lastFiles: [SourceFile] = []
  /// The scopes of ``lastInputs``.
  private var scopes: [Set<String>] = []

  /// A project that was not read yet.
  ///
  /// - Parameter specs: By absolute paths; none for a file on its own.
  init(_ specs: ChosenSpecs) {
    self.specs = specs
  }

  /// A project whose specs are unknown, and why.
  init(_ failure: ProjectReport) {
    specs = nil
    self.failure = failure
  }

  // MARK: Compiling

  /// Reads the project from the disk again, also its configurations and Swift sources.
  ///
  /// - Parameter alone: The file that is the whole project; nil for a project of specs.
  mutating func reload(_ open: OpenFiles, alone: String?) {
    guard let specs else { return }
    let unsaved = open.contents.keys.sorted().filter { $0 == alone || isUnsaved($0) }
    do {
      let files = unsaved.map { SourceFile(path: $0, bytes: open.contents[$0] ?? []) }
      linted = try LintedProject(
        specs,
        isStrict: false,
        unsaved: files.map { CompilerInput($0, role: .candidate) }
      )
    } catch {
      // The specs were removed since they were found.
      linted = nil
    }
  }

  /// Whether an open file is in a folder of the project, and not on the disk.
  private func isUnsaved(_ path: String) -> Bool {
    (specs?.paths ?? []).contains { folder in
      let prefix = folder.hasSuffix("/") ? folder : folder + "/"
      return path.hasPrefix(prefix) && !SpecLoader.isThere(path)
        && SpecLoader.isWanted(String(path.dropFirst(prefix.count)), SpecLoader.endings)
    }
  }

  /// Compiles the project with the contents of open files.
  ///
  /// - Returns: Errors and warnings of the compile.
  /// - Complexity: That of a compile.
  mutating func compile(_ open: OpenFiles) -> ProjectReport {
    guard let linted else { return failure }
    let result = Compiler.compile(linted.replacing(open).inputs, replacing: [:], include: open.include)
    compiled = result
    keepInputs(of: result)
    return ProjectReport(diagnostics: result.diagnostics, files: result.files)
  }

  /// What `stylespec lint` reports, for the last compile.
  ///
  /// - Complexity: That of all rules; with mistakes, that of some dozens of compiles at most.
  func lint(_ open: OpenFiles) -> ProjectReport {
    guard let linted = linted?.replacing(open), let compiled else { return failure }
    let result = linted.fixer(unsafe: false).lint(compiled)
    var files = result.files
    var baseline = LintBaseline(result, folder: linted.baselineFolder(), linted.places)
    let judged = (try? linted.judge(&baseline, &files)) ?? result.diagnostics
    return ProjectReport(diagnostics: judged, files: files)
  }

  /// The files that `stylespec lint --fix` would change, with their new content.
  func fixed(_ open: OpenFiles) -> [SourceFile] {
    linted?.replacing(open).fixer(unsafe: false).run().changed ?? []
  }

  /// Gives a token another name in all files of the project, and proves that nothing else changes.
  ///
  /// - Throws: What ``RenamedProject`` throws.
  func renamed(_ old: String, to new: String, _ open: OpenFiles) throws -> RenamedProject? {
    guard let linted = linted?.replacing(open) else { return nil }
    let sources = try RenamedSources(in: linted.settings.sources ?? []).replacing(open)
    let request = RenamedProject.Request(old: old, new: new, deprecation: nil, sources: sources, isStrict: false)
    return try RenamedProject(request, in: linted)
  }

  // MARK: What belongs together

  /// Keeps the inputs of a compile without errors, so that their values are known when there are some.
  private mutating func keepInputs(of result: Compiler.Result) {
    guard !result.diagnostics.hasErrors || lastInputs.isEmpty else { return }
    lastInputs = result.contents
    lastFiles = result.files
    scopes = lastInputs.map { input in Self.scope(of: input, in: result.files) }
  }

  /// The files of an input: those that it names, and those that its tokens are in.
  private static func scope(of input: CompiledInput, in files: [SourceFile]) -> Set<String> {
    let tokens = input.catalog.tokens
    let ids = Set(input.files + (input.outline?.files ?? []) + tokens.indices.map { tokens.nameRange(of: $0).file })
    return Set(ids.compactMap { files[$0].map { CanonicalPath.of($0.path) } })
  }

  /// The inputs that a file belongs to: of the last compile without errors.
  func inputs(of path: String) -> [CompiledInput] {
    zip(lastInputs, scopes).filter { $0.1.contains(path) }.map(\.0)
  }

  /// Whether specs include a file.
  func includes(_ path: String) -> Bool {
    zip(lastInputs, scopes).contains { input, scope in
      scope.contains(path)
        && !input.files.contains { lastFiles[$0].map { OpenFiles.leads($0.path, to: path) } ?? false }
    }
  }

  /// The files that a file shares tokens with, and the file itself; all files of the project where that is unknown.
  func scope(of path: String) -> Set<String> {
    let own = scopes.filter { $0.contains(path) }
    let all = own.isEmpty ? Set(files) : own.reduce(into: Set<String>()) { $0.formUnion($1) }
    return all.union([path])
  }

  /// The absolute paths of the specs, of what they include, and of token files.
  var files: [String] { (compiled?.files ?? []).map { CanonicalPath.of($0.path) } }

  /// The absolute paths of ``files``, and of all others in the folders of the project that may have specs or tokens.
  var allFiles: [String] { files + (linted?.inputs ?? []).map { CanonicalPath.of($0.file.path) } }

  /// Whether a file is a part of the project: of its compile, or one of its configurations.
  func contains(_ path: String) -> Bool {
    let all = failure.files + (compiled?.files ?? []) + (linted?.files ?? [])
    return all.contains { OpenFiles.leads($0.path, to: path) }
  }
}
