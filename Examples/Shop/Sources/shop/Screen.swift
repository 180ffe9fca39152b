import Storefront

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The terminal that standard output goes to.
enum Screen {
  /// Its size; nil if the output goes to a file or a pipe. The default is 80 by 24, for terminals that do not report a size.
  static var size: (columns: Int, rows: Int)? {
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Its abilities according to the environment: <https://no-color.org>, and `COLORTERM`, which terminals set.
  static var look: TerminalLook {
    guard size != nil, variable("TERM") != "dumb" else { return .plain }
    guard variable("NO_COLOR").isEmpty else { return .monochrome }
    return ["truecolor", "24bit"].contains(variable("COLORTERM")) ? .trueColor : .palette
  }

  /// Writes to standard output at once.
  static func show(_ text: String) {
    print(text, terminator: "")
    fflush(nil)
  }

  /// Ends the program with a result.
  static func end(printing text: String) -> Never {
    show(text)
    exit(0)
  }

  /// Ends the program with a message on standard error.
  static func fail(_ message: String, status: Int32) -> Never {
    var text = message + "\n"
    text.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
    exit(status)
  }

  private static func variable(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }
}
