internal import StyledText

extension RichTextEditor {
  /// The count that is limited.
  var count: Int { options.limit?.unit.count(plain: plain.text, shown: text.text) ?? 0 }

  /// Returns the longest start of the content with which the text fits the limit, or is not longer than before.
  ///
  /// - Parameters:
  ///   - content: The text to insert. Between its beginning and the rest is a stop.
  ///   - range: The range of the plain text that it replaces.
  ///   - before: The count before the edit.
  ///   - rules: The rules for inserting the content.
  func fitting(
    _ content: PlainText,
    replacing range: Range<Int>,
    countBefore before: Int,
    _ rules: InsertionRules = []
  ) -> PlainText {
    guard let limit = options.limit else { return content }
    let most = max(limit.count, before)
    if count(replacing: range, with: content, rules) <= most { return content }
    if rules.contains(.whole) { return PlainText("") }
    let shown = codec.decode(content)
    var ends: [(position: Int, count: Int)] = []
    var (stop, sum) = (0, 0)
    while stop < shown.stops.end {
      let next = shown.stops.after(stop)
      let part = shown.plainRange(of: stop..<next)
      sum += limit.unit.count(of: shown, stop..<next, part)
      ends.append((part.upperBound, sum))
      stop = next
    }
    let rest = count(replacing: range, with: PlainText(""), rules)
    // Text on both sides may join with the content, and a code across its ends may count as one.
    let room = most - rest + limit.unit.slack
    for end in ends.dropLast().reversed() where end.count <= room {
      let beginning = content.part(0..<end.position)
      if count(replacing: range, with: beginning, rules) <= most { return beginning }
    }
    return PlainText("")
  }

  /// The count after an edit of the plain text.
  private func count(replacing range: Range<Int>, with content: PlainText, _ rules: InsertionRules) -> Int {
    var (editor, update) = (self, UpdateBuilder(text))
    editor.composition = nil
    _ = editor.replace(range, with: content, rules: rules, updating: &update)
    return editor.count
  }
}

/// Rules for inserting content.
struct InsertionRules: OptionSet {
  let rawValue: UInt8

  /// All of it, or nothing.
  static let whole = InsertionRules(rawValue: 1)
  /// The content is shown as it would be on its own: if adjacent text would become part of one of its emoji or
  /// mentions, it is kept apart.
  static let isolated = InsertionRules(rawValue: 2)
}

extension TextLimit.Unit {
  /// The count of a text. Only the form that the unit needs is evaluated.
  func count(plain: @autoclosure () -> String, shown: @autoclosure () -> String) -> Int {
    switch self {
    case .graphemes: plain().count
    case .utf16: plain().utf16.count
    case .utf8: plain().utf8.count
    case .shownGraphemes: shown().count
    }
  }

  /// The count of a part of a text.
  fileprivate func count(of text: DecodedText, _ display: Range<Int>, _ plain: Range<Int>) -> Int {
    switch self {
    case .graphemes: text.plain.part(plain).text.count
    case .utf16: plain.count
    case .utf8: text.plain.part(plain).text.utf8.count
    case .shownGraphemes: text.text[display].text.count
    }
  }

  /// The amount by which a text's count may be less than the sum of its parts.
  fileprivate var slack: Int {
    switch self {
    case .graphemes: 2
    case .utf16, .utf8: 0
    case .shownGraphemes: 256
    }
  }
}
