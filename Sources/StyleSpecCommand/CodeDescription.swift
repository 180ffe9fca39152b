internal import TokenDiagnostics
internal import TokenModel

/// What a code means, in the form that `show` and `list` print.
struct CodeDescription: Encodable {
  let code: String
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

  init(_ code: Code, in catalog: Catalog, _ locator: SourceLocator) {
    let row = catalog.rows[code.row]
    let color = catalog.colors[code.color]
    let variants = color.variants
    self.code = catalog.name(of: code)
    size = row.size.value.doubleValue
    weight = catalog.weights[code.weight].value.value
    family = catalog.families[code.family].font?.value ?? "system"
    self.color = Color(
      name: color.name.value,
      light: variants.light.value.hex,
      dark: variants.dark.value.hex,
      highContrastLight: variants.highContrastLight == variants.light ? nil : variants.highContrastLight.value.hex,
      highContrastDark: variants.highContrastDark == variants.dark ? nil : variants.highContrastDark.value.hex
    )
    lineHeight = row.metrics?.lineHeight.value.doubleValue
    lineSpacing = row.metrics?.lineSpacing.value.doubleValue
    letterSpacing = row.metrics.map { $0.letterSpacing?.value.doubleValue ?? 0 }
    baselineOffset = row.metrics?.baselineOffset.value.doubleValue
    baseline = catalog.baseline(row: code.row, family: code.family)?.doubleValue
    mode = row.mode.map { catalog.modes[$0].value }
    origin = CodeOrigins(code, in: catalog, locator)
  }

  private enum CodingKeys: CodingKey {
    case code, size, weight, family, color, lineHeight, lineSpacing, letterSpacing, baselineOffset, baseline, mode,
      origin
  }

  /// Every key is there; what has no value is null.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(code, forKey: .code)
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
