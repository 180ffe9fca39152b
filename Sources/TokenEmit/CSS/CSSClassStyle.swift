internal import TokenDiagnostics
internal import TokenModel

/// A class's declarations apart from the color, using the custom properties of its code's tokens.
struct CSSClassStyle {
  private(set) var declarations: [Declaration] = []
  let margins: CSSLines.Margins?

  struct Declaration {
    let property: String
    let value: String
  }

  /// - Parameters:
  ///   - lines: Nil for a style that leaves lines as they are.
  ///   - weight: Nil for a style that leaves the weight as it is.
  ///   - letterSpacing: Nil for a style that leaves the spacing as it is.
  init(family: String, size: String, weight: String?, letterSpacing: String?, lines: CSSLines?) {
    margins = lines?.margins
    add("font-family", family)
    add("font-size", size)
    if let weight { add("font-weight", weight) }
    if let letterSpacing { add("letter-spacing", letterSpacing) }
    if let lines { add("line-height", lines.lineHeight) }
    if margins != nil { add(Self.box, "\"\"") }
  }

  /// The custom property with the content of the boxes that move a text: empty, or `none` in a part of a line.
  static let box = "--_box"

  private mutating func add(_ property: String, _ value: String) {
    declarations.append(Declaration(property: property, value: value))
  }
}

/// The styles of a catalog's codes.
struct CSSClassStyles {
  let catalog: Catalog
  private let names: CSSNames
  private let options: CSSOptions
  /// The tokens of a spec by the locations of their names.
  private let tokensByPlace: [SourceRange: TokenID]

  init(_ catalog: Catalog, _ names: CSSNames, _ options: CSSOptions) {
    self.catalog = catalog
    self.names = names
    self.options = options
    let tokens = catalog.tokens
    // Token files have no codes of axes, and their styles know the paths of their tokens.
    let named = catalog.rows.isEmpty && catalog.colors.isEmpty ? [] : Array(tokens.indices)
    tokensByPlace = Dictionary(named.map { (tokens.nameRange(of: $0), $0) }) { first, _ in first }
  }

  /// The value of a color: its custom property, or else the color itself.
  func color(_ color: ColorToken) -> String { property(at: color.name.origin.range) ?? color.variants.light.value.hex }

  /// The style of a code.
  func style(of code: Code) -> CSSClassStyle {
    switch code {
    case .combination(let code):
      style(ofRow: code.row, in: catalog.families[code.family], weight: weight(catalog.weights[code.weight]))
    case .style(let style): self.style(of: catalog.styles[style])
    }
  }

  /// The style of a row of the axes in a family.
  ///
  /// - Parameter weight: Nil for a style that leaves the weight as it is.
  func style(ofRow index: Int, in family: FamilyToken, weight: String? = nil) -> CSSClassStyle {
    CSSClassStyle(
      family: familyNames(family),
      size: names.sizes[index].map { "var(\($0))" } ?? options.unit.length(catalog.rows[index].size.value),
      weight: weight,
      letterSpacing: catalog.rows[index].metrics.map {
        part("letterSpacing", $0.letterSpacing, ofRow: index)?.text ?? "normal"
      },
      lines: lines(ofRow: index, in: family)
    )
  }

  /// The value of a weight of the axes: its custom property, or else its number.
  func weight(_ weight: WeightToken) -> String { property(at: weight.name.origin.range) ?? "\(weight.value.value)" }

  /// The names of a family of the axes: its custom property, or else the names themselves.
  func familyNames(_ family: FamilyToken) -> String { familyNames(family, property(at: family.name.origin.range)) }

  /// The style of a style with a name.
  private func style(of style: NamedStyle) -> CSSClassStyle {
    guard let token = token(of: style), let property = names.properties[token] else { return writtenStyle(style) }
    return CSSClassStyle(
      family: familyNames(style.family, "var(\(property)-font-family)"),
      size: "var(\(property)-font-size)",
      weight: "var(\(property)-font-weight)",
      letterSpacing: style.row.metrics == nil ? nil : "var(\(property)-letter-spacing)",
      lines: lines(of: style, token, "var(\(property)-line-height)")
    )
  }

  /// The token that a style was made from, or that the spec lists it as. Nil for a mode of a token, whose style is for
  /// its own contexts wherever it is used.
  private func token(of style: NamedStyle) -> TokenID? {
    guard let path = style.path else { return tokensByPlace[style.name.origin.range] }
    return style.row.mode == nil ? catalog.resolved.index[path] : nil
  }

  /// The lines of the style of a token, whose line height is a property.
  private func lines(of style: NamedStyle, _ token: TokenID, _ property: String) -> CSSLines? {
    if style.path != nil { return importedLines(of: style, token, property) }
    let known = style.tokens.row.flatMap { lines(ofRow: $0, in: style.family) }
    return known.map { CSSLines(lineHeight: property, margins: $0.margins) }
  }

  // MARK: Rows of a spec

  /// The line height of each typography token of the spec's own styles, with the space between lines: a style is the
  /// same by its class and by its properties.
  var lineHeights: [TokenID: CSSExpression] {
    var heights: [TokenID: CSSExpression] = [:]
    for style in catalog.styles where style.path == nil {
      guard let token = tokensByPlace[style.name.origin.range], let row = style.tokens.row else { continue }
      heights[token] = lines(ofRow: row, in: style.family).map { CSSExpression($0.lineHeight) }
    }
    return heights
  }

  /// The lines of a row of the axes; nil for a plain size.
  private func lines(ofRow index: Int, in family: FamilyToken) -> CSSLines? {
    let row = catalog.rows[index]
    guard let metrics = row.metrics, let lineHeight = part("lineHeight", metrics.lineHeight, ofRow: index) else {
      return nil
    }
    let source = CSSLines.Source(
      lineHeight: lineHeight,
      spacing: part("lineSpacing", metrics.lineSpacing, ofRow: index),
      offset: part("baselineOffset", metrics.offsetInPoints, ofRow: index),
      isMinimum: true
    )
    return CSSLines(source, size: row.size.value, in: family.metrics, host: catalog.offsetHost)
  }

  /// A length of a row; nil if the row does not have it.
  private func part(_ name: String, _ value: Sourced<FixedDecimal>?, ofRow index: Int) -> CSSLines.Length? {
    guard let value = value?.value else { return nil }
    let token = catalog.resolved.index[catalog.path(of: catalog.rows[index]).appending(name)]
    guard let token, let property = names.properties[token] else { return written(value) }
    let isFixed = catalog.resolved.modifiers(of: token).isEmpty
    return CSSLines.Length(text: "var(\(property))", value: value, isFixed: isFixed)
  }

  private func written(_ points: FixedDecimal) -> CSSLines.Length {
    CSSLines.Length(text: options.unit.length(points), value: points, isFixed: true)
  }

  private func property(at place: SourceRange) -> String? {
    tokensByPlace[place].flatMap { names.properties[$0] }.map { "var(\($0))" }
  }

  /// The families, with that of a font face first whose ascent and descent the spec assumes.
  private func familyNames(_ family: FamilyToken, _ property: String?) -> String {
    let names = property ?? CSSFamilies.list(family.fontNames)
    guard options.hasFontFaces else { return names }
    return CSSIdentifier.string(CSSFontFaces.name(of: family, in: catalog)) + ", " + names
  }

  // MARK: Styles of token files

  /// A line height of the token is that of its lines, but for the space and the offset that an extension adds.
  private func importedLines(of style: NamedStyle, _ token: TokenID, _ property: String) -> CSSLines? {
    guard let metrics = style.row.metrics else { return nil }
    guard metrics.lineSpacing != nil || metrics.offsetInPoints != nil else {
      return CSSLines(lineHeight: property, margins: nil)
    }
    let height = CSSLines.Length(
      text: hasFactor(token) ? "calc(\(property) * 1em)" : property,
      value: metrics.lineHeight.value,
      isFixed: catalog.resolved.modifiers(of: token).isEmpty
    )
    return lines(of: style, metrics, height: height)
  }

  /// Whether the line height of a typography token is a factor of the font size.
  private func hasFactor(_ token: TokenID) -> Bool {
    guard case .typography(let typography)? = try? catalog.resolved.value(of: token).value,
      case .ratio? = typography.lineHeight?.value
    else { return false }
    return true
  }

  private func lines(of style: NamedStyle, _ metrics: LineMetrics, height: CSSLines.Length) -> CSSLines {
    let source = CSSLines.Source(
      lineHeight: height,
      spacing: metrics.lineSpacing.map { written($0.value) },
      offset: metrics.offsetInPoints.map { written($0.value) },
      isMinimum: style.path == nil
    )
    return CSSLines(source, size: style.row.size.value, in: style.family.metrics, host: catalog.offsetHost)
  }

  /// A style by its tokens' values, or else by its numbers.
  private func writtenStyle(_ style: NamedStyle) -> CSSClassStyle {
    if style.path == nil, let row = style.tokens.row {
      return self.style(ofRow: row, in: style.family, weight: weight(style.weight))
    }
    let metrics = style.row.metrics
    return CSSClassStyle(
      family: familyNames(style.family, nil),
      size: options.unit.length(style.row.size.value),
      weight: "\(style.weight.value.value)",
      letterSpacing: metrics.map { options.unit.length($0.letterSpacing?.value ?? .zero) },
      lines: metrics.map { lines(of: style, $0, height: written($0.lineHeight.value)) }
    )
  }
}
