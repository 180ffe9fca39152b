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
  ///   - offsetX: How far the shadow is moved to the right, in points.
  ///   - offsetY: How far the shadow is moved down, in points.
  ///   - blur: How far its edge is blurred, in points.
  ///   - spread: How much larger than the box the shadow is on each side, in points.
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
    /// How far the shadow is moved to the right, in points.
    public let offsetX: Double
    /// How far the shadow is moved down, in points.
    public let offsetY: Double
    /// How far its edge is blurred, in points, as in CSS: the standard deviation of the blur is half of it.
    public let blur: Double
    /// How much larger than the box the shadow is on each side, in points; negative if it is smaller.
    public let spread: Double
    /// Whether the shadow is inside the box.
    public let isInset: Bool

    /// Creates a shadow. The numbers are not checked.
    ///
    /// - Parameters:
    ///   - color: The color in each appearance.
    ///   - offsetX: How far the shadow is moved to the right, in points.
    ///   - offsetY: How far the shadow is moved down, in points.
    ///   - blur: How far its edge is blurred, in points.
    ///   - spread: How much larger than the box the shadow is on each side, in points.
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
