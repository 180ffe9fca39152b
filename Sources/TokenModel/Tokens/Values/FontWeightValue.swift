/// The weight of a font (Design Tokens Format Module 2025.10, section 8.4).
package struct FontWeightValue: Sendable, Hashable {
  /// 1…1000, as in CSS and OpenType.
  package let number: TokenNumber
  /// The name that was written, such as `semi-bold`; nil for a number.
  package let name: String?

  /// Creates a weight from a number; nothing is checked.
  package init(_ number: TokenNumber) {
    self.number = number
    name = nil
  }

  /// Creates a weight from a name of the format, in its case; nil for another name.
  package init?(named name: String) {
    guard let weight = Self.names.first(where: { $0.value.contains(name) })?.key else { return nil }
    number = TokenNumber(weight)
    self.name = name
  }

  /// The number of a name in any case, with spaces, hyphens and underscores or without: `SemiBold`, `Semi Bold`. Nil
  /// for another name.
  package static func number(ofName name: String) -> Int? {
    func letters(_ name: String) -> String { name.lowercased().filter { !" -_".contains($0) } }
    let wanted = letters(name)
    return names.first { $0.value.contains { letters($0) == wanted } }?.key
  }

  /// The names of the format, by the number that they mean.
  package static let names: [Int: [String]] = [
    100: ["thin", "hairline"],
    200: ["extra-light", "ultra-light"],
    300: ["light"],
    400: ["normal", "regular", "book"],
    500: ["medium"],
    600: ["semi-bold", "demi-bold"],
    700: ["bold"],
    800: ["extra-bold", "ultra-bold"],
    900: ["black", "heavy"],
    950: ["extra-black", "ultra-black"],
  ]
}

extension FontWeightValue: SlotValue {
  /// The weight of a fontWeight token, or the one that a part is or names.
  package static func value(of part: TokenPart) -> FontWeightValue? {
    switch part {
    case .value(.fontWeight(let weight)): weight
    case .number(let number): FontWeightValue(number)
    case .text(let name): FontWeightValue(named: name)
    default: nil
    }
  }
}
