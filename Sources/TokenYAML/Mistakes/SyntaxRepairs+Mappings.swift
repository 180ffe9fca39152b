/// Mappings without braces: on the line of their key, as in `14: lineHeight: 20`, or with several entries on a line.
extension SyntaxRepairs {
  /// Keys with text values, where a colon is only a colon.
  private static let textKeys: Set<String> = ["description", "deprecated", "label", "name"]

  /// The mapping that the second key of a line belongs to; nil if the line is more likely a text with a colon.
  func mappingAfterKey() -> Mistake? {
    let line = text.startOfLine(failure.place)
    guard text.byte(at: failure.place) == UInt8(ascii: ":"), text.flowDepth(atLine: line) == 0,
      let colon = text.separator(from: line), colon < failure.place
    else { return nil }
    if !Brackets(from: line, to: failure.place, in: text).open.isEmpty { return mappingInFlow(notBefore: line) }
    var start = colon + 1
    while text.byte(at: start) == 0x20 { start += 1 }
    guard !Self.textKeys.contains(key(before: colon)), isKey(start..<failure.place) else { return nil }
    let indentation = text.indentation(ofLine: line)
    if let next = text.lineAfter(line), text.indentation(ofLine: next).count > indentation.count {
      return mappingBelow(colon, from: start, indentedAs: next)
    }
    return mappingInBraces(from: start)
  }

  /// Whether a range is a word or a text in quotes.
  private func isKey(_ range: Range<Int>) -> Bool {
    guard let first = text.byte(at: range.lowerBound), !range.isEmpty else { return false }
    if "\"'".utf8.contains(first) {
      return text.endOfQuoted(at: range.lowerBound, before: range.upperBound) == range.upperBound
    }
    return range.allSatisfy { text.byte(at: $0).map(SourceText.isWord) ?? false }
  }

  /// A mapping whose other entries are below its first one.
  private func mappingBelow(_ colon: Int, from start: Int, indentedAs next: Int) -> Mistake? {
    let lineEnd = text.byte(at: text.endOfLine(start)) == 0x0D ? "\r\n" : "\n"
    let edit = (range: colon + 1..<start, text: lineEnd + text[text.indentation(ofLine: next)])
    guard works([edit], past: text.endOfLine(failure.place)) else { return nil }
    let entry = start..<max(start, text.endOfContent(ofLine: text.startOfLine(start)))
    return Mistake(
      message: "a mapping in several lines starts below its key; put `\(text[entry])` on its own line",
      range: entry,
      replacement: edit.text,
      replaced: edit.range,
      fix: "put it on its own line",
      isSafe: false
    )
  }

  /// `{ 14: lineHeight: 20 }`. A next entry may be one of the mapping, or of the one around it.
  private func mappingInFlow(notBefore line: Int) -> Mistake? {
    guard let start = text.startOfValue(before: failure.place, notBefore: line), isKey(start..<failure.place) else {
      return nil
    }
    let range = text.value(from: start)
    var next = range.upperBound
    while text.byte(at: next) == 0x20 { next += 1 }
    switch text.byte(at: next) {
    case UInt8(ascii: "}"): return braces(around: range, holding: text[range])
    case UInt8(ascii: ","): return openMapping(range, notBefore: line)
    default: return nil
    }
  }

  /// A mapping whose end only the author knows.
  private func openMapping(_ first: Range<Int>, notBefore line: Int) -> Mistake? {
    let entry = text[first]
    guard works([(first, "{ \(entry) }")], past: failure.place),
      let start = text.startOfValue(before: first.lowerBound - 1, notBefore: line)
    else { return nil }
    let key = text[start..<first.lowerBound]
    return Mistake(
      message: "a mapping on one line needs braces around its entries; write `\(key){ \(entry), ... }`, or "
        + "`\(key){ \(entry) }` if the rest is not a part of it",
      range: first
    )
  }

  private func mappingInBraces(from start: Int) -> Mistake? {
    let (end, entries) = entries(from: start)
    return braces(around: start..<end, holding: entries)
  }

  /// The rest of a line without its comment, with colors in quotes and without punctuation at its end.
  private func entries(from start: Int) -> (end: Int, text: String) {
    var (position, result) = (start, "")
    while position < text.endOfLine(start), let byte = text.byte(at: position) {
      var next = text.endOfCharacter(at: position)
      if byte == UInt8(ascii: "#"), text.byte(at: position - 1) == 0x20 {
        guard let color = text.color(at: position) else { break }
        result += "\"\(text[color])\""
        position = color.upperBound
        continue
      }
      if "\"'".utf8.contains(byte) { next = text.endOfQuoted(at: position, before: text.endOfLine(start)) ?? next }
      result += text[position..<next]
      position = next
    }
    while position > start, text.byte(at: position - 1) == 0x20 { position -= 1 }
    while let last = result.last, " ,;".contains(last) { result.removeLast() }
    return (position, result)
  }

  private func braces(around range: Range<Int>, holding entries: String) -> Mistake? {
    for braced in Self.inBraces(entries[...]) {
      let edit = (range: range, text: braced)
      guard works([edit], past: text.endOfLine(failure.place)) else { continue }
      return Mistake(
        message: "a mapping on one line needs braces" + advice(forLineOf: range.lowerBound, [edit]),
        range: range,
        replacement: braced,
        fix: "write `\(braced)`",
        isSafe: false
      )
    }
    return nil
  }

  /// `lineHeight: 20, lineSpacing: 3` on its own line.
  func entriesOnOneLine() -> Mistake? {
    let line = text.startOfLine(failure.place)
    guard text.flowDepth(atLine: line) == 0, let colon = text.separator(from: line), colon < failure.place,
      !Self.textKeys.contains(key(before: colon)), let comma = commaBeforeEntry(after: colon)
    else { return nil }
    let edits = edits(separatingAt: comma, closing: "")
    guard works(edits, past: text.endOfLine(failure.place)), let first = edits.first, let last = edits.last else {
      return nil
    }
    let replaced = first.range.lowerBound..<last.range.upperBound
    return Mistake(
      message: (edits.count == 1 ? "an entry outside of braces ends with its line" : "entries on one line need braces")
        + advice(forLineOf: line, edits),
      range: comma..<comma + 1,
      replacement: text.replacing(replaced, by: edits),
      replaced: replaced,
      fix: edits.count == 1 ? "put the next entry on its own line" : nil,
      isSafe: false
    )
  }

  /// The comma at which reading stopped, or the one before the key at which it did.
  private func commaBeforeEntry(after colon: Int) -> Int? {
    if text.byte(at: failure.place) == UInt8(ascii: ",") { return failure.place }
    guard text.byte(at: failure.place) == UInt8(ascii: ":"),
      let comma = text.bytes[colon..<failure.place].lastIndex(of: UInt8(ascii: ","))
    else { return nil }
    var start = comma + 1
    while text.byte(at: start) == 0x20 { start += 1 }
    return isKey(start..<failure.place) ? comma : nil
  }

  private func key(before colon: Int) -> String {
    let written = text[text.startOfLine(colon)..<colon]
    return String(written.drop { " \t-\"'".contains($0) }.prefix { !"\"' ".contains($0) })
  }

  /// Entries in one pair of braces, and with a mapping as the value of the first.
  private static func inBraces(_ entries: Substring) -> [String] {
    let one = "{ \(entries) }"
    guard let colon = entries.firstRange(of: ": ") else { return [one] }
    return [one, "{ \(entries[..<colon.upperBound]){ \(entries[colon.upperBound...]) } }"]
  }
}
