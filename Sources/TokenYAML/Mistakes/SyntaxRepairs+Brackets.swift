// Brackets that are not closed, and commas that are missing in them.

extension SyntaxRepairs {
  /// A comma that is missing at the end of a line inside brackets.
  func missingComma() -> Mistake? {
    let line = text.startOfLine(failure.place)
    guard let opening, text.startOfLine(opening) < line, let above = text.lineBefore(line),
      text.indentation(ofLine: line).count > text.indentation(ofLine: text.startOfLine(opening)).count
    else { return nil }
    let end = text.endOfContent(ofLine: above)
    guard let last = text.byte(at: end - 1), !",{[:".utf8.contains(last) else { return nil }
    let edit = (range: end..<end, text: ",")
    guard works([edit], past: text.endOfLine(failure.place)) else { return nil }
    return Mistake(
      message: "a `,` is missing between these entries" + advice(forLineOf: above, [edit]),
      range: end..<end,
      replacement: ",",
      isSafe: false
    )
  }

  /// A bracket that is not closed in its row.
  func openBracket() -> Mistake? {
    guard let context = opening else { return nil }
    for (end, open) in [innerEnd(of: context), openRow(after: context), rowEnd(of: context)].compactMap(\.self) {
      var start = end
      let hasComma = text.byte(at: end - 1) == UInt8(ascii: ",")
      if hasComma { start -= 1 }
      // The comma belongs to the brackets around the row.
      let end = hasComma && text.flowDepth(atLine: text.startOfLine(end)) > 0 ? start : end
      let closing = open.reversed().map(self.closing).joined()
      let line = text.startOfLine(end)
      let opening = open.contains(context) ? context : open[open.count - 1]
      let limit = failure.place >= text.count ? text.endOfLine(end) : text.endOfLine(max(end, failure.place))
      let isPast = works([(start..<end, closing)], past: limit)
      guard isPast || works([(start..<end, closing)], past: text.endOfLine(end)) && failure.place > text.endOfLine(end)
      else { continue }
      let bracket = text[opening..<opening + 1]
      return Mistake(
        message: "this `\(bracket)` is never closed"
          + (closing.contains(where: \.isNewline)
            ? "; write `\(closing.filter { "]}".contains($0) })` on a line after its entries"
            : advice(forLineOf: line, [(start..<end, closing)])),
        range: opening..<opening + 1,
        replacement: closing,
        replaced: start..<end,
        fix: "put `\(closing.filter { "]}".contains($0) })` after the last value",
        isSafe: false
      )
    }
    return nil
  }

  /// The bracket that was being read.
  private var opening: Int? {
    if let start = failure.context?.start, let byte = text.byte(at: start), "{[".utf8.contains(byte) { return start }
    // An entry is missing after a comma.
    let section = text.startOfSection(aboveLine: text.startOfLine(failure.place))
    return Brackets(from: section, to: failure.place, in: text).open.last
  }

  /// Spaced like the brackets on its line; on its own line if its entries are.
  private func closing(of opening: Int) -> String {
    if text.endOfContent(ofLine: text.startOfLine(opening)) == opening + 1 {
      let line = text.startOfLine(opening)
      let lineEnd = text.byte(at: text.endOfLine(line)) == 0x0D ? "\r\n" : "\n"
      return lineEnd + text[text.indentation(ofLine: line)] + (text.byte(at: opening) == UInt8(ascii: "[") ? "]" : "}")
    }
    if text.byte(at: opening) == UInt8(ascii: "[") { return "]" }
    return text.byte(at: opening + 1) == 0x20 ? " }" : "}"
  }

  /// The position before a closing bracket of another kind on the same line, with the bracket to close there.
  private func innerEnd(of opening: Int) -> (end: Int, open: [Int])? {
    let brackets = Brackets(from: opening, to: text.endOfLine(opening), in: text)
    guard let wrong = brackets.wrong, let last = brackets.open.last else { return nil }
    return (withoutSpaces(before: wrong), [last])
  }

  /// The end of the row that starts with a bracket: before the next line that is not indented more than it.
  private func rowEnd(of opening: Int) -> (end: Int, open: [Int])? {
    let line = text.startOfLine(opening)
    let indentation = text.indentation(ofLine: line).count
    var end = text.endOfContent(ofLine: line)
    var next = text.lineAfter(line)
    while let line = next, text.indentation(ofLine: line).count > indentation {
      end = text.endOfContent(ofLine: line)
      next = text.lineAfter(line)
    }
    let open = Brackets(from: line, to: end, in: text).open
    return open.isEmpty ? nil : (end, open)
  }

  /// A row inside of a bracket whose own bracket is open although the next line is not indented more.
  private func openRow(after opening: Int) -> (end: Int, open: [Int])? {
    var line = text.lineAfter(text.startOfLine(opening))
    var count = 0
    while let row = line, row < failure.place, count < 1000 {
      let end = text.endOfContent(ofLine: row)
      let open = Brackets(from: row, to: end, in: text).open
      line = text.lineAfter(row)
      if !open.isEmpty, let line, text.indentation(ofLine: line).count <= text.indentation(ofLine: row).count {
        return (end, open)
      }
      count += 1
    }
    return nil
  }
}
