internal import TokenJSON
internal import TokenModel

/// YAML as people write it: groups as indented blocks, and what fits into a line in one.
struct YAMLText {
  private(set) var bytes: [UInt8] = []

  init(_ json: WrittenJSON) {
    if case .object(let members) = json, !members.isEmpty {
      writeBlock(of: members, 0)
    } else {
      writeBlock(of: json, 0)
    }
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func indent(_ indentation: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
  }

  // MARK: Blocks

  /// Writes fields, each in lines of its own. The first begins where the text is.
  private mutating func writeBlock(of members: [WrittenJSON.Member], _ indentation: Int) {
    for (index, member) in members.enumerated() {
      if index > 0 { indent(indentation) }
      let key = Self.scalar(member.key, in: .flow)
      // YAML looks for the colon in the next 1,024 characters, unless the key is marked as one.
      if key.count <= 1_000 {
        bytes += key
      } else {
        append("? ")
        bytes += key
        append("\n")
        indent(indentation)
      }
      append(":")
      if JSONText.isInLine(member.value, indentation: indentation) {
        append(" ")
        writeInLine(member.value, in: .block)
        append("\n")
      } else {
        append("\n")
        indent(indentation + 2)
        writeBlock(of: member.value, indentation + 2)
      }
    }
  }

  /// Writes elements, each in lines of its own. The first begins where the text is.
  private mutating func writeBlock(of elements: [WrittenJSON], _ indentation: Int) {
    for (index, element) in elements.enumerated() {
      if index > 0 { indent(indentation) }
      append("- ")
      writeBlock(of: element, indentation + 2)
    }
  }

  private mutating func writeBlock(of json: WrittenJSON, _ indentation: Int) {
    if !JSONText.isInLine(json, indentation: indentation) {
      switch json {
      case .object(let members) where !members.isEmpty: return writeBlock(of: members, indentation)
      case .array(let elements) where !elements.isEmpty: return writeBlock(of: elements, indentation)
      case .null, .boolean, .number, .string, .array, .object: break
      }
    }
    writeInLine(json, in: .block)
    append("\n")
  }

  // MARK: In one line

  private mutating func writeInLine(_ json: WrittenJSON, in place: Place) {
    switch json {
    case .null: append("null")
    case .boolean(let flag): append(flag ? "true" : "false")
    case .number(let digits): append(digits)
    case .string(let text): bytes += Self.scalar(text, in: place)
    case .array(let elements):
      append("[")
      for (index, element) in elements.enumerated() {
        if index > 0 { append(", ") }
        writeInLine(element, in: .flow)
      }
      append("]")
    case .object(let members):
      append(members.isEmpty ? "{" : "{ ")
      for (index, member) in members.enumerated() {
        if index > 0 { append(", ") }
        bytes += Self.scalar(member.key, in: .flow)
        append(": ")
        writeInLine(member.value, in: .flow)
      }
      append(members.isEmpty ? "}" : " }")
    }
  }

  // MARK: Text

  /// Where a text is.
  private enum Place {
    /// At the end of a line.
    case block
    /// In a key, or among others in one line.
    case flow
  }

  /// A text without quotes where all readers take it as that text.
  private static func scalar(_ text: String, in place: Place) -> [UInt8] {
    isPlain(text.unicodeScalars, in: place) ? Array(text.utf8) : quoted(text)
  }

  private static func isPlain(_ text: String.UnicodeScalarView, in place: Place) -> Bool {
    guard let first = text.first, let last = text.last, last != " ", last != ":" else { return false }
    guard isLetter(first) || "_$".unicodeScalars.contains(first) || isDigit(first) && isNoNumber(text) else {
      return false
    }
    if words.contains(String(text).lowercased()) { return false }
    switch place {
    case .flow: return text.allSatisfy { isLetter($0) || isDigit($0) || flowSigns.contains($0) }
    case .block:
      return text.allSatisfy { isLetter($0) || (0x20..<0x7F).contains($0.value) }
        && zip(text, text.dropFirst()).allSatisfy { !($0 == ":" && $1 == " " || $0 == " " && $1 == "#") }
    }
  }

  /// The words of YAML 1.1 and 1.2 that are not texts.
  private static let words: Set<String> = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]

  private static let flowSigns = Set(" _-./$()+;'~^@%=".unicodeScalars)

  /// Whether a character is an ASCII letter, or a visible one beyond ASCII.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A: true
    case ...0xA0, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x3000, 0xFE00...0xFE0F, 0xFEFF, 0xFFF0...0xFFFF:
      false
    default: true
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { (0x30...0x39).contains(scalar.value) }

  /// Whether a text that starts with a digit is neither a number nor a date, in any version of YAML: it has a letter
  /// that those do not have.
  private static func isNoNumber(_ text: String.UnicodeScalarView) -> Bool {
    text.contains { scalar in
      scalar.isASCII && isLetter(scalar) && !"abcdefotxz".unicodeScalars.contains(scalar.lowercasedASCII)
    }
  }

  /// A text in quotes, with the escapes of JSON. Those are escapes of YAML too, which needs some more.
  private static func quoted(_ text: String) -> [UInt8] {
    var json: [UInt8] = []
    JSONString.append(text, to: &json)
    if json.allSatisfy({ $0 < 0x7F }) { return json }
    return String(decoding: json, as: UTF8.self).unicodeScalars.reduce(into: []) { bytes, scalar in
      bytes += isEscaped(scalar) ? Array(escape(scalar).utf8) : Array(String(scalar).utf8)
    }
  }

  /// Whether YAML forbids a character, or reads it as the end of a line.
  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

extension Unicode.Scalar {
  fileprivate var lowercasedASCII: Unicode.Scalar {
    (0x41...0x5A).contains(value) ? Unicode.Scalar(UInt8(value) + 0x20) : self
  }
}
