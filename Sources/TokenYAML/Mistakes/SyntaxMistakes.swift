/// Recognizes common mistakes in text that YAML rejects. libyaml stops where the text becomes invalid, often a line
/// below the mistake, and does not explain it.
struct SyntaxMistakes {
  /// A mistake, with its own range.
  struct Mistake {
    let message: String
    var range: Range<Int>
    /// The correct text; nil if the author may have meant several things.
    var replacement: String?
    /// The range that the correct text replaces, if it is another one.
    var replaced: Range<Int>?
    /// A description of the replacement, if the replacement alone does not explain it.
    var fix: String?
    /// Whether the replacement is certainly right.
    var isSafe = true
  }

  let text: SourceText

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    text = SourceText(bytes)
  }

  /// The mistakes that made reading stop; empty if they are not recognized. Mistakes with one cause are next to each
  /// other.
  func find(_ failure: SyntaxFailure) -> [Mistake] {
    let (place, context) = (failure.place, failure.context)
    let colors = UnquotedColors(text).all
    // A closing bracket inside a comment may be missed only at the end of the file.
    let start = place >= text.count ? 0 : text.startOfLine(min(context?.start ?? place, place))
    let repairs = SyntaxRepairs(text, failure)
    if colors.contains(where: { (start..<place).contains($0.lowerBound) }) { return repairs.unquotedColors(colors) }
    if let mistake = tab(at: place) { return [mistake] }
    if let quote = repairs.openQuote() { return [quote] }
    let slips = repairs.slips()
    if !slips.isEmpty { return slips }
    if let mapping = repairs.mappingAfterKey() ?? repairs.entriesOnOneLine() { return [mapping] }
    if let mistake = unquoted(at: place, context) ?? missingSpace(at: place, context) { return [mistake] }
    let bracket = repairs.missingComma() ?? repairs.openBracket() ?? openQuote(at: place, context)
    let other =
      bracket ?? secondEntry(at: place) ?? colonInText(at: place) ?? indentation(at: place)
      ?? missingColon(at: place, context)
    return other.map { [$0] } ?? []
  }

  private func tab(at place: Int) -> Mistake? {
    guard text.byte(at: place) == UInt8(ascii: "\t") else { return nil }
    return Mistake(message: "a tab cannot indent YAML; indent with spaces", range: place..<place + 1)
  }

  private func openQuote(at place: Int, _ context: (message: String, start: Int)?) -> Mistake? {
    guard place >= text.count, let context, context.message.contains("quoted"), context.start < text.count else {
      return nil
    }
    let quote = context.start..<context.start + 1
    let message = "this quote is never closed; put another `\(text[quote])` after the value"
    return Mistake(message: message, range: quote)
  }

  /// Text that YAML allows in quotes only.
  private func unquoted(at place: Int, _ context: (message: String, start: Int)?) -> Mistake? {
    alias(context) ?? reserved(at: place) ?? unquotedBraces(at: place) ?? call(at: place)
  }

  private func alias(_ context: (message: String, start: Int)?) -> Mistake? {
    guard let context, context.message.contains("alias"), text.byte(at: context.start) == UInt8(ascii: "*") else {
      return nil
    }
    return unquoted(from: context.start) { "`*` starts an alias in YAML; put the text in quotes: `\($0)`" }
  }

  private func reserved(at place: Int) -> Mistake? {
    guard let byte = text.byte(at: place), "@`%".utf8.contains(byte) else { return nil }
    let character = Character(Unicode.Scalar(byte))
    let name = character == "`" ? "a backtick" : "`\(character)`"
    return unquoted(from: place) { "\(name) cannot start a value; put it in quotes: `\($0)`" }
  }

  /// `UIColor(red: 0.1, green: 0.2)`, where a colon and a space end a key.
  private func call(at place: Int) -> Mistake? {
    let line = text.startOfLine(place)
    guard let open = (line..<max(line, place)).last(where: { text.byte(at: $0) == UInt8(ascii: "(") }) else {
      return nil
    }
    var start = open
    while start > line, let byte = text.byte(at: start - 1), SourceText.isWord(byte) || byte == UInt8(ascii: ".") {
      start -= 1
    }
    var close = open
    while let byte = text.byte(at: close), !"\n\r\"'".utf8.contains(byte), byte != UInt8(ascii: ")") { close += 1 }
    guard start < open, close > place, text.byte(at: close) == UInt8(ascii: ")"),
      text[open..<close].contains(": "), start > line, text.byte(at: start - 1) == UInt8(ascii: " ")
    else { return nil }
    let quoted = "\"\(text[start..<close + 1])\""
    let message = "text with `: ` needs quotes: `\(quoted)`"
    return Mistake(message: message, range: start..<close + 1, replacement: quoted)
  }

  /// `{size}_{color}`, which starts like a mapping, and `use {color.ink}` among braces.
  private func unquotedBraces(at place: Int) -> Mistake? {
    let line = text.startOfLine(place)
    guard place > line, let byte = text.byte(at: place), !" \t\r\n,:]}".utf8.contains(byte) else { return nil }
    if text.byte(at: place - 1) == UInt8(ascii: "}"), let start = text.openingBrace(before: place - 1, notBefore: line)
    {
      return unquoted(from: start) { "text that starts with `{` needs quotes: `\($0)`" }
    }
    guard byte == UInt8(ascii: "{"), let start = text.startOfValue(before: place, notBefore: line) else { return nil }
    return unquoted(from: start) { "text with `{` needs quotes here: `\($0)`" }
  }

  private func unquoted(from start: Int, isSafe: Bool = true, _ message: (String) -> String) -> Mistake? {
    let range = text.value(from: start)
    guard !range.isEmpty else { return nil }
    let value = text[range]
    let isPlain = !value.contains { $0 == "\"" || $0 == "\\" || $0.isNewline }
    // Backticks around a value are meant as quotes.
    let isTicked = value.count > 2 && value.first == "`" && value.last == "`"
    let quoted = "\"\(isTicked ? value.dropFirst().dropLast() : value[...])\""
    return Mistake(
      message: message(isPlain ? quoted : "\"…\""),
      range: range,
      replacement: isPlain ? quoted : nil,
      isSafe: isSafe && !isTicked
    )
  }

  /// `lineHeight:20`, which libyaml notices on the next line.
  private func missingSpace(at place: Int, _ context: (message: String, start: Int)?) -> Mistake? {
    let line = text.startOfLine(place)
    let isKey = context?.message.contains("simple key") ?? false
    let lines = [isKey ? context?.start : nil, text.lineBefore(line), line].compactMap(\.self)
    return lines.lazy.compactMap { missingSpace(inLine: text.startOfLine($0)) }.first
  }

  private func missingSpace(inLine line: Int) -> Mistake? {
    var position = text.indentation(ofLine: line).upperBound
    if text.byte(at: position) == UInt8(ascii: "-"), text.byte(at: position + 1) == UInt8(ascii: " ") { position += 2 }
    let start = position
    while let byte = text.byte(at: position), SourceText.isWord(byte) { position += 1 }
    guard position > start, text.byte(at: position) == UInt8(ascii: ":"), let next = text.byte(at: position + 1),
      !" \t\r\n:/".utf8.contains(next)
    else { return nil }
    let value = text.value(from: position + 1)
    let isColor = next == UInt8(ascii: "#")
    let shown = isColor ? "\"\(text[value])\"" : text[value]
    return Mistake(
      message: "a space is missing after `:`; write `\(text[start..<position]): \(shown)`",
      range: position..<position + 1,
      replacement: isColor ? nil : ": ",
      fix: "put a space after `:`"
    )
  }

  /// `regular: 400 bold: 700` without brackets.
  private func secondEntry(at place: Int) -> Mistake? {
    let line = text.startOfLine(place)
    let indentation = text.indentation(ofLine: line)
    guard text.flowDepth(atLine: line) == 0, let first = text.separator(from: line), first < place else { return nil }
    var start = place
    while start > first, let byte = text.byte(at: start - 1), SourceText.isWord(byte) { start -= 1 }
    var end = start
    while end > first, text.byte(at: end - 1) == 0x20 { end -= 1 }
    let value = text[first + 1..<max(first + 1, end)].drop { $0 == " " }
    let isNumber = !value.isEmpty && value.allSatisfy { $0.isNumber || ".-".contains($0) }
    guard isNumber || value.hasSuffix("\"") || value.hasSuffix("'"), start > end, text.separator(from: start) != nil
    else { return nil }
    let isCRLF = text.byte(at: text.endOfLine(line)) == 0x0D
    return Mistake(
      message: "a second entry starts here; put it on its own line",
      range: start..<text.endOfCharacter(at: start),
      replacement: (isCRLF ? "\r\n" : "\n") + text[indentation],
      replaced: end..<start,
      fix: "put it on its own line",
      isSafe: false
    )
  }

  /// `description: Titles: large`, where a colon and a space end a second key.
  private func colonInText(at place: Int) -> Mistake? {
    let line = text.startOfLine(place)
    guard text.byte(at: place) == UInt8(ascii: ":"), text.byte(at: place + 1).map({ $0 <= 0x20 }) ?? true,
      text.flowDepth(atLine: line) == 0, let first = text.separator(from: line), first < place
    else { return nil }
    var start = first + 1
    while text.byte(at: start) == 0x20 { start += 1 }
    guard let byte = text.byte(at: start), !"\"'{[|>".utf8.contains(byte) else { return nil }
    return unquoted(from: start, isSafe: false) { "text with `: ` needs quotes: `\($0)`" }
  }

  /// `lineHe` on a line of its own among entries, as a key is while it is being written, and `lineHeight 20`.
  private func missingColon(at place: Int, _ context: (message: String, start: Int)?) -> Mistake? {
    if let context, context.message.contains("simple key") { return missingColon(from: context.start) }
    // Before the first entry of a mapping, such a line is read as the start of the next one's key.
    let line = text.startOfLine(place)
    guard text.byte(at: place) == UInt8(ascii: ":"), text.separator(from: line) == place,
      let above = text.lineBefore(line), text.separator(from: above) == nil,
      text.lineBefore(above).map({ text.endsInColon($0) }) ?? true
    else { return nil }
    let indentation = text.indentation(ofLine: above)
    return indentation.count == text.indentation(ofLine: line).count ? missingColon(from: indentation.upperBound) : nil
  }

  private func missingColon(from start: Int) -> Mistake? {
    let range = start..<max(start, text.endOfContent(ofLine: text.startOfLine(start)))
    let written = text[range]
    guard !range.isEmpty, written.utf8.count <= 120 else { return nil }
    var end = start
    while end < range.upperBound, let byte = text.byte(at: end), SourceText.isWord(byte) { end += 1 }
    let value = text[end..<range.upperBound].drop { $0 == " " }
    guard end > start, !value.isEmpty else {
      return Mistake(message: KeyWithoutColon.message(written), range: range)
    }
    let name = text[start..<end]
    return Mistake(
      message: "a `:` is missing after this key; write `\(name): \(value)`",
      range: start..<end,
      replacement: "\(name):",
      fix: "put `:` after `\(name)`",
      isSafe: false
    )
  }

  /// A line whose indentation matches no line above it.
  private func indentation(at place: Int) -> Mistake? {
    let line = text.startOfLine(place)
    let own = text.indentation(ofLine: line)
    guard own.upperBound <= place, !own.contains(where: { text.byte(at: $0) == UInt8(ascii: "\t") }) else { return nil }
    let columns = text.columns(aboveLine: line)
    guard let nearest = columns.first, !columns.contains(own.count) else { return nil }
    let isBelowKey = text.lineBefore(line).map { text.endsInColon($0) } ?? false
    guard own.count < nearest || !isBelowKey else { return nil }
    let choices = [columns.last { $0 > own.count }, columns.first { $0 < own.count }].compactMap(\.self).sorted()
    let spaces = choices.map(String.init).joined(separator: " or ")
    let count = "\(own.count) space\(own.count == 1 ? "" : "s")"
    let message =
      "this line is indented by \(count), which matches no line above; entries of one mapping start in the same column, so "
      + "indent it by \(spaces)"
    let first = own.upperBound..<text.endOfCharacter(at: own.upperBound)
    return Mistake(message: message, range: first)
  }
}
