#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import CoreFoundation
  internal import StyleLayout
  internal import StyleRichText
  public import UIKit

  // Rectangles and hits, in the coordinates of the view. The text begins within the insets.
  extension RichTextView {
    /// The rectangle of a range in its first line.
    public func firstRect(for range: UITextRange) -> CGRect {
      textFrame.firstRect(of: self.range(range)).map { viewRect($0) } ?? caretRect(for: range.start)
    }

    /// The rectangle of a caret.
    public func caretRect(for position: UITextPosition) -> CGRect {
      viewRect(textFrame.fieldCaretRect(at: caret(position)) ?? LayoutRect(x: 0, y: 0, width: 0, height: 0))
    }

    /// The rectangles of selected text.
    public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
      textFrame.fieldSelectionRects(of: self.range(range)).map { RichTextSelectionRect($0.moved(by: insets.origin)) }
    }

    /// The position that is nearest to a point.
    public func closestPosition(to point: CGPoint) -> UITextPosition? {
      RichTextPosition(textFrame.position(at: textPoint(point)).caret)
    }

    /// The position in a range that is nearest to a point.
    public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
      RichTextPosition(textFrame.caret(nearest: textPoint(point), in: self.range(range)))
    }

    /// The character at a point.
    public func characterRange(at point: CGPoint) -> UITextRange? {
      textFrame.position(at: textPoint(point)).grapheme.map { RichTextRange($0) }
    }

    /// A point of the view, in the coordinates of the text.
    func textPoint(_ point: CGPoint) -> LayoutPoint { LayoutPoint(point, from: insets.origin) }

    /// A rectangle of the text, in the coordinates of the view.
    func viewRect(_ rect: LayoutRect) -> CGRect { CGRect(rect.moved(by: insets.origin)) }
  }
#endif
