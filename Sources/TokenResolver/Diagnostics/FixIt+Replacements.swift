internal import TokenDiagnostics
internal import TokenModel

/// The end of a message about a misspelt word: what it probably means or, when nothing is near, `otherwise`.
func didYouMean(_ nearest: String?, otherwise: @autoclosure () -> String = "") -> String {
  nearest.map { "; did you mean `\($0)`?" } ?? otherwise()
}

extension FixIt {
  /// What a misspelt word may mean, the nearest first; none when nothing is near.
  static func replacements(of range: SourceRange, with texts: [String]) -> [FixIt] {
    texts.map { FixIt("write `\($0)`", .unsafe, TextEdit(replacing: range, with: $0)) }
  }
}

/// Numbers in other spellings, as the plain decimals that they mean.
enum NumberFix {
  /// Safe where every reader takes the text for that number; unsafe where a unit or an octal digit may be meant.
  static func fixIts(for text: String, at range: SourceRange) -> [FixIt] {
    guard let (number, applicability, _) = plain(text) else { return [] }
    return [FixIt("write `\(number)`", applicability, TextEdit(replacing: range, with: number))]
  }

  /// What to write instead of a number with a unit or a decimal comma; nil for other texts.
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

extension String {
  /// The same path with its last occurrence of a segment replaced.
  func replacingLast(_ segment: String, with other: String) -> String {
    var segments = split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let index = segments.lastIndex(of: segment) else { return self }
    segments[index] = other
    return segments.joined(separator: ".")
  }
}
