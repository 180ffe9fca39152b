/// Reads one line as its author meant it: entries of a mapping or a list, with any separators, quotes and brackets.
struct LineScanner {
  private enum Expected {
    case key, separator, value, end
  }

  private let text: SourceText
  private let line: Int
  private let end: Int
  /// The open brackets, the innermost last; those of lines above count as braces.
  private var brackets: [Character]
  private var position: Int
  /// The end of the last key or value.
  private var endOfItem: Int
  private var startOfKey = 0
  private var isKeyQuoted = false
  private var found: [LineSlips.Change] = []

  init(_ text: SourceText, line: Int, depth: Int) {
    self.text = text
    self.line = line
    brackets = Array(repeating: "{", count: depth)
    end = text.endOfLine(line)
    position = line
    endOfItem = line
  }

  /// What has to change for the line to mean what it looks like.
  mutating func changes() -> [LineSlips.Change] {
    readIndentation()
    readDocumentStart()
    readDashes()
    var expected = Expected.key
    while position < end {
      skipSpaces(isBeforeValue: expected == .value)
      if position >= end || readComment(expected) { break }
      let start = position
      let before = expected
      switch expected {
      case .key: expected = readKey()
      case .separator: expected = readSeparator()
      case .value: expected = readValue()
      case .end: expected = readEnd()
      }
      if position == start, before == expected { break }
    }
    return changesInOrder
  }

  /// The changes from left to right. Of two that overlap, such as those of spaces and of what is before them, the first
  /// one counts.
  private var changesInOrder: [LineSlips.Change] {
    var changes: [LineSlips.Change] = []
    for change in found.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where change.range.lowerBound >= changes.last?.range.upperBound ?? 0 {
      changes.append(change)
    }
    return changes
  }

  /// `place` is what is wrong, if it is not the whole range.
  private mutating func change(
    _ range: Range<Int>,
    to meant: String,
    at place: Range<Int>? = nil,
    isSafe: Bool = true,
    _ problem: String
  ) {
    found.append(LineSlips.Change(range: range, place: place ?? range, meant: meant, problem: problem, isSafe: isSafe))
  }

  private mutating func change(_ look: (character: LookAlike, end: Int), to meant: String? = nil) {
    let character = look.character
    let meant = meant ?? character.meant
    let problem =
      character.isInvisible
      ? "\(character.shown) cannot be seen, and does not belong here"
      : character.isSpace
        ? "\(character.shown) is not a space of YAML" : "\(character.shown) is not the `\(meant)` of YAML"
    change(position..<look.end, to: meant, problem)
    position = look.end
  }

  private var depth: Int { brackets.count }

  private func byte(_ offset: Int) -> UInt8? { offset < end ? text.byte(at: offset) : nil }

  private func isSpace(_ offset: Int) -> Bool { byte(offset) == 0x20 || byte(offset) == 0x09 }

  /// Whether a word, a key or a value may end here.
  private func isGap(_ offset: Int) -> Bool {
    if offset >= end || isSpace(offset) { return true }
    return text.lookAlike(at: offset).map { $0.character.isSpace || $0.character.isInvisible } ?? false
  }
}

// MARK: - White space, dashes and comments

extension LineScanner {
  private mutating func readIndentation() {
    let start = position
    var columns = 0
    var wide = 0
    var first: LookAlike?
    while position < end {
      if isSpace(position) {
        columns += 1
        position += 1
      } else if let look = text.lookAlike(at: position), look.character.isSpace || look.character.isInvisible {
        first = first ?? look.character
        columns += look.character.isSpace ? 1 : 0
        wide += look.character.scalar == "\u{3000}" ? 1 : 0
        position = look.end
      } else {
        break
      }
    }
    endOfItem = position
    guard let first else { return }
    // A wide space is as wide as two, unless the lines above show that it was typed for one.
    let above = text.columns(aboveLine: line)
    if !above.contains(columns) || above.contains(columns + wide) { columns += wide }
    let isBelowKey = text.lineBefore(line).map { text.endsInColon($0) } ?? false
    if !isBelowKey, let nearest = above.first(where: { $0 <= columns }) { columns = nearest }
    if position == end { columns = 0 }
    let firstStart = text.offset(of: first.scalar, in: start..<position) ?? start
    let meant = String(repeating: " ", count: max(0, columns - (firstStart - start)))
    let problem =
      first.isInvisible
      ? "\(first.shown) cannot be seen, and does not belong here"
      : "\(first.shown) cannot indent YAML; indent with spaces"
    change(firstStart..<position, to: meant, problem)
  }

  /// `---`, after which an editor may have left a byte order mark.
  private mutating func readDocumentStart() {
    guard position == line, text[line..<min(line + 3, end)] == "---" else { return }
    guard let look = text.lookAlike(at: line + 3), look.character.isInvisible || look.character.isSpace else { return }
    position += 3
    change(look, to: isLast(look.end) ? "" : "\n")
  }

  private mutating func readDashes() {
    while position < end {
      skipSpaces(isBeforeValue: false)
      if byte(position) == UInt8(ascii: "-"), isGap(position + 1) {
        position += 1
      } else if let look = text.lookAlike(at: position), look.character.meant == "-", isGap(look.end) {
        change(look)
      } else {
        break
      }
    }
    endOfItem = position
  }

  private mutating func skipSpaces(isBeforeValue: Bool) {
    while position < end {
      if isSpace(position) {
        position += 1
      } else if let look = text.lookAlike(at: position), look.character.isSpace || look.character.isInvisible {
        let isNeeded = isBeforeValue && byte(position - 1) == UInt8(ascii: ":") && !isSpace(look.end) && look.end < end
        change(look, to: isNeeded ? " " : look.end < end ? nil : "")
      } else {
        return
      }
    }
  }

  /// Passes a comment, to the end of the line.
  private mutating func readComment(_ expected: Expected) -> Bool {
    if expected == .value, text.color(at: position) != nil { return false }
    guard byte(position) != UInt8(ascii: "#") || position > line && !isSpace(position - 1) else { return true }
    guard expected == .key || expected == .end, position == line || isGapBefore(position) else { return false }
    if let look = text.lookAlike(at: position), look.character.meant == "#" {
      change(look)
      return true
    }
    guard byte(position) == UInt8(ascii: "/"), let next = byte(position + 1), "/*".utf8.contains(next) else {
      return false
    }
    let sign = next == UInt8(ascii: "/") ? "//" : "/*"
    change(position..<position + 2, to: "#", "a comment starts with `#`, not `\(sign)`")
    let rest = text[position..<end]
    if sign == "/*", rest.hasSuffix("*/"), end - position >= 4 {
      let spaces = text.byte(at: end - 3) == 0x20 ? 3 : 2
      change(end - spaces..<end, to: "", "a comment ends with its line")
    }
    return true
  }

  private func isGapBefore(_ offset: Int) -> Bool {
    var start = offset - 1
    while start > line, text.byte(at: start)?.isUTF8Continuation == true { start -= 1 }
    return isGap(start) || ",{[}]\"'".utf8.contains(byte(start) ?? 0)
  }
}

// MARK: - Keys

extension LineScanner {
  private mutating func readKey() -> Expected {
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
  private mutating func readQuoted() -> Bool {
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

  private mutating func openBracket(_ bracket: UInt8, upTo next: Int) -> Expected {
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

  /// Whether an offset is after a key or a value: the punctuation of brackets, that of other languages at the end of the
  /// line, or a comment.
  private func isEndOfItem(at offset: Int) -> Bool {
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
  private func isLast(_ offset: Int) -> Bool {
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
  private func endOfKey(at start: Int) -> Int? {
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

// MARK: - Separators

extension LineScanner {
  /// Everything between a key and its value. YAML has one `:` with a space after it.
  private mutating func readSeparator() -> Expected {
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

  private func problem(of signs: String, _ first: LookAlike?) -> String {
    if let first { return "\(first.shown) is not the `:` of YAML" }
    if signs.allSatisfy({ $0 == ":" || $0 == " " }) { return "a key is followed by one `:`" }
    return "a key is followed by `:`, not `\(signs)`"
  }

  private func sign(at offset: Int) -> (text: String, look: LookAlike?, end: Int)? {
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

// MARK: - Values

extension LineScanner {
  private mutating func readValue() -> Expected {
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

  /// `#222222`, in place of `"#222222"`.
  private mutating func readUnquotedColor() -> Bool {
    guard let color = text.color(at: position) else { return false }
    change(color, to: "\"\(text[color])\"", "`#` starts a comment here, so there is no value")
    position = color.upperBound
    endOfItem = position
    return true
  }

  /// `- 20`, in which the space makes the minus a dash of a list.
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

  /// `＃222222`, in place of `"#222222"`.
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

  /// What follows a value: the punctuation of brackets, or of another language.
  private mutating func readEnd() -> Expected {
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

  private func name(_ character: LookAlike, _ meant: String) -> String {
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

extension SourceText {
  /// The offset of the first occurrence of a scalar in a range.
  fileprivate func offset(of scalar: Unicode.Scalar, in range: Range<Int>) -> Int? {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let end = endOfCharacter(at: offset)
      if self[offset..<end].unicodeScalars.first == scalar { return offset }
      offset = end
    }
    return nil
  }
}
