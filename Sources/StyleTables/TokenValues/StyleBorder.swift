/// The border of a box.
public struct StyleBorder: Sendable, Hashable {
  /// The color in each appearance.
  public let color: StyleColor
  /// The thickness, in points.
  public let width: Double
  /// The style of the line.
  public let style: StyleStroke

  /// Creates a border. The width is not checked.
  ///
  /// - Parameters:
  ///   - color: The color in each appearance.
  ///   - width: The thickness, in points.
  ///   - style: The style of the line.
  public init(color: StyleColor, width: Double, style: StyleStroke = .solid) {
    self.color = color
    self.width = width
    self.style = style
  }
}
