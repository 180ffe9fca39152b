// Values, and what follows them.

extension LineScanner {
  mutating func readValue() -> Expected {
    if readQuoted() || readUnquotedColor() { return .end }
    readSpacedMinus()
    if let look = text.lookAlike(at: position) {
      switch look.character.meant {
      case "{", "[":
        let meant = look.character.isAnyBracket && startsKey(look.end) ? "{" : look.character.meant
        change(look, to: meant)
        return openBracket(meant.utf8.first ?? 0, upTo: position)
      case "-":
        if let next = byte(look.end), next < 0x80, Character(Unicode.Scalar(next)).isNumber { change(look) }
      case "#":
        if readWideColor(look) { return .end }
      default: break
      }
    }
    if let first = byte(position) {
      if "{[".utf8.contains(first) { return openBracket(first, upTo: position + 1) }
      if "]}".utf8.contains(first) { return readEnd() }
      if "|>".utf8.contains(first) {
        position = end
        return .end
      }
    }
    return readPlainValue()
  }

  /// `#222222` instead of `"#222222"`.
  private mutating func readUnquotedColor() -> Bool {
    guard let color = text.color(at: position) else { return false }
    change(color, to: "\"\(text[color])\"", "`#` starts a comment here, so there is no value")
    position = color.upperBound
    endOfItem = position
    return true
  }

  /// `- 20`, where the space turns the minus into a list dash.
  private mutating func readSpacedMinus() {
    let look = text.lookAlike(at: position)
    guard look.map({ $0.character.meant == "-" }) ?? (byte(position) == UInt8(ascii: "-")) else { return }
    let endOfSign = look?.end ?? position + 1
    var number = endOfSign
    while isSpace(number) { number += 1 }
    var end = number
    while let byte = byte(end), "0123456789.".utf8.contains(byte) { end += 1 }
    guard number > endOfSign, end > number, isGap(end) || isEndOfItem(at: end) else { return }
    let problem = look.map { name($0.character, "-") } ?? "a minus has no space after it"
    change(position..<number, to: "-", problem)
    position = number
  }

  /// Whether a key with its separator starts after spaces.
  private func startsKey(_ offset: Int) -> Bool {
    var start = offset
    while start < end, isGap(start) { start = text.endOfCharacter(at: start) }
    guard let first = byte(start), "\"'".utf8.contains(first) else { return endOfKey(at: start) != nil }
    guard var next = text.endOfQuoted(at: start, before: end) else { return false }
    while isSpace(next) { next += 1 }
    return byte(next) == UInt8(ascii: ":") || text.lookAlike(at: next)?.character.meant == ":"
  }

  /// `＃222222` instead of `"#222222"`.
  private mutating func readWideColor(_ sign: (character: LookAlike, end: Int)) -> Bool {
    var close = sign.end
    while let byte = byte(close), Character(Unicode.Scalar(byte)).isHexDigit { close += 1 }
    guard [3, 4, 6, 8].contains(close - sign.end) else { return false }
    let digits = text[sign.end..<close]
    change(position..<close, to: "\"#\(digits)\"", "\(sign.character.shown) is not the `#` of a color")
    position = close
    endOfItem = close
    return true
  }

  private mutating func readPlainValue() -> Expected {
    let start = position
    var braces = 0
    while position < end, let byte = byte(position) {
      if braces == 0, position > start || depth > 0, isEndOfItem(at: position) { return .end }
      if position > start, isSpace(position - 1), depth > 0, endOfKey(at: position) != nil { return .end }
      if byte == UInt8(ascii: "{") { braces += 1 }
      if byte == UInt8(ascii: "}") { braces = max(0, braces - 1) }
      if let look = text.lookAlike(at: position), look.character.isInvisible {
        change(look)
        continue
      }
      position = text.endOfCharacter(at: position)
      if byte != 0x20 { endOfItem = position }
    }
    return .end
  }

  /// Reads what follows a value: the punctuation of brackets, or of another language.
  mutating func readEnd() -> Expected {
    let look = text.lookAlike(at: position)
    let sign = look?.character.meant ?? text[position..<min(position + 1, end)]
    let next = look?.end ?? position + 1
    switch sign {
    case "}" where depth > 0, "]" where depth > 0:
      if let look { change(look, to: look.character.isAnyBracket && brackets.last == "{" ? "}" : nil) }
      position = next
      endOfItem = next
      brackets.removeLast()
      return .end
    case "}", "]", ")": return removeExtra(upTo: next, "this `\(sign)` closes nothing")
    case ";" where depth > 0 && isBeforeClosing(next):
      let shown = look?.character.shown ?? "`;`"
      return removeExtra(upTo: next, "entries in brackets are separated by `,`, not \(shown)")
    case "," where depth > 0, ";" where depth > 0:
      if let look {
        change(position..<look.end, to: ", ".prefix(isGap(look.end) ? 1 : 2).description, name(look.character, ","))
      } else if sign == ";" {
        change(position..<next, to: ",", "entries in brackets are separated by `,`, not `;`")
      }
      position = next
      return .key
    case ",", ";":
      let shown = look?.character.shown ?? "`\(sign)`"
      return removeExtra(upTo: next, "a line does not end with \(shown) in YAML")
    default:
      guard depth > 0, endOfItem > line, sign != ":", !isGap(position) else {
        position = end
        return .end
      }
      change(endOfItem..<endOfItem, to: ",", isSafe: false, "a `,` is missing between these entries")
      return .key
    }
  }

  /// Whether nothing but spaces and a closing bracket follows.
  private func isBeforeClosing(_ offset: Int) -> Bool {
    var next = offset
    while isSpace(next) { next += 1 }
    return byte(next).map { "]}".utf8.contains($0) } ?? false
  }

  func name(_ character: LookAlike, _ meant: String) -> String {
    "\(character.shown) is not the `\(meant)` of YAML"
  }

  /// Removes punctuation that only other languages have, with the spaces before it.
  private mutating func removeExtra(upTo next: Int, _ problem: String) -> Expected {
    let endOfChanges = found.map(\.range.upperBound).max() ?? line
    change(max(endOfChanges, min(endOfItem, position))..<next, to: "", at: position..<next, problem)
    position = next
    endOfItem = next
    return .end
  }
}
