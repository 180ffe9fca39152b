/// How far something reaches beyond a text on each side, in points. Sides are those of the page, whatever the direction of
/// the text. Negative insets reach inwards.
public struct TextInsets: Sendable, Hashable, Codable {
  /// In points.
  public var top: Double
  /// In points.
  public var left: Double
  /// In points.
  public var bottom: Double
  /// In points.
  public var right: Double

  /// Insets side by side; those that are left out are 0.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same at the left and at the right, and the same at the top and at the bottom.
  public init(horizontal: Double, vertical: Double = 0) {
    self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  /// Nothing on any side.
  public static let zero = TextInsets()
}

extension TextInsets: CustomStringConvertible {
  /// Top, left, bottom and right: `1 4 1 4 pt`.
  public var description: String {
    "\(trimmed: top) \(trimmed: left) \(trimmed: bottom) \(trimmed: right) pt"
  }
}
