// Keys, plain and in quotes, and the brackets before them.

extension LineScanner {
  mutating func readKey() -> Expected {
    startOfKey = position
    isKeyQuoted = false
    if readQuoted() {
      isKeyQuoted = true
      return .separator
    }
    if let expected = readBracket() { return expected }
    return readPlainKey()
  }

  /// Text in quotes, which typographic quotes are if they close on the line.
  mutating func readQuoted() -> Bool {
    if byte(position) == UInt8(ascii: "\"") || byte(position) == UInt8(ascii: "'") {
      guard let close = text.endOfQuoted(at: position, before: end) else { return false }
      position = close
      endOfItem = close
      return true
    }
    guard let open = text.lookAlike(at: position), open.character.isQuote else { return false }
    var close = open.end
    while close < end {
      if byte(close) == UInt8(ascii: "\"") {
        finishQuoted(open, close: close..<close + 1)
        return true
      }
      if let look = text.lookAlike(at: close), look.character.isQuote {
        finishQuoted(open, close: close..<look.end)
        return true
      }
      close = text.endOfCharacter(at: close)
    }
    return false
  }

  private mutating func finishQuoted(_ open: (character: LookAlike, end: Int), close: Range<Int>) {
    let isPlain = !text[open.end..<close.lowerBound].contains { $0 == "\\" || $0 == "\"" }
    let problem = "\(open.character.shown) is not the `\"` of YAML"
    change(position..<open.end, to: "\"", isSafe: isPlain, problem)
    if close.count > 1 { change(close, to: "\"", isSafe: isPlain, problem) }
    position = close.upperBound
    endOfItem = position
  }

  /// A bracket where a key or a value is expected.
  private mutating func readBracket() -> Expected? {
    if let byte = byte(position) {
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { return openBracket(byte, upTo: position + 1) }
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") { return readEnd() }
    }
    guard depth > 0, let look = text.lookAlike(at: position), "]}".contains(look.character.meant),
      !look.character.meant.isEmpty
    else { return nil }
    return readEnd()
  }

  mutating func openBracket(_ bracket: UInt8, upTo next: Int) -> Expected {
    position = next
    endOfItem = next
    brackets.append(Character(Unicode.Scalar(bracket)))
    return .key
  }

  private mutating func readPlainKey() -> Expected {
    let start = position
    while position < end, let byte = byte(position) {
      if position > start, isSeparator(at: position, after: start) { return .separator }
      if position > start, isEndOfItem(at: position) { return .end }
      if byte == UInt8(ascii: "{"), isSpace(position - 1), isLast(position + 1), depth == 0 {
        change(endOfItem..<endOfItem, to: ":", "a `:` is missing after this key")
        return .value
      }
      if let look = text.lookAlike(at: position) {
        if position > start, look.character.meant == ":" || look.character.meant == "=" { return .separator }
        if look.character.isInvisible {
          change(look)
          continue
        }
        position = look.end
      } else {
        position = text.endOfCharacter(at: position)
      }
      if byte != 0x20 { endOfItem = position }
    }
    return .end
  }

  /// Whether a key ends at an offset, with YAML's separator or that of another language.
  private func isSeparator(at offset: Int, after start: Int) -> Bool {
    switch byte(offset) {
    case UInt8(ascii: ":"):
      if isGap(offset + 1) { return true }
      guard let next = byte(offset + 1) else { return true }
      if depth > 0, ",]}".utf8.contains(next) { return true }
      // Text such as `:smile:` starts with a colon.
      return byte(start) != UInt8(ascii: ":") && "=:".utf8.contains(next)
    case UInt8(ascii: "="): return true
    case UInt8(ascii: "-"): return byte(offset + 1) == UInt8(ascii: ">") && isSpace(offset - 1)
    default: return false
    }
  }

  /// Whether an offset is after a key or a value: the punctuation of brackets, that of other languages at the end of
  /// the line, or a comment.
  func isEndOfItem(at offset: Int) -> Bool {
    guard let byte = byte(offset) else { return true }
    if depth > 0, ",]}".utf8.contains(byte) { return true }
    if isSpace(offset - 1), byte == UInt8(ascii: "#") || text[offset..<min(offset + 2, end)] == "//" { return true }
    if isSpace(offset - 1), text[offset..<min(offset + 2, end)] == "/*" { return true }
    if ",;".utf8.contains(byte) { return isLast(offset + 1) || depth > 0 && startsEntry(offset + 1) }
    if "}]".utf8.contains(byte), isSpace(offset - 1) { return isLast(offset + 1) }
    guard let look = text.lookAlike(at: offset) else { return false }
    switch look.character.meant {
    case " ": return isLast(offset)
    case ",", ";": return isLast(look.end) || depth > 0 && startsEntry(look.end)
    case "}", "]": return depth > 0
    case "#": return isSpace(offset - 1)
    default: return false
    }
  }

  /// Whether nothing but spaces, closing brackets and a comment follows.
  func isLast(_ offset: Int) -> Bool {
    var next = offset
    while next < end {
      if isSpace(next) || depth > 0 && "]},".utf8.contains(byte(next) ?? 0) {
        next += 1
      } else if let look = text.lookAlike(at: next),
        look.character.isSpace || look.character.isInvisible || depth > 0 && "]}".contains(look.character.meant)
      {
        next = look.end
      } else {
        return next > offset && byte(next) == UInt8(ascii: "#") || text[next..<min(next + 2, end)] == "//"
      }
    }
    return true
  }

  /// Whether a key with its separator, or a text in quotes, starts after spaces.
  private func startsEntry(_ offset: Int) -> Bool {
    var next = offset
    while next < end, isGap(next) { next = text.endOfCharacter(at: next) }
    guard let first = byte(next), brackets.last != "[" else { return true }
    if "\"'{[".utf8.contains(first) { return true }
    if let look = text.lookAlike(at: next), look.character.isQuote { return true }
    return endOfKey(at: next) != nil
  }

  /// The end of a word that a separator follows.
  func endOfKey(at start: Int) -> Int? {
    var next = start
    while next < end {
      if let look = text.lookAlike(at: next) {
        return next > start && look.character.meant == ":" ? next : nil
      }
      guard let byte = byte(next), SourceText.isWord(byte) else { break }
      next = text.endOfCharacter(at: next)
    }
    guard next > start, byte(next) == UInt8(ascii: ":"), isGap(next + 1) else { return nil }
    return next
  }
}
