internal import StyleLayout
internal import StyledText

extension RichTextEditor {
  /// Deletes the selection, or the part that a key deletes at the caret.
  mutating func delete(
    _ deletion: Deletion,
    at time: Double,
    in frame: TextFrame?,
    updating update: inout UpdateBuilder
  ) {
    if let composition { return deleteMarked(deletion, in: composition.range, at: time, updating: &update) }
    guard selection.isEmpty else { return remove(plainSelectionRange, as: .single, at: time, updating: &update) }
    let caret = selection.head
    switch deletion {
    case .backward, .forward: deleteCharacter(deletion, at: time, updating: &update)
    case .wordBackward:
      remove(display: decoded.stops.word(from: caret, isForward: false)..<caret, at: time, updating: &update)
    case .wordForward:
      remove(display: caret..<decoded.stops.word(from: caret, isForward: true), at: time, updating: &update)
    case .lineStart:
      let start = min(target(of: .lineStart, frame).position, caret)
      remove(display: (start < caret ? start : decoded.stops.before(caret))..<caret, at: time, updating: &update)
    case .lineEnd:
      let end = max(target(of: .lineEnd, frame).position, caret)
      remove(display: caret..<(end > caret ? end : decoded.stops.after(caret)), at: time, updating: &update)
    }
  }

  /// Removes a range of the display text as a separate undo group.
  private mutating func remove(display range: Range<Int>, at time: Double, updating update: inout UpdateBuilder) {
    let range = decoded.stops.around(range)
    if !range.isEmpty { remove(decoded.plainRange(of: range), as: .single, at: time, updating: &update) }
  }

  private mutating func deleteCharacter(_ deletion: Deletion, at time: Double, updating update: inout UpdateBuilder) {
    let (stops, caret, isBackward) = (decoded.stops, selection.head, deletion == .backward)
    let atom = isBackward ? stops.atom(endingAt: caret) : stops.atom(startingAt: caret)
    if let atom, case .mention(let mention) = text.editorAtom(at: atom.lowerBound) {
      return deleteMention(mention, in: atom, isBackward: isBackward, at: time, updating: &update)
    }
    let range: Range<Int>
    if let atom {
      range = atom
    } else {
      let other = isBackward ? stops.before(caret) : stops.after(caret)
      let character = min(caret, other)..<max(caret, other)
      range = isBackward ? character.upperBound - text.lengthOfBackspace(over: character)..<caret : character
    }
    guard !range.isEmpty else { return }
    let removed = decoded.plainRange(of: range)
    let start = isBackward ? removed.upperBound : removed.lowerBound
    remove(removed, as: isBackward ? .deletingBackward : .deletingForward, at: time, updating: &update, start: start)
  }

  private mutating func deleteMention(
    _ mention: TextMention,
    in atom: Range<Int>,
    isBackward: Bool,
    at time: Double,
    updating update: inout UpdateBuilder
  ) {
    switch options.mentionDeletion {
    case .selectFirst:
      history.close()
      selection = TextSelection(
        anchor: isBackward ? atom.lowerBound : atom.upperBound,
        head: isBackward ? atom.upperBound : atom.lowerBound
      )
    case .segments where isBackward:
      guard let shorter = mention.text.withoutLastSegment else { fallthrough }
      let (before, whole) = (plainSelection, decoded.plainRange(of: atom))
      let end = whole.lowerBound + shorter.utf16.count
      var patch = plain.patch(replacing: end..<whole.upperBound, with: PlainText(""))
      patch.added.append(PlainText.Entity(whole.lowerBound..<end, .mention(mention.identifier)))
      let patches = apply(patch, updating: &update)
      setCaret(plain: end)
      add(patches, as: .deletingBackward, at: time, from: before, start: whole.upperBound, end: end)
    case .atOnce, .segments:
      let removed = decoded.plainRange(of: atom)
      let kind: EditorHistory.Kind = isBackward ? .deletingBackward : .deletingForward
      remove(
        removed,
        as: kind,
        at: time,
        updating: &update,
        start: isBackward ? removed.upperBound : removed.lowerBound
      )
    }
  }

  /// Deletes a character of the marked text.
  private mutating func deleteMarked(
    _ deletion: Deletion,
    in marked: Range<Int>,
    at time: Double,
    updating update: inout UpdateBuilder
  ) {
    guard deletion == .backward || deletion == .forward else { return }
    var removed = plainSelectionRange.clamped(to: marked)
    if removed.isEmpty {
      let (stops, caret) = (decoded.stops, selection.head)
      let length = deletion == .backward ? text.lengthOfBackspace(over: stops.before(caret)..<caret) : 0
      let range = deletion == .backward ? caret - length..<caret : caret..<stops.after(caret)
      removed = decoded.plainRange(of: range).clamped(to: marked)
    }
    if !removed.isEmpty { removeMarked(removed, at: time, updating: &update) }
  }
}

extension StyledText {
  /// The length that a backward deletion removes from a character, in UTF-16 units: an emoji, a flag, a keycap or a
  /// line break as a whole; otherwise only the last scalar, so that a wrong mark can be retyped.
  fileprivate func lengthOfBackspace(over character: Range<Int>) -> Int {
    let scalars = self[character].text.unicodeScalars
    guard let first = scalars.first, let last = scalars.last, scalars.count > 1 else { return character.count }
    let isWhole =
      first == "\r" || first.isRegionalIndicator || scalars.contains("\u{20E3}")
      || first.properties.isEmoji && !first.isKeycapBase
      || first.isKeycapBase && scalars.dropFirst().allSatisfy { $0 == "\u{FE0E}" || $0 == "\u{FE0F}" }
    return isWhole ? character.count : last.utf16.count
  }
}

extension Unicode.Scalar {
  /// Whether it is a digit, `#` or `*`: an emoji by its properties, but text unless it is in a keycap.
  fileprivate var isKeycapBase: Bool { isASCII && properties.isEmoji }

  /// Whether it is a half of a flag.
  fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }
}

extension String {
  /// A mention's text without the last word of its name; nil if the name has one word.
  fileprivate var withoutLastSegment: String? {
    let name = dropFirst()
    guard let space = name.trailingWord.flatMap({ name[..<$0].lastIndex { !$0.isWhitespace } }) else { return nil }
    return String(self[...space])
  }
}

extension Substring {
  /// The start of the last word.
  fileprivate var trailingWord: Index? {
    guard let end = lastIndex(where: { !$0.isWhitespace }) else { return nil }
    return self[...end].lastIndex(where: \.isWhitespace).map { index(after: $0) }
  }
}
