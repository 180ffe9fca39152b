import Testing
import TestSupport

struct HelpTests {
  @Test(arguments: ["compile", "watch", "lint", "diff", "show", "list", "explain", "init", "import", "schema", "lsp"])
  func everyCommandHasExamples(command: String) throws {
    let result = try stylespec("help", command)
    #expect(result.output.contains("EXAMPLES\n  stylespec \(command)"))
    #expect(result.status == 0)
  }

  private static let commands =
    "There is: compile, watch, lint, diff, page, rename, migrate, show, list, explain, init, import, schema, lsp."

  @Test(arguments: [
    (["help", "nope"], "nope", Self.commands),
    (["nope"], "nope", Self.commands),
    (["complie"], "complie", "Did you mean 'compile'?"), (["help", "lnit"], "lnit", "Did you mean 'lint'?"),
    (["complie", "--check"], "complie", "Did you mean 'compile'?"),
    (["help", "-h", "shwo"], "shwo", "Did you mean 'show'?"),
  ])
  func unknownCommandsAreNamed(arguments: [String], name: String, advice: String) throws {
    let result = try Subprocess.run(Repository.product("stylespec"), arguments)
    #expect(result.errors.hasPrefix("Error: There is no command '\(name)'. \(advice)\nUsage: stylespec "))
    #expect(result.output == "" && result.status == 64)
  }

  @Test(arguments: [["help"], ["help", "help"], ["--help"], ["-h"], []])
  func helpListsTheCommands(arguments: [String]) throws {
    let result = try Subprocess.run(Repository.product("stylespec"), arguments)
    #expect(result.output.contains("USAGE: stylespec"))
    #expect(result.errors == "" && result.status == 0)
  }

  @Test func theVersionIsPrinted() throws {
    #expect(try stylespec("--version").output == "0.2.0\n")
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func shellsCanComplete(shell: String) throws {
    let result = try stylespec("--generate-completion-script", shell)
    #expect(result.output.contains("stylespec"))
    #expect(result.status == 0)
  }

  /// A shell completes the value of every option and argument, except free text.
  @Test func everyValueIsCompleted() throws {
    let help = try JSONValue(parsing: stylespec("--experimental-dump-help").output)
    let commands = help["command", "subcommands"].items.filter { $0["commandName"] != "help" }
    #expect(commands.count >= 8)
    let incomplete = commands.flatMap { command in
      command["arguments"].items.filter {
        ["option", "positional"].contains($0["kind"]) && $0["completionKind"] == .null
      }
      .map { $0["valueName"] }
    }
    #expect(Set(incomplete) == ["deprecate", "max-warnings", "modifier=context", "name", "new"])
  }

  /// By the completion script, in its own shell.
  @Test func codesAreCompleted() throws {
    let folder = try TemporaryFolder()
    try folder.write(smallSpec, to: "tokens/brand.yaml")
    try folder.write(try stylespec("--generate-completion-script", "bash").output, to: "completion.bash")
    let tool = Repository.product("stylespec")
    let script = """
      source completion.bash
      COMP_WORDS=('\(tool)' show 13_5) COMP_CWORD=2 COMP_LINE='stylespec show 13_5' COMP_POINT=19
      _stylespec '\(tool)' 13_5 show
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let result = try Subprocess.run("bash", ["-c", script], in: folder.path)
    #expect(result.output == "13_5_ink_regular\n13_5_ink_bold\n", "\(result.errors)")
  }
}
