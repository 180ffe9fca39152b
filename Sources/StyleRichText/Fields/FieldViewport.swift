public import StyleLayout

/// The visible part of a field that grows with its text up to some lines, and then scrolls.
///
/// ```swift
/// let viewport = FieldViewport(height: 60, contentHeight: 200)
/// let offset = viewport.offset(showing: LayoutRect(x: 0, y: 90, width: 2, height: 20), from: 0)  // 50
/// ```
public struct FieldViewport: Sendable, Hashable {
  /// The height that is seen, in points.
  public let height: Double
  /// The height of the text with the insets, in points.
  public let contentHeight: Double

  /// Creates the part of a field. Heights that are negative or not finite count as 0.
  public init(height: Double, contentHeight: Double) {
    (self.height, self.contentHeight) = (height.asFieldLength, contentHeight.asFieldLength)
  }

  /// The maximum offset, which shows the end of the text; 0 if all of it is visible.
  public var maximumOffset: Double { max(contentHeight - height, 0) }

  /// The offset that shows a caret and is as near as possible to another offset.
  ///
  /// - Parameters:
  ///   - caret: The rectangle of the caret, in the coordinates of the field.
  ///   - offset: The current offset: the distance of the visible part from the top of the field, in points.
  ///   - insets: The space to show above and below the caret; at the ends of its text, the field's own space applies.
  /// - Returns: The offset, from 0 to ``maximumOffset``. If a caret is higher than the visible part, its top is shown.
  public func offset(showing caret: LayoutRect, from offset: Double, insets: FieldInsets = FieldInsets()) -> Double {
    let (top, bottom) = (caret.y - insets.top, caret.maxY + insets.bottom)
    let shown = top < offset || bottom - top > height ? top : max(offset, bottom - height)
    return min(max(shown, 0), maximumOffset)
  }
}
