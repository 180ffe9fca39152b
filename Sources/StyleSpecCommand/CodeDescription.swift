internal import TokenModel

/// What a code means, in the form that `show` and `list` print. `Documentation/codes.schema.json` describes the JSON.
struct CodeDescription: Encodable {
  /// The name of the catalog that has the code.
  let catalog: String
  let code: String
  /// The code's name in Swift, without backticks.
  let swiftName: String
  let description: String?
  let deprecated: Deprecated?
  let size: Double
  let weight: Int
  /// The name of the font family; `system` is the platform's own.
  let family: String
  let color: Color
  let lineHeight: Double?
  let lineSpacing: Double?
  let letterSpacing: Double?
  /// As written, for the spec's offset host.
  let baselineOffset: Double?
  /// The baseline's distance from the top of the line box, in points.
  let baseline: Double?
  let mode: String?
  let origin: CodeOrigins

  struct Color: Encodable {
    let name: String
    let light: String
    let dark: String
    /// Nil where the plainer variant stands in.
    let highContrastLight: String?
    let highContrastDark: String?
  }

  struct Deprecated: Encodable {
    /// What is deprecated, and what to use instead; empty where the spec does not say.
    let message: String
    /// The name of the code to use instead; nil, and then missing, where the spec names none.
    let replacement: String?
  }

  private enum CodingKeys: CodingKey {
    case catalog, code, swiftName, description, deprecated, size, weight, family, color, lineHeight, lineSpacing,
      letterSpacing, baselineOffset, baseline, mode, origin
  }

  /// Every key is there, save for variants that another stands in for; what has no value is null.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(catalog, forKey: .catalog)
    try container.encode(code, forKey: .code)
    try container.encode(swiftName, forKey: .swiftName)
    try container.encode(description, forKey: .description)
    try container.encode(deprecated, forKey: .deprecated)
    try container.encode(size, forKey: .size)
    try container.encode(weight, forKey: .weight)
    try container.encode(family, forKey: .family)
    try container.encode(color, forKey: .color)
    try container.encode(lineHeight, forKey: .lineHeight)
    try container.encode(lineSpacing, forKey: .lineSpacing)
    try container.encode(letterSpacing, forKey: .letterSpacing)
    try container.encode(baselineOffset, forKey: .baselineOffset)
    try container.encode(baseline, forKey: .baseline)
    try container.encode(mode, forKey: .mode)
    try container.encode(origin, forKey: .origin)
  }
}
