/// The size of shown text relative to its designed size, as with Dynamic Type, and its limits.
///
/// One factor scales the font size, the line height, the line spacing, the letter spacing and the baseline of a style.
/// If they were scaled one by one, text would not stay centered in its line.
public struct TextScale: Sendable, Hashable {
  /// The valid factors: a hundredth to a hundred times the designed size.
  public static var factorRange: ClosedRange<Double> { 0.01...100 }

  /// The designed size.
  public static var standard: TextScale { TextScale() }

  /// The requested multiple of the designed size, within ``factorRange`` and before the caps are applied.
  public let factor: Double
  /// The factor's text size category, by which styles with their own curve are scaled; nil for the designed size and
  /// for other factors.
  public let category: TextSizeCategory?
  /// The smallest factor; nil for no cap.
  public let minimumFactor: Double?
  /// The largest factor; nil for no cap.
  public let maximumFactor: Double?
  /// The largest font size, in points; nil for no cap.
  public let maximumSize: Double?

  /// Creates a scale with caps.
  ///
  /// Non-positive and non-finite values are ignored: such a factor is 1, and such a cap does not apply. All factors,
  /// including those of the caps, are clamped to ``factorRange``.
  ///
  /// - Parameters:
  ///   - factor: The multiple of the designed size; 1 is as designed.
  ///   - minimumFactor: The smallest factor.
  ///   - maximumFactor: The largest factor. It wins over a larger `minimumFactor`.
  ///   - maximumSize: The largest font size, in points. It wins over both other caps, and also applies to styles that
  ///     are designed larger and to the size attribute of a text.
  public init(
    _ factor: Double = 1,
    minimumFactor: Double? = nil,
    maximumFactor: Double? = nil,
    maximumSize: Double? = nil
  ) {
    self.init(
      factor: factor,
      category: nil,
      minimumFactor: minimumFactor,
      maximumFactor: maximumFactor,
      maximumSize: maximumSize
    )
  }

  /// A scale of a text size, or of none.
  init(
    factor: Double,
    category: TextSizeCategory?,
    minimumFactor: Double?,
    maximumFactor: Double?,
    maximumSize: Double?
  ) {
    self.category = category
    self.factor = Self.checked(factor).map(Self.clamped) ?? 1
    self.minimumFactor = Self.checked(minimumFactor).map(Self.clamped)
    self.maximumFactor = Self.checked(maximumFactor).map(Self.clamped)
    self.maximumSize = Self.checked(maximumSize)
  }

  /// Returns the factor for the lengths of a style, with all caps applied; finite and not negative.
  ///
  /// - Parameter size: The designed font size of the style, in points. The cap on the size is not applied if it is not
  ///   a positive finite number.
  public func factor(for size: Double) -> Double {
    let wanted = min(max(factor, minimumFactor ?? factor), maximumFactor ?? .infinity)
    guard let maximumSize, let size = Self.checked(size) else { return wanted }
    return min(wanted, maximumSize / size)
  }

  /// Returns the factor for text with its own size in a style: one factor for both, so that neither is larger than
  /// ``maximumSize`` and centered text stays centered.
  ///
  /// - Parameters:
  ///   - styleSize: The designed font size of the style, in points.
  ///   - ownSize: The designed size of the text, in points; nil for the style's.
  public func factor(for styleSize: Double, and ownSize: Double?) -> Double {
    min(factor(for: styleSize), ownSize.map(factor) ?? .infinity)
  }

  /// Returns a size in points times its factor. Rounding does not lift it above ``maximumSize``.
  public func size(_ size: Double, times factor: Double) -> Double {
    min(size * factor, maximumSize ?? .infinity)
  }

  private static func checked(_ number: Double?) -> Double? {
    number.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }

  private static func clamped(_ factor: Double) -> Double {
    min(max(factor, factorRange.lowerBound), factorRange.upperBound)
  }
}
