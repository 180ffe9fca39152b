/// How a caret is moved, as by a key.
public enum CaretMovement: String, Sendable, Hashable, CaseIterable {
  /// By one grapheme on the screen, whatever the direction of the text; from the edge of a line, to the next line that is
  /// read in this direction.
  case left, right
  /// To the line above or below; from the first and the last line, to the start and the end of it.
  case up, down
  /// By one grapheme in the order of the text.
  case backward, forward
  /// To the start of a word or to the end of one; which, depends on the base direction of the line.
  case wordLeft, wordRight
  /// To the start of a word or to the end of one, over white space and punctuation.
  case wordBackward, wordForward
  /// To the leading or to the trailing edge of the line.
  case lineStart, lineEnd
  /// To the start of the paragraph, or before the separator that ends it.
  case paragraphStart, paragraphEnd
  /// To the start or to the end of what was laid out.
  case textStart, textEnd
}
