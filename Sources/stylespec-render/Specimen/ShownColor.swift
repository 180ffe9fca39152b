internal import StyleTables
internal import TokenModel

/// A color of a spec as a sheet of colors shows it.
struct ShownColor {
  /// The path: `palette.gray.mid`, `color.ink`.
  let path: String
  let variants: ColorVariants
  /// Whether text has the color: it is under `color`.
  let isText: Bool
  /// Its backgrounds in the spec; nil if it is shown on the page.
  let grounds: [ColorGround]?
  let annotations: TokenAnnotations
  private let layers: [TokenLayer]

  /// The colors of a spec, in its order.
  static func all(of catalog: Catalog) -> [ShownColor] {
    let texts = Dictionary(catalog.colors.map { ($0.name.origin.range, $0) }) { first, _ in first }
    return catalog.tokens.indices.compactMap { id in
      guard catalog.tokens.type(of: id) == .color,
        let variants = try? ColorVariants(of: id, in: catalog.resolved)
      else { return nil }
      let token = catalog.tokens[id]
      let text = texts[token.nameRange]
      return ShownColor(
        path: token.path.description,
        variants: variants,
        isText: text != nil,
        grounds: text?.grounds,
        annotations: token.annotations,
        layers: token.layers
      )
    }
  }

  /// The path that the color refers to in an appearance; nil for a literal value.
  func target(in appearance: TokenModel.Appearance) -> String? {
    // The modifier of a spec without token files is the only one.
    let condition = Condition.context(Modifier.context(of: appearance), of: .start)
    let layer = layers.last { $0.condition == .always || $0.condition == condition }
    return layer?.slot.reference?.path.description
  }
}

extension StyleTables.Appearance {
  /// The same appearance in specs.
  var inSpecs: TokenModel.Appearance {
    switch self {
    case .light: .light
    case .dark: .dark
    case .highContrastLight: .highContrastLight
    case .highContrastDark: .highContrastDark
    }
  }
}

extension RGBAColor {
  /// The color of a spec.
  init(_ value: ColorValue) {
    self.init(red: value.red, green: value.green, blue: value.blue, alpha: value.alpha)
  }
}
