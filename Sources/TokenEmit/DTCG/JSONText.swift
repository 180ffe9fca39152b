internal import TokenJSON
package import TokenModel

/// JSON as people write it: what fits into a line is in one.
package struct JSONText {
  /// The text as UTF-8, with a line feed at its end.
  package private(set) var bytes: [UInt8] = []
  /// The longest line, in bytes, with its indentation.
  private static let maximumLine = 140

  /// Writes a value.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the value.
  package init(_ json: WrittenJSON) {
    write(json, indentation: 0)
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func write(_ json: WrittenJSON, indentation: Int) {
    if Self.isInLine(json, indentation: indentation) {
      writeInLine(json)
      return
    }
    switch json {
    case .object(let members):
      writeLines(of: members, from: "{", to: "}", indentation) { text, member in
        JSONString.append(member.key, to: &text.bytes)
        text.append(": ")
        text.write(member.value, indentation: indentation + 2)
      }
    case .array(let elements):
      writeLines(of: elements, from: "[", to: "]", indentation) { $0.write($1, indentation: indentation + 2) }
    case .null, .boolean, .number, .string: writeInLine(json)
    }
  }

  /// Whether a value is written in one line, after an indentation: a scalar, or what is not longer than a line.
  static func isInLine(_ json: WrittenJSON, indentation: Int) -> Bool {
    switch json {
    case .null, .boolean, .number, .string: true
    case .array, .object: !hasTokens(json) && length(of: json, atMost: maximumLine - indentation) != nil
    }
  }

  /// Whether a value is a group with tokens, which are in lines of their own.
  private static func hasTokens(_ json: WrittenJSON) -> Bool {
    guard case .object(let members) = json else { return false }
    return members.contains { member in
      if case .object(let inner) = member.value {
        inner.contains { $0.key == "$value" || $0.key == "$type" }
      } else {
        false
      }
    }
  }

  private mutating func writeLines<Part>(
    of parts: [Part],
    from start: String,
    to end: String,
    _ indentation: Int,
    _ write: (inout JSONText, Part) -> Void
  ) {
    append(start)
    for (index, part) in parts.enumerated() {
      if index > 0 { append(",") }
      breakLine(indentation + 2)
      write(&self, part)
    }
    if !parts.isEmpty { breakLine(indentation) }
    append(end)
  }

  private mutating func breakLine(_ indentation: Int) {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  // MARK: In one line

  private mutating func writeInLine(_ json: WrittenJSON) {
    switch json {
    case .null: append("null")
    case .boolean(let flag): append(flag ? "true" : "false")
    case .number(let digits): append(digits)
    case .string(let text): JSONString.append(text, to: &bytes)
    case .array(let elements):
      append("[")
      for (index, element) in elements.enumerated() {
        if index > 0 { append(", ") }
        writeInLine(element)
      }
      append("]")
    case .object(let members):
      append(members.isEmpty ? "{" : "{ ")
      for (index, member) in members.enumerated() {
        if index > 0 { append(", ") }
        JSONString.append(member.key, to: &bytes)
        append(": ")
        writeInLine(member.value)
      }
      append(members.isEmpty ? "}" : " }")
    }
  }

  /// The bytes of a value in one line, without escapes; nil for more than the limit.
  private static func length(of json: WrittenJSON, atMost limit: Int) -> Int? {
    var length: Int
    switch json {
    case .null, .boolean: length = 5
    case .number(let digits): length = digits.utf8.count
    case .string(let text): length = text.utf8.count + 2
    case .array(let elements):
      length = 2
      for element in elements {
        guard let inner = Self.length(of: element, atMost: limit - length - 2) else { return nil }
        length += inner + 2
      }
    case .object(let members):
      length = 4
      for member in members {
        length += member.key.utf8.count + 4
        guard let inner = Self.length(of: member.value, atMost: limit - length - 2) else { return nil }
        length += inner + 2
      }
    }
    return length <= limit ? length : nil
  }
}
