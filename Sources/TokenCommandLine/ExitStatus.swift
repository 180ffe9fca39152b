package import ArgumentParser

/// How a tool ends when not well. A wrong command line ends with 64, which the argument parser sees to.
extension ExitCode {
  /// The spec has errors, or the outputs are out of date.
  package static let specError = ExitCode(1)
  /// `EX_IOERR` of sysexits.h.
  package static let fileError = ExitCode(74)
}
