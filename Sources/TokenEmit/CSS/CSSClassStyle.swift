internal import TokenDiagnostics
internal import TokenModel

/// What a class declares besides the color, by the custom properties of the tokens that its code is made of.
struct CSSClassStyle: Hashable {
  private(set) var declarations: [Declaration] = []
  let margins: CSSLines.Margins?

  struct Declaration: Hashable {
    let property: String
    let value: String
  }

  /// - Parameters:
  ///   - lines: Nil for a style that leaves lines as they are.
  ///   - letterSpacing: Nil for a style that leaves the spacing as it is.
  init(family: String, size: String, weight: String, letterSpacing: String?, lines: CSSLines?) {
    margins = lines?.margins
    add("font-family", family)
    add("font-size", size)
    add("font-weight", weight)
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
  /// The tokens of a spec by the places of their names.
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
    case .combination(let combination): style(of: combination)
    case .style(let style): self.style(of: catalog.styles[style])
    }
  }

  /// The style of a code of the axes.
  private func style(of code: Combination) -> CSSClassStyle {
    let row = catalog.rows[code.row]
    let (weight, family) = (catalog.weights[code.weight], catalog.families[code.family])
    return CSSClassStyle(
      family: familyNames(family, property(at: family.name.origin.range)),
      size: "var(\(names.sizes[code.row]))",
      weight: property(at: weight.name.origin.range) ?? "\(weight.value.value)",
      letterSpacing: row.metrics.map { part("letterSpacing", $0.letterSpacing, ofRow: code.row)?.text ?? "normal" },
      lines: lines(ofRow: code.row, in: family)
    )
  }

  /// The style of a style with a name.
  private func style(of style: NamedStyle) -> CSSClassStyle {
    if let path = style.path { return importedStyle(style, at: path) }
    guard let property = tokensByPlace[style.name.origin.range].flatMap({ names.properties[$0] }) else {
      return writtenStyle(style)
    }
    let known = style.tokens.row.flatMap { lines(ofRow: $0, in: style.family) }
    return CSSClassStyle(
      family: familyNames(style.family, "var(\(property)-font-family)"),
      size: "var(\(property)-font-size)",
      weight: "var(\(property)-font-weight)",
      letterSpacing: style.row.metrics == nil ? nil : "var(\(property)-letter-spacing)",
      lines: known.map { CSSLines(lineHeight: "var(\(property)-line-height)", margins: $0.margins) }
    )
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

  /// The style of a typography token. That of a mode is for its own contexts, wherever it is used.
  private func importedStyle(_ style: NamedStyle, at path: TokenPath) -> CSSClassStyle {
    guard style.row.mode == nil, let token = catalog.resolved.index[path], let property = names.properties[token] else {
      return writtenStyle(style)
    }
    return CSSClassStyle(
      family: familyNames(style.family, "var(\(property)-font-family)"),
      size: "var(\(property)-font-size)",
      weight: "var(\(property)-font-weight)",
      letterSpacing: style.row.metrics == nil ? nil : "var(\(property)-letter-spacing)",
      lines: importedLines(
        of: style,
        "var(\(property)-line-height)",
        isFixed: catalog.resolved.modifiers(of: token).isEmpty
      )
    )
  }

  /// A line height of the token is that of its lines, but for the space and the offset that an extension adds.
  private func importedLines(of style: NamedStyle, _ property: String, isFixed: Bool) -> CSSLines? {
    guard let metrics = style.row.metrics else { return nil }
    guard metrics.lineSpacing != nil || metrics.offsetInPoints != nil else {
      return CSSLines(lineHeight: property, margins: nil)
    }
    let text = hasFactor(style) ? "calc(\(property) * 1em)" : property
    let height = CSSLines.Length(text: text, value: metrics.lineHeight.value, isFixed: isFixed)
    return lines(of: style, metrics, height: height)
  }

  private func hasFactor(_ style: NamedStyle) -> Bool {
    guard let token = style.path.flatMap({ catalog.resolved.index[$0] }),
      case .typography(let typography)? = try? catalog.resolved.value(of: token).value,
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

  /// A style by its numbers.
  private func writtenStyle(_ style: NamedStyle) -> CSSClassStyle {
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
