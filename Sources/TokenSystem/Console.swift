/// Standard output and standard error. Results go to the first, everything else to the second.
package enum Console {
  /// Writes to standard output, all of it or until its reader stops. Throws if it cannot be written, as on a full disk.
  package static func printResult(_ text: String) throws(FileError) {
    try StreamWriter.write(text.utf8, to: System.standardOutput, reportedAs: "standard output")
  }

  /// Writes bytes to standard output, in the same way.
  package static func printResult(_ bytes: [UInt8]) throws(FileError) {
    try StreamWriter.write(bytes, to: System.standardOutput, reportedAs: "standard output")
  }

  /// Writes to standard error, as far as possible. A failure is ignored: there is nowhere left to report it.
  package static func printMessage(_ text: String) {
    try? StreamWriter.write(text.utf8, to: System.standardError, reportedAs: "standard error")
  }

  /// Whether messages go to a terminal.
  package static var messagesAreOnTerminal: Bool { System.isTerminal(System.standardError) }

  /// Whether messages use color: on a terminal, but not with `NO_COLOR` (<https://no-color.org>) or `TERM=dumb`.
  package static var messagesUseColor: Bool { messagesAreOnTerminal && allowsColor }

  /// Whether results use color.
  package static var resultsUseColor: Bool { System.isTerminal(System.standardOutput) && allowsColor }

  /// Whether messages go to a terminal that can erase what was written.
  package static var messagesCanBeErased: Bool { messagesAreOnTerminal && !terminalIsDumb }

  private static var allowsColor: Bool { !terminalIsDumb && System.noColor.map(\.isEmpty) ?? true }

  /// A dumb terminal prints escape sequences as text.
  private static var terminalIsDumb: Bool { System.terminalName == "dumb" }

  /// The folder that relative paths start at; nil when it was removed.
  package static var workingFolder: String? { System.workingFolder }
}
