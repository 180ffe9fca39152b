/// The colors of a gradient. Its direction and its shape are not part of it.
public struct StyleGradient: Sendable, Hashable {
  /// The stops, in the order of the spec.
  public let stops: [Stop]

  /// Creates a gradient from its stops.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient with one stop. The position is not checked.
  ///
  /// ```swift
  /// let dawn = StyleGradient(StyleColor(rgba: 0x0082FFFF), at: 0).adding(StyleColor(rgba: 0xFFFFFFFF), at: 1)
  /// ```
  ///
  /// - Parameters:
  ///   - color: The color in each appearance.
  ///   - position: The position of the color, 0…1.
  public init(_ color: StyleColor, at position: Double) {
    stops = [Stop(color: color, position: position)]
  }

  /// The gradient with one more stop after the others. The position is not checked.
  ///
  /// - Complexity: O(*n*) in the number of stops.
  ///
  /// - Parameters:
  ///   - color: The color in each appearance.
  ///   - position: The position of the color, 0…1.
  public func adding(_ color: StyleColor, at position: Double) -> StyleGradient {
    StyleGradient(stops: stops + [Stop(color: color, position: position)])
  }

  /// A color at a position in a gradient.
  public struct Stop: Sendable, Hashable {
    /// The color in each appearance.
    public let color: StyleColor
    /// The position, 0…1: 0 is the start of the gradient, 1 its end.
    public let position: Double

    /// Creates a stop. The position is not checked.
    ///
    /// - Parameters:
    ///   - color: The color in each appearance.
    ///   - position: The position, 0…1.
    public init(color: StyleColor, position: Double) {
      self.color = color
      self.position = position
    }
  }
}
