/// The shadows of a box.
public struct StyleShadow: Sendable, Hashable {
  /// The shadows, the topmost first.
  public let layers: [Layer]

  /// Creates shadows from their layers, the topmost first.
  public init(layers: [Layer]) {
    self.layers = layers
  }

  /// Creates a shadow with one layer. The numbers are not checked.
  ///
  /// ```swift
  /// let card = StyleShadow(color: StyleColor(rgba: 0x00000029), offsetX: 0, offsetY: 4, blur: 8)
  /// ```
  ///
  /// - Parameters:
  ///   - color: The color in each appearance.
  ///   - offsetX: The horizontal offset to the right, in points.
  ///   - offsetY: The downward offset, in points.
  ///   - blur: The blur radius of its edge, in points.
  ///   - spread: The amount by which the shadow exceeds the box on each side, in points.
  ///   - isInset: Whether the shadow is inside the box.
  public init(
    color: StyleColor,
    offsetX: Double,
    offsetY: Double,
    blur: Double,
    spread: Double = 0,
    isInset: Bool = false
  ) {
    self.init(layers: [
      Layer(color: color, offsetX: offsetX, offsetY: offsetY, blur: blur, spread: spread, isInset: isInset)
    ])
  }

  /// The shadows with others below them.
  ///
  /// - Complexity: O(*n*) in the number of layers of both.
  public func over(_ others: StyleShadow) -> StyleShadow {
    StyleShadow(layers: layers + others.layers)
  }

  /// One of the shadows of a box. All lengths are in points.
  public struct Layer: Sendable, Hashable {
    /// The color in each appearance.
    public let color: StyleColor
    /// The horizontal offset to the right, in points.
    public let offsetX: Double
    /// The downward offset, in points.
    public let offsetY: Double
    /// The blur radius of its edge, in points, as in CSS: the standard deviation of the blur is half of it.
    public let blur: Double
    /// The amount by which the shadow exceeds the box on each side, in points; negative if it is smaller.
    public let spread: Double
    /// Whether the shadow is inside the box.
    public let isInset: Bool

    /// Creates a shadow. The numbers are not checked.
    ///
    /// - Parameters:
    ///   - color: The color in each appearance.
    ///   - offsetX: The horizontal offset to the right, in points.
    ///   - offsetY: The downward offset, in points.
    ///   - blur: The blur radius of its edge, in points.
    ///   - spread: The amount by which the shadow exceeds the box on each side, in points.
    ///   - isInset: Whether the shadow is inside the box.
    public init(
      color: StyleColor,
      offsetX: Double,
      offsetY: Double,
      blur: Double,
      spread: Double = 0,
      isInset: Bool = false
    ) {
      self.color = color
      self.offsetX = offsetX
      self.offsetY = offsetY
      self.blur = blur
      self.spread = spread
      self.isInset = isInset
    }
  }
}
