internal import TokenDiagnostics
internal import TokenModel

/// Where each value of a code was written; nothing for what the spec leaves to a default.
struct CodeOrigins: Encodable {
  struct Place: Encodable {
    let file: String
    let line: Int
    let column: Int

    init(_ range: SourceRange, _ locator: SourceLocator) {
      let location = locator.location(of: range)
      (file, line, column) = (location.path, location.line, location.column)
    }

    var text: String { "\(file):\(line):\(column)" }
  }

  /// Where a value was written, and the references that led there, the first one first.
  struct Chain: Encodable {
    let place: Place
    let via: [Place]

    private enum CodingKeys: CodingKey {
      case via
    }

    init(_ origin: Origin, _ locator: SourceLocator) {
      place = Place(origin.range, locator)
      via = origin.references.map { Place($0, locator) }
    }

    func encode(to encoder: any Encoder) throws {
      try place.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(via, forKey: .via)
    }

    var text: String { ([place.text] + via.reversed().map { "via " + $0.text }).joined(separator: " ") }
  }

  /// The keys of ``CodeDescription`` in the order in which people read them.
  enum Key: String, CodingKey, CaseIterable {
    case catalog, code, description, deprecated, size, weight, family, color, lineHeight, lineSpacing, letterSpacing,
      baselineOffset, baseline, mode
  }

  /// Each variant of the color: where another stands in for it, that one's place.
  struct Variants: Encodable {
    let light: Chain
    let dark: Chain
    let highContrastLight: Chain
    let highContrastDark: Chain
  }

  let variants: Variants
  private let chains: [Key: Chain]

  subscript(key: Key) -> Chain? { chains[key] }

  init(_ code: Code, in catalog: Catalog, _ locator: SourceLocator) {
    let row = catalog.rows[code.row]
    let color = catalog.colors[code.color].variants
    let weight = catalog.weights[code.weight]
    let family = catalog.families[code.family]
    let template = row.mode == nil ? catalog.names.baseOrigin : catalog.names.modeOrigin
    let annotations = catalog.parts(of: code).map(\.annotations)
    let origins: [Key: Origin?] = [
      .catalog: catalog.name.origin,
      .code: code.style.map { catalog.styles[$0].name.origin } ?? template,
      .description: annotations.lazy.compactMap(\.description).first?.origin,
      .deprecated: annotations.lazy.compactMap(\.deprecated).first?.origin,
      .size: row.size.origin,
      .weight: weight.value.origin,
      .family: family.font?.origin,
      .color: color.light.origin,
      .lineHeight: row.metrics?.lineHeight.origin,
      .lineSpacing: row.metrics?.lineSpacing.origin,
      .letterSpacing: row.metrics?.letterSpacing?.origin,
      .baselineOffset: row.metrics?.baselineOffset.origin,
      .baseline: row.metrics?.baselineOffset.origin,
      .mode: row.mode.map { catalog.modes[$0].origin },
    ]
    chains = origins.compactMapValues { $0 }.mapValues { Chain($0, locator) }
    variants = Variants(
      light: Chain(color.light.origin, locator),
      dark: Chain(color.dark.origin, locator),
      highContrastLight: Chain(color.highContrastLight.origin, locator),
      highContrastDark: Chain(color.highContrastDark.origin, locator)
    )
  }

  private enum VariantsKey: CodingKey {
    case variants
  }

  /// Every key is there; what was written nowhere is null.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    for key in Key.allCases { try container.encode(chains[key], forKey: key) }
    var variantsContainer = encoder.container(keyedBy: VariantsKey.self)
    try variantsContainer.encode(variants, forKey: .variants)
  }
}
