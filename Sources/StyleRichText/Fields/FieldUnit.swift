package import StyleLayout
internal import StyledText

/// A unit of text in requests of the input system.
package enum FieldUnit: Sendable, Hashable, CaseIterable {
  case character, word, paragraph, line, text
}

extension RichTextEditor {
  /// The unit after or before a position; nil if there is none, such as a word among spaces. A mention is one word.
  ///
  /// - Parameters:
  ///   - unit: The unit.
  ///   - position: A UTF-16 offset of the display text, between characters.
  ///   - isForward: Whether the unit is after the position.
  ///   - frame: The frame of the text.
  package func unit(_ unit: FieldUnit, at position: Int, isForward: Bool, in frame: TextFrame) -> Range<Int>? {
    guard isForward ? position < text.utf16Length : position > 0 else { return nil }
    let affinity: TextAffinity = isForward ? .downstream : .upstream
    switch unit {
    case .character: return try? frame.graphemeRange(at: position, affinity: affinity)
    case .word:
      guard let word = try? frame.wordRange(at: position, affinity: affinity), isWord(word) else { return nil }
      return word
    case .paragraph: return try? frame.paragraphRange(at: isForward ? position : stop(before: position))
    case .line: return try? frame.lineRange(at: position, affinity: affinity)
    case .text: return 0..<text.utf16Length
    }
  }

  /// Whether a range has a letter, a digit, an emoji or a mention.
  private func isWord(_ range: Range<Int>) -> Bool {
    text[range].text.contains { $0.isLetter || $0.isNumber } || (try? text.atoms(in: range))?.isEmpty == false
  }
}
