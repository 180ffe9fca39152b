/// A number as it is written in JSON (RFC 8259, section 6), exact whatever its length.
///
/// Numbers are equal if their values are: `1`, `1.0` and `10e-1`.
package struct TokenNumber: Sendable {
  /// The number as it was written.
  package let digits: String
  /// The nearest binary value; infinite beyond its range.
  package let double: Double
  private let decimal: Decimal

  /// Creates a number from its text; nil for a text that is not a number of JSON.
  package init?(_ text: some StringProtocol) {
    guard let decimal = Decimal(Array(text.utf8)), let double = Double(text) else { return nil }
    self.digits = String(text)
    self.double = double
    self.decimal = decimal
  }

  /// Creates a number from a decimal of the spec dialect.
  package init(_ decimal: FixedDecimal) {
    digits = decimal.description
    double = Double(decimal.tenThousandths) / 10_000
    self.decimal = Decimal(Array(digits.utf8)) ?? .zero
  }

  /// Creates a whole number.
  package init(_ whole: Int) {
    digits = String(whole)
    double = Double(whole)
    decimal = Decimal(Array(digits.utf8)) ?? .zero
  }

  private init(_ decimal: Decimal) {
    self.decimal = decimal
    digits = decimal.digits
    double = Double(digits) ?? .infinity
  }

  /// A hundredth of the number, exactly: its meaning as a percentage.
  package var hundredth: TokenNumber {
    let text = digits
    if let letter = text.utf8.firstIndex(where: { $0 | 0x20 == UInt8(ascii: "e") }) {
      let power = Int(text[text.index(after: letter)...]) ?? 0
      let (less, isOver) = power.subtractingReportingOverflow(2)
      return TokenNumber("\(text[..<letter])e\(isOver ? power : less)") ?? self
    }
    let isNegative = text.hasPrefix("-")
    let parts = text.dropFirst(isNegative ? 1 : 0).split(separator: ".")
    let fraction = parts.count > 1 ? parts[1] : ""
    let whole = String(repeating: "0", count: max(0, 3 - parts[0].count)) + parts[0]
    var shifted = whole.dropLast(2) + "." + whole.suffix(2) + fraction
    while shifted.hasSuffix("0") { shifted.removeLast() }
    if shifted.hasSuffix(".") { shifted.removeLast() }
    return TokenNumber((isNegative ? "-" : "") + shifted) ?? self
  }

  /// The short number that this one was before a program kept it in 32 bits, such as 16.8 for 16.799999237060547; nil
  /// for any other number.
  package var withoutNoise: TokenNumber? {
    guard digits.utf8.count > 8, digits.utf8.contains(UInt8(ascii: ".")), double == Double(Float(double)),
      let (value, isRounded) = TokenNumber("\(Float(double))")?.fixedDecimal, !isRounded
    else { return nil }
    let short = TokenNumber(value)
    return short == self ? nil : short
  }

  /// The number in the precision of metrics and tables, and whether it had to be rounded, halves away from zero. Nil
  /// beyond ±``FixedDecimal/largest``.
  package var fixedDecimal: (value: FixedDecimal, isRounded: Bool)? { decimal.rounded(toPlaces: 4) }

  /// The number rounded to at most four decimals, halves away from zero. Nil beyond ±``FixedDecimal/largest``.
  package func rounded(toPlaces places: Int) -> FixedDecimal? { decimal.rounded(toPlaces: places)?.value }

  /// The exact product.
  ///
  /// - Complexity: O(*m* · *n*), where *m* and *n* are the numbers of digits.
  package static func * (left: TokenNumber, right: TokenNumber) -> TokenNumber {
    TokenNumber(left.decimal * right.decimal)
  }
}

extension TokenNumber: Hashable {
  /// Compares values exactly, not their nearest binary ones.
  package static func == (left: Self, right: Self) -> Bool { left.decimal == right.decimal }

  /// Hashes the value.
  package func hash(into hasher: inout Hasher) { hasher.combine(decimal) }
}

/// The exact value of a number: an integer times a power of ten.
private struct Decimal: Hashable {
  /// The digits of the integer, 0…9, without zeros at either end; empty for zero.
  let significant: [UInt8]
  /// The power of ten; 0 for zero. An exponent beyond the range of `Int` is as near as possible.
  let exponent: Int
  /// False for zero, even `-0`.
  let isNegative: Bool

  static let zero = Decimal(significant: [], exponent: 0, isNegative: false)

  init(significant: [UInt8], exponent: Int, isNegative: Bool) {
    (self.significant, self.exponent, self.isNegative) = (significant, exponent, isNegative)
  }

  /// Reads `-?whole[.fraction][e[±]exponent]`.
  init?(_ text: [UInt8]) {
    let isNegative = text.first == UInt8(ascii: "-")
    var rest = text[(isNegative ? 1 : 0)...]
    func takeDigits() -> ArraySlice<UInt8> {
      let digits = rest.prefix(while: \.isDigit)
      rest = rest.dropFirst(digits.count)
      return digits
    }
    let whole = takeDigits()
    guard !whole.isEmpty, whole.count == 1 || whole.first != UInt8(ascii: "0") else { return nil }
    var fraction: ArraySlice<UInt8> = []
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      fraction = takeDigits()
      guard !fraction.isEmpty else { return nil }
    }
    var power = 0
    if let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      let isBelowOne = rest.first == UInt8(ascii: "-")
      if isBelowOne || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
      let digits = takeDigits()
      guard !digits.isEmpty else { return nil }
      for digit in digits {
        let (tens, isOver) = power.multipliedReportingOverflow(by: 10)
        let (sum, isOverToo) = tens.addingReportingOverflow(Int(digit - UInt8(ascii: "0")))
        power = isOver || isOverToo ? .max : sum
      }
      if isBelowOne { power = -power }
    }
    guard rest.isEmpty else { return nil }

    let all = (whole + fraction).map { $0 - UInt8(ascii: "0") }
    let significant = all.drop { $0 == 0 }
    let zeros = significant.reversed().prefix { $0 == 0 }.count
    guard !significant.isEmpty else {
      self.init(significant: [], exponent: 0, isNegative: false)
      return
    }
    let (exponent, isOver) = power.addingReportingOverflow(zeros - fraction.count)
    self.init(
      significant: Array(significant.dropLast(zeros)),
      exponent: isOver ? (power < 0 ? .min : .max) : exponent,
      isNegative: isNegative
    )
  }

  static func * (left: Decimal, right: Decimal) -> Decimal {
    // The lowest digit first, as in multiplication by hand.
    var digits = [UInt32](repeating: 0, count: left.significant.count + right.significant.count)
    for (place, digit) in left.significant.reversed().enumerated() {
      var carry: UInt32 = 0
      for (otherPlace, other) in right.significant.reversed().enumerated() {
        let sum = digits[place + otherPlace] + UInt32(digit) * UInt32(other) + carry
        digits[place + otherPlace] = sum % 10
        carry = sum / 10
      }
      digits[place + right.significant.count] += carry
    }
    let zeros = digits.prefix { $0 == 0 }.count
    let significant = digits.dropFirst(zeros).reversed().drop { $0 == 0 }.map { UInt8($0) }
    guard !significant.isEmpty else { return zero }
    let (exponent, isOver) = left.exponent.addingReportingOverflow(right.exponent + zeros)
    let limit = left.exponent < 0 ? Int.min : Int.max
    return Decimal(
      significant: significant,
      exponent: isOver ? limit : exponent,
      isNegative: left.isNegative != right.isNegative
    )
  }

  /// The shortest text in JSON.
  var digits: String {
    if significant.isEmpty { return "0" }
    let text = String(decoding: significant.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
    let sign = isNegative ? "-" : ""
    let point = text.count + exponent
    switch exponent {
    case 0...20: return sign + text + String(repeating: "0", count: exponent)
    case -20..<0 where point > 0: return sign + text.prefix(point) + "." + text.dropFirst(point)
    case -20..<0: return sign + "0." + String(repeating: "0", count: -point) + text
    default: return "\(sign)\(text)e\(exponent)"
    }
  }

  /// The value with at most four decimals, and whether it had to be rounded, halves away from zero. Nil beyond
  /// ±``FixedDecimal/largest``.
  func rounded(toPlaces places: Int) -> (value: FixedDecimal, isRounded: Bool)? {
    // The value is 0.significant × 10^point.
    let (point, isOver) = exponent.addingReportingOverflow(significant.count)
    guard !isOver, point <= 5 else { return significant.isEmpty ? (.zero, false) : nil }
    let kept = max(0, point + places)
    var magnitude: Int64 = 0
    for place in 0..<kept {
      magnitude = magnitude * 10 + Int64(place < significant.count ? significant[place] : 0)
    }
    let isRounded = significant.count > kept
    if point + places >= 0, isRounded, significant[kept] >= 5 { magnitude += 1 }
    for _ in places..<4 { magnitude *= 10 }
    let value = FixedDecimal(tenThousandths: isNegative ? -magnitude : magnitude)
    return magnitude <= FixedDecimal.largest.tenThousandths ? (value, isRounded) : nil
  }
}
