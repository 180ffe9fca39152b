internal import ArgumentParser
internal import TokenWorkspace
internal import TokenSystem

/// Prints an error, and returns the exit status for it.
func reported(_ problem: String, _ status: ExitCode = .specError) -> ExitCode {
  Console.printMessage("stylespec-render: error: \(problem)\n")
  return status
}

extension ExitCode {
  /// `EX_UNAVAILABLE` of sysexits.h: a library that the tool needs is missing.
  static let unavailable = ExitCode(69)
}
