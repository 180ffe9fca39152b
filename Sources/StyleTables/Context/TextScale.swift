/// How much larger than designed a text is shown, as with Dynamic Type, and the limits of that.
///
/// One factor scales the font size, the line height, the line spacing, the letter spacing and the baseline of a style;
/// if they were scaled one by one, text would not stay centered in its line.
public struct TextScale: Sendable, Hashable {
  /// What can be asked for: a hundredth to a hundred times the designed size.
  public static var factorRange: ClosedRange<Double> { 0.01...100 }

  /// As designed.
  public static var standard: TextScale { TextScale() }

  /// How many times the designed size is asked for, within ``factorRange``; the caps are not applied yet.
  public let factor: Double
  /// The least factor; nil for no such cap.
  public let minimumFactor: Double?
  /// The greatest factor; nil for no such cap.
  public let maximumFactor: Double?
  /// The greatest font size, in points; nil for no such cap.
  public let maximumSize: Double?

  /// A scale with caps.
  ///
  /// What is no positive finite number does not count: such a factor is 1, and such a cap is no cap. A factor outside
  /// ``factorRange`` is the nearest one inside, also for the caps.
  ///
  /// - Parameters:
  ///   - factor: How many times the designed size; 1 is as designed.
  ///   - minimumFactor: The least factor.
  ///   - maximumFactor: The greatest factor. Where it is below the least one, the greatest one wins.
  ///   - maximumSize: The greatest font size, in points. It wins over both other caps, and holds for styles that are
  ///     designed larger and for sizes of words' own, too.
  public init(
    _ factor: Double = 1,
    minimumFactor: Double? = nil,
    maximumFactor: Double? = nil,
    maximumSize: Double? = nil
  ) {
    self.factor = Self.checked(factor).map(Self.clamped) ?? 1
    self.minimumFactor = Self.checked(minimumFactor).map(Self.clamped)
    self.maximumFactor = Self.checked(maximumFactor).map(Self.clamped)
    self.maximumSize = Self.checked(maximumSize)
  }

  /// What the lengths of a style are multiplied by, with all caps applied; finite and not negative.
  ///
  /// - Parameter size: The font size that the style was designed with, in points. The cap on the size is not applied to
  ///   one that is no positive finite number.
  public func factor(for size: Double) -> Double {
    let wanted = min(max(factor, minimumFactor ?? factor), maximumFactor ?? .infinity)
    guard let maximumSize, let size = Self.checked(size) else { return wanted }
    return min(wanted, maximumSize / size)
  }

  /// The factor for words with a size of their own in a style: one for all of both, so that neither is larger than
  /// ``maximumSize`` and what is centered stays so. Both sizes are as designed, in points; nil is no own size.
  public func factor(for styleSize: Double, and ownSize: Double?) -> Double {
    min(factor(for: styleSize), ownSize.map(factor) ?? .infinity)
  }

  /// A size in points times its factor, which rounding does not lift above ``maximumSize``.
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
