#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Standard output and standard error. Results go to the first, everything else to the second.
public enum Console {
  /// Writes to standard output, all of it or until nobody reads any more. Throws when it cannot be written, as on a full disk.
  public static func printResult(_ text: String) throws(FileError) {
    try StreamWriter.write(text.utf8, to: STDOUT_FILENO, reportedAs: "standard output")
  }

  /// The same for what is no text.
  public static func printResult(_ bytes: [UInt8]) throws(FileError) {
    try StreamWriter.write(bytes, to: STDOUT_FILENO, reportedAs: "standard output")
  }

  /// Writes to standard error, as far as that can be. There is nobody to whom a failure could be told.
  public static func printMessage(_ text: String) {
    try? StreamWriter.write(text.utf8, to: STDERR_FILENO, reportedAs: "standard error")
  }

  /// Whether messages go to a person's screen.
  public static var messagesAreOnTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Color is for terminals, and never with `NO_COLOR` (<https://no-color.org>), or with `TERM=dumb`.
  public static var messagesUseColor: Bool { messagesAreOnTerminal && allowsColor }

  /// The same for results.
  public static var resultsUseColor: Bool { isatty(STDOUT_FILENO) == 1 && allowsColor }

  /// Whether messages go to a screen on which what was written can be changed.
  public static var messagesCanBeErased: Bool { messagesAreOnTerminal && !terminalIsDumb }

  private static var allowsColor: Bool { !terminalIsDumb && getenv("NO_COLOR").map { $0.pointee == 0 } ?? true }

  /// Such a terminal prints the codes of colors as they stand.
  private static var terminalIsDumb: Bool { getenv("TERM").map { strcmp($0, "dumb") == 0 } ?? false }

  /// The folder that relative paths start at; nil when it was removed.
  public static var workingFolder: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}
