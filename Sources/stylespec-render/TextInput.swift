internal import TokenWorkspace

/// The text of a command line.
enum TextInput {
  /// The argument for standard input.
  static let standardInput = SpecLoader.standardInput

  /// The text itself, or the contents of standard input. A line feed at the end of the input is removed, as shells do.
  static func read(_ text: String) throws -> String {
    guard text == standardInput else { return text }
    let bytes = try StandardInput.read()
    let input = String(decoding: bytes, as: UTF8.self)
    guard input.utf8.elementsEqual(bytes) else {
      throw reported("the text from standard input is not UTF-8", .fileError)
    }
    return input.hasSuffix("\n") || input.hasSuffix("\r\n") ? String(input.dropLast()) : input
  }
}
