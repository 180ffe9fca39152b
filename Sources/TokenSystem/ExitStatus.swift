/// The exit statuses of the tools, numbered as in `sysexits.h`.
package enum ExitStatus: Int32 {
  case success = 0
  /// The spec has errors, or the outputs are out of date.
  case specError = 1
  /// The command line cannot be understood.
  case usageError = 64
  /// A file cannot be read or written.
  case fileError = 74
}
