/// An sRGB colour with 8 bits a channel, not premultiplied.
public struct ColorValue: Sendable, Hashable {
  /// 0…255.
  public let red: UInt8
  /// 0…255.
  public let green: UInt8
  /// 0…255.
  public let blue: UInt8
  /// 255 is opaque.
  public let alpha: UInt8

  /// A colour from its channels; opaque unless said.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Reads `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`, as CSS does (CSS Color 4, section 5.2). Nil for all else.
  public init?(hex text: some StringProtocol) {
    guard text.first == "#" else { return nil }
    let digits = text.dropFirst().compactMap(\.hexDigitValue).compactMap(UInt8.init(exactly:))
    guard digits.count == text.count - 1, text.utf8.count == text.count else { return nil }
    switch digits.count {
    case 3, 4: self.init(channels: digits.map { $0 << 4 | $0 })
    case 6, 8: self.init(channels: stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
    default: return nil
    }
  }

  private init(channels: [UInt8]) {
    self.init(red: channels[0], green: channels[1], blue: channels[2], alpha: channels.count > 3 ? channels[3] : 255)
  }

  /// `#RRGGBB`, or `#RRGGBBAA` when it is not opaque.
  public var hex: String {
    let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return "#" + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}
