extension FixedDecimal {
  /// The reason why a text is not a valid decimal.
  package enum ParsingError: Error, Hashable {
    /// Not digits with at most one point between them and at most one minus sign before them.
    case malformed
    /// A leading zero, because other languages read `010` as eight.
    case leadingZero
    /// More than four digits after the point.
    case tooPrecise
    /// Beyond ``FixedDecimal/largest``.
    case tooLarge
  }

  /// Reads `-?digits[.digits]` in ASCII digits, independent of locale, without exponent, sign `+`, bare point or unit.
  package init(parsing text: ArraySlice<UInt8>) throws(ParsingError) {
    let isNegative = text.first == UInt8(ascii: "-")
    let digits = text.dropFirst(isNegative ? 1 : 0)
    let point = digits.firstIndex(of: UInt8(ascii: "."))
    let whole = digits[..<(point ?? digits.endIndex)]
    let fraction = point.map { digits[digits.index(after: $0)...] }

    guard areDigits(whole), fraction.map(areDigits) ?? true else { throw .malformed }
    guard whole.count == 1 || whole.first != UInt8(ascii: "0") else { throw .leadingZero }
    guard whole.count <= 6 else { throw .tooLarge }
    guard (fraction?.count ?? 0) <= 4 else { throw .tooPrecise }

    let places = fraction ?? []
    let padded = whole + places + Array(repeating: UInt8(ascii: "0"), count: 4 - places.count)
    let magnitude = padded.reduce(Int64(0)) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }
    self.init(tenThousandths: isNegative ? -magnitude : magnitude)
    guard magnitude <= Self.largest.tenThousandths else { throw .tooLarge }
  }

}

private func areDigits(_ text: ArraySlice<UInt8>) -> Bool {
  !text.isEmpty && text.allSatisfy(\.isDigit)
}
