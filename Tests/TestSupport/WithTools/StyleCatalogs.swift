internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenEmit
package import TokenModel

/// Catalogs with tokens beside their axes: rows, weights and families that only free-standing styles have.
package enum StyleCatalogs {
  /// Three styles and no code of axes; two of them have the size 16. Their color is open, but for `link` where there
  /// are colors.
  package static func stylesOnly(
    colors: [ColorToken] = [],
    isColorOpen: Bool = true,
    swift: SwiftOptions = SwiftOptions()
  ) -> Catalog {
    let link = colors.indices.last
    let weights = [weight("400", 400), weight("600", 600)]
    let families = [family("inter", font: "Inter"), family("system", font: nil)]
    let rows = [
      row("16", lineHeight: "24", offset: .points(decimal("1"))), row("16", lineHeight: "20", offset: .center),
      row("22.5", lineHeight: nil),
    ]
    func style(_ name: String, _ code: Code, _ annotations: TokenAnnotations = TokenAnnotations()) -> NamedStyle {
      NamedStyle(
        name: sourced(name),
        code: code,
        row: rows[code.row],
        weight: weights[code.weight],
        family: families[code.family],
        annotations: annotations
      )
    }
    let styles = [
      style(
        "body",
        Code(row: 0, color: nil, weight: 0, style: 0),
        TokenAnnotations(description: sourced("Text of articles."))
      ),
      style("body/tight", Code(row: 1, color: link, weight: 1, style: 1)),
      style(
        "标题 👩🏽",
        Code(row: 2, color: nil, weight: 1, family: 1, style: 2),
        TokenAnnotations(deprecated: sourced("use `body`"))
      ),
    ]
    return Catalog(
      name: sourced("Kit"),
      swift: swift,
      offsetHost: .css,
      colors: colors,
      weights: weights,
      families: families,
      modes: [],
      rows: rows,
      styles: styles,
      names: isColorOpen ? names(.standardWithoutColor) : names(.standard),
      openColor: isColorOpen ? origin : nil,
      besideAxes: TokensBesideAxes(rows: 3, colors: isColorOpen ? 0 : colors.count, weights: 2, families: 2)
    )
  }

  /// The catalog of a spec, with four more styles: their rows have sizes of the axis or others, and the first mode or
  /// none. The weight `600` and the family `inter` are beside the axes.
  package static func mixed(with spec: String) -> Catalog? {
    guard let model = compileInMemory(spec, to: [.catalog]).catalogs.first else { return nil }
    let (row, weight, family) = (model.rows.count, model.weights.count, model.families.count)
    let mode = model.modes.isEmpty ? nil : 0
    let color = model.codesLeaveColorOpen || model.colors.isEmpty ? nil : 0
    let codes = [
      Code(row: row, color: color, weight: weight, family: family), Code(row: row + 1, color: nil, weight: 0),
      Code(row: row + 2, color: color, weight: weight), Code(row: 0, color: nil, weight: 0, family: family),
    ]
    let rows =
      model.rows + [
        Self.row("14", lineHeight: "30", offset: .center),
        Self.row("14", lineHeight: "31", offset: .center, mode: mode), Self.row("16", lineHeight: nil),
      ]
    let weights = model.weights + [Self.weight("600", 600)]
    let families = model.families + [Self.family("inter", font: "Inter")]
    let more = codes.enumerated().map { index, code in
      let style = model.styles.count + index
      let code = Code(row: code.row, color: code.color, weight: code.weight, family: code.family, style: style)
      return NamedStyle(
        name: sourced("style \(index)"),
        code: code,
        row: rows[code.row],
        weight: weights[code.weight],
        family: families[code.family]
      )
    }
    var catalog = Catalog(
      name: model.name,
      swift: model.swift,
      offsetHost: model.offsetHost,
      colors: model.colors,
      weights: weights,
      families: families,
      modes: model.modes,
      modeAnnotations: model.modeAnnotations,
      rows: rows,
      styles: model.styles + more,
      names: model.names,
      openColor: model.openColor,
      tokens: model.resolved,
      besideAxes: TokensBesideAxes(rows: 3, colors: model.besideAxes.colors, weights: 1, families: 1)
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
      weights: [weight],
      families: [family],
      modes: [],
      rows: rows,
      styles: rows.indices.map { index in
        NamedStyle(
          name: sourced("style \(index)"),
          code: Code(row: index, color: nil, weight: 0, style: index),
          row: rows[index],
          weight: weight,
          family: family
        )
      },
      names: names(.standardWithoutColor),
      openColor: origin,
      besideAxes: TokensBesideAxes(rows: rows.count, weights: 1, families: 1)
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
