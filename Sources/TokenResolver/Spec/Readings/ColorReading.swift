internal import TokenDiagnostics
internal import TokenModel

/// The color that a text means which is not a color of a spec: as other languages and tools write it, or with a slip.
struct ColorReading {
  /// The color as a spec has it: hex digits, or a function of CSS where hex digits would change it.
  let color: String
  /// Safe if the text can only mean that color.
  let applicability: FixIt.Applicability
  /// Whether the text is a CSS function with a slip, which its parser's error explains better.
  private(set) var isFunction = false

  /// Reads hex digits without `#` or after `0x`, with alpha first or in another number, names of colors, functions of
  /// CSS with slips, and calls such as `UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)` and `Color(0xFF39639E)`.
  /// Nil for a text that does not mean a color, or may mean several.
  init?(of text: String) {
    let plain = Self.plain(text)
    let readings = [Self.hex, Self.number, Self.name, Self.function, Self.tuple, Self.call]
    guard let reading = readings.lazy.compactMap({ $0(plain) }).first else { return nil }
    self = reading
  }

  /// Replaces the text with the color.
  func fixIt(replacing range: SourceRange) -> FixIt {
    FixIt(writing: quoted, applicability, replacing: range)
  }

  /// With the quotes that every color may have and that hex digits need.
  var quoted: String { "\"\(color)\"" }

  private init(_ color: ColorValue, _ applicability: FixIt.Applicability) {
    self.color = color.hex
    self.applicability = applicability
  }

  /// A color of any space; hex digits if it is one of sRGB.
  private init(_ color: TokenColor, written css: String) {
    let value = ColorValue(color)
    let isSRGB = [ColorSpace.srgb, .hsl, .hwb].contains(color.space)
    self.color = isSRGB || TokenColor(value) == color ? value.hex : css
    applicability = .safe
  }

  /// Hex digits in the case they are written in.
  private init?(digits: some StringProtocol) {
    guard ColorValue(hex: "#\(digits)") != nil else { return nil }
    color = "#\(digits)"
    applicability = .safe
  }

  /// Without quotes, spaces and semicolons around it, and with ASCII characters instead of those of other widths.
  private static func plain(_ text: String) -> String {
    let quotes = "\"'`“”„‟‘’‚‛".unicodeScalars
    let scalars = text.unicodeScalars.filter { !quotes.contains($0) }.map { scalar -> Unicode.Scalar in
      switch scalar.value {
      case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
      case 0x3000, 0xA0: " "
      case 0x2212: "-"
      default: scalar
      }
    }
    var plain = String.UnicodeScalarView()
    plain.append(contentsOf: scalars)
    return trimmed(String(plain)) { $0 == " " || $0 == ";" }
  }

  private static func trimmed(
    _ text: some StringProtocol,
    where isTrimmed: (Character) -> Bool = { $0 == " " }
  ) -> String {
    String(String(text.drop(while: isTrimmed).reversed()).drop(while: isTrimmed).reversed())
  }
}

// MARK: - Digits and names

extension ColorReading {
  /// `39639E`, and `#` before a space or another `#`. One or two digits are repeated, as design tools do, and the
  /// letter O is a zero.
  private static func hex(_ text: String) -> ColorReading? {
    let digits = text.drop { $0 == "#" || $0 == " " }
    if let reading = ColorReading(digits: digits) { return reading }
    guard text.hasPrefix("#") else { return nil }
    let guess =
      switch digits.count {
      case 1: String(repeating: String(digits), count: 6)
      case 2: String(repeating: String(digits), count: 3)
      case 6, 8: String(digits.map { "Oo".contains($0) ? "0" : $0 })
      default: ""
      }
    return ColorValue(hex: "#" + guess).map { ColorReading($0, .unsafe) }
  }

  /// `0x39639E`, and `0xFF39639E` with the alpha first, as Android and Flutter have it. Other tools have it last.
  private static func number(_ text: String) -> ColorReading? {
    digits(of: text).flatMap {
      $0.count == 8 ? alphaFirst($0, .unsafe) : $0.count == 6 ? ColorReading(digits: $0) : nil
    }
  }

  /// The digits of a hexadecimal number; nil for other text.
  private static func digits(of text: String) -> String? {
    text.lowercased().hasPrefix("0x") ? text.dropFirst(2).filter { $0 != "_" } : nil
  }

  private static func alphaFirst(_ digits: String, _ applicability: FixIt.Applicability) -> ColorReading? {
    ColorValue(hex: "#\(digits.dropFirst(2))\(digits.prefix(2))").map { ColorReading($0, applicability) }
  }

  /// A name of CSS, in any case, in one word or more. Other platforms have other colors of some of these names.
  private static func name(_ text: String) -> ColorReading? {
    CSSColorNames.color(named: text.filter { !" -_".contains($0) }).map { ColorReading($0, .unsafe) }
  }
}

// MARK: - Functions of CSS

extension ColorReading {
  private static let functions = ["rgba", "rgb", "hsla", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "color"]

  /// A function without its parentheses or with others, with labels, or with another separator.
  private static func function(_ text: String) -> ColorReading? {
    let name = text.prefix(while: \.isLetter).lowercased()
    guard functions.contains(name) else { return nil }
    let inner = trimmed(text.dropFirst(name.count)) { " ()[]{};,:".contains($0) }
    let values = unlabeled(inner)
    for css in ["\(name)(\(inner))", "\(name)(\(values))", "\(name)(\(values.replacing(",", with: " ")))"] {
      guard let color = try? TokenColor(css: css) else { continue }
      var reading = ColorReading(color, written: css)
      reading.isFunction = true
      return reading
    }
    return nil
  }

  /// `57, 99, 158` for `r: 57; g: 99; b: 158`.
  private static func unlabeled(_ inner: String) -> String {
    inner.replacing(";", with: ",").split(separator: ",")
      .map { part in trimmed(part.split { ":=".contains($0) }.last ?? part) }
      .joined(separator: ", ")
  }

  /// Three numbers from 0 to 255, alone or in parentheses.
  private static func tuple(_ text: String) -> ColorReading? {
    let parts = trimmed(text) { " ()[]".contains($0) }.split { ", ".contains($0) }
    let numbers = parts.compactMap { UInt8($0) }
    guard parts.count == 3, numbers.count == 3 else { return nil }
    return ColorReading(ColorValue(red: numbers[0], green: numbers[1], blue: numbers[2]), .unsafe)
  }
}

// MARK: - Calls of other languages

extension ColorReading {
  /// A call of Swift, Kotlin or Dart that makes a color of numbers.
  private static func call(_ text: String) -> ColorReading? {
    guard let open = text.firstIndex(of: "(") else { return nil }
    let inner = trimmed(text[text.index(after: open)...]) { " ();,".contains($0) }
    // An argument such as `.sRGB` is the space.
    let arguments = inner.split(separator: ",").map { Argument($0) }.filter {
      $0.label != nil || !$0.value.hasPrefix(".")
    }
    if arguments.count == 1, let only = arguments.first, [nil, "value", "hex", "hexstring", "rgb"].contains(only.label)
    {
      return single(only)
    }
    let callee = text[..<open].split(separator: ".").last?.lowercased() ?? ""
    return components(arguments) ?? inOrder(arguments, of: callee)
  }

  /// `Color(0xFF39639E)`, where Kotlin and Dart have the alpha first, and `UIColor(hex: "#39639E")`.
  private static func single(_ argument: Argument) -> ColorReading? {
    let value = argument.value
    if argument.label == nil, let digits = digits(of: value), digits.count == 8 { return alphaFirst(digits, .safe) }
    return value.hasPrefix("#") || [6, 8].contains(value.count) ? hex(value) ?? number(value) : number(value)
  }

  /// An argument of a call, with its label in lower case.
  private struct Argument {
    let label: String?
    let value: String

    init(_ text: Substring) {
      let parts = text.split(maxSplits: 1) { ":=".contains($0) }
      label = parts.count == 2 ? ColorReading.trimmed(parts[0]).lowercased() : nil
      value = ColorReading.trimmed(parts.last ?? text)
    }

    /// A number, or one divided by another; nil for other text.
    var number: Double? {
      let parts = value.split(separator: "/").map { part in
        let digits = ColorReading.trimmed(part)
        return Double(digits.hasSuffix("f") ? String(digits.dropLast()) : digits)
      }
      guard let first = parts.first ?? nil, first.isFinite else { return nil }
      guard parts.count == 2 else { return parts.count == 1 ? first : nil }
      return parts[1].flatMap { $0 > 0 ? first / $0 : nil }
    }
  }

  /// `red:`, `green:` and `blue:`, or `white:`, from 0 to 1, with `alpha:` or `opacity:`.
  private static func components(_ arguments: [Argument]) -> ColorReading? {
    func number(_ label: String) -> Double? { arguments.first { $0.label?.hasSuffix(label) ?? false }?.number }
    let labels = arguments.compactMap(\.label)
    let alpha = labels.contains { ["alpha", "opacity"].contains($0) } ? number("alpha") ?? number("opacity") : 1
    let channels = ["red", "green", "blue"].compactMap { number("white") ?? number($0) }
    guard let alpha, (0...1).contains(alpha), channels.count == 3, channels.allSatisfy({ (0...255).contains($0) })
    else {
      return nil
    }
    let scale: Double = channels.contains { $0 > 1 } ? 255 : 1
    let parts = channels.map { $0 / scale }
    guard labels.contains(where: { $0.hasPrefix("displayp3") }) else { return color(parts, alpha: alpha) }
    let css = "color(display-p3 \(parts.map { "\($0)" }.joined(separator: " ")) / \(alpha))"
    return (try? TokenColor(css: css)).map { ColorReading($0, written: css) }
  }

  /// `Color.rgb(57, 99, 158)`, `Color.argb(255, 57, 99, 158)` and `Color.fromRGBO(57, 99, 158, 1)`.
  private static func inOrder(_ arguments: [Argument], of callee: String) -> ColorReading? {
    let numbers = arguments.compactMap(\.number)
    guard numbers.count == arguments.count, numbers.allSatisfy({ (0...255).contains($0) }) else { return nil }
    let parts = numbers.map { $0 / 255 }
    switch (callee, numbers.count) {
    case ("rgb", 3): return color(parts, alpha: 1)
    case ("argb", 4), ("fromargb", 4): return color(Array(parts.dropFirst()), alpha: parts[0])
    case ("rgba", 4), ("fromrgbo", 4): return color(parts, alpha: min(numbers[3], 1))
    default: return nil
    }
  }

  /// A color of channels from 0 to 1, at least three.
  private static func color(_ channels: [Double], alpha: Double) -> ColorReading {
    ColorReading(ColorValue(TokenColor(in: .srgb, channels[0], channels[1], channels[2], alpha: alpha)), .safe)
  }
}
