internal import ArgumentParser
internal import TokenCommandLine
internal import TokenSystem

/// Prints what is wrong, and returns what ends the tool.
func reported(_ problem: String, _ status: ExitCode = .specError) -> ExitCode {
  Console.printMessage("stylespec-render: error: \(problem)\n")
  return status
}

extension ExitCode {
  /// `EX_UNAVAILABLE` of sysexits.h: something that the tool needs is not there.
  static let unavailable = ExitCode(69)
}
