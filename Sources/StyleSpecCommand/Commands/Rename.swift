internal import ArgumentParser
internal import TokenComparison
internal import TokenDiagnostics
internal import TokenLint
internal import TokenRenaming
internal import TokenSystem
internal import TokenProject
internal import TokenWorkspace

struct Rename: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Give a token or a group another name, in all specs and token files.",
    discussion: """
      Changes the declaration, and all that refers to it: references in braces, JSON Pointers, styles, patterns of \
      codes, and the advice of deprecations; in sources, the names and look-ups of its codes, members such as \
      Brand.Colors.gray2, custom properties and classes. The result is compiled, linted and compared in memory, and \
      written only if nothing but names is different. Documentation/Renaming.md says more.

      EXAMPLES
        stylespec rename color.gray2 slate
        stylespec rename color.gray2 slate --sources App
        stylespec rename color.gray2 slate --deprecate "since 3.0"
        stylespec rename palette.gray.2 palette.gray.soft --dry-run | git apply
        stylespec rename color.ink text brand.yaml
      """
  )

  @Argument(
    help: """
      The path of a token, as references write it: color.gray2; or of a group, a mode (modes.read), a style, a pack of \
      emoji, a modifier (modifiers.theme), or a catalog (Brand).
      """,
    completion: .custom { _, _, prefix in CodeCompletion.tokens(startingWith: prefix) }
  )
  var old: String

  @Argument(help: "Its new name, slate; or its new path, which may be in another group: palette.slate.")
  var new: String

  @OptionGroup var specs: SpecArguments

  @Option(
    help: """
      A folder of Swift, CSS, HTML, JavaScript, Vue and Svelte files, or one, whose uses of the token and its codes \
      change as well. May be repeated. Without it: the `sources` in .stylespec.yaml.
      """,
    completion: .file()
  )
  var sources: [String] = []

  @Option(
    help: """
      Keep the old name as an alias that is deprecated, for this reason, such as "since 3.0"; Swift then offers to \
      replace its codes.
      """
  )
  var deprecate: String?

  @Flag(help: "Print a patch, and write nothing.")
  var dryRun = false

  @Flag(help: "Replace read-only files.")
  var force = false

  func validate() throws {
    if specs.spec.contains(SpecLoader.standardInput) {
      throw ValidationError("Standard input cannot be changed; name files or folders.")
    }
  }

  func run() throws {
    let project = try LintedProject(specs.chosen(), isStrict: specs.strict)
    let sources = try RenamedSources(in: sources.isEmpty ? project.settings.sources ?? [] : sources)
    let renamed = try reportingProblems {
      try RenamedProject(
        RenamedProject.Request(
          old: old,
          new: new,
          deprecation: deprecate,
          sources: sources,
          isStrict: specs.strict
        ),
        in: project
      )
    }
    listWhatWasLeft(renamed)
    if dryRun { return try PatchFolder().print(from: renamed.original, to: renamed.changed) }
    try ExistingFile.replace(renamed.changed.map { ($0.path, $0.bytes) }, force: force)
    try summarize(renamed)
    try compileOutputs(of: project)
  }

  /// Compiles the outputs of the project again, if there are any.
  private func compileOutputs(of project: LintedProject) throws {
    guard let outputs = try project.settings.outputs(), outputs.contains(where: { FileSystem.isFolder($0.folder.path) })
    else { return }
    try Compile.parse((specs.strict ? ["--strict"] : []) + ["--"] + specs.spec).run()
  }

  private func listWhatWasLeft(_ renamed: RenamedProject) {
    for path in renamed.invalid { Console.printMessage("\(path): note: this file is not UTF-8, and was left\n") }
    note("this may mean something else, and was left", at: renamed.left)
    note("this text has the old name, and was left", at: renamed.texts)
  }

  private func summarize(_ renamed: RenamedProject) throws {
    for change in renamed.changes {
      let effects = change.effects.map(\.plain).joined(separator: ", ")
      try Console.printResult(effects.isEmpty ? "\(change.message.plain)\n" : "\(change.message.plain): \(effects)\n")
    }
    for part in renamed.parts where part.files.editCount > 0 || part.name == nil {
      let places = "in \(counted(part.files.editCount, "place")) in \(counted(part.files.changed.count, "file"))"
      try Console.printResult(part.name.map { "and \(places) \($0)\n" } ?? "renamed \(old) \(places)\n")
    }
  }

  /// Lists places, but not so many that no one reads them.
  private func note(_ text: String, at places: [SourceLocation]) {
    for place in places.prefix(Self.mostNotes) { Console.printMessage("\(place): note: \(text)\n") }
    guard places.count > Self.mostNotes else { return }
    Console.printMessage("note: \(counted(places.count - Self.mostNotes, "more place")): \(text)\n")
  }

  private static let mostNotes = 100

  /// Reports why a token cannot have the name, and ends the tool.
  private func reportingProblems<Result>(_ rename: () throws -> Result) throws -> Result {
    do {
      return try rename()
    } catch {
      guard let refused = RefusedRename(error) else { throw error }
      let end = refused.isOlder ? "" : "; nothing was written"
      Console.printMessage("stylespec: error: \(refused.reason)\(end)\n")
      let report = TerminalReport(SourceLocator(refused.files), usesColor: Console.messagesUseColor)
      Console.printMessage(report.render(refused.diagnostics))
      throw ExitCode.specError
    }
  }
}
