internal import TokenDiagnostics
internal import TokenYAML

/// Messages about text that YAML accepts but reads differently than the author meant.
extension Diagnostic {
  /// `place` is the colon, and `end` is the end of the value.
  static func missingSpace(_ key: String, _ value: String, at place: SourceRange, until end: Int) -> Diagnostic {
    let isColor = value.hasPrefix("#")
    let shown = isColor ? "\"\(value)\"" : value
    let range = isColor ? SourceRange(file: place.file, bytes: place.bytes.lowerBound..<end) : place
    return Diagnostic(
      rule: SpecRule.unknownKey.id,
      message: "a space is missing after `:`; write `\(key): \(shown)`",
      at: place,
      fixIts: [
        FixIt(writing: "\(key): \(shown)", spelled: isColor ? ": \(shown)" : ": ", .safe, replacing: range)
      ]
    )
  }

  static func decimalComma(_ whole: String, _ fraction: String, at range: SourceRange) -> Diagnostic {
    let number = "\(whole).\(fraction)"
    return Diagnostic(
      rule: SpecRule.invalidNumber.id,
      message: "a comma ends a value here; write `\(number)`, with a point",
      at: range,
      fixIts: [FixIt(writing: number, .unsafe, replacing: range)]
    )
  }

  static func unquotedCall(_ text: String, at range: SourceRange) -> Diagnostic {
    unquoted(text, rule: .invalidColor, "a comma in braces ends a value; put the color in quotes:", at: range)
  }

  static func unquotedColor(_ text: String, at range: SourceRange) -> Diagnostic {
    let problem = "`#` starts a comment here, so there is no value; put the color in quotes:"
    return unquoted(text, rule: .invalidColor, problem, at: range)
  }

  static func unquotedReference(_ text: String, at range: SourceRange) -> Diagnostic {
    let problem = "a reference needs quotes, or YAML reads a mapping; write"
    return unquoted(text, rule: .unquotedReference, problem, at: range)
  }

  /// A text that needs quotes; the message ends with it in quotes.
  private static func unquoted(
    _ text: String,
    rule: SpecRule,
    _ problem: String,
    at range: SourceRange
  ) -> Diagnostic {
    let quoted = "\"\(text)\""
    return Diagnostic(
      rule: rule.id,
      message: "\(problem) `\(quoted)`",
      at: range,
      fixIts: [FixIt(writing: quoted, .safe, replacing: range)]
    )
  }

  static func emptyMapping(_ what: String, at range: SourceRange) -> Diagnostic {
    let message = "\(what) is empty; write its entries below it, indented by two spaces"
    return Diagnostic(rule: SpecRule.wrongKind.id, message: message, at: range)
  }

  /// `lines` are those of the entries, with `text` in them; `key` has the empty value at `range`.
  static func unindentedEntries(
    of key: String,
    _ entries: [String],
    lines: SourceRange,
    text: ArraySlice<UInt8>,
    at range: SourceRange
  ) -> Diagnostic {
    var indented: [UInt8] = []
    var isStart = true
    for byte in text {
      let isBreak = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      if isStart, !isBreak { indented += "  ".utf8 }
      isStart = isBreak
      indented.append(byte)
    }
    let edit = TextEdit(replacing: lines, with: String(decoding: indented, as: UTF8.self))
    let (its, are, them) = entries.count == 1 ? ("its entry", "is", "it") : ("its entries", "are", "them")
    return Diagnostic(
      rule: SpecRule.wrongKind.id,
      message: "`\(key)` is empty, because \(its) \(list(entries)) \(are) not below it; indent \(them) by two spaces",
      at: range,
      fixIts: [FixIt("indent \(list(entries)) by two spaces", .safe, edit: edit)]
    )
  }

  /// `fixed` is the list without its hyphens.
  static func listForMapping(_ what: String, at range: SourceRange, fixed: String) -> Diagnostic {
    let first = SourceRange(file: range.file, bytes: range.bytes.lowerBound..<range.bytes.lowerBound + 1)
    let fix = FixIt("remove each `-`", .safe, edit: TextEdit(replacing: range, with: fixed))
    return Diagnostic(
      rule: SpecRule.wrongKind.id,
      message: "\(what) is a mapping, not a list; remove the `-` before each entry",
      at: first,
      fixIts: [fix]
    )
  }

  /// `entries` is the text between the square brackets.
  static func bracketsForBraces(_ what: String, _ entries: String, at range: SourceRange) -> Diagnostic {
    let first = SourceRange(file: range.file, bytes: range.bytes.lowerBound..<range.bytes.lowerBound + 1)
    let last = SourceRange(file: range.file, bytes: range.bytes.upperBound - 1..<range.bytes.upperBound)
    let isShort = entries.utf8.count <= 100 && !entries.contains(where: \.isNewline)
    return Diagnostic(
      rule: SpecRule.wrongKind.id,
      message: "\(what) is a mapping, which has braces; write `\(isShort ? "{\(entries)}" : "{…}")`",
      at: first,
      fixIts: [
        FixIt(
          "write braces",
          .safe,
          edit: TextEdit(replacing: first, with: "{"),
          more: TextEdit(replacing: last, with: "}")
        )
      ]
    )
  }

  static func mappingForList(_ what: String, _ entries: [String], at range: SourceRange) -> Diagnostic {
    let list = "[\(entries.joined(separator: ", "))]"
    return Diagnostic(
      rule: SpecRule.wrongKind.id,
      message: "a list of \(what) needs square brackets; write `\(list)`",
      at: range,
      fixIts: [FixIt(writing: list, .safe, replacing: range)]
    )
  }

  static func wrongFlag(_ text: String, meant: String, for key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      rule: SpecRule.unknownValue.id,
      message: "`\(text)` is plain text here; write `\(key): \(meant)`",
      at: range,
      fixIts: [FixIt(writing: meant, .safe, replacing: range)]
    )
  }

  static func emptyFlag(_ key: String, at range: SourceRange) -> Diagnostic {
    let message = "`\(key)` has no value; write `true`, or what to use instead"
    return Diagnostic(rule: SpecRule.unknownValue.id, message: message, at: range)
  }
}
