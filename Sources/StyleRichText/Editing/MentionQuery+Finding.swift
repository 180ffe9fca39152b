internal import StyledText

extension RichTextEditor {
  /// The beginning of a name before the caret; nil if there is none, or if text is selected.
  ///
  /// It begins with a trigger (``EditorOptions/mentionTriggers``) at the start of a word, and has no line break, emoji
  /// or mention in it.
  ///
  /// - Complexity: Linear in its length, which is at most 100 characters.
  public var mentionQuery: MentionQuery? {
    guard selection.isEmpty else { return nil }
    let (stops, caret) = (decoded.stops, selection.head)
    var (start, length) = (caret, 0)
    while start > 0, length <= Self.longestQuery {
      let before = stops.before(start)
      // A mark behind an emoji is one character with it.
      guard text.editorAtoms(in: before..<start).isEmpty else { return nil }
      let character = text[before..<start].text
      guard !character.unicodeScalars.contains(where: \.isLineBreak) else { return nil }
      let query = text[start..<caret].text
      if character.count == 1,
        let trigger = options.mentionTriggers.first(where: { String($0.character) == character }),
        trigger.accepts(query), isWordStart(before)
      {
        return MentionQuery(trigger: trigger.character, range: before..<caret, text: query)
      }
      (start, length) = (before, length + 1)
    }
    return nil
  }

  private static var longestQuery: Int { 100 }

  /// Whether the character before a stop is not one of a word of a script with spaces.
  private func isWordStart(_ stop: Int) -> Bool {
    guard stop > 0, decoded.stops.atom(endingAt: stop) == nil else { return true }
    var before = text[decoded.stops.before(stop)..<stop].text
    return before.withUTF8 { !$0.isBehindSpacedWord($0.count) }
  }
}

extension MentionTrigger {
  /// Whether text may be the beginning of a name.
  fileprivate func accepts(_ text: String) -> Bool {
    if text.first?.isWhitespace ?? false { return false }
    let spaces = zip(text, text.dropFirst()).count { $0.isWhitespace && !$1.isWhitespace }
    let words = spaces + (text.last?.isWhitespace ?? false ? 2 : 1)
    return words <= max(self.words, 1)
  }
}
