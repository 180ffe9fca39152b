#if os(iOS) || UIKIT_SUBSTITUTE
  import Foundation
  import StyleLayout
  import StyleRichText
  import StyledText
  #if !UIKIT_SUBSTITUTE
    import ObjectiveC
    import UIKit
  #endif

  /// Words and other units for the input system. A mention is one word.
  @MainActor final class RichTextTokenizer: NSObject {
    private unowned let input: RichTextInput

    init(_ input: RichTextInput) { self.input = input }

    /// The unit after or before a position; nil if it has none there, such as a word among spaces.
    private func unit(_ granularity: UITextGranularity, _ position: UITextPosition, isForward: Bool) -> Range<Int>? {
      let (editor, frame, position) = (input.editor, input.textFrame, input.caret(position).position)
      guard isForward ? position < editor.text.utf16Length : position > 0 else { return nil }
      let affinity: TextAffinity = isForward ? .downstream : .upstream
      switch granularity {
      case .character: return try? frame.graphemeRange(at: position, affinity: affinity)
      case .word:
        guard let word = try? frame.wordRange(at: position, affinity: affinity), editor.isWord(word) else { return nil }
        return word
      case .sentence, .paragraph:
        return try? frame.paragraphRange(at: isForward ? position : editor.stop(before: position))
      case .line: return try? frame.lineRange(at: position, affinity: affinity)
      default: return 0..<editor.text.utf16Length
      }
    }

    private func isForward(_ direction: UITextDirection, _ position: UITextPosition) -> Bool {
      if let layout = UITextLayoutDirection(rawValue: direction.rawValue) {
        return input.isForward(layout, at: input.caret(position))
      }
      return direction.rawValue == UITextStorageDirection.forward.rawValue
    }
  }

  extension RichTextTokenizer: UITextInputTokenizer {
    func rangeEnclosingPosition(
      _ position: UITextPosition,
      with granularity: UITextGranularity,
      inDirection direction: UITextDirection
    ) -> UITextRange? {
      unit(granularity, position, isForward: isForward(direction, position)).map { RichTextRange($0) }
    }

    func isPosition(
      _ position: UITextPosition,
      atBoundary granularity: UITextGranularity,
      inDirection direction: UITextDirection
    ) -> Bool {
      let isForward = isForward(direction, position)
      let unit = unit(granularity, position, isForward: !isForward)
      return (isForward ? unit?.upperBound : unit?.lowerBound) == input.caret(position).position
    }

    func position(
      from position: UITextPosition,
      toBoundary granularity: UITextGranularity,
      inDirection direction: UITextDirection
    ) -> UITextPosition? {
      let (isForward, start) = (isForward(direction, position), input.caret(position))
      guard granularity == .word else {
        let unit = unit(granularity, position, isForward: isForward)
        return unit.map { RichTextPosition(isForward ? TextCaret($0.upperBound, .upstream) : TextCaret($0.lowerBound)) }
      }
      let word = try? input.textFrame.caret(from: start, moving: isForward ? .wordForward : .wordBackward)
      return word.flatMap { $0.position == start.position ? nil : RichTextPosition($0) }
    }

    func isPosition(
      _ position: UITextPosition,
      withinTextUnit granularity: UITextGranularity,
      inDirection direction: UITextDirection
    ) -> Bool {
      unit(granularity, position, isForward: isForward(direction, position)) != nil
    }
  }

  extension RichTextEditor {
    /// Whether a range has a letter, a digit, an emoji or a mention.
    fileprivate func isWord(_ range: Range<Int>) -> Bool {
      text[range].text.contains { $0.isLetter || $0.isNumber } || (try? text.atoms(in: range))?.isEmpty == false
    }
  }
#endif
