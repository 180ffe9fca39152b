internal import ArgumentParser
internal import TokenCompiler
internal import TokenLanguageServer
internal import TokenSystem

struct LanguageServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serve an editor by the Language Server Protocol, over standard input and output.",
    discussion: """
      An editor starts this command, and shows what it answers: errors and findings while you type, the meaning of a \
      token under the cursor, its declaration and uses, colors, fixes, and completion of keys and references. The \
      projects are those of 'stylespec compile': what is in the editor counts, also before it is saved.

      Documentation/Editors.md has the settings of editors.

      EXAMPLES
        stylespec lsp
      """
  )

  @Flag(help: "Use standard input and output, as it always does. For editors that ask for it.")
  var stdio = false

  func run() throws {
    let status = LanguageServer.run(version: Compiler.version, pages: Self.pages)
    if status != 0 { throw ExitCode(status) }
  }

  /// Each version has its own pages, so that two of them do not write into one file.
  private static var pages: PageFolder? {
    UserFolders.caches.map { PageFolder("\($0)/stylespec/\(Compiler.version)", text: RuleListing.page) }
  }
}
