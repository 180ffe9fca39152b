#if os(iOS) || UIKIT_SUBSTITUTE
  import Foundation
  import StyleLayout
  #if !UIKIT_SUBSTITUTE
    import CoreFoundation
    import ObjectiveC
    import UIKit
  #endif

  /// A position of the display text, and its side.
  final class RichTextPosition: UITextPosition {
    let caret: TextCaret

    init(_ caret: TextCaret) { self.caret = caret }
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
    private let selected: LayoutRect
    private let direction: NSWritingDirection
    private let ends: (start: Bool, end: Bool)

    init(_ rect: LayoutRect, _ direction: NSWritingDirection, containsStart: Bool, containsEnd: Bool) {
      (selected, self.direction, ends) = (rect, direction, (containsStart, containsEnd))
    }

    override var rect: CGRect { CGRect(selected) }
    override var writingDirection: NSWritingDirection { direction }
    override var containsStart: Bool { ends.start }
    override var containsEnd: Bool { ends.end }
  }

  extension CGRect {
    init(_ rect: LayoutRect) {
      self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
  }

  extension LayoutPoint {
    init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
  }
#endif
