internal import TokenModel

/// Literals of Swift source.
enum SwiftLiteral {
  /// The nearest number of a literal is the number itself.
  static func number(_ number: Double) -> String {
    // Beyond 2^53, whole numbers have more digits than a double knows of.
    number.magnitude < 9e15 && number == number.rounded() ? "\(Int64(number))" : "\(number)"
  }

  /// A string of exactly these scalars. Those that are invisible, or change the display of the code around, are
  /// escaped.
  static func string(_ text: String) -> String {
    "\"" + text.unicodeScalars.map(escaped).joined() + "\""
  }

  /// A color with its four variants, in the order of ``TokenModel/Appearance``. Those that the initializer replaces
  /// with equal ones are left out.
  static func color(_ variants: [ColorValue]) -> String {
    let (light, dark, highContrastLight, highContrastDark) = (variants[0], variants[1], variants[2], variants[3])
    let others = [
      ("dark", dark, light), ("highContrastLight", highContrastLight, light),
      ("highContrastDark", highContrastDark, dark),
    ]
    let arguments = others.filter { $0.1 != $0.2 }.map { ", \($0.0): \(digits($0.1))" }
    return "StyleColor(rgba: \(digits(light))\(arguments.joined()))"
  }

  private static func digits(_ color: ColorValue) -> String {
    "0x" + [color.red, color.green, color.blue, color.alpha].map(ColorValue.hexadecimal).joined()
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
      "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: scalar == "\"" || scalar == "\\" ? "\\\(scalar)" : "\(scalar)"
    }
  }
}
