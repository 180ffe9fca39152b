package import ArgumentParser
internal import TokenSystem

/// Runs a tool to its end, like `ParsableCommand.main()`, but file errors have their own exit status, and help and
/// completion scripts that cannot be written are such errors.
package enum ToolMain {
  /// Parses the command line and runs the command that it names. `check` may refuse the arguments before.
  package static func run<Tool: ParsableCommand>(
    _ tool: Tool.Type,
    check: ([String]) throws -> Void = { _ in }
  ) -> Never {
    let status: ExitCode
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      try check(arguments)
      var command = try Tool.parseAsRoot(arguments)
      try command.run()
      status = .success
    } catch let error as FileError {
      status = ended(by: error)
    } catch {
      do {
        status = try ended(Tool.self, by: error)
      } catch {
        status = ended(by: error)
      }
    }
    exitProcess(status.rawValue)
  }

  private static func ended(by error: FileError) -> ExitCode {
    Console.printMessage("\(error)\n")
    return .fileError
  }

  /// A request for help is also an error; its text is a result.
  private static func ended<Tool: ParsableCommand>(
    _ tool: Tool.Type,
    by error: any Error
  ) throws(FileError) -> ExitCode {
    let status = Tool.exitCode(for: error)
    let text = Tool.fullMessage(for: error)
    if text.isEmpty { return status }
    if status == .success { try Console.printResult(text + "\n") } else { Console.printMessage(text + "\n") }
    return status
  }
}

/// The statuses of failed runs. The argument parser itself ends with 64 for a wrong command line.
extension ExitCode {
  /// The spec has errors, or the outputs are out of date.
  package static let specError = ExitCode(1)
  /// `EX_IOERR` of sysexits.h.
  package static let fileError = ExitCode(74)
}
