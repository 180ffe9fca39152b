/// The valid range of a number in a style or an attribute.
///
/// One rule keeps invalid numbers from layouts and hosts:
///
/// - In Swift code, initializers and setters of styles and attributes clamp a number to its range; one that is not
///   finite counts as 0: ``nearest(to:)-(Double)``.
/// - Decoding a coded form with an invalid number throws a `DecodingError.dataCorrupted` that names the key and the
///   range.
/// - Loading a catalog file with an invalid number throws a ``CatalogError``.
///
/// A spec may declare a negative line spacing, which text systems do not support: such a file is read, and the spacing
/// counts as 0.
public struct StyleBounds: Sendable, Hashable {
  /// The smallest and the largest valid number.
  public let range: ClosedRange<Double>

  init(_ range: ClosedRange<Double>) {
    self.range = range
  }

  /// Font sizes, in points: as large as in specs.
  public static var size: StyleBounds { StyleBounds(0...10_000) }
  /// Font weights, as in CSS and OpenType.
  public static var weight: StyleBounds { StyleBounds(1...1_000) }
  /// Lengths without a direction, in points: heights, widths, radii, and spacings of lines and paragraphs. The longest
  /// one is 350 meters.
  public static var extent: StyleBounds { StyleBounds(0...1_000_000) }
  /// Lengths with a direction, in points: letter spacing, baselines, indents, insets, and the sides of an attachment.
  public static var displacement: StyleBounds { StyleBounds(-1_000_000...1_000_000) }
  /// Vertical metrics of fonts, per em.
  public static var perEm: StyleBounds { StyleBounds(0...100) }
  /// Parts of a whole, such as the readiness to hyphenate words.
  public static var share: StyleBounds { StyleBounds(0...1) }

  /// Returns whether a number is valid; NaN never is.
  public func contains(_ number: Double) -> Bool { range.contains(number) }

  /// Returns the valid number that is nearest to a number; for one that is not finite, the one nearest to 0.
  public func nearest(to number: Double) -> Double {
    let finite = number.isFinite ? number : 0
    return min(max(finite, range.lowerBound), range.upperBound)
  }

  /// Returns the valid whole number that is nearest to a number.
  public func nearest(to number: Int) -> Int {
    min(max(number, Int(range.lowerBound)), Int(range.upperBound))
  }
}

extension StyleBounds {
  /// A message about an invalid number of a coded form.
  func problem(with number: Double, of name: String) -> String { problem(with: number, what: "`\(name)`") }

  func problem(with number: Double, what: String) -> String {
    guard number.isFinite, number >= 0 || range.lowerBound < 0 else {
      return "\(what) is a finite number\(range.lowerBound == 0 ? ", 0 or more" : ""), not \(number)"
    }
    return "\(what) is \(rangeText), not \(number)"
  }

  /// A message about an invalid whole number.
  func problem(with number: Int, of name: String) -> String { "`\(name)` is \(rangeText), not \(number)" }

  /// The ends of ranges are whole numbers.
  private var rangeText: String { "from \(Int(range.lowerBound)) to \(Int(range.upperBound))" }
}

extension StyleBounds {
  /// Returns the number under a key of a coded form.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for an invalid number, and the errors of decoding it.
  public func decode<Key: CodingKey>(forKey key: Key, of container: KeyedDecodingContainer<Key>) throws -> Double {
    let number = try container.decode(Double.self, forKey: key)
    guard contains(number) else {
      throw container.corruption(forKey: key, problem(with: number, of: key.stringValue))
    }
    return number
  }
}

extension KeyedDecodingContainer {
  func decodeNumber(forKey key: Key, in bounds: StyleBounds) throws -> Double {
    try bounds.decode(forKey: key, of: self)
  }

  func corruption(forKey key: Key, _ message: String) -> DecodingError {
    .dataCorruptedError(forKey: key, in: self, debugDescription: message)
  }
}
