/// An exact number with four decimals: lengths in points, and font metrics per em.
///
/// `0.8` is 0.8 here, not the nearest binary fraction. Sums of declared numbers are exact; products are rounded to
/// 0.0001, far below what a screen can show.
package struct FixedDecimal: Sendable, Hashable {
  /// The value times 10,000.
  package let tenThousandths: Int64

  /// Creates a value from its ten-thousandths.
  package init(tenThousandths: Int64) {
    self.tenThousandths = tenThousandths
  }

  /// Creates a whole number.
  package init(_ whole: Int32) {
    self.init(tenThousandths: Int64(whole) * Self.one)
  }

  /// 0.
  package static let zero = FixedDecimal(0)

  /// The largest value that a spec may contain. Sums and products of a few such values are far inside 64 bits.
  package static let largest = FixedDecimal(10_000)

  /// The values of sizes and line heights: all above 0.
  package static let positiveRange = FixedDecimal(tenThousandths: 1)...largest

  fileprivate static let one: Int64 = 10_000
}

extension FixedDecimal: Comparable {
  /// By value.
  package static func < (left: Self, right: Self) -> Bool { left.tenThousandths < right.tenThousandths }
}

extension FixedDecimal {
  /// The exact sum; wraps beyond 64 bits, which values up to ``largest`` never reach.
  package static func + (left: Self, right: Self) -> Self {
    Self(tenThousandths: left.tenThousandths &+ right.tenThousandths)
  }

  /// The exact difference; wraps beyond 64 bits, which values up to ``largest`` never reach.
  package static func - (left: Self, right: Self) -> Self {
    Self(tenThousandths: left.tenThousandths &- right.tenThousandths)
  }

  /// The product, rounded to four decimals, halves away from zero.
  package static func * (left: Self, right: Self) -> Self {
    Self(tenThousandths: rounded(left.tenThousandths &* right.tenThousandths, dividedBy: one))
  }

  /// Half of the number, rounded to four decimals, away from zero.
  package var half: Self { Self(tenThousandths: Self.rounded(tenThousandths, dividedBy: 2)) }

  private static func rounded(_ value: Int64, dividedBy divisor: Int64) -> Int64 {
    let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
    return remainder.magnitude * 2 >= divisor.magnitude ? quotient + value.signum() : quotient
  }
}

extension FixedDecimal: CustomStringConvertible {
  /// The shortest plain form: `14`, `2.5`, `-0.0001`. The same in every locale.
  package var description: String {
    let (whole, rest) = tenThousandths.magnitude.quotientAndRemainder(dividingBy: Self.one.magnitude)
    let sign = tenThousandths < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    var digits = String(rest + Self.one.magnitude).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }

  /// The nearest `Double`, for formats without decimals.
  package var doubleValue: Double { Double(tenThousandths) / Double(Self.one) }
}

extension FixedDecimal {
  /// The largest number with two decimals that is not above a value; 0 if the value is not finite or too large.
  package init(hundredthsBelow value: Double) {
    let hundredths = Int64(exactly: (value * 100).rounded(.down)) ?? 0
    self.init(tenThousandths: hundredths.multipliedReportingOverflow(by: 100).partialValue)
  }

  /// The nearest number with two decimals, halves away from zero.
  package var inHundredths: Self { Self(tenThousandths: Self.rounded(tenThousandths, dividedBy: 100) &* 100) }

  /// The value as an integer; nil if it has a fraction.
  package var wholeNumber: Int? { tenThousandths % Self.one == 0 ? Int(tenThousandths / Self.one) : nil }
}
