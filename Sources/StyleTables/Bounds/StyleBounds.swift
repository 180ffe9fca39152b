/// The range that a number of a style or of an attribute lies in, and what becomes of one that does not.
///
/// One rule holds for all of them, so that no number that makes no sense reaches a layout or a host:
///
/// - In Swift code, which cannot be told of a mistake, a number that is not finite counts as 0, and one outside its range
///   as the nearest one inside: ``nearest(to:)-(Double)``. Initializers and setters of styles and attributes do that.
/// - A coded form with such a number is refused with a `DecodingError.dataCorrupted` that names the key and the range.
/// - A catalog file with such a number is refused with a ``CatalogError``.
///
/// A spec may declare a negative line spacing, which no text system takes: such a file is read, and the spacing counts as 0.
public struct StyleBounds: Sendable, Hashable {
  /// The least and the greatest number that make sense.
  public let range: ClosedRange<Double>

  init(_ range: ClosedRange<Double>) {
    self.range = range
  }

  /// Font sizes, in points: as large as those of specs.
  public static var size: StyleBounds { StyleBounds(0...10_000) }
  /// Font weights, as in CSS and OpenType.
  public static var weight: StyleBounds { StyleBounds(1...1_000) }
  /// Lengths that have no direction, in points: heights, widths, radii, and spacings of lines and paragraphs. The longest
  /// one is 350 meters.
  public static var extent: StyleBounds { StyleBounds(0...1_000_000) }
  /// Lengths with a direction, in points: letter spacing, baselines, indents, insets, and the sides of an attachment.
  public static var displacement: StyleBounds { StyleBounds(-1_000_000...1_000_000) }
  /// Vertical metrics of fonts, per em.
  public static var perEm: StyleBounds { StyleBounds(0...100) }
  /// Parts of a whole, such as how readily words are hyphenated.
  public static var share: StyleBounds { StyleBounds(0...1) }

  /// Whether a number makes sense; NaN never does.
  public func contains(_ number: Double) -> Bool { range.contains(number) }

  /// The number, or what it counts as where it makes no sense: 0 for one that is not finite, and then the nearest one in
  /// ``range``.
  public func nearest(to number: Double) -> Double {
    let finite = number.isFinite ? number : 0
    return min(max(finite, range.lowerBound), range.upperBound)
  }

  /// The nearest whole number in ``range``.
  public func nearest(to number: Int) -> Int {
    min(max(number, Int(range.lowerBound)), Int(range.upperBound))
  }
}

extension StyleBounds {
  /// What is wrong with a number that makes no sense, for whoever wrote it.
  func problem(with number: Double, of name: String) -> String { problem(with: number, what: "`\(name)`") }

  func problem(with number: Double, what: String) -> String {
    guard number.isFinite, number >= 0 || range.lowerBound < 0 else {
      return "\(what) is a finite number\(range.lowerBound == 0 ? ", 0 or more" : ""), not \(number)"
    }
    return "\(what) is \(rangeInWords), not \(number)"
  }

  /// The same for a whole number.
  func problem(with number: Int, of name: String) -> String { "`\(name)` is \(rangeInWords), not \(number)" }

  /// The ends of ranges are whole numbers.
  private var rangeInWords: String { "from \(Int(range.lowerBound)) to \(Int(range.upperBound))" }
}

extension StyleBounds {
  /// The number under a key of a coded form; throws what decoding it throws, and `DecodingError.dataCorrupted` for one that
  /// makes no sense.
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
