internal import TokenDiagnostics
internal import TokenModel

/// Converts numbers in other spellings to plain decimals.
enum NumberFix {
  /// Safe if the text can only mean that number; unsafe if it has a unit, or may be octal.
  static func fixIts(for text: String, at range: SourceRange) -> [FixIt] {
    guard let (number, applicability, _) = plain(text) else { return [] }
    return [FixIt(writing: number, applicability, replacing: range)]
  }

  /// The advice for a number with a unit or a decimal comma; nil for other texts.
  static func advice(for text: String) -> String? {
    guard let (number, _, slip) = plain(text) else { return nil }
    return switch slip {
    case .unit: "write `\(number)`: numbers have no unit, and lengths are in points"
    case .comma: "write `\(number)`, with a point"
    case nil: nil
    }
  }

  private enum Slip {
    case unit, comma
  }

  private static func plain(_ text: String) -> (number: String, FixIt.Applicability, Slip?)? {
    var slip: Slip?
    var applicability = FixIt.Applicability.safe
    var digits = String(text.map { $0.wholeNumberValue.flatMap { $0 < 10 ? Character("\($0)") : nil } ?? $0 })
    if digits.hasPrefix("+") { digits.removeFirst() }
    for unit in ["px", "pt", "dp", "sp"] where digits.lowercased().hasSuffix(unit) {
      digits = String(digits.dropLast(unit.count).reversed().drop { $0 == " " }.reversed())
      applicability = .unsafe
      slip = .unit
    }
    if digits.count(where: { $0 == "," }) == 1, !digits.contains(".") {
      digits = digits.replacing(",", with: ".")
      applicability = .unsafe
      slip = .comma
    }
    while digits.hasPrefix("0"), digits.dropFirst().first?.isNumber == true {
      digits.removeFirst()
      applicability = .unsafe
    }
    if digits.hasPrefix(".") { digits = "0" + digits }
    guard digits != text, let value = try? FixedDecimal(parsing: Array(digits.utf8)[...]) else { return nil }
    return (value.description, applicability, slip)
  }
}
