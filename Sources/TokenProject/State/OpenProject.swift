internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenLint
internal import TokenModel
internal import TokenResolver
internal import TokenSystem
internal import TokenWorkspace

/// A project of which files are open: its last compile, and what is wrong with it.
struct OpenProject: Sendable {
  private let specs: ChosenSpecs?
  /// The project as it is on the disk.
  private var linted: LintedProject?
  /// The project of the last compile, with the contents of open files.
  private var current: LintedProject?
  /// The content of the file of accepted findings.
  private var baseline: [UInt8]?
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
  /// The absolute paths of the specs, of what they include, and of token files.
  private(set) var files: [String] = []
  /// Absolute paths with links to folders followed, by the paths in messages. The disk is asked once for each, until it
  /// is read again.
  private var realPaths: [String: String] = [:]

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
  /// - Returns: Whether anything is not as it was in the last compile. Always true after errors: what was missing may
  ///   be there.
  mutating func reload(_ open: OpenFiles, alone: String?) -> Bool {
    guard let specs else { return true }
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
    realPaths = [:]
    let baseline = linted?.baselinePath.flatMap { try? SpecLoader.include($0).bytes }
    defer { self.baseline = baseline }
    guard let current, let linted, let compiled, !compiled.diagnostics.hasErrors else { return true }
    return baseline != self.baseline || !linted.replacing(open).hasFiles(of: current)
      || !Self.areCurrent(compiled.files, among: open)
  }

  /// Whether files of a compile have the same content now.
  private static func areCurrent(_ files: [SourceFile], among open: OpenFiles) -> Bool {
    files.allSatisfy { file in (try? open.include(file.path))?.bytes == file.bytes }
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
    current = linted?.replacing(open)
    guard let current else { return failure }
    // The outlines of specs know what those include; those of token files take long.
    let result = Compiler.compile(current.inputs, outlines: .specs, include: open.include)
    compiled = result
    files = result.files.map { realPath(of: $0.path) }
    keepInputs(of: result)
    return ProjectReport(diagnostics: result.diagnostics, files: result.files)
  }

  /// What `stylespec lint` reports; something else once that is not wanted.
  ///
  /// - Complexity: That of a compile and all rules; with mistakes, that of some dozens of compiles at most.
  func lint(while isWanted: @escaping () -> Bool) -> ProjectReport {
    guard isWanted(), let current, let compiled else { return failure }
    let fixer = current.fixer(unsafe: false)
    // Without token files, the compile has all outlines.
    let result = compiled.tokenSets.isEmpty ? fixer.lint(compiled, while: isWanted) : fixer.lint(while: isWanted)
    var files = result.files
    var baseline = LintBaseline(result, folder: current.baselineFolder(), current.places)
    let judged = (try? current.judge(&baseline, &files)) ?? result.diagnostics
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
    scopes = lastInputs.map { input in scope(of: input, in: result.files) }
  }

  /// The files of an input: those that it names, and those that its tokens are in.
  private mutating func scope(of input: CompiledInput, in files: [SourceFile]) -> Set<String> {
    let tokens = input.catalog.tokens
    let ids = Set(input.files + (input.outline?.files ?? []) + tokens.indices.map { tokens.nameRange(of: $0).file })
    return Set(ids.compactMap { files[$0]?.path }.map { realPath(of: $0) })
  }

  private mutating func realPath(of path: String) -> String {
    if let known = realPaths[path] { return known }
    let real = CanonicalPath.of(path)
    realPaths[path] = real
    return real
  }

  /// Whether rules look at images, whose changes are not noticed.
  var hasImages: Bool { lastInputs.contains { !$0.catalog.emoji.isEmpty } }

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

  /// The absolute paths of ``files``, and of all others in the folders of the project that may have specs or tokens.
  var allFiles: [String] { files + (linted?.inputs ?? []).map { CanonicalPath.of($0.file.path) } }

  /// Whether a file is a part of the project: of its compile, or one of its configurations.
  func contains(_ path: String) -> Bool {
    files.contains(path) || (failure.files + (linted?.files ?? [])).contains { OpenFiles.leads($0.path, to: path) }
  }
}
