#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import CoreFoundation
  internal import StyleLayout
  internal import StyleRichText
  internal import UIKit

  /// A position of the display text, and its side.
  final class RichTextPosition: UITextPosition {
    let caret: TextCaret

    init(_ caret: TextCaret) {
      self.caret = caret
    }
  }

  /// A range of the display text.
  final class RichTextRange: UITextRange {
    private let lower: RichTextPosition
    private let upper: RichTextPosition

    init(_ lower: TextCaret, _ upper: TextCaret) {
      (self.lower, self.upper) = (RichTextPosition(lower), RichTextPosition(upper))
    }

    convenience init(_ range: Range<Int>) { self.init(TextCaret(range.lowerBound), TextCaret(range.upperBound)) }

    override var start: UITextPosition { lower }
    override var end: UITextPosition { upper }
    override var isEmpty: Bool { lower.caret.position == upper.caret.position }
  }

  /// A rectangle of selected text.
  final class RichTextSelectionRect: UITextSelectionRect {
    private let selected: FieldSelectionRect

    init(_ selected: FieldSelectionRect) {
      self.selected = selected
    }

    override var rect: CGRect { CGRect(selected.rect) }
    override var writingDirection: NSWritingDirection { selected.isRightToLeft ? .rightToLeft : .leftToRight }
    override var containsStart: Bool { selected.containsStart }
    override var containsEnd: Bool { selected.containsEnd }
  }
#endif
