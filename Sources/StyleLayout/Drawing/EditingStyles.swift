public import StyleTables
internal import StyledText

/// The look of selected text.
public struct SelectionStyle: Sendable, Hashable {
  /// The color, painted over backgrounds and under the text.
  public var color: StyleColor
  /// The extent of the rectangles beyond the text.
  public var extent: SelectionExtent

  /// Creates a style from its parts; by default, the rectangles extend over the space between selected lines.
  public init(color: StyleColor, extent: SelectionExtent = SelectionExtent(includesLineSpacing: true)) {
    self.color = color
    self.extent = extent
  }

  /// A translucent blue: a dark one, `rgba(0, 84, 166, 0.2)`, for light appearances, and a light one for dark
  /// appearances.
  public static let standard = SelectionStyle(color: .translucentBlue)
}

/// The look of a caret. It is as high as the box of its line.
public struct CaretStyle: Sendable, Hashable {
  /// The width in points, half of it on each side of the position. With a width that is not positive and finite, the
  /// caret is not painted.
  public var width: Double
  /// The color; nil for the ink.
  public var color: StyleColor?

  /// Creates a style from its parts.
  public init(width: Double = 2, color: StyleColor? = nil) {
    self.width = width
    self.color = color
  }

  /// Two points wide, in the ink.
  public static let standard = CaretStyle()
}

/// The look of marked text, which an input method has not yet committed: a line under it.
public struct MarkedTextStyle: Sendable, Hashable {
  /// The width of the line in points. With a width that is not positive and finite, it is not painted.
  public var width: Double
  /// The color of the line; nil for the text color.
  public var color: StyleColor?

  /// Creates a style from its parts.
  public init(width: Double = 1, color: StyleColor? = nil) {
    self.width = width
    self.color = color
  }

  /// One point wide, in the color of the text.
  public static let standard = MarkedTextStyle()
}
