/// Reads lengths of the Design Tokens format as points.
package struct LengthReading: Sendable, Hashable {
  /// The points in one `rem`.
  package let rootFontSize: TokenNumber

  /// Creates a reading with a number of points in one `rem`.
  package init(rootFontSize: TokenNumber) {
    self.rootFontSize = rootFontSize
  }

  /// The root font size of browsers.
  package static let standard = LengthReading(rootFontSize: TokenNumber(16))

  /// A length in points, exactly. Nil for a length in `em` without a font size, and for one in a unit that CSS alone
  /// has.
  ///
  /// - Parameters:
  ///   - length: A length whose references are followed.
  ///   - size: The font size in points, for a length in `em`.
  package func exactPoints(_ length: Dimension, fontSize size: TokenNumber? = nil) -> TokenNumber? {
    guard let number = length.number.value, let unit = length.unit.value else { return nil }
    switch unit {
    case .px: return number
    case .rem: return number * rootFontSize
    case .em: return size.map { number * $0 }
    default: return nil
    }
  }

  /// A length in points, rounded to four decimals, halves away from zero. Also nil beyond ±``FixedDecimal/largest``.
  package func points(_ length: Dimension, fontSize size: TokenNumber? = nil) -> FixedDecimal? {
    exactPoints(length, fontSize: size)?.rounded(toPlaces: 4)
  }

  /// A length or a number in points, as sizes of specs have them. Nil for a value of another type, and for a length that
  /// has no points.
  package func points(_ value: TokenValue) -> FixedDecimal? {
    switch value {
    case .dimension(let length): points(length)
    case .number(let number): number.fixedDecimal?.value
    default: nil
    }
  }

  /// A line height in points, rounded to two decimals, halves away from zero.
  ///
  /// - Parameter size: The font size in points.
  package func points(_ height: LineHeight, fontSize size: TokenNumber) -> FixedDecimal? {
    let exact: TokenNumber? =
      switch height {
      case .ratio(let ratio): ratio * size
      case .length(let length): exactPoints(length, fontSize: size)
      }
    return exact?.rounded(toPlaces: 2)
  }
}
