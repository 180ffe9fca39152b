#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import Foundation
  internal import StyleLayout
  internal import StyleRichText
  internal import StyledText
  public import UIKit

  // Positions and directions. Offsets are UTF-16 units of the display text, because the input system counts in text
  // that it has read.
  extension RichTextView {
    /// The start of the text.
    public var beginningOfDocument: UITextPosition { RichTextPosition(TextCaret(0)) }

    /// The end of the text.
    public var endOfDocument: UITextPosition { RichTextPosition(TextCaret(editor.text.utf16Length)) }

    /// The range between two positions.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
      let (from, to) = (caret(fromPosition), caret(toPosition))
      return from.position <= to.position ? RichTextRange(from, to) : RichTextRange(to, from)
    }

    /// The position that is some UTF-16 units after another one, or before it.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
      let (moved, isOverflow) = caret(position).position.addingReportingOverflow(offset)
      guard !isOverflow, (0...editor.text.utf16Length).contains(moved) else { return nil }
      return RichTextPosition(TextCaret(offset > 0 ? editor.stop(atOrAfter: moved) : editor.stop(atOrBefore: moved)))
    }

    /// The position after some movements of the caret on the screen.
    public func position(
      from position: UITextPosition,
      in direction: UITextLayoutDirection,
      offset: Int
    ) -> UITextPosition? {
      let movement = offset < 0 ? direction.opposite.movement : direction.movement
      let moved = textFrame.caret(from: caret(position), moving: movement, times: offset.magnitude)
      return moved.map { RichTextPosition($0) }
    }

    /// The order of two positions.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
      let (first, second) = (caret(position).position, caret(other).position)
      if first == second { return .orderedSame }
      return first < second ? .orderedAscending : .orderedDescending
    }

    /// The UTF-16 units between two positions.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
      caret(toPosition).position - caret(from).position
    }

    /// The end of a range that is farthest in a direction on the screen.
    public func position(
      within range: UITextRange,
      farthestIn direction: UITextLayoutDirection
    ) -> UITextPosition? {
      isForward(direction, at: caret(range.start)) ? range.end : range.start
    }

    /// The text from a position to the end of its line, or of the text, in a direction on the screen.
    public func characterRange(
      byExtending position: UITextPosition,
      in direction: UITextLayoutDirection
    ) -> UITextRange? {
      let (start, isVertical) = (caret(position), direction == .up || direction == .down)
      let forward: CaretMovement = isVertical ? .textEnd : .lineEnd
      let backward: CaretMovement = isVertical ? .textStart : .lineStart
      let movement = isForward(direction, at: start) ? forward : backward
      guard let end = try? textFrame.caret(from: start, moving: movement) else { return nil }
      return textRange(from: position, to: RichTextPosition(end))
    }

    /// The direction of a paragraph.
    public func baseWritingDirection(
      for position: UITextPosition,
      in direction: UITextStorageDirection
    ) -> NSWritingDirection {
      textFrame.isRightToLeft(at: caret(position)) ? .rightToLeft : .leftToRight
    }

    /// Does nothing: the text determines its own direction.
    public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

    /// Whether a direction on the screen is the text's direction.
    func isForward(_ direction: UITextLayoutDirection, at caret: TextCaret) -> Bool {
      switch direction {
      case .up: false
      case .down: true
      case .left: textFrame.isRightToLeft(at: caret)
      default: !textFrame.isRightToLeft(at: caret)
      }
    }

    /// The caret of a position. One that was made before an edit may be out of bounds by now.
    func caret(_ position: UITextPosition) -> TextCaret {
      guard let caret = (position as? RichTextPosition)?.caret else { return TextCaret(0) }
      return TextCaret(editor.stop(atOrBefore: caret.position), caret.affinity)
    }

    /// A range as it was created, perhaps before an edit.
    func madeRange(_ range: UITextRange) -> Range<Int> {
      let ends = [range.start, range.end].map { ($0 as? RichTextPosition)?.caret.position ?? 0 }
      return min(ends[0], ends[1])..<max(ends[0], ends[1])
    }

    /// The whole characters and atoms of a range.
    func range(_ range: UITextRange) -> Range<Int> { editor.wholeRange(madeRange(range)) }
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
