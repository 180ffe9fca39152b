internal import TokenDiagnostics
internal import TokenModel

/// Where each value of a code was written; nothing for what the spec leaves to a default.
struct CodeOrigins: Encodable {
  struct Place: Encodable, CustomStringConvertible {
    let file: String
    let line: Int
    let column: Int

    var description: String { "\(file):\(line):\(column)" }
  }

  /// The keys of ``CodeDescription`` in the order in which people read them.
  enum Key: String, CodingKey, CaseIterable {
    case code, size, weight, family, color, lineHeight, lineSpacing, letterSpacing, baselineOffset, baseline, mode
  }

  private let places: [Key: Place]

  subscript(key: Key) -> Place? { places[key] }

  init(_ code: Code, in catalog: Catalog, _ locator: SourceLocator) {
    let row = catalog.rows[code.row]
    let color = catalog.colors[code.color]
    let weight = catalog.weights[code.weight]
    let family = catalog.families[code.family]
    let template = row.mode == nil ? catalog.names.baseOrigin : catalog.names.modeOrigin
    let origins: [Key: Origin?] = [
      .code: code.style.map { catalog.styles[$0].name.origin } ?? template,
      .size: row.size.origin,
      .weight: weight.value.origin,
      .family: family.font?.origin,
      .color: color.variants.light.origin,
      .lineHeight: row.metrics?.lineHeight.origin,
      .lineSpacing: row.metrics?.lineSpacing.origin,
      .letterSpacing: row.metrics?.letterSpacing?.origin,
      .baselineOffset: row.metrics?.baselineOffset.origin,
      .baseline: row.metrics?.baselineOffset.origin,
      .mode: row.mode.map { catalog.modes[$0].origin },
    ]
    places = origins.compactMapValues { $0 }.mapValues { origin in
      let location = locator.location(of: origin.range)
      return Place(file: location.path, line: location.line, column: location.column)
    }
  }

  /// Every key is there; what was written nowhere is null.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    for key in Key.allCases { try container.encode(places[key], forKey: key) }
  }
}
