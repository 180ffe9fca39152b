/// The slips of one line: look-alike characters where syntax is expected, and syntax of other languages. They are
/// possible slips, because most of these characters may be text, so check only a line that has a mistake.
package struct LineSlips: Sendable {
  /// A part of the line with the text that was meant.
  struct Change: Sendable {
    let range: Range<Int>
    /// The wrong text: the range, or a part of it.
    let place: Range<Int>
    let meant: String
    /// The problem, without the advice.
    let problem: String
    var isSafe = true
  }

  /// The changes in the order of the line. At least one.
  let changes: [Change]
  /// The line as it was meant, without its indentation; nil if it is too long to be shown.
  let meant: String?

  /// The range of the first slip.
  package var range: Range<Int> { changes[0].place }
  /// From the first to the last slip, which ``replacement`` replaces.
  package let replaced: Range<Int>
  /// The text that was meant.
  package let replacement: String
  /// Whether the text can only mean that.
  package var isSafe: Bool { changes.allSatisfy(\.isSafe) }
  /// The description of the fix.
  package var fix: String {
    if let meant { return "write `\(meant)`" }
    return replacement.isEmpty ? "remove it" : "write `\(replacement)`"
  }
  /// The first problem, with the line as it was meant.
  package var message: String { changes[0].problem + (meant != nil || replacement.isEmpty ? "; \(fix)" : "") }

  /// The slips of the entry that contains a range of a line; nil if there are none.
  package init?(ofEntryAt range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, _ depths: FlowDepths) {
    let text = SourceText(bytes)
    let line = text.startOfLine(range.lowerBound)
    let depth = depths.depth(atLine: line)
    let entry = text.entry(at: range, isInBrackets: depth > 0)
    var scanner = LineScanner(text, line: line, depth: depth)
    // The byte order mark at the start of a file is not a slip.
    let start = max(entry.lowerBound, text.lookAlike(at: 0)?.character.scalar == "\u{FEFF}" ? 3 : 0)
    let changes = scanner.changes().filter { start <= $0.range.lowerBound && $0.range.upperBound <= entry.upperBound }
    self.init(changes, showing: entry, text)
  }

  init?(atLineOf offset: Int, in text: SourceText) {
    let line = text.startOfLine(offset)
    var scanner = LineScanner(text, line: line, depth: text.flowDepth(atLine: line))
    self.init(scanner.changes(), showing: line..<text.endOfLine(line), text)
  }

  /// `shown` is the part of the line that the message shows.
  private init?(_ changes: [Change], showing shown: Range<Int>, _ text: SourceText) {
    guard let first = changes.first, let last = changes.last else { return nil }
    self.changes = changes
    replaced = first.range.lowerBound..<last.range.upperBound
    var position = replaced.lowerBound
    var replacement = ""
    for change in changes {
      replacement += text[position..<change.range.lowerBound] + change.meant
      position = change.range.upperBound
    }
    self.replacement = replacement
    let before = text[min(shown.lowerBound, replaced.lowerBound)..<replaced.lowerBound]
    let after = text[replaced.upperBound..<max(shown.upperBound, replaced.upperBound)]
    let whole = (before + replacement + after).trimmingSpaces
    meant = whole.isEmpty || whole.utf8.count > 120 || whole.contains(where: \.isNewline) ? nil : whole
  }
}

extension String {
  /// Without white space and a byte order mark at both ends.
  var trimmingSpaces: String {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\u{FEFF}" }
    return String(String(drop(while: isSpace).reversed()).drop(while: isSpace).reversed())
  }
}

extension SourceText {
  /// The nearest line above that starts a section; the first line if there is none.
  func startOfSection(aboveLine line: Int) -> Int {
    var start = line
    while let above = lineBefore(start), start == line || !startsSection(start) { start = above }
    return start
  }

  /// A range of a line, extended to the next commas and brackets.
  fileprivate func entry(at range: Range<Int>, isInBrackets: Bool) -> Range<Int> {
    let line = startOfLine(range.lowerBound)
    let first = indentation(ofLine: line).upperBound
    var isInBrackets = isInBrackets
    var lower = first
    var offset = first
    while offset < range.lowerBound, let byte = byte(at: offset) {
      if "\"'".utf8.contains(byte), let close = endOfQuoted(at: offset, before: range.lowerBound) {
        offset = close
        continue
      }
      if "{[".utf8.contains(byte) { isInBrackets = true }
      if isInBrackets, ",{[".utf8.contains(byte) { lower = offset + 1 }
      offset += 1
    }
    var upper = max(range.upperBound, lower)
    let end = max(upper, endOfLine(line))
    while upper < end, let byte = byte(at: upper), !isInBrackets || !",}]".utf8.contains(byte) { upper += 1 }
    return min(lower, line == lower ? line : lower)..<upper
  }

  func startsSection(_ line: Int) -> Bool {
    guard let byte = byte(at: line) else { return false }
    return byte > 0x20 && !"}]#".utf8.contains(byte)
  }

  /// The end of a text in quotes that starts at an offset; nil if it does not end before a limit.
  func endOfQuoted(at start: Int, before limit: Int) -> Int? {
    guard let quote = byte(at: start) else { return nil }
    var end = start + 1
    while end < limit, let byte = byte(at: end) {
      if byte == quote { return end + 1 }
      end += byte == UInt8(ascii: "\\") && quote == UInt8(ascii: "\"") ? 2 : 1
    }
    return nil
  }

  /// The look-alike that starts at an offset, and its end.
  func lookAlike(at offset: Int) -> (character: LookAlike, end: Int)? {
    guard let first = byte(at: offset), first >= 0xC2 else { return nil }
    let end = endOfCharacter(at: offset)
    guard let scalar = self[offset..<end].unicodeScalars.first, let character = LookAlike(scalar) else { return nil }
    return (character, end)
  }
}
