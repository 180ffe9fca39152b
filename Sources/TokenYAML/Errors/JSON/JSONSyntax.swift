package import TokenDiagnostics

/// A bracket, comma, colon or quote is missing or wrong, or a value is not valid in JSON.
package enum JSONSyntax: ErrorKind {
  package static let page = ErrorPage(
    "json-syntax",
    in: .json,
    "The text is not JSON",
    why:
      "The text could mean several things. JSON allows one spelling for each, so that all tools read the same.",
    remedy:
      "The message shows what is missing, or how JSON spells it. Reading continues at the next comma or bracket, and shows the first 20 mistakes.",
    wrong: .json("{ ⟦color⟧: { \"ink\": ⟦'#222222'⟧ } }\n"),
    right: .json("{ \"color\": { \"ink\": \"#222222\" } }\n")
  )
}

/// Messages about whole files.
extension Diagnostic {
  static func emptyJSON(at range: SourceRange) -> Diagnostic {
    json("the file is empty; JSON has one value, such as `{}`", at: range)
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
    Diagnostic(of: JSONSyntax.self, message: message, at: range, notes: notes, fixIts: fix.map { [$0] } ?? [])
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

  static func stray(_ text: String, at range: SourceRange, continuation: String) -> Diagnostic {
    json("\(name(of: text)) does not belong here; \(continuation)", at: range)
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
    return scalar.codePoint
  }

  /// A character that looks like JSON punctuation, used instead of it.
  static func lookAlike(_ character: LookAlike, _ meant: String, at range: SourceRange) -> Diagnostic {
    let message = "\(character.shown) is not the `\(meant)` of JSON; write `\(meant)`"
    return json(message, at: range, FixIt(writing: meant, .safe, replacing: range))
  }
}

/// Messages about text.
extension Diagnostic {
  static func otherQuotes(_ name: String, _ text: String, at range: SourceRange) -> Diagnostic {
    // An escape may mean something else in other quotes.
    let canFix = !text.contains("\\") && text.utf8.count <= 100
    let quoted = canFix ? JSONText.string(text) : "\"…\""
    return json(
      "JSON has double quotes, not \(name); write `\(quoted)`",
      at: range,
      canFix ? FixIt("put it in double quotes", .safe, edit: TextEdit(replacing: range, with: quoted)) : nil
    )
  }

}

/// Messages about white space and comments.
extension Diagnostic {
  static func otherSpace(_ space: String, at range: SourceRange) -> Diagnostic {
    let scalar = space.unicodeScalars.first ?? " "
    let shown = LookAlike(scalar)?.shown ?? scalar.codePoint
    let message = "\(shown) is not white space in JSON; write a space"
    return json(message, at: range, FixIt("write a space", .safe, edit: TextEdit(replacing: range, with: " ")))
  }

  static func hashComment(at range: SourceRange) -> Diagnostic {
    let fix = FixIt("remove it", .unsafe, edit: TextEdit(replacing: range, with: ""))
    return json("`#` does not start a comment in JSON; also remove the text after it", at: range, fix)
  }

  static func unclosedComment(at range: SourceRange) -> Diagnostic {
    json("this comment is never closed; put `*/` at its end, or remove it", at: range)
  }
}
