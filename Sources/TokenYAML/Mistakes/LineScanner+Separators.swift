// Separators between keys and values, and declarations of types before them.

extension LineScanner {
  /// Everything between a key and its value. YAML has one `:` with a space after it.
  mutating func readSeparator() -> Expected {
    let start = position
    var signs = ""
    var first: LookAlike?
    while position < end {
      if let sign = sign(at: position), signs.isEmpty || isMoreSign(at: position) {
        first = first ?? sign.look
        signs += sign.text
        position = sign.end
      } else if !signs.isEmpty, isSpace(position) {
        var next = position
        while isSpace(next) { next += 1 }
        guard let sign = sign(at: next), isMoreSign(at: next), isGapOrQuote(sign.end) else { break }
        signs += " "
        position = next
      } else {
        break
      }
    }
    if signs.isEmpty { return .end }
    if signs == ":", first == nil {
      // YAML allows a value directly after a key in quotes in brackets only.
      if isGap(position) || depth > 0 { return .value }
      change(start..<position, to: ": ", "a space is missing after `:`")
      return .value
    }
    let endOfSigns = position
    var next = position
    while isSpace(next) { next += 1 }
    readDeclaration(before: start)
    let isOtherSign = signs.contains { "=>".contains($0) } && first == nil
    change(
      min(endOfItem, start)..<next,
      to: next < end ? ": " : ":",
      at: isOtherSign ? nil : start..<endOfSigns,
      problem(of: signs, first)
    )
    position = next
    return .value
  }

  func problem(of signs: String, _ first: LookAlike?) -> String {
    if let first { return "\(first.shown) is not the `:` of YAML" }
    if signs.allSatisfy({ $0 == ":" || $0 == " " }) { return "a key is followed by one `:`" }
    return "a key is followed by `:`, not `\(signs)`"
  }

  func sign(at offset: Int) -> (text: String, look: LookAlike?, end: Int)? {
    guard let byte = byte(offset) else { return nil }
    if ":=".utf8.contains(byte) { return (text[offset..<offset + 1], nil, offset + 1) }
    if byte == UInt8(ascii: ">"), text.byte(at: offset - 1) == UInt8(ascii: "=") { return (">", nil, offset + 1) }
    if byte == UInt8(ascii: "-"), text.byte(at: offset + 1) == UInt8(ascii: ">") { return ("->", nil, offset + 2) }
    guard let look = text.lookAlike(at: offset), [":", "="].contains(look.character.meant) else { return nil }
    return (look.character.meant, look.character, look.end)
  }

  /// Whether one more sign does not start a value such as `:smile:`.
  private func isMoreSign(at offset: Int) -> Bool {
    guard let sign = sign(at: offset) else { return false }
    return isGapOrQuote(sign.end) || self.sign(at: sign.end) != nil || !isSpace(offset - 1)
  }

  private func isGapOrQuote(_ offset: Int) -> Bool {
    isGap(offset) || "\"'".utf8.contains(byte(offset) ?? 0) || text.lookAlike(at: offset)?.character.isQuote == true
  }

  /// `let ink = …`, as in Swift and JavaScript.
  private mutating func readDeclaration(before separator: Int) {
    let words = text[startOfKey..<separator].split(separator: " ")
    let keywords: Set<Substring> = [
      "let", "var", "const", "val", "static", "public", "private", "internal", "final", "case", "export",
    ]
    guard words.count > 1, !isKeyQuoted, words.dropLast().allSatisfy(keywords.contains), let name = words.last,
      text[startOfKey..<separator].hasSuffix(name) || text.byte(at: separator - 1) == 0x20
    else { return }
    var length = 0
    for word in words.dropLast() { length += word.utf8.count + 1 }
    change(startOfKey..<startOfKey + length, to: "", "`\(words[0])` is not a part of YAML")
  }
}
