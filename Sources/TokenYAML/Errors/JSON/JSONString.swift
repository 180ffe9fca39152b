package import TokenDiagnostics

/// A character or an escape that a string must not have.
package enum JSONString: ErrorKind {
  package static let page = ErrorPage(
    "json-string",
    in: .json,
    "A character or an escape that text cannot have, or a quote that is never closed",
    why:
      "Half of a surrogate pair is not a character, and a line break in text is usually a forgotten quote.",
    remedy: "Write the escape that the message shows, or close the quote.",
    wrong: .json("{ \"color\": { \"ink\": { \"light\": \"#222222\", \"description\": \"see C:⟦\\S⟧pecs\" } } }\n"),
    right: .json("{ \"color\": { \"ink\": { \"light\": \"#222222\", \"description\": \"see C:\\\\Specs\" } } }\n")
  )
}

extension Diagnostic {
  static func unclosedQuote(_ quote: String, at range: SourceRange) -> Diagnostic {
    let message = "this quote is never closed; put another `\(quote)` after the text"
    return Diagnostic(of: JSONString.self, message: message, at: range)
  }

  static func controlCharacter(_ byte: UInt8, at range: SourceRange) -> Diagnostic {
    let isLineBreak = byte == 0x0A || byte == 0x0D
    let scalar = Unicode.Scalar(byte)
    let escape = isLineBreak ? "\\n" : JSONText.escaped(scalar)
    let name = isLineBreak ? "a line break" : byte == 0x09 ? "a tab" : scalar.codePoint
    // A quote may be missing before the line break.
    let fix = FixIt(writing: escape, isLineBreak ? .unsafe : .safe, replacing: range)
    return string("\(name) cannot be in a string as it is; write `\(escape)`", at: range, fix)
  }

  static func unknownEscape(_ escape: String, at range: SourceRange) -> Diagnostic {
    let right = escape == "\\'" ? "'" : "\\" + escape
    let meaning = escape == "\\'" ? "" : " for a backslash"
    let fix = FixIt(writing: right, escape == "\\'" ? .safe : .unsafe, replacing: range)
    return string("`\(escape)` is not an escape of JSON; write `\(right)`\(meaning)", at: range, fix)
  }

  static func shortUnicodeEscape(_ escape: String, at range: SourceRange) -> Diagnostic {
    string("`\\u` needs four hexadecimal digits, such as `\\u00e9`; this is `\(escape)`", at: range)
  }

  static func loneSurrogate(_ escape: String, at range: SourceRange) -> Diagnostic {
    let message =
      "`\(escape)` is half of a surrogate pair; write both halves, such as `\\ud83d\\ude00`, or the character itself"
    return string(message, at: range)
  }

  private static func string(_ message: String, at range: SourceRange, _ fix: FixIt? = nil) -> Diagnostic {
    Diagnostic(of: JSONString.self, message: message, at: range, fixIts: fix.map { [$0] } ?? [])
  }
}
