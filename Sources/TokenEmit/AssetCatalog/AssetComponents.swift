internal import TokenJSON
internal import TokenModel

/// A color as an asset catalog writes it: all numbers are texts.
enum AssetComponents: Hashable, JSONWritable {
  case srgb(ColorValue)
  case displayP3(DisplayP3Value)

  init(_ color: TokenColor, in gamut: ColorGamut) {
    switch gamut {
    case .srgb: self = .srgb(ColorValue(color))
    case .displayP3: self = .displayP3(DisplayP3Value(color))
    }
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      switch self {
      case .srgb(let color):
        writer.field("color-space", "srgb")
        let channels = [color.blue, color.green, color.red].map { "0x" + ColorValue.hexadecimal($0) }
        Self.write(channels, alpha: Double(color.alpha) / 255, to: &writer)
      case .displayP3(let color):
        writer.field("color-space", "display-p3")
        // Xcode takes a number without a point for one of 255 steps.
        let channels = [color.blue, color.green, color.red].map { Self.decimal($0, places: 5) }
        Self.write(channels, alpha: color.alpha, to: &writer)
      }
    }
  }

  private static func write(_ channels: [String], alpha: Double, to writer: inout JSONWriter) {
    writer.field("components") { writer in
      writer.object { writer in
        writer.field("alpha", decimal(alpha, places: 3))
        for (name, channel) in zip(["blue", "green", "red"], channels) { writer.field(name, channel) }
      }
    }
  }

  /// A number from 0 to 1 with some decimals, such as `1.000`.
  private static func decimal(_ number: Double, places: Int) -> String {
    let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
    let units = Int((number * Double(scale)).rounded())
    let digits = String(units % scale)
    return "\(units / scale)." + String(repeating: "0", count: places - digits.count) + digits
  }
}
