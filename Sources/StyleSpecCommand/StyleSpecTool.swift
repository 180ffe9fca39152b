internal import ArgumentParser
internal import TokenWorkspace
internal import TokenCompiler
internal import TokenDiagnostics

@main
struct StyleSpecTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stylespec",
    abstract: "Checks text-style specs and compiles them into Swift tables of style codes.",
    discussion: """
      A spec is a YAML file that starts with `stylespec: 1`. A code such as 14_gray2_bold names a size, a color and \
      a weight of it.

      EXAMPLES
        stylespec init                         write a commented starter spec
        stylespec import tokens.json --out design   a spec from tokens of another tool
        stylespec compile                      compile tokens/ into Generated/Swift, or check the specs of a package
        stylespec compile --check              fail if Generated/Swift is out of date
        stylespec watch                        compile whenever a spec changes
        stylespec lint --format json           findings, for other tools
        stylespec diff                         the effects of the last edits
        stylespec page --against origin/main   the same as a page with samples, for a review
        stylespec rename color.gray2 slate     another name for a token, everywhere
        stylespec migrate v2.0 v3.0 --sources App   the same for a change that somebody else made
        stylespec show 14_gray2_bold           a code's values, and where each was written
        stylespec list --format json           every code, for other tools
        stylespec explain typography           the meaning of a key, an error or a rule
        stylespec schema                       the JSON Schema of specs, for editors
        stylespec lsp                          what editors show while you type

      EXIT STATUS
        0   fine
        1   the spec has errors, the outputs are out of date, or a change is not allowed
        64  the command line is wrong
        74  a file, or standard output, cannot be read or written
      """,
    version: Compiler.version,
    subcommands: [
      Compile.self, Watch.self, Lint.self, Diff.self, Page.self, Rename.self, Migrate.self, Show.self, List.self,
      Explain.self, Init.self, Import.self, Schema.self, LanguageServerCommand.self,
    ]
  )

  static func main() { ToolMain.run(StyleSpecTool.self, check: requireCommands) }

  /// Throws for the name of a command that does not exist. The argument parser would print the help of all commands for
  /// `help nope`, and has no suggestions.
  private static func requireCommands(_ arguments: [String]) throws {
    let known = configuration.subcommands.map { $0._commandName }
    let named = arguments.first == "help" ? arguments.dropFirst() : arguments.prefix(1)
    guard let unknown = named.first(where: { !$0.hasPrefix("-") && !(known + ["help"]).contains($0) }) else { return }
    let near = NearestNames(to: unknown, among: known).first
    let advice = near.map { "Did you mean '\($0)'?" } ?? "There is: \(known.joined(separator: ", "))."
    throw ValidationError("There is no command '\(unknown)'. \(advice)")
  }
}
