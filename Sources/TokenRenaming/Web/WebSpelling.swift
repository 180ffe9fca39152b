internal import TokenEmit

/// How a part of a source spells names.
enum WebSpelling {
  /// In a way that says nothing about their meaning, as in code and comments: names stay.
  case unknown
  /// As they are.
  case plain
  /// As a string of JavaScript.
  case script
  /// As a regular expression of JavaScript.
  case regex
  /// As HTML, with character references.
  case markup
  /// As a string of CSS.
  case cssString

  /// A class in this spelling; nil if it cannot be written.
  func written(class name: String) -> String? {
    switch self {
    case .unknown: nil
    case .plain: name
    case .script:
      name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("'", with: "\\'")
        .replacing("`", with: "\\`").replacing("${", with: "\\${")
    case .markup: CharacterReference.escaped(name)
    case .regex, .cssString: nil
    }
  }

  /// A custom property in this spelling; nil for one that cannot be written, or that needs escapes of CSS: only the
  /// reader of the text knows whether it is CSS.
  func written(property name: String) -> String? {
    if case .unknown = self { return nil }
    return CSSIdentifier.escaped(name).utf8.elementsEqual(name.utf8) ? name : nil
  }

  /// Whether a backslash and a byte stand for a character that no name has.
  func isSeparator(escaping byte: UInt8) -> Bool {
    switch self {
    case .script: "ntrfvb\"'`$\n\r".utf8.contains(byte)
    case .regex: "ntrfvb\"'`$/()[]{}.*+?^|".utf8.contains(byte)
    case .unknown, .plain, .markup, .cssString: false
    }
  }
}

/// The ends of a part of a source at which text continues that is known when the program runs.
struct OpenEdges: OptionSet {
  let rawValue: Int

  static let start = Self(rawValue: 1)
  static let end = Self(rawValue: 2)
}
