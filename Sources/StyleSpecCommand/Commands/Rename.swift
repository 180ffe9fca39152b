internal import ArgumentParser
internal import TokenComparison
internal import TokenDiagnostics
internal import TokenLint
internal import TokenRenaming
internal import TokenSystem
internal import TokenWorkspace

struct Rename: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Give a token or a group another name, in all specs and token files.",
    discussion: """
      Changes the declaration, and all that refers to it: references in braces, JSON Pointers, styles, patterns of \
      codes, and the advice of deprecations; in Swift sources, the names and look-ups of its codes, and members such as \
      Brand.Colors.gray2. The result is compiled, linted and compared in memory, and written only if nothing but names \
      is different. Documentation/Renaming.md says more.

      EXAMPLES
        stylespec rename color.gray2 slate
        stylespec rename color.gray2 slate --sources App
        stylespec rename palette.gray.2 palette.gray.soft --dry-run | git apply
        stylespec rename color.ink text brand.yaml
      """
  )

  @Argument(
    help: """
      The path of a token, as references write it: color.gray2; or of a group, a mode (modes.read), a style, a pack of \
      emoji, or a modifier (modifiers.theme).
      """,
    completion: .custom { _, _, prefix in CodeCompletion.tokens(startingWith: prefix) }
  )
  var old: String

  @Argument(help: "Its new name, slate; or its new path, which may be in another group: palette.slate.")
  var new: String

  @OptionGroup var specs: SpecArguments

  @Option(
    help: """
      A folder of Swift files, or one, whose uses of the token and its codes change as well. May be repeated. Without \
      it: the `sources` in .stylespec.yaml.
      """,
    completion: .file()
  )
  var sources: [String] = []

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
    let files = try swiftSources(of: project)
    let (renaming, uses) = try reportingProblems { () throws(RenameProblem) in
      let renaming = try TokenRenaming(
        old,
        to: new,
        in: project.inputs,
        isStrict: specs.strict,
        include: SpecLoader.include
      )
      return (renaming, try SourceRenaming(of: renaming, in: files))
    }
    try requireEqualFindings(project, renaming)
    let original = renaming.original + uses.original
    let changed = renaming.changed + uses.changed
    if dryRun { return try PatchFolder().print(from: original, to: changed) }
    try ExistingFile.replace(changed.map { ($0.path, $0.bytes) }, force: force)
    for place in uses.left { Console.printMessage("\(place): note: this may mean something else, and was left\n") }
    for change in renaming.changes {
      let effects = change.effects.map(\.plain).joined(separator: ", ")
      try Console.printResult(effects.isEmpty ? "\(change.message.plain)\n" : "\(change.message.plain): \(effects)\n")
    }
    try Console.printResult("renamed \(old) in \(Self.places(renaming.editCount, renaming.changed))\n")
    if !files.isEmpty {
      try Console.printResult("and what uses it in \(Self.places(uses.editCount, uses.changed)) of Swift\n")
    }
  }

  /// The sources to change, without links: what they lead to is changed under its own path, if at all.
  private func swiftSources(of project: LintedProject) throws -> [SourceFile] {
    let named = sources.isEmpty ? project.settings.sources ?? [] : sources
    return try LintLoader.swiftSources(in: named).filter { file in
      if case .link = FileSystem.kind(of: file.path, followsLinks: false) { false } else { true }
    }
  }

  private static func places(_ count: Int, _ files: [SourceFile]) -> String {
    "\(counted(count, "place")) in \(counted(files.count, "file"))"
  }

  /// Reports why a token cannot have the name, and ends the tool.
  private func reportingProblems<Result>(_ rename: () throws(RenameProblem) -> Result) throws -> Result {
    do throws(RenameProblem) {
      return try rename()
    } catch {
      switch error {
      case .mistakes(let diagnostics, in: let files): Console.printMessage(Self.report(diagnostics, files))
      case .names(let problem): Console.printMessage("stylespec: error: \(problem)\n")
      case .newMistakes(let diagnostics, in: let files):
        Console.printMessage("stylespec: error: the specs would have errors with this name; nothing was written\n")
        Console.printMessage(Self.report(diagnostics, files))
      case .otherChange(let change):
        Console.printMessage(
          "stylespec: error: more than names would change, so nothing was written: \(change)\n"
        )
      }
      throw ExitCode.specError
    }
  }

  /// Ends the tool when rules find something that they did not find before, such as a name in a configuration that no
  /// token has any more.
  private func requireEqualFindings(_ project: LintedProject, _ renaming: TokenRenaming) throws {
    let before = project.findings(replacing: [])
    let after = project.findings(replacing: renaming.changed)
    var known = Dictionary(grouping: before.diagnostics, by: \.rule).mapValues(\.count)
    let new = after.diagnostics.filter { diagnostic in
      let count = known[diagnostic.rule] ?? 0
      known[diagnostic.rule] = count - 1
      return count <= 0
    }
    guard !new.isEmpty else { return }
    Console.printMessage("stylespec: error: lint would find more with this name; nothing was written\n")
    let report = TerminalReport(SourceLocator(after.files), usesColor: Console.messagesUseColor)
    Console.printMessage(report.render(new))
    throw ExitCode.specError
  }

  private static func report(_ diagnostics: [Diagnostic], _ files: [SourceFile]) -> String {
    TerminalReport(SourceLocator(files), usesColor: Console.messagesUseColor)
      .render(diagnostics.filter { $0.severity == .error })
  }
}
