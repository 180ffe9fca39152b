internal import TokenDiagnostics

/// Messages about JSON that is read all the same, and about whole files.
extension Diagnostic {
  static func comment(_ severity: Severity, at range: SourceRange, fix: FixIt) -> Diagnostic {
    let message = "JSON does not have comments, and other tools refuse them; remove it"
    return Diagnostic(severity, rule: JSONRule.comment.id, message: message, at: range, fixIts: [fix])
  }

  static func trailingComma(_ severity: Severity, at range: SourceRange) -> Diagnostic {
    let message = "JSON does not allow a comma after the last value; remove it"
    let fix = FixIt("remove the comma", .safe, edit: TextEdit(replacing: range, with: ""))
    return Diagnostic(severity, rule: JSONRule.trailingComma.id, message: message, at: range, fixIts: [fix])
  }

  static func json5(at range: SourceRange) -> Diagnostic {
    let message =
      "JSON5 is not supported; save the file as JSON, with the ending `.json`: keys and text in double quotes, decimal numbers"
    return Diagnostic(rule: JSONRule.unsupported.id, message: message, at: range)
  }

  static func emptyJSON(at range: SourceRange) -> Diagnostic {
    json("the file is empty; JSON has one value, such as `{}`", at: range)
  }

  static func secondValue(at range: SourceRange) -> Diagnostic {
    let message = "a second value starts here; put it into a file of its own, or both into a list"
    return Diagnostic(rule: JSONRule.documents.id, message: message, at: range)
  }

  static func entriesWithoutBraces(at range: SourceRange) -> Diagnostic {
    let message =
      "keys and values need braces around them; put `{` at the start of the file and `}` at its end, or call it `.yaml` if it is "
      + "YAML"
    return json(message, at: range)
  }

  private static func json(
    _ message: String,
    at range: SourceRange,
    notes: [Note] = [],
    _ fix: FixIt? = nil
  ) -> Diagnostic {
    Diagnostic(rule: JSONRule.syntax.id, message: message, at: range, notes: notes, fixIts: fix.map { [$0] } ?? [])
  }
}

/// Messages about punctuation.
extension Diagnostic {
  /// A collection whose closing bracket is missing.
  struct OpenBracket {
    let isBrace: Bool
    let range: SourceRange

    var opening: String { isBrace ? "{" : "[" }
    var closing: String { isBrace ? "}" : "]" }
  }

  static func missingComma(at range: SourceRange) -> Diagnostic {
    json("a `,` is missing between these values", at: range, FixIt(writing: ",", .unsafe, replacing: range))
  }

  static func missingColon(at range: SourceRange) -> Diagnostic {
    json("a `:` is missing between this key and its value", at: range, FixIt(writing: ":", .unsafe, replacing: range))
  }

  static func equalsSign(_ sign: String, at range: SourceRange) -> Diagnostic {
    let fix = FixIt(writing: ":", .safe, replacing: range)
    return json("a key is followed by `:`, not `\(sign)`", at: range, fix)
  }

  static func extraComma(at range: SourceRange) -> Diagnostic {
    let fix = FixIt("remove the comma", .unsafe, edit: TextEdit(replacing: range, with: ""))
    return json("a value is missing before this `,`; write it, or remove the comma", at: range, fix)
  }

  static func colonInList(at range: SourceRange) -> Diagnostic {
    json("a `:` follows a key, and a list has values only; use `{` and `}` for keys with values", at: range)
  }

  static func semicolon(at range: SourceRange) -> Diagnostic {
    let fix = FixIt(writing: ",", .unsafe, replacing: range)
    return json("values are separated by `,`, not `;`", at: range, fix)
  }

  static func missingValue(at range: SourceRange) -> Diagnostic {
    json("a value is missing after this `:`; write it, or remove the key", at: range)
  }

  static func keyAlone(at range: SourceRange) -> Diagnostic {
    json("this key has no value; write `:` and the value, or use `[` and `]` for a list", at: range)
  }

  static func collectionAsKey(at range: SourceRange) -> Diagnostic {
    json("a key is text in quotes; a list or a mapping can be a value only", at: range)
  }

  static func stray(_ text: String, at range: SourceRange, after place: JSONTreeBuilder.Place) -> Diagnostic {
    json("\(name(of: text)) does not belong here; \(place.continuation)", at: range)
  }

  static func extraBracket(_ bracket: String, at range: SourceRange) -> Diagnostic {
    let fix = FixIt("remove `\(bracket)`", .unsafe, edit: TextEdit(replacing: range, with: ""))
    return json("this `\(bracket)` closes nothing; remove it", at: range, fix)
  }

  static func wrongBracket(opening: OpenBracket?, at range: SourceRange) -> Diagnostic {
    let right = opening?.closing ?? "]"
    return json(
      "this bracket does not close the `\(opening?.opening ?? "[")` before it; write `\(right)`",
      at: range,
      notes: opening.map { [Note("it is opened here", at: $0.range)] } ?? [],
      FixIt(writing: right, .unsafe, replacing: range)
    )
  }

  /// Collections that are not closed, the outermost first, although the bracket of one around them follows.
  static func unclosed(_ brackets: [OpenBracket], before bracket: SourceRange) -> Diagnostic {
    let end = SourceRange(file: bracket.file, bytes: bracket.bytes.lowerBound..<bracket.bytes.lowerBound)
    return unclosed(brackets, at: end, note: Note("a bracket further out is closed here", at: bracket))
  }

  /// The same at the end of the file; `end` is the end of its last value.
  static func unclosed(_ brackets: [OpenBracket], atEnd end: SourceRange) -> Diagnostic {
    unclosed(brackets, at: end, note: nil)
  }

  private static func unclosed(_ brackets: [OpenBracket], at end: SourceRange, note: Note?) -> Diagnostic {
    let closing = brackets.reversed().map(\.closing).joined()
    let opening = brackets.last?.opening ?? "["
    let subject = brackets.count > 1 ? "this `\(opening)` and those around it are" : "this `\(opening)` is"
    return json(
      "\(subject) never closed; put `\(closing)` after the last value",
      at: brackets.last?.range ?? end,
      notes: note.map { [$0] } ?? [],
      FixIt(writing: closing, .unsafe, replacing: end)
    )
  }

  /// A character as messages name it.
  private static func name(of text: String) -> String {
    guard let scalar = text.unicodeScalars.first, scalar.properties.generalCategory == .control else {
      return "`\(text)`"
    }
    return codePoint(scalar)
  }

  private static func codePoint(_ scalar: Unicode.Scalar) -> String { LookAlike.codePoint(of: scalar) }

  /// A character that looks like punctuation of JSON, in its place.
  static func lookAlike(_ character: LookAlike, _ meant: String, at range: SourceRange) -> Diagnostic {
    let message = "\(character.shown) is not the `\(meant)` of JSON; write `\(meant)`"
    return json(message, at: range, FixIt(writing: meant, .safe, replacing: range))
  }
}

/// Messages about text.
extension Diagnostic {
  static func unclosedQuote(_ quote: String, at range: SourceRange) -> Diagnostic {
    let message = "this quote is never closed; put another `\(quote)` after the text"
    return Diagnostic(rule: JSONRule.string.id, message: message, at: range)
  }

  static func otherQuotes(_ name: String, _ text: String, at range: SourceRange) -> Diagnostic {
    // An escape may mean something else in other quotes.
    let canFix = !text.contains("\\") && text.utf8.count <= 100
    let quoted = canFix ? JSONSpelling.string(text) : "\"…\""
    return json(
      "JSON has double quotes, not \(name); write `\(quoted)`",
      at: range,
      canFix ? FixIt("put it in double quotes", .safe, edit: TextEdit(replacing: range, with: quoted)) : nil
    )
  }

  static func word(_ word: JSONWord, at range: SourceRange) -> Diagnostic {
    let fixIts = word.replacements.map { FixIt(writing: $0, word.isSafe ? .safe : .unsafe, replacing: range) }
    return Diagnostic(rule: word.rule.id, message: word.message, at: range, fixIts: fixIts)
  }

  static func controlCharacter(_ byte: UInt8, at range: SourceRange) -> Diagnostic {
    let isLineBreak = byte == 0x0A || byte == 0x0D
    let scalar = Unicode.Scalar(byte)
    let escape = isLineBreak ? "\\n" : JSONSpelling.escaped(scalar)
    let name = isLineBreak ? "a line break" : byte == 0x09 ? "a tab" : codePoint(scalar)
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
    Diagnostic(rule: JSONRule.string.id, message: message, at: range, fixIts: fix.map { [$0] } ?? [])
  }
}

/// Messages about white space and comments.
extension Diagnostic {
  static func otherSpace(_ space: String, at range: SourceRange) -> Diagnostic {
    let scalar = space.unicodeScalars.first ?? " "
    let shown = LookAlike(scalar)?.shown ?? LookAlike.codePoint(of: scalar)
    let message = "\(shown) is not white space in JSON; write a space"
    return json(message, at: range, FixIt("write a space", .safe, edit: TextEdit(replacing: range, with: " ")))
  }

  static func hashComment(at range: SourceRange) -> Diagnostic {
    let fix = FixIt("remove it", .unsafe, edit: TextEdit(replacing: range, with: ""))
    return json("`#` does not start a comment in JSON; remove the text after it, too", at: range, fix)
  }

  static func unclosedComment(at range: SourceRange) -> Diagnostic {
    json("this comment is never closed; put `*/` at its end, or remove it", at: range)
  }
}

extension JSONTreeBuilder.Place {
  /// How the text may go on, as the end of a message.
  fileprivate var continuation: String {
    switch self {
    case .start: "a file starts with a value, such as `{`"
    case .openBrace, .commaInMapping: "a key in quotes follows"
    case .key: "a `:` follows the key"
    case .colon: "a value follows the `:`"
    case .openBracket, .commaInList: "a value follows"
    case .value: "a `,` or the closing bracket follows the value"
    case .end: "the file ends after its value"
    }
  }
}
