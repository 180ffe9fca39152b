/// Reads one line as its author meant it: entries of a mapping or a list, with any separators, quotes and brackets.
struct LineScanner {
  enum Expected {
    case key, separator, value, end
  }

  let text: SourceText
  let line: Int
  let end: Int
  /// The open brackets, the innermost last; those of lines above count as braces.
  var brackets: [Character]
  var position: Int
  /// The end of the last key or value.
  var endOfItem: Int
  var startOfKey = 0
  var isKeyQuoted = false
  var found: [LineSlips.Change] = []

  init(_ text: SourceText, line: Int, depth: Int) {
    self.text = text
    self.line = line
    brackets = Array(repeating: "{", count: depth)
    end = text.endOfLine(line)
    position = line
    endOfItem = line
  }

  /// The changes that make the line mean what it appears to mean.
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

  /// The changes from left to right. Of two that overlap, such as those of spaces and of the text before them, the
  /// first one counts.
  private var changesInOrder: [LineSlips.Change] {
    var changes: [LineSlips.Change] = []
    for change in found.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where change.range.lowerBound >= changes.last?.range.upperBound ?? 0 {
      changes.append(change)
    }
    return changes
  }

  /// `place` is the wrong part, if it is not the whole range.
  mutating func change(
    _ range: Range<Int>,
    to meant: String,
    at place: Range<Int>? = nil,
    isSafe: Bool = true,
    _ problem: String
  ) {
    found.append(LineSlips.Change(range: range, place: place ?? range, meant: meant, problem: problem, isSafe: isSafe))
  }

  mutating func change(_ look: (character: LookAlike, end: Int), to meant: String? = nil) {
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

  var depth: Int { brackets.count }

  func byte(_ offset: Int) -> UInt8? { offset < end ? text.byte(at: offset) : nil }

  func isSpace(_ offset: Int) -> Bool { byte(offset) == 0x20 || byte(offset) == 0x09 }

  /// Whether a word, a key or a value may end here.
  func isGap(_ offset: Int) -> Bool {
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

  func isGapBefore(_ offset: Int) -> Bool {
    var start = offset - 1
    while start > line, text.byte(at: start)?.isUTF8Continuation == true { start -= 1 }
    return isGap(start) || ",{[}]\"'".utf8.contains(byte(start) ?? 0)
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
