/// Splits a text into the tokens that a CSS color may have (CSS Syntax 3, section 4). Escapes are not read.
struct CSSColorScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  /// The next token after white space and comments.
  mutating func next() -> CSSToken {
    skipBlanks()
    let start = position
    let kind = nextKind()
    return CSSToken(kind: kind, range: start..<position)
  }

  /// The characters of a range.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }

  private mutating func nextKind() -> CSSToken.Kind {
    guard let byte = byte() else { return .end }
    if startsNumber() { return number() }
    if startsName(at: 0) {
      let name = name()
      guard self.byte() == UInt8(ascii: "(") else { return .identifier(name) }
      position += 1
      return .function(name)
    }
    position += 1
    switch byte {
    case UInt8(ascii: ","): return .comma
    case UInt8(ascii: "/"): return .slash
    case UInt8(ascii: ")"): return .close
    case UInt8(ascii: "#"):
      while let next = self.byte(), Self.isNameByte(next) { position += 1 }
      return .hash
    default:
      // The rest of a character beyond ASCII.
      while let next = self.byte(), next & 0xC0 == 0x80 { position += 1 }
      return .other
    }
  }

  private func byte(_ offset: Int = 0) -> UInt8? {
    bytes.indices.contains(position + offset) ? bytes[position + offset] : nil
  }

  private mutating func skipBlanks() {
    while let byte = byte() {
      if Self.blanks.contains(byte) {
        position += 1
      } else if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "*") {
        position += 2
        while let next = self.byte(), next != UInt8(ascii: "*") || self.byte(1) != UInt8(ascii: "/") { position += 1 }
        position = min(position + 2, bytes.count)
      } else {
        return
      }
    }
  }

  /// Space, tab, line feed, form feed, carriage return.
  private static let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0C, 0x0D]
}

// MARK: - Numbers

extension CSSColorScanner {
  private func startsNumber() -> Bool {
    let sign = byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-") ? 1 : 0
    return isDigit(sign) || byte(sign) == UInt8(ascii: ".") && isDigit(sign + 1)
  }

  private func isDigit(_ offset: Int) -> Bool { byte(offset).map { (0x30...0x39).contains($0) } ?? false }

  private mutating func number() -> CSSToken.Kind {
    let start = position
    position += 1
    skipDigits()
    if bytes[start] != UInt8(ascii: "."), byte() == UInt8(ascii: "."), isDigit(1) {
      position += 1
      skipDigits()
    }
    skipExponent()
    // CSS's number grammar is a part of Swift's. Numbers that are too large become infinite.
    let value = Double(text(start..<position)) ?? .nan
    if byte() == UInt8(ascii: "%") {
      position += 1
      return .percentage(value)
    }
    return startsName(at: 0) ? .dimension(value, unit: name()) : .number(value)
  }

  private mutating func skipDigits() {
    while isDigit(0) { position += 1 }
  }

  /// `e`, a sign if there is one, and digits; without digits, `e` starts a unit.
  private mutating func skipExponent() {
    guard byte() == UInt8(ascii: "e") || byte() == UInt8(ascii: "E") else { return }
    let sign = byte(1) == UInt8(ascii: "+") || byte(1) == UInt8(ascii: "-") ? 1 : 0
    guard isDigit(1 + sign) else { return }
    position += 1 + sign
    skipDigits()
  }
}

// MARK: - Names

extension CSSColorScanner {
  private func startsName(at offset: Int) -> Bool {
    guard let byte = byte(offset) else { return false }
    guard byte == UInt8(ascii: "-") else { return Self.isNameStart(byte) }
    return self.byte(offset + 1).map { $0 == UInt8(ascii: "-") || Self.isNameStart($0) } ?? false
  }

  /// In lower case, since CSS ignores the case of ASCII letters.
  private mutating func name() -> String {
    let start = position
    while let byte = byte(), Self.isNameByte(byte) { position += 1 }
    let lowered = bytes[start..<position].map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    return String(decoding: lowered, as: UTF8.self)
  }

  /// A letter, `_`, or any character beyond ASCII.
  private static func isNameStart(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    isNameStart(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
  }
}
