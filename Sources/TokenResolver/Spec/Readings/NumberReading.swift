internal import TokenDiagnostics
internal import TokenModel

/// The number that a text in another spelling means: with a unit or a percent sign, with a comma, with the minus of
/// typography, or with the noise of binary fractions that design tools export.
struct NumberReading {
  /// The number as a spec has it.
  let number: FixedDecimal
  /// Safe if the text can only mean that number.
  let applicability: FixIt.Applicability
  /// The end of the message; nil where the general advice about numbers is enough.
  let advice: String?

  /// Reads a text that is not a plain decimal; nil for a text that is one, and for a text without a clear meaning.
  ///
  /// - Parameter place: The row that the number belongs to, so that fractions of its font size have a meaning.
  init?(of text: String, in place: LengthPlace? = nil) {
    let plain = Self.plain(text)
    let reading =
      place.flatMap { Self.relative(plain, in: $0) } ?? Self.absolute(plain, written: text) ?? Self.computed(plain)
    guard let reading else { return nil }
    self = reading
  }

  /// Replaces the text with the number.
  func fixIt(replacing range: SourceRange) -> FixIt {
    FixIt(writing: number.description, applicability, replacing: range)
  }

  private init(_ number: FixedDecimal, _ applicability: FixIt.Applicability, advice: String?) {
    self.number = number
    self.applicability = applicability
    self.advice = advice
  }

  /// Digits and signs of any script as ASCII.
  private static func plain(_ text: String) -> String {
    let characters = text.map { character -> Character in
      switch character {
      case "\u{2212}", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{FE63}", "\u{FF0D}": "-"
      case "\u{FF0E}", "\u{066B}": "."
      case "\u{FF05}", "\u{066A}", "\u{FE6A}": "%"
      default: character.wholeNumberValue.flatMap { (0...9).contains($0) ? Character("\($0)") : nil } ?? character
      }
    }
    return withoutSpaceAfterSign(String(characters))
  }

  private static func withoutSpaceAfterSign(_ text: String) -> String {
    guard let sign = text.first, "+-".contains(sign) else { return text }
    let number = text.dropFirst().drop { $0.isWhitespace }
    return number.first.map { $0.isNumber || $0 == "." } ?? false ? "\(sign)\(number)" : text
  }
}

// MARK: - Points

extension NumberReading {
  /// Numbers in points, or without a unit. Points are the unit of specs; others depend on a screen.
  private static func absolute(_ plain: String, written: String) -> NumberReading? {
    var digits = plain
    var applicability = FixIt.Applicability.safe
    var advice: ((FixedDecimal) -> String)?
    if digits.hasPrefix("+") { digits.removeFirst() }
    if let (unit, isPoint) = units.first(where: { digits.lowercased().hasSuffix($0.name) }) {
      digits = trimmed(digits.dropLast(unit.count))
      applicability = isPoint ? .safe : .unsafe
      advice = { "write `\($0)`: numbers have no unit, and lengths are in points" }
    } else if digits.lowercased().hasSuffix("rem"), let value = Decimal4(trimmed(digits.dropLast(3))) {
      return multiple(of: FixedDecimal(16), value, .unsafe, noun: "lengths")
    }
    if digits.count(where: { $0 == "," }) == 1, !digits.contains(".") {
      digits = digits.replacing(",", with: ".")
      applicability = .unsafe
      advice = { "write `\($0)`, with a point" }
    }
    while digits.hasPrefix("0"), digits.dropFirst().first?.isNumber == true {
      digits.removeFirst()
      applicability = .unsafe
    }
    if digits.hasPrefix(".") { digits = "0" + digits }
    if digits.hasPrefix("-.") { digits = "-0" + digits.dropFirst() }
    if digits.hasSuffix(".") { digits.removeLast() }
    guard digits != written, let number = try? FixedDecimal(parsing: Array(digits.utf8)[...]) else {
      return withFewerDigits(digits, unit: advice == nil ? nil : applicability)
    }
    if written.hasPrefix("\u{2212}") || plain.hasPrefix("-") && !written.hasPrefix("-") {
      advice = advice ?? { "write `\($0)`, with a hyphen for the minus" }
    }
    if let sign = written.first, "+-−".contains(sign), written.dropFirst().first?.isWhitespace == true {
      advice = { "write `\($0)`, without a space after the sign" }
    }
    return NumberReading(number, applicability, advice: advice.map { $0(number) })
  }

  private static let units: [(name: String, isPoint: Bool)] = [
    ("px", false), ("pt", true), ("pts", true), ("dp", false), ("dip", false), ("sp", false),
  ]

  /// A number with too many digits, such as `16.799999237060547`: 16.8 in 32 bits.
  private static func withFewerDigits(_ digits: String, unit: FixIt.Applicability?) -> NumberReading? {
    guard let value = Decimal4(digits), digits.contains(where: { ".eE".contains($0) }) else { return nil }
    let isPower = digits.lowercased().contains("e")
    let isNoise = value.isExact && digits.count > 8
    let applicability = unit == .unsafe || !isNoise ? FixIt.Applicability.unsafe : .safe
    return NumberReading(
      value.rounded,
      applicability,
      advice:
        "write `\(value.rounded)`: numbers have \(isPower ? "no exponent" : "at most four digits after the point")"
    )
  }

  /// Arithmetic, as other tools compute it. `14/20` is not arithmetic, but a font size and a line height.
  private static func computed(_ plain: String) -> NumberReading? {
    guard plain.contains(where: { "+-*".contains($0) }), let result = Arithmetic(plain)?.result({ _ in nil }),
      ["", "px", "pt"].contains(result.unit), let value = Decimal4("\(result.number)"), value.isExact
    else { return nil }
    let number = value.rounded
    return NumberReading(number, .unsafe, advice: "a spec has no arithmetic, and the result is `\(number)`")
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    String(text.reversed().drop { $0 == " " }.reversed().drop { $0 == " " })
  }
}

// MARK: - Parts of a font size

/// The row that a length belongs to.
struct LengthPlace {
  /// The key of the length.
  let key: String
  /// The font size of the row, in points.
  let size: FixedDecimal
  /// The vertical metrics of the spec's first family; nil if that has a mistake.
  let metrics: FontMetrics?

  /// Lengths of this key, in messages.
  fileprivate var noun: String {
    switch key {
    case "lineHeight": "line heights"
    case "lineSpacing": "line spacings"
    case "letterSpacing": "letter spacings"
    default: "lengths"
    }
  }
}

extension NumberReading {
  /// The reading of a line height that is a factor, such as 1.4; nil for one that may be meant in points.
  ///
  /// No font fits into a line of half its size, so a legitimate line height is never refused.
  init?(factor: FixedDecimal, in place: LengthPlace) {
    let allowed = FixedDecimal(tenThousandths: 8_000)..<FixedDecimal(4)
    guard allowed.contains(factor), factor + factor < place.size, let value = Decimal4(factor.description) else {
      return nil
    }
    self = Self.multiple(of: place.size, value, .unsafe, noun: place.noun)
  }

  /// `140%`, `1.4em`, `1.4x` and `AUTO` of a line height, `-2%` and `-0.02em` of a letter spacing.
  private static func relative(_ plain: String, in place: LengthPlace) -> NumberReading? {
    let text = trimmed(plain).lowercased()
    let isLineHeight = place.key == "lineHeight"
    if isLineHeight, ["auto", "normal", "automatic"].contains(text), let metrics = place.metrics {
      let height = metrics.lineHeight(size: place.size)
      let advice = "a line of the font is \(height) high at size \(place.size), so write `\(height)`"
      return NumberReading(height, .unsafe, advice: advice)
    }
    let factor: Decimal4? =
      if text.hasSuffix("%"), isLineHeight || place.key == "letterSpacing" {
        Decimal4(trimmed(text.dropLast()))?.hundredth
      } else if text.hasSuffix("em"), !text.hasSuffix("rem") {
        Decimal4(trimmed(text.dropLast(2)))
      } else if isLineHeight, text.hasSuffix("x") || text.hasSuffix("×") {
        Decimal4(trimmed(text.dropLast()))
      } else if isLineHeight, text.hasPrefix("×") {
        Decimal4(trimmed(text.dropFirst()))
      } else {
        nil
      }
    guard let factor else { return nil }
    let reading = multiple(of: place.size, factor, .safe, noun: place.noun)
    return isLineHeight && reading.number <= .zero || reading.number > .largest ? nil : reading
  }

  /// A factor in points, with the computation in its advice. A product that had to be rounded is not certain.
  private static func multiple(
    of size: FixedDecimal,
    _ factor: Decimal4,
    _ applicability: FixIt.Applicability,
    noun: String
  ) -> NumberReading {
    let product = Decimal4(size.doubleValue * factor.value)
    return NumberReading(
      product.rounded,
      product.isExact ? applicability : .unsafe,
      advice: "\(noun) are points: \(size) × \(factor) = \(product.rounded), so write `\(product.rounded)`"
    )
  }
}

/// A number of any precision, and the nearest one with four decimals.
private struct Decimal4: CustomStringConvertible {
  let value: Double

  init(_ value: Double) {
    self.value = value
  }

  /// Reads ASCII digits with an optional exponent; nil for other text, and beyond ``FixedDecimal/largest``.
  init?(_ text: String) {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"),
        UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    guard isPlain, let value = Double(text), abs(value) <= FixedDecimal.largest.doubleValue else { return nil }
    self.value = value
  }

  var hundredth: Decimal4 { Decimal4(value / 100) }

  var rounded: FixedDecimal {
    let limit = FixedDecimal.largest.doubleValue * FixedDecimal.largest.doubleValue
    return FixedDecimal(tenThousandths: Int64((max(-limit, min(limit, value)) * 10_000).rounded()))
  }

  /// Whether the difference from four decimals is noise: as large as a binary fraction of 32 bits makes it.
  var isExact: Bool { abs(value - rounded.doubleValue) <= max(abs(value), 1) * 2e-7 }

  var description: String { isExact ? rounded.description : "\(value)" }
}
