internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenEmit
package import TokenModel

/// Catalogs of styles with rows, weights and families of their own.
package enum StyleCatalogs {
  /// Three styles and no code of axes; two of them have the size 16. Their color is open, but for `link` where there
  /// are colors.
  package static func stylesOnly(
    colors: [ColorToken] = [],
    isColorOpen: Bool = true,
    swift: SwiftOptions = SwiftOptions()
  ) -> Catalog {
    let inter = family("inter", font: "Inter")
    let styles = [
      NamedStyle(
        name: sourced("body"),
        tokens: CodeTokens(row: nil, color: nil, weight: nil, family: nil),
        row: row("16", lineHeight: "24", offset: .points(decimal("1"))),
        weight: weight("400", 400),
        family: inter,
        annotations: TokenAnnotations(description: sourced("Text of articles."))
      ),
      NamedStyle(
        name: sourced("body/tight"),
        tokens: CodeTokens(row: nil, color: colors.indices.last, weight: nil, family: nil),
        row: row("16", lineHeight: "20", offset: .center),
        weight: weight("600", 600),
        family: inter
      ),
      NamedStyle(
        name: sourced("标题 👩🏽"),
        tokens: CodeTokens(row: nil, color: nil, weight: nil, family: nil),
        row: row("22.5", lineHeight: nil),
        weight: weight("600", 600),
        family: family("system", font: nil),
        annotations: TokenAnnotations(deprecated: sourced("use `body`"))
      ),
    ]
    return Catalog(
      name: sourced("Kit"),
      swift: swift,
      offsetHost: .css,
      colors: colors,
      axisColorCount: 0,
      weights: [],
      families: [],
      modes: [],
      rows: [],
      styles: styles,
      names: isColorOpen ? names(.standardWithoutColor) : names(.standard),
      openColor: isColorOpen ? origin : nil
    )
  }

  /// The catalog of a spec, with four more styles: their rows have sizes of the axis or others, and the first mode or
  /// none. The weight `600` and the family `inter` are on no axis.
  package static func mixed(with spec: String) -> Catalog? {
    guard let model = compileInMemory(spec, to: [.catalog]).catalogs.first else { return nil }
    let mode = model.modes.isEmpty ? nil : 0
    let color = model.codesLeaveColorOpen || model.colors.isEmpty ? nil : 0
    let (semibold, inter) = (weight("600", 600), family("inter", font: "Inter"))
    let (first, system) = (model.weights[0], model.families[0])
    let rows = [
      row("14", lineHeight: "30", offset: .center), row("14", lineHeight: "31", offset: .center, mode: mode),
      row("16", lineHeight: nil), model.rows[0],
    ]
    let parts: [(tokens: CodeTokens, weight: WeightToken, family: FamilyToken)] = [
      (CodeTokens(row: nil, color: color, weight: nil, family: nil), semibold, inter),
      (CodeTokens(row: nil, color: nil, weight: 0, family: 0), first, system),
      (CodeTokens(row: nil, color: color, weight: nil, family: 0), semibold, system),
      (CodeTokens(row: 0, color: nil, weight: 0, family: nil), first, inter),
    ]
    let more = zip(rows, parts).enumerated().map { index, parts in
      NamedStyle(
        name: sourced("style \(index)"),
        tokens: parts.1.tokens,
        row: parts.0,
        weight: parts.1.weight,
        family: parts.1.family
      )
    }
    var catalog = Catalog(
      name: model.name,
      swift: model.swift,
      offsetHost: model.offsetHost,
      colors: model.colors,
      axisColorCount: model.axisColorCount,
      weights: model.weights,
      families: model.families,
      modes: model.modes,
      modeAnnotations: model.modeAnnotations,
      rows: model.rows,
      styles: model.styles + more,
      names: model.names,
      openColor: model.openColor,
      tokens: model.resolved
    )
    catalog.included = model.included
    return catalog
  }

  /// As many styles as a catalog may have, each with a row of its own.
  package static func largest() -> Catalog {
    let rows = (0..<65_534).map { index in
      TypographyRow(
        size: sourced(FixedDecimal(16)),
        metrics: LineMetrics(
          lineHeight: sourced(FixedDecimal(tenThousandths: 160_000 + Int64(index))),
          lineSpacing: nil,
          letterSpacing: nil,
          baselineOffset: nil
        )
      )
    }
    let (weight, family) = (weight("400", 400), family("inter", font: "Inter"))
    return Catalog(
      name: sourced("Large"),
      offsetHost: .css,
      colors: [],
      weights: [],
      families: [],
      modes: [],
      rows: [],
      styles: rows.enumerated().map { index, row in
        NamedStyle(
          name: sourced("style \(index)"),
          tokens: CodeTokens(row: nil, color: nil, weight: nil, family: nil),
          row: row,
          weight: weight,
          family: family
        )
      },
      names: names(.standardWithoutColor),
      openColor: origin
    )
  }

  /// Two colors, one of which is another in the dark.
  package static var colors: [ColorToken] {
    [color("ink", "#222222", dark: "#F2F2F2"), color("link", "#39639E", dark: "#39639E")]
  }

  /// The catalog file of ``stylesOnly(colors:isColorOpen:swift:)``, for tests that do not know the model.
  package static var stylesOnlyFile: [UInt8] { file(of: stylesOnly()) }

  /// The catalog file of ``mixed(with:)``.
  package static func mixedFile(with spec: String) -> [UInt8] { mixed(with: spec).map(file) ?? [] }

  /// The catalog file of a catalog.
  package static func file(of catalog: Catalog) -> [UInt8] {
    (try? CatalogEmitter.styles(of: catalog))?.bytes ?? []
  }

  private static func color(_ name: String, _ light: String, dark: String) -> ColorToken {
    let values = [light, dark].map { sourced(ColorValue(hex: $0) ?? ColorValue(red: 0, green: 0, blue: 0)) }
    return ColorToken(name: sourced(name), variants: ColorVariants(light: values[0], dark: values[1]))
  }

  private static func weight(_ name: String, _ value: Int) -> WeightToken {
    WeightToken(name: sourced(name), value: sourced(value))
  }

  private static func family(_ name: String, font: String?) -> FamilyToken {
    FamilyToken(
      name: sourced(name),
      font: font.map(sourced),
      metrics: FontMetrics(ascent: decimal("0.95"), descent: decimal("0.25"))
    )
  }

  private static func row(
    _ size: String,
    lineHeight: String?,
    offset: BaselineOffset? = nil,
    mode: Int? = nil
  ) -> TypographyRow {
    let metrics = lineHeight.map { lineHeight in
      LineMetrics(
        lineHeight: sourced(decimal(lineHeight)),
        lineSpacing: nil,
        letterSpacing: nil,
        baselineOffset: offset.map(sourced)
      )
    }
    return TypographyRow(size: sourced(decimal(size)), metrics: metrics, mode: mode)
  }

  private static func names(_ base: NameTemplate) -> CodeNames {
    CodeNames(base: base, mode: base.withMode, baseOrigin: nil, modeOrigin: nil)
  }

  private static func decimal(_ text: String) -> FixedDecimal {
    (try? FixedDecimal(parsing: Array(text.utf8)[...])) ?? .zero
  }

  private static var origin: Origin { Origin(.start(of: SourceFileID(index: 0))) }

  private static func sourced<Value>(_ value: Value) -> Sourced<Value> { Sourced(value, from: origin) }
}
