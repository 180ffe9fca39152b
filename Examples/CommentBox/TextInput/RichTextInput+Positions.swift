#if os(iOS) || UIKIT_SUBSTITUTE
  import Foundation
  import StyleLayout
  import StyleRichText
  import StyledText
  #if !UIKIT_SUBSTITUTE
    import UIKit
  #endif

  // Positions and directions. Offsets are UTF-16 units of the display text, because the input system counts in texts that it
  // has read.
  extension RichTextInput {
    var beginningOfDocument: UITextPosition { RichTextPosition(TextCaret(0)) }
    var endOfDocument: UITextPosition { RichTextPosition(TextCaret(editor.text.utf16Length)) }

    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
      let (from, to) = (caret(fromPosition), caret(toPosition))
      return from.position <= to.position ? RichTextRange(from, to) : RichTextRange(to, from)
    }

    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
      let (moved, isOverflow) = caret(position).position.addingReportingOverflow(offset)
      guard !isOverflow, (0...editor.text.utf16Length).contains(moved) else { return nil }
      return RichTextPosition(TextCaret(offset > 0 ? editor.stop(atOrAfter: moved) : editor.stop(atOrBefore: moved)))
    }

    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
      let (frame, start) = (textFrame, caret(position))
      let movement = offset < 0 ? direction.opposite.movement : direction.movement
      let x = (try? frame.caretRect(at: start.position, affinity: start.affinity))?.x
      var moved = start
      for _ in 0..<offset.magnitude {
        guard let next = try? frame.caret(from: moved, moving: movement, x: x), next != moved else { return nil }
        moved = next
      }
      return RichTextPosition(moved)
    }

    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
      let (first, second) = (caret(position).position, caret(other).position)
      if first == second { return .orderedSame }
      return first < second ? .orderedAscending : .orderedDescending
    }

    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
      caret(toPosition).position - caret(from).position
    }

    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
      isForward(direction, at: caret(range.start)) ? range.end : range.start
    }

    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
      let (start, isVertical) = (caret(position), direction == .up || direction == .down)
      let movement: CaretMovement =
        isForward(direction, at: start) ? isVertical ? .textEnd : .lineEnd : isVertical ? .textStart : .lineStart
      guard let end = try? textFrame.caret(from: start, moving: movement) else { return nil }
      return textRange(from: position, to: RichTextPosition(end))
    }

    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
    {
      isRightToLeft(at: caret(position)) ? .rightToLeft : .leftToRight
    }

    /// The text says itself in which direction it is read.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

    /// Whether the paragraph of a caret is read from right to left.
    func isRightToLeft(at caret: TextCaret) -> Bool {
      let frame = textFrame
      guard let line = try? frame.lineRange(at: caret.position, affinity: caret.affinity) else { return false }
      return frame.lines.first { $0.range == line }?.direction == .rightToLeft
    }

    /// Whether a direction on the screen is that of the text.
    func isForward(_ direction: UITextLayoutDirection, at caret: TextCaret) -> Bool {
      switch direction {
      case .up: false
      case .down: true
      case .left: isRightToLeft(at: caret)
      default: !isRightToLeft(at: caret)
      }
    }
  }

  extension UITextLayoutDirection {
    fileprivate var movement: CaretMovement {
      switch self {
      case .left: .left
      case .up: .up
      case .down: .down
      default: .right
      }
    }

    fileprivate var opposite: Self {
      switch self {
      case .left: .right
      case .up: .down
      case .down: .up
      default: .left
      }
    }
  }
#endif
