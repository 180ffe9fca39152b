#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import CoreFoundation
  internal import StyleLayout
  internal import StyleRichText
  public import UIKit

  // Rectangles and hits. The text begins in the corner of the view.
  extension RichTextView {
    /// The rectangle of a range in its first line.
    public func firstRect(for range: UITextRange) -> CGRect {
      textFrame.firstRect(of: self.range(range)).map { CGRect($0) } ?? caretRect(for: range.start)
    }

    /// The rectangle of a caret.
    public func caretRect(for position: UITextPosition) -> CGRect {
      CGRect(textFrame.fieldCaretRect(at: caret(position)) ?? LayoutRect(x: 0, y: 0, width: 0, height: 0))
    }

    /// The rectangles of selected text.
    public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
      textFrame.fieldSelectionRects(of: self.range(range)).map { RichTextSelectionRect($0) }
    }

    /// The position that is nearest to a point.
    public func closestPosition(to point: CGPoint) -> UITextPosition? {
      RichTextPosition(textFrame.position(at: LayoutPoint(point, from: .zero)).caret)
    }

    /// The position in a range that is nearest to a point.
    public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
      RichTextPosition(textFrame.caret(nearest: LayoutPoint(point, from: .zero), in: self.range(range)))
    }

    /// The character at a point.
    public func characterRange(at point: CGPoint) -> UITextRange? {
      textFrame.position(at: LayoutPoint(point, from: .zero)).grapheme.map { RichTextRange($0) }
    }
  }
#endif
