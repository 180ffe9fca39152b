#if canImport(CPango)
  /// Line breaks between two adjacent ASCII characters, as in browsers and not by UAX #14.
  ///
  /// Chromium, like WebKit before it, looks up such pairs in its own table, which keeps addresses, paths and `and/or`
  /// together. These rules give the same result for every pair, as measured.
  enum ASCIIBreaks {
    /// Whether a line may end between two characters; nil if one of them is not a printable ASCII character.
    ///
    /// - Parameter earlier: The character directly before both, if there is one.
    static func mayBreak(between last: UInt32, and next: UInt32, after earlier: UInt32?) -> Bool? {
      guard let last = visible(last), let next = visible(next) else { return nil }
      return switch last {
      case "-" where isDigit(next):
        // After a letter or a digit it is a hyphen, otherwise a minus sign.
        earlier.flatMap(visible).map { isLetter($0) || isDigit($0) } ?? false
      case "-": !closes(next) && next != "$"
      case "?": !closes(next) && next != "\"" && next != "'"
      default: opens(next) && mayEndLineBeforeBracket(last)
      }
    }

    private static func visible(_ scalar: UInt32) -> Unicode.Scalar? {
      0x21...0x7E ~= scalar ? Unicode.Scalar(scalar) : nil
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { "0"..."9" ~= scalar }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool { "a"..."z" ~= scalar || "A"..."Z" ~= scalar }

    private static func opens(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar {
      case "(", "<", "[", "{": true
      default: false
      }
    }

    /// Whether it never starts a line after a hyphen or a question mark.
    private static func closes(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar {
      case "!", ")", ",", ".", "/", ":", ";", "?", "]", "}": true
      default: false
      }
    }

    /// Not a letter, a digit, an opening bracket or one of a few signs: `f(x)` stays together.
    private static func mayEndLineBeforeBracket(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar {
      case "$", "'", "/", "@", "^", "_", "`": false
      default: !isLetter(scalar) && !isDigit(scalar) && !opens(scalar)
      }
    }
  }
#endif
