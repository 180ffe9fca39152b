internal import TokenDiagnostics

/// Strings with escapes, and strings with mistakes.
extension JSONTreeBuilder {
  /// Reads a string whose text before `plainEnd` is plain, and adds its decoded text after the source.
  mutating func readDecodedString(from start: Int, plainUntil plainEnd: Int) {
    decoded.removeAll(keepingCapacity: true)
    // The closing quote of a string with line breaks in it, once it is found.
    var closingQuote = 0
    var plain = start + 1..<plainEnd
    while true {
      decoded.append(contentsOf: bytes[plain])
      position = plain.upperBound
      guard position < bytes.count else { return endUnclosedString(from: start) }
      if bytes[position] == UInt8(ascii: "\"") {
        position += 1
        return appendDecoded(from: start)
      }
      if let control = controlCharacter() {
        if bytes[control] == 0x0A || bytes[control] == 0x0D, control > closingQuote {
          guard let quote = closingQuoteBelow() else { return endUnclosedString(from: start) }
          closingQuote = quote
        }
        pass(controlCharacter: control)
      } else {
        readEscape()
      }
      plain = position..<endOfPlainText(from: position)
    }
  }

  private mutating func appendDecoded(from start: Int) {
    let text = decoded.withUnsafeBufferPointer { writer.append(text: $0) }
    append(.quoted, at: start..<position, text: text)
  }

  private mutating func endUnclosedString(from start: Int) {
    report { .unclosedQuote("\"", at: $0.range(start..<start + 1)) }
    endLine(from: start, textFrom: start + 1)
  }

  /// The next quote below a line break in a string, if it is the string's own: it is then followed by punctuation. Nil
  /// if it rather opens another string, so that the one above is not closed.
  private func closingQuoteBelow() -> Int? {
    var quote = position
    while quote < bytes.count, bytes[quote] != UInt8(ascii: "\"") {
      quote += bytes[quote] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard quote < bytes.count else { return nil }
    var next = quote + 1
    while next < bytes.count, bytes[next] == 0x20 || bytes[next] == 0x09 { next += 1 }
    return next == bytes.count || "\r\n,:]}".utf8.contains(bytes[next]) ? quote : nil
  }

  /// The offset of a control character, with or without a backslash before it; nil at another escape.
  private func controlCharacter() -> Int? {
    if bytes[position] < 0x20 { return position }
    return position + 1 < bytes.count && bytes[position + 1] < 0x20 ? position + 1 : nil
  }

  /// Reports a control character, and keeps it. CRLF counts as one.
  private mutating func pass(controlCharacter control: Int) {
    let start = position
    let isCRLF = bytes[control] == 0x0D && control + 1 < bytes.count && bytes[control + 1] == 0x0A
    position = control + (isCRLF ? 2 : 1)
    decoded.append(contentsOf: bytes[control..<position])
    let end = position
    report { .controlCharacter($0.bytes[control], at: $0.range(start..<end)) }
  }

  /// Decodes the escape at a backslash.
  private mutating func readEscape() {
    let start = position
    guard start + 1 < bytes.count else {
      position += 1
      return
    }
    let letter = bytes[start + 1]
    position += 2
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): decoded.append(letter)
    case UInt8(ascii: "n"): decoded.append(0x0A)
    case UInt8(ascii: "t"): decoded.append(0x09)
    case UInt8(ascii: "r"): decoded.append(0x0D)
    case UInt8(ascii: "b"): decoded.append(0x08)
    case UInt8(ascii: "f"): decoded.append(0x0C)
    case UInt8(ascii: "u"): readUnicodeEscape(from: start)
    default: readUnknownEscape(from: start)
    }
  }

  /// A backslash before anything else is kept, and the rest is read as text.
  private mutating func readUnknownEscape(from start: Int) {
    decoded.append(UInt8(ascii: "\\"))
    position = start + 1
    let end = endOfCharacter(from: position)
    report { .unknownEscape($0.text(start..<end), at: $0.range(start..<end)) }
    decoded.append(contentsOf: bytes[position..<end])
    position = end
  }

  /// `\u` was passed.
  private mutating func readUnicodeEscape(from start: Int) {
    guard let unit = hexUnit(at: position) else {
      let end = endOfHexDigits(from: position)
      report { .shortUnicodeEscape($0.text(start..<end), at: $0.range(start..<end)) }
      decoded.append(contentsOf: bytes[start..<end])
      position = end
      return
    }
    position += 4
    if let scalar = Unicode.Scalar(unit) { return append(scalar) }
    if UTF16.isLeadSurrogate(unit), position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "u"), let trail = hexUnit(at: position + 2), UTF16.isTrailSurrogate(trail)
    {
      position += 6
      return append(Unicode.Scalar(0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(trail & 0x3FF))) ?? "\u{FFFD}")
    }
    let end = position
    report { .loneSurrogate($0.text(start..<end), at: $0.range(start..<end)) }
    append("\u{FFFD}")
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    decoded.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  /// The number of four hexadecimal digits; nil if there are fewer.
  private func hexUnit(at offset: Int) -> UInt16? {
    guard endOfHexDigits(from: offset) == offset + 4 else { return nil }
    return bytes[offset..<offset + 4].reduce(0) { $0 << 4 | UInt16(Self.hexValue(of: $1) ?? 0) }
  }

  /// At most four digits are looked at.
  private func endOfHexDigits(from start: Int) -> Int {
    var end = start
    while end < bytes.count, end < start + 4, Self.hexValue(of: bytes[end]) != nil { end += 1 }
    return end
  }

  private static func hexValue(of byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
