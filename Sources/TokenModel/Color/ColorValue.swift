/// An sRGB color with 8 bits per channel, not premultiplied.
package struct ColorValue: Sendable, Hashable {
  /// 0…255.
  package let red: UInt8
  /// 0…255.
  package let green: UInt8
  /// 0…255.
  package let blue: UInt8
  /// 255 is opaque.
  package let alpha: UInt8

  /// Creates a color from its channels, opaque by default.
  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Reads `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`, as CSS does (CSS Color 4, section 5.2). Nil for other text.
  package init?(hex text: some StringProtocol) {
    self.init(hex: Array(text.utf8)[...])
  }

  /// Reads a color from UTF-8.
  package init?(hex utf8: ArraySlice<UInt8>) {
    guard utf8.first == UInt8(ascii: "#"), [4, 5, 7, 9].contains(utf8.count) else { return nil }
    var number: UInt32 = 0
    for byte in utf8.dropFirst() {
      guard let digit = Self.hexDigit(byte) else { return nil }
      number = number << 4 | digit
    }
    switch utf8.count {
    case 4: self.init(shortNumber: number << 4 | 0xF)
    case 5: self.init(shortNumber: number)
    case 7: self.init(number: number << 8 | 0xFF)
    default: self.init(number: number)
    }
  }

  private static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  /// Expands three or four digits by doubling each.
  private init(shortNumber: UInt32) {
    let spread =
      (shortNumber & 0xF000) << 12 | (shortNumber & 0xF00) << 8 | (shortNumber & 0xF0) << 4 | shortNumber & 0xF
    self.init(number: spread << 4 | spread)
  }

  /// Eight bits each, red first.
  private init(number: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: number >> 24),
      green: UInt8(truncatingIfNeeded: number >> 16),
      blue: UInt8(truncatingIfNeeded: number >> 8),
      alpha: UInt8(truncatingIfNeeded: number)
    )
  }

  /// The color as `#RRGGBB`, or `#RRGGBBAA` if it is not opaque.
  package var hex: String {
    let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return "#" + String(decoding: channels.flatMap(Self.digits(of:)), as: UTF8.self)
  }

  /// The two digits of a channel, such as `0F`.
  package static func hexadecimal(_ channel: UInt8) -> String { String(decoding: digits(of: channel), as: UTF8.self) }

  private static func digits(of channel: UInt8) -> [UInt8] { [digit(channel >> 4), digit(channel & 15)] }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
