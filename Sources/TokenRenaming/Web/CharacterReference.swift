/// A character reference of HTML, such as `&amp;`.
struct CharacterReference {
  /// The character; nil for one of the many names that are not known here.
  let scalar: Unicode.Scalar?
  /// The end of the reference.
  let end: Int

  private static let names: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "Tab": "\t", "NewLine": "\n",
  ]
  /// Those that HTML also reads without a semicolon.
  private static let legacyNames: Set<String> = ["amp", "lt", "gt", "quot", "nbsp"]

  /// Reads a reference at an ampersand; nil if the ampersand is one.
  init?(in bytes: ArraySlice<UInt8>, at start: Int) {
    let rest = bytes[(start + 1)...].prefix(40)
    guard let first = rest.first else { return nil }
    if first == WebBytes.hash {
      guard let number = Self.number(rest.dropFirst()) else { return nil }
      self = number
      return
    }
    let name = rest.prefix { WebBytes.isLetter($0) || WebBytes.isDigit($0) }
    guard !name.isEmpty else { return nil }
    let text = String(decoding: name, as: UTF8.self)
    let next = name.endIndex < bytes.endIndex ? bytes[name.endIndex] : 0
    if next == UInt8(ascii: ";") {
      (scalar, end) = (Self.names[text], name.endIndex + 1)
    } else {
      let isKnown = Self.legacyNames.contains(text) && next != WebBytes.equals
      (scalar, end) = (isKnown ? Self.names[text] : nil, name.endIndex)
    }
  }

  private init(scalar: Unicode.Scalar?, end: Int) {
    (self.scalar, self.end) = (scalar, end)
  }

  private static func number(_ rest: ArraySlice<UInt8>) -> CharacterReference? {
    let isHex = rest.first.map { $0 | 0x20 } == UInt8(ascii: "x")
    let digits = rest.dropFirst(isHex ? 1 : 0).prefix(while: isHex ? WebBytes.isHexDigit : WebBytes.isDigit)
    guard !digits.isEmpty else { return nil }
    let hasEnd = digits.endIndex < rest.endIndex && rest[digits.endIndex] == UInt8(ascii: ";")
    let value = UInt32(String(decoding: digits, as: UTF8.self), radix: isHex ? 16 : 10)
    // HTML reads numbers of control characters as other characters.
    let isPlain = value.map { $0 == 0x09 || $0 == 0x0A || $0 >= 0x20 && !(0x7F...0x9F).contains($0) } ?? false
    return CharacterReference(
      scalar: isPlain ? value.flatMap { Unicode.Scalar($0) } : nil,
      end: digits.endIndex + (hasEnd ? 1 : 0)
    )
  }

  /// Whether it may stand for a part of an identifier.
  var mayBePartOfName: Bool {
    scalar.map { $0.value >= 0x80 || WebBytes.isName(UInt8($0.value)) || $0 == "\\" } ?? true
  }

  /// A text with references for what ends a value, quoted or not, or is read as a reference.
  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
      .replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
