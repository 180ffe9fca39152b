internal import TokenDiagnostics
internal import TokenJSON
internal import TokenModel

/// The location of each value of a code; nothing for what the spec leaves to a default.
struct CodeOrigins: JSONWritable {
  struct Position: JSONWritable {
    let file: String
    let line: Int
    let column: Int

    init(_ range: SourceRange, _ locator: SourceLocator) {
      let location = locator.location(of: range)
      (file, line, column) = (location.path, location.line, location.column)
    }

    var text: String { "\(file):\(line):\(column)" }

    func write(to writer: inout JSONWriter) {
      writer.object(writeFields)
    }

    fileprivate func writeFields(to writer: inout JSONWriter) {
      writer.field("column", column)
      writer.field("file", file)
      writer.field("line", line)
    }
  }

  /// The location of a value, and the references that led there, the first one first.
  struct Chain: JSONWritable {
    let place: Position
    let via: [Position]

    init(_ origin: Origin, _ locator: SourceLocator) {
      place = Position(origin.range, locator)
      via = origin.references.map { Position($0, locator) }
    }

    var text: String { ([place.text] + via.reversed().map { "via " + $0.text }).joined(separator: " ") }

    func write(to writer: inout JSONWriter) {
      writer.object { writer in
        place.writeFields(to: &writer)
        writer.field("via", via)
      }
    }
  }

  /// The keys of ``CodeDescription``, in the order of their bytes.
  enum Key: String, CaseIterable {
    case baseline, baselineOffset, catalog, code, color, deprecated, description, family, letterSpacing, lineHeight,
      lineSpacing, mode, size, weight
  }

  /// The location of each variant of the color; for a missing one, that of the variant used instead.
  struct Variants: JSONWritable {
    let light: Chain
    let dark: Chain
    let highContrastLight: Chain
    let highContrastDark: Chain

    func write(to writer: inout JSONWriter) {
      writer.object { writer in
        writer.field("dark", dark)
        writer.field("highContrastDark", highContrastDark)
        writer.field("highContrastLight", highContrastLight)
        writer.field("light", light)
      }
    }
  }

  private let code: Code
  private let tokens: TokenOrigins
  private let annotations: [TokenAnnotations]

  init(_ code: Code, _ tokens: TokenOrigins) {
    self.code = code
    self.tokens = tokens
    annotations = tokens.annotations(of: code)
  }

  /// Nil for a color that is left open.
  var variants: Variants? { tokens.color(of: code) }

  /// Nil for a code without its own text style.
  var textStyle: Chain? { tokens.row(of: code).textStyle }

  subscript(key: Key) -> Chain? {
    let row = tokens.row(of: code)
    switch key {
    case .baseline, .baselineOffset: return row.baselineOffset
    case .catalog: return tokens.catalogName
    case .code: return code.style.map { tokens.styles[$0] } ?? row.template
    case .color: return variants?.light ?? (code.style == nil ? tokens.openColor : nil)
    case .deprecated: return annotations.lazy.compactMap(\.deprecated).first.map { tokens.chain($0.origin) }
    case .description: return annotations.lazy.compactMap(\.description).first.map { tokens.chain($0.origin) }
    case .family: return tokens.family(of: code)
    case .letterSpacing: return row.letterSpacing
    case .lineHeight: return row.lineHeight
    case .lineSpacing: return row.lineSpacing
    case .mode: return row.mode
    case .size: return row.size
    case .weight: return tokens.weight(of: code)
    }
  }

  /// Every key is there; what was written nowhere is null.
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      for key in Key.allCases.prefix(while: { $0 != .weight }) { writer.field(key.rawValue, self[key]) }
      if let textStyle { writer.field("textStyle", textStyle) }
      writer.field("variants", variants)
      writer.field(Key.weight.rawValue, self[.weight])
    }
  }
}

/// The location of each token of a catalog. A token is in many codes, but its lines and columns are looked up once.
struct TokenOrigins {
  struct Row {
    let template: CodeOrigins.Chain?
    let size: CodeOrigins.Chain
    let lineHeight: CodeOrigins.Chain?
    let lineSpacing: CodeOrigins.Chain?
    let letterSpacing: CodeOrigins.Chain?
    let baselineOffset: CodeOrigins.Chain?
    let mode: CodeOrigins.Chain?
    let textStyle: CodeOrigins.Chain?
  }

  let catalogName: CodeOrigins.Chain
  private let rows: [Row]
  private let colors: [CodeOrigins.Variants]
  /// The location where codes leave their color open.
  let openColor: CodeOrigins.Chain?
  private let weights: [CodeOrigins.Chain]
  private let families: [CodeOrigins.Chain?]
  let styles: [CodeOrigins.Chain]
  private let rowsOfStyles: [Row]
  private let weightsOfStyles: [CodeOrigins.Chain]
  private let familiesOfStyles: [CodeOrigins.Chain?]
  private let catalog: Catalog
  private let isAnnotated: Bool
  private let locator: SourceLocator

  init(_ catalog: Catalog, _ locator: SourceLocator) {
    let chain = { (origin: Origin) in CodeOrigins.Chain(origin, locator) }
    self.catalog = catalog
    self.locator = locator
    isAnnotated = catalog.hasAnnotation { $0.description != nil || $0.deprecated != nil }
    catalogName = chain(catalog.name.origin)
    let (base, mode) = (catalog.names.baseOrigin.map(chain), catalog.names.modeOrigin.map(chain))
    let origins = { (row: TypographyRow) in
      Row(
        template: row.mode == nil ? base : mode,
        size: chain(row.size.origin),
        lineHeight: (row.metrics?.lineHeight.origin).map(chain),
        lineSpacing: (row.metrics?.lineSpacing?.origin).map(chain),
        letterSpacing: (row.metrics?.letterSpacing?.origin).map(chain),
        baselineOffset: (row.metrics?.baselineOffset?.origin).map(chain),
        mode: row.mode.map { chain(catalog.modes[$0].origin) },
        textStyle: (row.textCurve?.origin).map(chain)
      )
    }
    rows = catalog.rows.map(origins)
    colors = catalog.colors.map { color in
      CodeOrigins.Variants(
        light: chain(color.variants.light.origin),
        dark: chain(color.variants.dark.origin),
        highContrastLight: chain(color.variants.highContrastLight.origin),
        highContrastDark: chain(color.variants.highContrastDark.origin)
      )
    }
    openColor = catalog.openColor.map(chain)
    weights = catalog.weights.map { chain($0.value.origin) }
    families = catalog.families.map { ($0.font?.origin).map(chain) }
    styles = catalog.styles.map { chain($0.name.origin) }
    rowsOfStyles = catalog.styles.map { origins($0.row) }
    weightsOfStyles = catalog.styles.map { chain($0.weight.value.origin) }
    familiesOfStyles = catalog.styles.map { ($0.familyOrigin ?? $0.family.font?.origin).map(chain) }
  }

  func row(of code: Code) -> Row {
    switch code {
    case .combination(let tokens): rows[tokens.row]
    case .style(let style): rowsOfStyles[style]
    }
  }

  /// Nil for a color that is left open.
  func color(of code: Code) -> CodeOrigins.Variants? { catalog.color(of: code).map { colors[$0] } }

  func weight(of code: Code) -> CodeOrigins.Chain {
    switch code {
    case .combination(let tokens): weights[tokens.weight]
    case .style(let style): weightsOfStyles[style]
    }
  }

  /// Nil for the system's font.
  func family(of code: Code) -> CodeOrigins.Chain? {
    switch code {
    case .combination(let tokens): families[tokens.family]
    case .style(let style): familiesOfStyles[style]
    }
  }

  func chain(_ origin: Origin) -> CodeOrigins.Chain { CodeOrigins.Chain(origin, locator) }

  /// Most catalogs have no annotations, and need no list of a code's tokens.
  func annotations(of code: Code) -> [TokenAnnotations] {
    isAnnotated ? catalog.parts(of: code).map(\.annotations) : []
  }
}
