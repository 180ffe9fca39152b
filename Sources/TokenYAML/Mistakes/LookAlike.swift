internal import TokenDiagnostics

/// A character that looks like syntax, or is invisible: input methods and web pages leave them behind.
package struct LookAlike: Sendable, Equatable {
  /// The character itself.
  package let scalar: Unicode.Scalar
  /// The text that was meant: a character of ASCII; empty for a character that cannot be seen.
  package let meant: String
  /// The name that people know it by, such as "full-width colon".
  package let name: String

  /// Nil for a character that is not a look-alike.
  package init?(_ scalar: Unicode.Scalar) {
    if scalar.value < 0x80 { return nil }
    guard let (meant, name) = Self.entry(of: scalar.value) else { return nil }
    self.scalar = scalar
    self.meant = meant
    self.name = name
  }

  /// Whether it takes no space on the screen.
  package var isInvisible: Bool { meant.isEmpty }
  /// Whether it looks like a space.
  package var isSpace: Bool { meant == " " }
  /// Whether it is a quotation mark.
  package var isQuote: Bool { meant == "\"" }

  /// Whether it can represent any kind of bracket: text has it instead of both `[` and `{`.
  package var isAnyBracket: Bool { (0x3010...0x3017).contains(scalar.value) }

  /// Whether it is so near to a character of syntax that a name without quotes hardly has it: not an apostrophe, an
  /// ideographic comma, a dash or a bracket of text.
  package var isSyntax: Bool {
    switch scalar.value {
    case 0x201C...0x201F, 0xFF02, 0x2212, 0xFF0D: true
    case 0x3001, 0x060C, 0xFE51, 0xFF64, 0x3010...0x3017: false
    default: !meant.isEmpty && ":,{}[]#".contains(meant)
    }
  }

  /// The character with its name and code point, as messages show it. Without the character if it cannot be seen.
  package var shown: String {
    isInvisible || isSpace ? "\(scalar.codePoint) (\(name))" : "`\(scalar)` (\(name), \(scalar.codePoint))"
  }

  private static func entry(of value: UInt32) -> (meant: String, name: String)? {
    if let entry = punctuation[value] ?? invisible[value].map({ ("", $0) }) ?? spaces[value].map({ (" ", $0) }) {
      return entry
    }
    if let name = quotes[value] { return ("\"", name) }
    if let name = dashes[value] { return ("-", name) }
    guard (0xFF01...0xFF5E).contains(value), let ascii = Unicode.Scalar(value - 0xFEE0), !ascii.isLetterOrDigit else {
      return nil
    }
    return (String(ascii), "full-width `\(ascii)`")
  }

  private static let punctuation: [UInt32: (meant: String, name: String)] = [
    0xFF1A: (":", "full-width colon"), 0xFE55: (":", "small colon"), 0xFE13: (":", "vertical colon"),
    0x2236: (":", "ratio sign"), 0xA789: (":", "modifier letter colon"), 0xFF0C: (",", "full-width comma"),
    0x3001: (",", "ideographic comma"), 0xFE50: (",", "small comma"), 0xFE51: (",", "small ideographic comma"),
    0xFE10: (",", "vertical comma"), 0xFF64: (",", "half-width ideographic comma"), 0x060C: (",", "Arabic comma"),
    0xFF5B: ("{", "full-width left brace"), 0xFF5D: ("}", "full-width right brace"),
    0xFE5B: ("{", "small left brace"), 0xFE5C: ("}", "small right brace"),
    0xFF3B: ("[", "full-width left bracket"), 0xFF3D: ("]", "full-width right bracket"),
    0x3010: ("[", "left black bracket"), 0x3011: ("]", "right black bracket"),
    0x3014: ("[", "left tortoise shell bracket"), 0x3015: ("]", "right tortoise shell bracket"),
    0x3016: ("[", "left white bracket"), 0x3017: ("]", "right white bracket"),
    0xFF03: ("#", "full-width number sign"), 0xFE5F: ("#", "small number sign"),
    0xFF1B: (";", "full-width semicolon"), 0xFE54: (";", "small semicolon"), 0x061B: (";", "Arabic semicolon"),
    0xFF1D: ("=", "full-width equals sign"), 0xFE66: ("=", "small equals sign"),
  ]

  private static let quotes: [UInt32: String] = [
    0x201C: "left double quotation mark", 0x201D: "right double quotation mark", 0x201E: "low double quotation mark",
    0x201F: "reversed double quotation mark", 0xFF02: "full-width quotation mark",
    0x2018: "left single quotation mark", 0x2019: "right single quotation mark", 0x201A: "low single quotation mark",
    0x201B: "reversed single quotation mark", 0xFF07: "full-width apostrophe",
  ]

  private static let dashes: [UInt32: String] = [
    0x2212: "minus sign", 0xFF0D: "full-width hyphen", 0xFE63: "small hyphen", 0x2010: "hyphen",
    0x2011: "no-break hyphen", 0x2012: "figure dash", 0x2013: "en dash", 0x2014: "em dash", 0xFE58: "small em dash",
  ]

  private static let spaces: [UInt32: String] = [
    0xA0: "no-break space", 0x1680: "Ogham space", 0x2000: "en quad", 0x2001: "em quad", 0x2002: "en space",
    0x2003: "em space", 0x2004: "three-per-em space", 0x2005: "four-per-em space", 0x2006: "six-per-em space",
    0x2007: "figure space", 0x2008: "punctuation space", 0x2009: "thin space", 0x200A: "hair space",
    0x202F: "narrow no-break space", 0x205F: "mathematical space", 0x3000: "ideographic space",
  ]

  private static let invisible: [UInt32: String] = [
    0xAD: "soft hyphen", 0x61C: "Arabic letter mark", 0x180E: "Mongolian vowel separator", 0x200B: "zero-width space",
    0x200E: "left-to-right mark", 0x200F: "right-to-left mark", 0x202A: "left-to-right embedding",
    0x202B: "right-to-left embedding", 0x202C: "pop directional formatting", 0x202D: "left-to-right override",
    0x202E: "right-to-left override", 0x2060: "word joiner", 0x2061: "function application",
    0x2062: "invisible times", 0x2063: "invisible separator", 0x2064: "invisible plus",
    0x2066: "left-to-right isolate", 0x2067: "right-to-left isolate", 0x2068: "first strong isolate",
    0x2069: "pop directional isolate", 0xFEFF: "byte order mark",
  ]
}

extension Unicode.Scalar {
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: false
    }
  }
}
