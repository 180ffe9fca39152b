internal import TokenModel

/// A fraction of whole numbers: decimals and their sums, products and quotients are exact.
struct ExactNumber: Hashable {
  private let numerator: Int
  /// Above zero; without a common factor with the numerator.
  private let denominator: Int

  /// The decimals that a number is written with if it has more.
  private static let places = 6
  private static let placeValue = 1_000_000

  static let zero = ExactNumber(0)
  static let one = ExactNumber(1)

  init(_ whole: Int) {
    numerator = whole
    denominator = 1
  }

  /// A fraction; nil for a denominator of zero, and for the one number that cannot be negated.
  private init?(_ numerator: Int, over denominator: Int) {
    guard denominator != 0, numerator != .min, denominator != .min else { return nil }
    let divisor = Self.greatestDivisor(abs(numerator), abs(denominator))
    self.numerator = numerator / divisor * denominator.signum()
    self.denominator = abs(denominator) / divisor
  }

  /// Reads digits with at most one point and a sign, and JSON's exponents; nil for another text, and for too many
  /// digits.
  init?(digits text: some StringProtocol) {
    let parts = text.lowercased().split(separator: "e", omittingEmptySubsequences: false)
    guard let significand = parts.first, parts.count <= 2 else { return nil }
    let sign = significand.hasPrefix("-") ? -1 : 1
    let decimal = significand.drop { $0 == "-" || $0 == "+" }
    guard significand.count - decimal.count <= 1 else { return nil }
    let halves = decimal.split(separator: ".", omittingEmptySubsequences: false)
    let fraction = halves.count == 2 ? halves[1] : ""
    let all = (halves.first ?? "") + fraction
    guard halves.count <= 2, !all.isEmpty, all.utf8.allSatisfy(\.isDigit), let whole = Int(all) else { return nil }
    let exponent = parts.count == 2 ? Int(parts[1]) : 0
    guard let exponent, abs(exponent) <= 18, let scale = Self.powerOfTen(fraction.count - exponent) else { return nil }
    guard let number = ExactNumber(sign * whole, over: 1), let value = try? number * scale else { return nil }
    self = value
  }

  /// The number with nine decimals that is nearest to a binary one; nil beyond the range of such numbers.
  init?(nearest double: Double) {
    let scaled = (double * 1e9).rounded(.toNearestOrAwayFromZero)
    guard scaled.isFinite, abs(scaled) < 9e18 else { return nil }
    self.init(Int(scaled), over: 1_000_000_000)
  }

  /// The fraction ten to the power of minus `places`; nil for too small or too large a number.
  private static func powerOfTen(_ places: Int) -> ExactNumber? {
    guard abs(places) <= 18 else { return nil }
    let power = (0..<abs(places)).reduce(1) { product, _ in product * 10 }
    return places < 0 ? ExactNumber(power) : ExactNumber(1, over: power)
  }

  private static func greatestDivisor(_ one: Int, _ other: Int) -> Int {
    var (larger, smaller) = (one, other)
    while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
    return max(larger, 1)
  }

  var double: Double { Double(numerator) / Double(denominator) }
  var isNegative: Bool { numerator < 0 }
  var isZero: Bool { numerator == 0 }
  /// The number itself if it is whole; nil otherwise.
  var whole: Int? { denominator == 1 ? numerator : nil }

  // MARK: Digits

  /// The digits of the number, with at most six decimals; halves are rounded away from zero.
  var digits: String { text(of: scaled?.rounded ?? 0) }

  /// Whether ``digits`` are not the whole number.
  var isRounded: Bool { scaled.map { !$0.isExact } ?? true }

  /// The number in millionths.
  private var scaled: (rounded: Int, isExact: Bool)? {
    let (product, isOver) = abs(numerator).multipliedReportingOverflow(by: Self.placeValue)
    if isOver {
      let nearest = (double * Double(Self.placeValue)).rounded()
      return abs(nearest) < 9e18 ? (Int(nearest), denominator == 1) : nil
    }
    let (quotient, remainder) = product.quotientAndRemainder(dividingBy: denominator)
    let rounded = remainder >= denominator - remainder && remainder > 0 ? quotient + 1 : quotient
    return (numerator.signum() * rounded, remainder == 0)
  }

  private func text(of millionths: Int) -> String {
    let (whole, fraction) = abs(millionths).quotientAndRemainder(dividingBy: Self.placeValue)
    var decimals = String(Self.placeValue + fraction).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return (millionths < 0 ? "-" : "") + "\(whole)" + (decimals.isEmpty ? "" : ".\(decimals)")
  }

  // MARK: Arithmetic

  /// The problem of a result that has no number.
  struct OutOfRange: Error {}

  private static func made(_ numerator: (Int, Bool), _ denominator: (Int, Bool)) throws(OutOfRange) -> ExactNumber {
    guard !numerator.1, !denominator.1, let number = ExactNumber(numerator.0, over: denominator.0) else {
      throw OutOfRange()
    }
    return number
  }

  static func + (left: Self, right: Self) throws(OutOfRange) -> ExactNumber {
    let (first, isFirstOver) = left.numerator.multipliedReportingOverflow(by: right.denominator)
    let (second, isSecondOver) = right.numerator.multipliedReportingOverflow(by: left.denominator)
    guard !isFirstOver, !isSecondOver else { throw OutOfRange() }
    return try made(
      first.addingReportingOverflow(second),
      left.denominator.multipliedReportingOverflow(by: right.denominator)
    )
  }

  static func - (left: Self, right: Self) throws(OutOfRange) -> ExactNumber { try left + right.negated }

  static func * (left: Self, right: Self) throws(OutOfRange) -> ExactNumber {
    try made(
      left.numerator.multipliedReportingOverflow(by: right.numerator),
      left.denominator.multipliedReportingOverflow(by: right.denominator)
    )
  }

  static func / (left: Self, right: Self) throws(OutOfRange) -> ExactNumber {
    try made(
      left.numerator.multipliedReportingOverflow(by: right.denominator),
      left.denominator.multipliedReportingOverflow(by: right.numerator)
    )
  }

  /// The remainder of a division, with the sign of the first number.
  static func % (left: Self, right: Self) throws(OutOfRange) -> ExactNumber {
    try left - (try right * (try left / right).truncated)
  }

  var negated: ExactNumber { ExactNumber(0 - numerator, over: denominator) ?? self }
  var magnitude: ExactNumber { isNegative ? negated : self }

  static func < (left: Self, right: Self) throws(OutOfRange) -> Bool { try (left - right).isNegative }

  // MARK: Rounding

  /// The greatest whole number that is not greater.
  var floor: ExactNumber { ExactNumber(flooredQuotient) }
  /// The least whole number that is not less.
  var ceiling: ExactNumber { negated.floor.negated }
  var truncated: ExactNumber { isNegative ? ceiling : floor }

  private var flooredQuotient: Int {
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    return remainder < 0 ? quotient - 1 : quotient
  }

  /// The nearest number with some decimals. Halves are rounded up, also below zero, as JavaScript does it.
  func rounded(toPlaces places: Int) throws(OutOfRange) -> ExactNumber {
    guard let unit = Self.powerOfTen(places), let half = ExactNumber(1, over: 2) else { throw OutOfRange() }
    return try (try self / unit + half).floor * unit
  }

  /// A power with a whole exponent; others are approximations.
  func power(_ exponent: ExactNumber) throws(OutOfRange) -> ExactNumber {
    guard let whole = exponent.whole, abs(whole) <= 64 else {
      guard let number = ExactNumber(nearest: RealFunctions.power(double, exponent.double)) else { throw OutOfRange() }
      return number
    }
    var result = ExactNumber.one
    for _ in 0..<abs(whole) { result = try result * self }
    return whole < 0 ? try .one / result : result
  }
}
