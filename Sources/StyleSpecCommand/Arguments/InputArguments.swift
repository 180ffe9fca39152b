internal import ArgumentParser
internal import TokenModel
internal import TokenSystem
internal import TokenWorkspace

/// The contexts that a command works in.
struct InputArguments: ParsableArguments {
  @Option(
    name: .customLong("input"),
    help: ArgumentHelp(
      "A context of a modifier, such as theme=dark; others have their default. May be repeated.",
      valueName: "modifier=context"
    )
  )
  var inputs: [ContextInput] = []

  /// The selection of the contexts. When one is wrong, reports it and ends the tool.
  func selection(of tokens: TokenSet) throws -> ContextSelection {
    do throws(ContextInputError) {
      return try tokens.selection(inputs)
    } catch {
      Console.printMessage("stylespec: error: \(error.message)\n")
      throw ExitCode.specError
    }
  }
}

extension ContextInput: ExpressibleByArgument {
  package init?(argument: String) { self.init(argument) }
}
