#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Standard output and standard error. Results go to the first, everything else to the second.
public enum Console {
  /// Writes to standard output, all of it or until nobody reads any more.
  public static func printResult(_ text: String) {
    write(text, to: STDOUT_FILENO)
  }

  /// The same for what is no text.
  public static func printResult(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { write($0, to: STDOUT_FILENO) }
  }

  /// Writes to standard error, all of it or until nobody reads any more.
  public static func printMessage(_ text: String) {
    write(text, to: STDERR_FILENO)
  }

  /// Whether messages go to a person's screen.
  public static var messagesAreOnTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Colour is for terminals, and never with `NO_COLOR` (<https://no-color.org>).
  public static var messagesUseColor: Bool { messagesAreOnTerminal && allowsColor }

  /// The same for results.
  public static var resultsUseColor: Bool { isatty(STDOUT_FILENO) == 1 && allowsColor }

  private static var allowsColor: Bool { getenv("NO_COLOR").map { $0.pointee == 0 } ?? true }

  /// The folder that relative paths start at; nil when it was removed.
  public static var workingFolder: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { write($0, to: descriptor) }
  }

  private static func write(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: rest))
      #if canImport(Darwin)
        let count = Darwin.write(descriptor, part.baseAddress, part.count)
      #elseif canImport(Musl)
        let count = Musl.write(descriptor, part.baseAddress, part.count)
      #else
        let count = Glibc.write(descriptor, part.baseAddress, part.count)
      #endif
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
