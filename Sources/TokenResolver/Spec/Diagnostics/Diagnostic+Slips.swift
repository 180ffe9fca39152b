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
      of: UnknownKey.self,
      message: "a space is missing after `:`; write `\(key): \(shown)`",
      at: place,
      fixIts: [
        FixIt(writing: "\(key): \(shown)", spelled: isColor ? ": \(shown)" : ": ", .safe, replacing: range)
      ]
    )
  }

  static func missingColon(_ key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(of: WrongKind.self, message: KeyWithoutColon.message(key), at: range)
  }

  static func decimalComma(_ whole: String, _ fraction: String, at range: SourceRange) -> Diagnostic {
    let number = "\(whole).\(fraction)"
    return Diagnostic(
      of: InvalidNumber.self,
      message: "a comma ends a value here; write `\(number)`, with a point",
      at: range,
      fixIts: [FixIt(writing: number, .unsafe, replacing: range)]
    )
  }

  /// A text that needs quotes; the message ends with it in quotes.
  static func unquoted(
    _ text: String,
    as kind: any ErrorKind.Type,
    _ problem: String,
    at range: SourceRange
  ) -> Diagnostic {
    let quoted = "\"\(text)\""
    return Diagnostic(
      of: kind,
      message: "\(problem) `\(quoted)`",
      at: range,
      fixIts: [FixIt(writing: quoted, .safe, replacing: range)]
    )
  }

  static func emptyMapping(_ what: String, at range: SourceRange) -> Diagnostic {
    let message = "\(what) is empty; write its entries below it, indented by two spaces"
    return Diagnostic(of: WrongKind.self, message: message, at: range)
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
      of: WrongKind.self,
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
      of: WrongKind.self,
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
      of: WrongKind.self,
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
      of: WrongKind.self,
      message: "a list of \(what) needs square brackets; write `\(list)`",
      at: range,
      fixIts: [FixIt(writing: list, .safe, replacing: range)]
    )
  }

  static func wrongFlag(_ text: String, meant: String, for key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      of: UnknownValue.self,
      message: "`\(text)` is plain text here; write `\(key): \(meant)`",
      at: range,
      fixIts: [FixIt(writing: meant, .safe, replacing: range)]
    )
  }

  static func emptyFlag(_ key: String, at range: SourceRange) -> Diagnostic {
    let message = "`\(key)` has no value; write `true`, or what to use instead"
    return Diagnostic(of: UnknownValue.self, message: message, at: range)
  }
}
