internal import TokenCompiler
package import TokenComparison
package import TokenDiagnostics
internal import TokenEmit
internal import TokenLint
package import TokenRenaming
internal import TokenSystem
internal import TokenWorkspace

/// All files of a project in which a token has another name, in memory.
package struct RenamedProject {
  /// The files of each kind that have other content.
  package let parts: [Part]
  /// What is different in the specs: names.
  package let changes: [Finding]
  /// Names in sources that may mean something else, and were left.
  package let left: [SourceLocation]
  /// Old names in comments and strings, which were left.
  package let texts: [SourceLocation]
  /// The paths of sources that are not UTF-8, and were left.
  package let invalid: [String]

  /// The files of one kind.
  package struct Part {
    /// What a summary calls them, such as "of Swift"; nil for specs and token files.
    package let name: String?
    package let files: RenamedFiles
  }

  /// The names, and how specs are read.
  package struct Request {
    let old: String
    let new: String
    /// Why the old name is deprecated; nil for a name that does not stay.
    let deprecation: String?
    let sources: RenamedSources
    let isStrict: Bool

    /// A request from its parts.
    package init(old: String, new: String, deprecation: String?, sources: RenamedSources, isStrict: Bool) {
      (self.old, self.new, self.deprecation) = (old, new, deprecation)
      (self.sources, self.isStrict) = (sources, isStrict)
    }
  }

  /// Renames, and proves that values and findings stay.
  ///
  /// - Throws: ``RenameProblem`` or ``NewFindings`` when the names cannot change; `FileError` for a baseline that cannot
  ///   be read.
  package init(_ request: Request, in project: LintedProject) throws {
    let renaming = try TokenRenaming(
      request.old,
      to: request.new,
      in: project.inputs,
      deprecating: request.deprecation,
      isStrict: request.isStrict,
      include: project.include
    )
    let configurations = try ConfigurationRenaming(
      of: renaming,
      in: project.configurations,
      reading: project.include
    )
    let migrations = MigrationRenaming(of: renaming, in: project.migrations, places: project.places)
    let formats = try project.settings.outputFormats()
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
  package var original: [SourceFile] { parts.flatMap(\.files.original) }

  /// The same files with it.
  package var changed: [SourceFile] { parts.flatMap(\.files.changed) }
}

/// What rules find only after a rename, such as a name in a configuration that no token has any more.
package struct NewFindings: Error {
  package let findings: [Diagnostic]
  /// The files that their ranges refer to.
  package let files: [SourceFile]

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
