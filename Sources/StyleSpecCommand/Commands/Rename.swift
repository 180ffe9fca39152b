internal import ArgumentParser
internal import TokenComparison
internal import TokenDiagnostics
internal import TokenLint
internal import TokenRenaming
internal import TokenSystem
internal import TokenWorkspace

struct Rename: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Give a token another name, in all specs and token files.",
    discussion: """
      Changes the declaration, and all that refers to it: references in braces, JSON Pointers, styles, patterns of \
      codes, and the advice of deprecations. The result is compiled and compared in memory, and written only if nothing \
      but names is different. Sources that use the token or its codes are not changed; 'stylespec lint --sources' finds \
      them. Documentation/Renaming.md says more.

      EXAMPLES
        stylespec rename color.gray2 slate
        stylespec rename palette.gray.2 palette.gray.soft --dry-run | git apply
        stylespec rename color.ink text brand.yaml
      """
  )

  @Argument(
    help: "The path of the token, as references write it: color.gray2.",
    completion: .custom { _, _, prefix in CodeCompletion.tokens(startingWith: prefix) }
  )
  var old: String

  @Argument(help: "Its new name, or its new path in the same group: slate.")
  var new: String

  @OptionGroup var specs: SpecArguments

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
    let renaming = try renamed(project)
    try requireEqualFindings(project, renaming)
    if dryRun { return try Console.printResult(patch(renaming)) }
    try ExistingFile.replace(renaming.changed.map { ($0.path, $0.bytes) }, force: force)
    for change in renaming.changes {
      let effects = change.effects.map(\.plain).joined(separator: ", ")
      try Console.printResult(effects.isEmpty ? "\(change.message.plain)\n" : "\(change.message.plain): \(effects)\n")
    }
    let places = "\(counted(renaming.editCount, "place")) in \(counted(renaming.changed.count, "file"))"
    try Console.printResult("renamed \(old) in \(places)\n")
  }

  private func renamed(_ project: LintedProject) throws -> TokenRenaming {
    do throws(RenameProblem) {
      return try TokenRenaming(old, to: new, in: project.inputs, isStrict: specs.strict, include: SpecLoader.include)
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

  private func patch(_ renaming: TokenRenaming) throws -> String {
    let (names, outside) = try PatchFolder().names(of: renaming.changed.map(\.path))
    for path in outside {
      Console.printMessage("\(path): not in the folder you are in; the patch does not apply to it from here\n")
    }
    return zip(names, zip(renaming.original, renaming.changed)).map { names, files in
      UnifiedDiff(names, from: files.0.bytes, to: files.1.bytes).description
    }.joined()
  }
}
