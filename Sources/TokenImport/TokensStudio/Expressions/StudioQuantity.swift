/// A number with a unit, or without one.
struct StudioQuantity: Hashable {
  let number: ExactNumber
  /// In lower case; empty for a number alone.
  let unit: String

  init(_ number: ExactNumber, unit: String = "") {
    self.number = number
    self.unit = unit
  }

  /// Reads a number and its unit, such as `1.5rem` or `-2%`; nil for another text.
  init?(_ text: String) {
    let text = text.filter { !$0.isWhitespace }
    let unit = text.reversed().prefix { $0.isLetter || $0 == "%" }
    guard let number = ExactNumber(digits: text.dropLast(unit.count)) else { return nil }
    self.init(number, unit: String(unit.reversed()).lowercased())
  }

  /// As a text that can be read again.
  var text: String { number.digits + unit }
}
