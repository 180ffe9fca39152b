internal import TokenCompiler
internal import TokenComparison
internal import TokenDiagnostics
internal import TokenLint
internal import TokenRenaming
internal import TokenSystem
internal import TokenWorkspace

/// All files of a project in which a token has another name, in memory.
struct RenamedProject {
  /// The files of each kind that have other content.
  let parts: [Part]
  /// What is different in the specs: names.
  let changes: [Finding]
  /// Names in sources that may mean something else, and were left.
  let left: [SourceLocation]
  /// Old names in comments and strings, which were left.
  let texts: [SourceLocation]
  /// The paths of sources that are not UTF-8, and were left.
  let invalid: [String]

  /// The files of one kind.
  struct Part {
    /// What a summary calls them, such as "of Swift"; nil for specs and token files.
    let name: String?
    let files: RenamedFiles
  }

  /// The names, and how specs are read.
  struct Request {
    let old: String
    let new: String
    /// Why the old name is deprecated; nil for a name that does not stay.
    let deprecation: String?
    let sources: RenamedSources
    let isStrict: Bool
  }

  /// Renames, and proves that values and findings stay.
  ///
  /// - Throws: ``RenameProblem`` or ``NewFindings`` when the names cannot change; `FileError` for a baseline that cannot
  ///   be read.
  init(_ request: Request, in project: LintedProject) throws {
    let renaming = try TokenRenaming(
      request.old,
      to: request.new,
      in: project.inputs,
      deprecating: request.deprecation,
      isStrict: request.isStrict,
      include: SpecLoader.include
    )
    let configurations = try ConfigurationRenaming(
      of: renaming,
      in: project.configurations,
      reading: SpecLoader.include
    )
    let migrations = MigrationRenaming(of: renaming, in: project.migrations, places: project.places)
    let formats = (try project.settings.outputs() ?? []).flatMap(\.formats)
    let uses = try SourceRenaming(of: renaming, in: request.sources.swift, namedBy: formats)
    let web = WebRenaming(of: renaming, in: request.sources.web, namedBy: formats)
    changes = renaming.changes
    left = uses.left + web.left
    let known = Set(uses.left)
    let others = request.sources.texts(
      besides: renaming.files.all.map(\.path) + [project.baselinePath].compactMap(\.self)
    )
    texts = OldNames(of: renaming, in: uses.files.all + others).places.filter { !known.contains($0) }
    invalid = uses.invalid + web.invalid
    var parts = [
      Part(name: nil, files: renaming.files),
      Part(name: "of Swift", files: uses.files),
      Part(name: "of web sources", files: web.files),
      Part(name: "of configurations", files: configurations.files),
      Part(name: "of migrations", files: migrations.files),
    ]
    // What rules find about an alias is as it should be.
    let files = [renaming.filesWithoutAlias] + parts.dropFirst().map(\.files)
    let before = project.findings(replacing: [])
    let after = project.findings(replacing: files.flatMap(\.changed))
    try NewFindings.requireNone(before, after)
    if let baseline = try project.renamedBaseline(before, after) {
      parts.append(Part(name: "of baselines", files: baseline))
    }
    self.parts = parts
  }

  /// The files that have other content, as they were.
  var original: [SourceFile] { parts.flatMap(\.files.original) }

  /// The same files with it.
  var changed: [SourceFile] { parts.flatMap(\.files.changed) }
}

/// What rules find only after a rename, such as a name in a configuration that no token has any more.
struct NewFindings: Error {
  let findings: [Diagnostic]
  let files: [SourceFile]

  /// Throws if a rule finds more than before.
  static func requireNone(_ before: Compiler.LintResult, _ after: Compiler.LintResult) throws(NewFindings) {
    var known = Dictionary(grouping: before.diagnostics, by: \.rule).mapValues(\.count)
    let new = after.diagnostics.filter { diagnostic in
      let count = known[diagnostic.rule] ?? 0
      known[diagnostic.rule] = count - 1
      return count <= 0
    }
    guard new.isEmpty else { throw NewFindings(findings: new, files: after.files) }
  }
}
