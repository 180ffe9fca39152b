/// Mistakes that are recognized by their repair: after it, reading gets past the point where it stopped.
struct SyntaxRepairs {
  typealias Mistake = SyntaxMistakes.Mistake

  /// Each try reads the text again.
  private static let maximumTries = 12
  /// Of more unquoted colors, other slips of their lines take too long to find.
  private static let maximumColors = 100

  let text: SourceText
  let failure: SyntaxFailure

  init(_ text: SourceText, _ failure: SyntaxFailure) {
    self.text = text
    self.failure = failure
  }

  /// Whether reading gets past an offset of the text after edits.
  func works(_ edits: [(range: Range<Int>, text: String)], past limit: Int) -> Bool {
    var limit = limit
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) where edit.range.lowerBound <= limit {
      limit += edit.text.utf8.count - edit.range.count
    }
    return rest(after: edits).map { $0.failure.place > limit } ?? true
  }

  /// Whether what keeps the text from being read after an edit is no quote any more, but a bracket.
  private func closesQuotes(_ edit: (range: Range<Int>, text: String)) -> Bool {
    guard let rest = rest(after: [edit]) else { return true }
    return rest.isAtEnd && rest.failure.context?.message.contains("flow") == true
  }

  /// What keeps the text from being read after edits, and whether only at its end; nil if nothing does.
  private func rest(after edits: [(range: Range<Int>, text: String)]) -> (failure: SyntaxFailure, isAtEnd: Bool)? {
    var repaired = Array(text.bytes)
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      repaired.replaceSubrange(edit.range, with: edit.text.utf8)
    }
    return repaired.withUnsafeBufferPointer { bytes in
      SyntaxFailure.first(in: bytes).map { ($0, $0.place >= bytes.count) }
    }
  }

  private func works(_ mistakes: [Mistake]) -> Bool {
    works(mistakes.map { ($0.replacedRange, $0.replacement ?? "") }, past: text.endOfLine(failure.place))
  }
}

// MARK: - Slips of lines

extension SyntaxRepairs {
  /// The slips that keep the text from being read: those of one line if they are enough, else those of all nearby
  /// lines.
  func slips() -> [Mistake] {
    let mistakes = lines.compactMap { LineSlips(atLineOf: $0, in: text).map(Mistake.init) }
    if let single = mistakes.suffix(Self.maximumTries).first(where: { works([$0]) }) { return [single] }
    return mistakes.count > 1 && works(mistakes) ? mistakes : []
  }

  /// Unquoted colors: those of a line with other slips are one mistake with these.
  func unquotedColors(_ colors: [Range<Int>]) -> [Mistake] {
    let single = colors.map { Mistake(unquotedColor: $0, in: text) }
    if colors.count > Self.maximumColors { return single }
    let colorsOfLines = Dictionary(grouping: colors) { text.startOfLine($0.lowerBound) }
    let mistakes = colorsOfLines.sorted { $0.key < $1.key }.flatMap { line, colors in
      guard let slips = LineSlips(atLineOf: line, in: text), slips.changes.count > colors.count else {
        return colors.map { Mistake(unquotedColor: $0, in: text) }
      }
      return [Mistake(slips)]
    }
    return works(mistakes) ? mistakes : single
  }

  /// The lines that may have the mistake, in their order.
  private var lines: [Int] {
    let last = text.startOfLine(failure.place)
    let first = failure.context.map { text.startOfLine(min($0.start, failure.place)) } ?? last
    var lines = [last]
    while let line = lines.last.flatMap({ text.lineBefore($0) }), lines.count < 50,
      // Lines without a separator are one text with those above.
      lines.count < 2 || line >= first || lines.last.map({ text.separator(from: $0) == nil }) ?? false
    {
      lines.append(line)
    }
    return lines.reversed()
  }
}

extension SyntaxMistakes.Mistake {
  init(_ slips: LineSlips) {
    self.init(
      message: slips.message,
      range: slips.range,
      replacement: slips.replacement,
      replaced: slips.replaced,
      fix: slips.fix,
      isSafe: slips.isSafe
    )
  }

  fileprivate init(unquotedColor range: Range<Int>, in text: SourceText) {
    let quoted = "\"\(text[range])\""
    let message = "`#` starts a comment here, so there is no value; put the color in quotes: `\(quoted)`"
    self.init(message: message, range: range, replacement: quoted)
  }
}

// MARK: - Quotes

extension SyntaxRepairs {
  /// A quote that is not closed on its line, so that the next quote closes it.
  func openQuote() -> Mistake? {
    let openings = QuotedTexts(text).unclosed.filter { $0 <= failure.place }.suffix(4).reversed()
    for opening in openings {
      for end in endsOfQuoted(at: opening) {
        let quote = closing(ofQuoted: opening, endingAt: end)
        let isAtEnd = failure.place >= text.count
        let limit = text.endOfLine(isAtEnd ? opening : max(opening, failure.place))
        let edit = (range: end..<end, text: quote)
        guard works([edit], past: limit) || isAtEnd && closesQuotes(edit) else { continue }
        return Mistake(
          message: "this quote is never closed" + advice(forLineOf: opening, [edit]),
          range: opening..<opening + 1,
          replacement: quote,
          replaced: end..<end,
          fix: "put `\(quote)` after the \(text.byte(at: end) == UInt8(ascii: ":") ? "key" : "value")",
          isSafe: false
        )
      }
    }
    return openings.lazy.compactMap { openQuoteAmongEntries(at: $0) }.first
  }

  /// The quote that closes a text, after the brace of a reference that is open.
  private func closing(ofQuoted opening: Int, endingAt end: Int) -> String {
    let isOpenReference = text.byte(at: opening + 1) == UInt8(ascii: "{") && !text[opening..<end].contains("}")
    return (isOpenReference ? "}" : "") + text[opening..<opening + 1]
  }

  /// `light: "#B3391B, dark: "#FF9474"`, with several entries on one line without braces.
  private func openQuoteAmongEntries(at opening: Int) -> Mistake? {
    guard text.flowDepth(atLine: text.startOfLine(opening)) == 0 else { return nil }
    for end in endsOfQuoted(at: opening) where text.byte(at: end) == UInt8(ascii: ",") {
      let quote = closing(ofQuoted: opening, endingAt: end)
      let edits = edits(separatingAt: end, closing: quote)
      guard works(edits, past: text.endOfLine(failure.place)), let first = edits.first, let last = edits.last else {
        continue
      }
      let replaced = first.range.lowerBound..<last.range.upperBound
      return Mistake(
        message: "this quote is never closed" + advice(forLineOf: opening, edits),
        range: opening..<opening + 1,
        replacement: text.replacing(replaced, by: edits),
        replaced: replaced,
        fix: edits.count == 1 ? "put `\(quote)` after the value, and the next entry on its own line" : nil,
        isSafe: false
      )
    }
    return nil
  }

  /// Edits after which the entries before and after a comma are two: in braces if the mapping has no others, else on
  /// two lines. `quote` closes the text before the comma.
  func edits(separatingAt comma: Int, closing quote: String) -> [(range: Range<Int>, text: String)] {
    let line = text.startOfLine(comma)
    return isAlone(line) ? edits(forBracesOn: line, quote, at: comma) : edits(forBreakAfter: quote, at: comma)
  }

  private func edits(forBracesOn line: Int, _ quote: String, at end: Int) -> [(range: Range<Int>, text: String)] {
    let start = text.indentation(ofLine: line).upperBound
    // The open quote hides where the content ends.
    let isComment = { (offset: Int) in
      text.byte(at: offset) == UInt8(ascii: "#") && text.byte(at: offset - 1) == 0x20
    }
    var last = (end..<text.endOfLine(line)).first(where: isComment) ?? text.endOfLine(line)
    while last > end, text.byte(at: last - 1) == 0x20 { last -= 1 }
    return [(start..<start, "{ "), (end..<end, quote), (last..<last, " }")]
  }

  /// Moves the entry after a comma to its own line.
  private func edits(forBreakAfter quote: String, at comma: Int) -> [(range: Range<Int>, text: String)] {
    var next = comma + 1
    while text.byte(at: next) == 0x20 { next += 1 }
    let lineEnd = text.byte(at: text.endOfLine(comma)) == 0x0D ? "\r\n" : "\n"
    return [(comma..<next, quote + lineEnd + text[text.indentation(ofLine: text.startOfLine(comma))])]
  }

  /// Whether a line is the only one below a key.
  private func isAlone(_ line: Int) -> Bool {
    let column = text.indentation(ofLine: line).count
    guard let above = text.lineBefore(line), text.endsInColon(above), text.indentation(ofLine: above).count < column
    else { return false }
    return text.lineAfter(line).map { text.indentation(ofLine: $0).count < column } ?? true
  }

  /// The possible ends of a quoted text on its line, the most likely first.
  private func endsOfQuoted(at opening: Int) -> [Int] {
    let line = text.endOfLine(opening)
    var digits = opening + 1
    if text.byte(at: digits) == UInt8(ascii: "#") {
      digits += 1
      while let byte = text.byte(at: digits), Character(Unicode.Scalar(byte)).isHexDigit { digits += 1 }
    }
    var ends = [3, 4, 6, 8].contains(digits - opening - 2) ? [digits] : []
    if startsKey(opening), let end = text.separator(from: opening + 1), end < line { ends.append(end) }
    for offset in opening + 1..<max(opening + 1, line) {
      guard let byte = text.byte(at: offset) else { break }
      if byte == UInt8(ascii: "}"), text[opening..<offset].contains("{") { ends.append(offset + 1) }
      if ",}]".utf8.contains(byte) || byte == UInt8(ascii: "#") && text.byte(at: offset - 1) == 0x20 {
        ends.append(withoutSpaces(before: offset))
      }
    }
    return Array((ends + [withoutSpaces(before: line)]).filter { $0 > opening }.prefix(Self.maximumTries))
  }

  /// Whether a quote is where a key may start.
  private func startsKey(_ quote: Int) -> Bool {
    var before = quote - 1
    while text.byte(at: before) == 0x20 { before -= 1 }
    return text.byte(at: before).map { "\n\r{,-".utf8.contains($0) } ?? true
  }

  func withoutSpaces(before offset: Int) -> Int {
    var end = offset
    while end > 0, text.byte(at: end - 1) == 0x20 { end -= 1 }
    return end
  }

  /// The line as it was probably meant; empty if it is too long to be shown.
  func advice(forLineOf offset: Int, _ edits: [(range: Range<Int>, text: String)]) -> String {
    let line = text.startOfLine(offset)
    let start = text.indentation(ofLine: line).upperBound
    let end = text.endOfLine(line)
    let shown = text.replacing(
      start..<end,
      by: edits.filter { $0.range.lowerBound >= start && $0.range.upperBound <= end }
    ).trimmingSpaces
    if shown.utf8.count > 120 { return "" }
    let lines = shown.split(whereSeparator: \.isNewline)
    guard let first = lines.first else { return "" }
    return "; write `\(first)`"
      + lines.dropFirst().map { ", and `\($0.drop { $0 == " " })` on its own line" }.joined()
  }
}

extension SourceText {
  /// The text of a range after edits in it, which do not overlap and are in its order.
  func replacing(_ range: Range<Int>, by edits: [(range: Range<Int>, text: String)]) -> String {
    var position = range.lowerBound
    var result = ""
    for edit in edits {
      result += self[position..<edit.range.lowerBound] + edit.text
      position = edit.range.upperBound
    }
    return result + self[position..<range.upperBound]
  }

  /// The start of the next line that is neither blank nor a comment.
  func lineAfter(_ line: Int) -> Int? {
    var start = endOfLine(line)
    while start < count {
      start += 1
      let content = indentation(ofLine: start).upperBound
      if let byte = byte(at: content), !Self.isBreak(byte), byte != UInt8(ascii: "#") { return start }
      start = endOfLine(start)
    }
    return nil
  }
}
