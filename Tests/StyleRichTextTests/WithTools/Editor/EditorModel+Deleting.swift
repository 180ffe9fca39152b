import StyleRichText
import StyledText

extension EditorModel {
  /// A deletion by a key.
  mutating func delete(_ deletion: Deletion, at time: Double) {
    if marked != nil { return deleteMarked(deletion, at: time) }
    guard anchor == head else { return remove(selection, at: time) }
    let atom = display.atoms.first { deletion == .backward ? $0.shown.upperBound == head : $0.shown.lowerBound == head }
    if let atom, case .mention(let mention) = atom.kind, deletion == .backward || deletion == .forward {
      switch options.mentionDeletion {
      case .selectFirst:
        let ends = atom.shown
        (anchor, head) = deletion == .backward ? (ends.lowerBound, ends.upperBound) : (ends.upperBound, ends.lowerBound)
        return history.close()
      case .segments where deletion == .backward:
        if let kept = mention.text.withoutLastWord { return shorten(atom, mention.identifier, to: kept, at: time) }
      case .atOnce, .segments: break
      }
    }
    guard let range = deleted(deletion) else { return }
    remove(range, deletion == .backward ? .backward : deletion == .forward ? .forward : .other, at: time)
  }

  /// The range that a deletion removes; nil for none.
  func deleted(_ deletion: Deletion) -> Range<Int>? {
    switch deletion {
    case .backward:
      guard head > 0 else { return nil }
      if let atom = display.atoms.first(where: { $0.shown.upperBound == head }) { return atom.shown }
      let character = display.part(display.stop(before: head)..<head)
      let length =
        character.isDeletedWhole ? character.utf16.count : String(character.unicodeScalars.suffix(1)).utf16.count
      return head - length..<head
    case .forward:
      if let atom = display.atoms.first(where: { $0.shown.lowerBound == head }) { return atom.shown }
      return head < display.length ? head..<display.stop(after: head) : nil
    case .wordBackward: return word(isForward: false)..<head
    case .wordForward: return head..<word(isForward: true)
    case .lineStart:
      let start = paragraph(at: head).lowerBound
      return start < head ? start..<head : display.stop(before: head)..<head
    case .lineEnd:
      let end = paragraph(at: head).upperBound
      return end > head ? head..<end : head..<display.stop(after: head)
    }
  }

  /// Removes the last word of a name.
  private mutating func shorten(_ atom: EditorModelDisplay.Part, _ person: String, to kept: String, at time: Double) {
    let before = state
    let cut = atom.plain.lowerBound + kept.utf16.count..<atom.plain.upperBound
    text.replace(cut, with: PlainText(""))
    text.mark(atom.plain.lowerBound..<cut.lowerBound, .mention(person))
    settle()
    setCaret(plain: cut.lowerBound)
    record(before, .backward, from: cut.upperBound, to: cut.lowerBound, joins: true, at: time)
  }
}

extension String {
  /// A mention without its last word; nil if it has only one.
  fileprivate var withoutLastWord: String? {
    let name = Array(String(unicodeScalars.dropFirst()))
    guard let last = name.lastIndex(where: { !$0.isWhitespace }),
      let space = name[..<last].lastIndex(where: \.isWhitespace)
    else { return nil }
    let words = name[..<space].lastIndex { !$0.isWhitespace }
    return words.map { "@" + String(name[...$0]) }
  }

  /// Whether a backspace removes all of this character.
  fileprivate var isDeletedWhole: Bool {
    let scalars = Array(unicodeScalars)
    guard let first = scalars.first, scalars.count > 1 else { return true }
    if self == "\r\n" || (0x1F1E6...0x1F1FF).contains(first.value) || scalars.contains("\u{20E3}") { return true }
    if "0123456789#*".unicodeScalars.contains(first) {
      return scalars.dropFirst().allSatisfy { $0 == "\u{FE0E}" || $0 == "\u{FE0F}" }
    }
    return first.properties.isEmoji
  }
}
