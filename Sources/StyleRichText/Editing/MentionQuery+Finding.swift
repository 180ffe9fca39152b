internal import StyledText

extension RichTextEditor {
  /// The start of a name before the caret; nil without one, or if text is selected.
  ///
  /// It begins with a trigger (``EditorOptions/mentionTriggers``) at the start of a word, and has no line break, emoji
  /// or chosen mention in it. A typed name that is only in a directory is part of it: after `@Ann`, people whose names
  /// begin so can still be chosen.
  ///
  /// - Complexity: Linear in its length, which is at most 100 characters.
  public var mentionQuery: MentionQuery? {
    guard selection.isEmpty else { return nil }
    let (stops, caret) = (decoded.stops, selection.head)
    var (start, length) = (caret, 0)
    while start > 0, length <= Self.longestQuery {
      let before = stops.before(start)
      // A mark after an emoji forms one character with it.
      guard text.editorAtoms(in: before..<start).isEmpty else { return query(fromName: before..<start, to: caret) }
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

  /// The query that begins with a recognized name; nil if the range has another atom.
  private func query(fromName name: Range<Int>, to caret: Int) -> MentionQuery? {
    let typed = text.text[text.text.indices(utf16: name.lowerBound..<caret)]
    guard isRecognizedName(name), let trigger = options.mentionTriggers.first(where: { $0.character == typed.first })
    else { return nil }
    let query = String(typed.dropFirst())
    guard query.count <= Self.longestQuery, trigger.accepts(query), isWordStart(name.lowerBound) else { return nil }
    return MentionQuery(trigger: trigger.character, range: name.lowerBound..<caret, text: query)
  }

  /// Whether a range is a mention by its name in the directory, without an entity.
  private func isRecognizedName(_ range: Range<Int>) -> Bool {
    guard case .mention = text.editorAtom(at: range.lowerBound), (try? text.atoms(in: range)) == [range] else {
      return false
    }
    let plainRange = decoded.plainRange(of: range)
    return !plain.entities.contains { $0.range == plainRange && $0.kind != .literal }
  }

  private static var longestQuery: Int { 100 }

  /// Whether the character before a stop is not part of a word in a script with spaces.
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
