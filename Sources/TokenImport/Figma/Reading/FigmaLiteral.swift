internal import TokenModel

/// A value without aliases.
enum FigmaLiteral: Hashable {
  case color(FigmaChannels)
  /// The digits.
  case number(String)
  case text(String)
  case flag(Bool)
  /// A value of the Design Tokens format that Figma's own types do not have.
  case written(WrittenJSON)

  /// Whether two are the same but for digits that 32 bits do not have.
  func isClose(to other: FigmaLiteral) -> Bool {
    switch (self, other) {
    case (.color(let color), .color(let other)):
      zip(color.digits, other.digits).allSatisfy { FigmaNumber.areClose($0, $1) }
    case (.number(let digits), .number(let other)): FigmaNumber.areClose(digits, other)
    default: self == other
    }
  }
}

/// The channels of a color of sRGB.
struct FigmaChannels: Hashable {
  /// Red, green, blue and alpha, 0…1.
  let digits: [String]
  /// Six digits with their `#`; nil for a color between those of eight bits.
  let hex: String?

  /// Channels from the digits of a file; nil for what is not a color.
  init?(_ channels: [String], alpha: String) {
    let colors = channels.compactMap(FigmaNumber.channel)
    guard colors.count == 3, let alpha = FigmaNumber.shortest(alpha), (0...1).contains(Double(alpha) ?? -1) else {
      return nil
    }
    digits = colors.map(\.digits) + [alpha]
    let bytes = colors.compactMap(\.byte)
    hex = bytes.count == 3 ? ColorValue(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: 255).hex : nil
  }

  /// Channels from hexadecimal digits with their `#`; nil for another text.
  ///
  /// - Parameter alpha: The digits of the alpha; nil for that of the text.
  init?(hex text: String, alpha: String?) {
    guard let color = ColorValue(hex: text) else { return nil }
    let digits = [color.red, color.green, color.blue].map { FigmaNumber.text(Double($0) / 255) }
    self.init(digits, alpha: alpha ?? FigmaNumber.text(Double(color.alpha) / 255))
  }

  private init(digits: [String], hex: String?) {
    self.digits = digits
    self.hex = hex
  }

  /// The color with an opacity of 0…100 in addition to its own.
  func with(opacity: String) -> FigmaChannels {
    let alpha = (Double(digits[3]) ?? 1) * (Double(opacity) ?? 100) / 100
    return FigmaChannels(digits: digits.dropLast() + [FigmaNumber.text(Float(alpha))], hex: hex)
  }

  /// The value of a color token.
  var json: WrittenJSON {
    var members: [WrittenJSON.Member] = [
      .init(key: "colorSpace", value: .string("srgb")),
      .init(key: "components", value: .array(digits.dropLast().map { .number($0) })),
    ]
    if digits[3] != "1" { members.append(.init(key: "alpha", value: .number(digits[3]))) }
    if let hex { members.append(.init(key: "hex", value: .string(hex))) }
    return .object(members)
  }
}

/// Numbers as Figma writes them: with 32 bits, but in the digits of 64.
enum FigmaNumber {
  /// The shortest digits of the same number of 32 bits; those of the file if it is not one. Nil for text that is not a
  /// finite number.
  static func shortest(_ digits: String) -> String? {
    guard let number = Double(digits), number.isFinite else { return nil }
    let float = Float(number)
    guard Double(float) == number else { return digits }
    return text(float)
  }

  /// The digits of a channel 0…1, and its byte if it has one. What is outside by rounding is the end of the range.
  static func channel(_ digits: String) -> (digits: String, byte: UInt8?)? {
    guard let number = Double(digits), (-0.0001...1.0001).contains(number) else { return nil }
    let inside = min(max(number, 0), 1)
    let byte = (inside * 255).rounded()
    let eighth = byte / 255
    if Float(eighth) == Float(inside) { return (text(eighth), UInt8(byte)) }
    return (inside == number ? shortest(digits) ?? digits : text(inside), nil)
  }

  static func areClose(_ one: String, _ other: String) -> Bool {
    guard let one = Double(one), let other = Double(other) else { return false }
    return abs(one - other) <= 0.000_05 * max(1, abs(one))
  }

  /// The factor with the fewest decimals that makes a length of another one.
  static func ratio(_ length: Double, to size: Double) -> String {
    var scale = 1.0
    for _ in 0..<9 {
      let ratio = (length / size * scale).rounded() / scale
      if abs(ratio * size - length) < 0.0005 { return text(ratio) }
      scale *= 10
    }
    return text(length / size)
  }

  static func text(_ number: some BinaryFloatingPoint & CustomStringConvertible) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
