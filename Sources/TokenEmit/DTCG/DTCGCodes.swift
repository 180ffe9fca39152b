internal import TokenDiagnostics
internal import TokenModel

/// The codes of a catalog as tokens: in a group for each, its text and its color.
struct DTCGCodes {
  private let catalog: Catalog
  private let names: DTCGNames
  private let values: DTCGValues
  private let references: DTCGOptions.References
  private let colors: [TokenID?]
  private let weights: [TokenID?]
  private let families: [TokenID?]
  private let codes: [(name: String, code: Code)]

  /// The codes with valid names. Reports names that had to be replaced.
  ///
  /// - Complexity: O(*n*), where *n* is the number of codes and tokens.
  init(_ catalog: Catalog, _ names: DTCGNames, _ references: DTCGOptions.References, _ report: inout EmitterReport) {
    self.catalog = catalog
    self.names = names
    self.references = references
    values = DTCGValues(names: names)
    let tokens = catalog.tokens
    let ids = Dictionary(tokens.indices.map { (tokens.nameRange(of: $0), $0) }) { first, _ in first }
    func found(_ origins: [Origin], _ type: TokenType) -> [TokenID?] {
      origins.map { ids[$0.range].flatMap { tokens.type(of: $0) == type ? $0 : nil } }
    }
    colors = found(catalog.colors.map(\.name.origin), .color)
    weights = found(catalog.weights.map(\.name.origin), .fontWeight)
    families = found(catalog.families.map(\.name.origin), .fontFamily)
    codes = Self.named(catalog, &report)
  }

  /// The group of all codes; nothing for a catalog without codes.
  ///
  /// - Parameter value: The value of a color token in the document, for colors that are not references.
  func base(_ value: (TokenID) -> WrittenJSON?) -> [WrittenJSON.Member] {
    let deprecations = CodeDeprecations(catalog)
    let descriptions = CodeDescriptions(catalog)
    let namer = CodeNamer(catalog)
    return group(
      codes.map { name, code in
        let advice = deprecations[code]?.message(naming: namer.name)
        let properties = fields(
          ("$description", descriptions[code].map { .string($0) }),
          ("$deprecated", advice.map { $0.isEmpty ? .boolean(true) : .string($0) }),
          ("text", Self.token(.typography, text(of: code))),
          ("color", catalog.color(of: code).flatMap { color(at: $0, value) }.map { Self.token(.color, $0) })
        )
        return WrittenJSON.Member(key: name, value: .object(properties))
      }
    )
  }

  /// The colors of codes that are others in a context. References are the same in all of them.
  ///
  /// - Parameter value: The value of a color token that differs in the context.
  func differing(_ value: (TokenID) -> WrittenJSON?) -> [WrittenJSON.Member] {
    if references == .keep { return [] }
    return group(
      codes.compactMap { name, code in
        guard let token = catalog.color(of: code).flatMap({ colors[$0] }), let color = value(token) else { return nil }
        return WrittenJSON.Member(key: name, value: object(("color", Self.token(.color, color))))
      }
    )
  }

  private func group(_ members: [WrittenJSON.Member]) -> [WrittenJSON.Member] {
    members.isEmpty ? [] : [WrittenJSON.Member(key: names.unusedName(like: "codes"), value: .object(members))]
  }

  private static func token(_ type: TokenType, _ value: WrittenJSON) -> WrittenJSON {
    object(("$type", .string(type.rawValue)), ("$value", value))
  }

  // MARK: Names

  private static func named(_ catalog: Catalog, _ report: inout EmitterReport) -> [(name: String, code: Code)] {
    let namer = CodeNamer(catalog)
    let codes = catalog.codes.map { (name: namer.name(of: $0), code: $0) }
    var taken = Set(codes.map { UTF8Name($0.name) })
    var renamed: [(old: String, new: String)] = []
    let named = codes.map { name, code in
      if DTCGNames.isValid(name) { return (name: name, code: code) }
      let new = DTCGNames.valid(name, among: &taken)
      renamed.append((name, new))
      return (name: new, code: code)
    }
    if let first = renamed.first {
      let others = renamed.count > 1 ? ", and \(renamed.count - 1) more" : ""
      report.cannotExpress(
        "\(DTCGNames.rule), so the code `\(first.old)` is called `\(first.new)`\(others)",
        at: catalog.name.origin.range
      )
    }
    return named
  }

  // MARK: Values

  /// The value of a color, or a reference to its token; nil for a color that the document does not have.
  private func color(at index: Int, _ value: (TokenID) -> WrittenJSON?) -> WrittenJSON? {
    guard let token = colors[index] else {
      let variant = catalog.colors[index].variants.light
      return values.json(.value(Sourced(.color(.hex(variant.value)), from: variant.origin)))
    }
    return references == .keep ? reference(to: token) : value(token)
  }

  private func reference(to token: TokenID?) -> WrittenJSON? {
    guard references == .keep, let token else { return nil }
    return .string("{\(names.path(of: token).joined(separator: "."))}")
  }

  private func text(of code: Code) -> WrittenJSON {
    let parts = catalog.tokens(of: code)
    let row = catalog.row(of: code)
    let family = catalog.family(of: code)
    let weight = catalog.weight(of: code).value.value
    return object(
      ("fontFamily", reference(to: parts.family.flatMap { families[$0] }) ?? Self.list(family)),
      ("fontSize", Self.pixels(row.size.value)),
      ("fontWeight", reference(to: parts.weight.flatMap { weights[$0] }) ?? .number("\(weight)")),
      ("letterSpacing", Self.pixels(row.metrics?.letterSpacing?.value ?? .zero)),
      ("lineHeight", .number(Self.lineHeight(of: row, family.metrics).digits))
    )
  }

  private static func list(_ family: FamilyToken) -> WrittenJSON {
    .array(([family.font?.value ?? "system"] + family.fallbacks).map { .string($0) })
  }

  private static func pixels(_ length: FixedDecimal) -> WrittenJSON {
    object(("value", .number(length.description)), ("unit", .string(LengthUnit.px.rawValue)))
  }

  /// As a factor of the size; that of the font for a size without metrics.
  private static func lineHeight(of row: TypographyRow, _ metrics: FontMetrics) -> TokenNumber {
    let own = TokenNumber(metrics.ascent + metrics.descent)
    guard let height = row.metrics?.lineHeight.value else { return own }
    return DTCGTypography.ratio(TokenNumber(height), to: TokenNumber(row.size.value)) ?? own
  }
}
