internal import TokenJSON
internal import TokenModel

/// A type of variables in files that Figma imports.
enum FigmaType: Hashable {
  case color, dimension, duration, number, string, boolean

  /// The `$type` of the file. A flag is a number there.
  var name: String {
    switch self {
    case .color: "color"
    case .dimension: "dimension"
    case .duration: "duration"
    case .number, .boolean: "number"
    case .string: "string"
    }
  }

  /// Figma's own name, for types that the Design Tokens format does not have; nil for others.
  var ownName: String? {
    switch self {
    case .string: "string"
    case .boolean: "boolean"
    default: nil
    }
  }
}

/// A value of a variable, as Figma takes it. Equal values are written alike, but for the digits of numbers.
enum FigmaValue: Hashable {
  case color(FigmaColor)
  case pixels(TokenNumber)
  case seconds(TokenNumber)
  case number(TokenNumber)
  case string(String)
  case boolean(Bool)

  /// The type of a variable with this value.
  var type: FigmaType {
    switch self {
    case .color: .color
    case .pixels: .dimension
    case .seconds: .duration
    case .number: .number
    case .string: .string
    case .boolean: .boolean
    }
  }
}

extension FigmaValue: JSONWritable {
  /// Writes the `$value`.
  func write(to writer: inout JSONWriter) {
    switch self {
    case .color(let color): color.write(to: &writer)
    case .pixels(let number): write(number, LengthUnit.px.rawValue, to: &writer)
    case .seconds(let number): write(number, TimeUnit.s.rawValue, to: &writer)
    case .number(let number): number.write(to: &writer)
    case .string(let text): text.write(to: &writer)
    case .boolean(let flag): (flag ? 1 : 0).write(to: &writer)
    }
  }

  private func write(_ number: TokenNumber, _ unit: String, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("unit", unit)
      writer.field("value", number)
    }
  }
}

/// A color of sRGB, as Figma writes it.
struct FigmaColor: Hashable {
  /// Red, green and blue, 0…1.
  let components: [Double]
  /// 0 for transparent to 1 for opaque.
  let alpha: Double
  /// Six digits with their `#`: the nearest color of eight bits, without its alpha.
  let hex: String
  /// Whether the color was outside of sRGB, and this is only the nearest one.
  let isMapped: Bool

  init(_ color: TokenColor) {
    let mapped = color.mapped(to: .srgb)
    // More decimals of a converted color would show how the C library of a machine rounds.
    let isExact = color.space == .srgb && mapped.channels == color.coordinates(in: .srgb)
    components = [mapped.channels.x, mapped.channels.y, mapped.channels.z].map { channel in
      isExact ? channel : (channel * 100_000).rounded() / 100_000
    }
    alpha = mapped.alpha
    hex = ColorValue(mapped).map { HexColor($0).text } ?? ""
    isMapped = mapped.difference != nil
  }
}

extension FigmaColor: JSONWritable {
  /// Writes the value of a color variable.
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("alpha", alpha)
      writer.field("colorSpace", ColorSpace.srgb.rawValue)
      writer.field("components", components)
      writer.field("hex", hex)
    }
  }
}
