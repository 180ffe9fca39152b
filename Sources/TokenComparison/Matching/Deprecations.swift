internal import TokenDiagnostics
internal import TokenModel

/// The deprecated tokens of codes of one version.
struct Deprecations {
  /// In the order of reading.
  private(set) var all: [(token: ComparedToken, deprecation: Deprecation)] = []
  private var byToken: [ComparedToken: Deprecation] = [:]

  /// Empty without an outline.
  init(_ table: CodeTable) {
    let tokens = TokenNumbers(table.catalog)
    for declaration in table.outline?.tokens ?? [] {
      guard let deprecation = declaration.deprecation, let token = tokens.reference(to: declaration) else { continue }
      all.append((token, deprecation))
      byToken[token] = deprecation
    }
    guard table.outline != nil else { return }
    // Token files are not in the outline.
    for (number, style) in table.catalog.styles.enumerated() where style.path != nil {
      guard let deprecation = style.annotations.deprecation else { continue }
      all.append((.style(number), deprecation))
      byToken[.style(number)] = deprecation
    }
  }

  subscript(token: ComparedToken) -> Deprecation? { byToken[token] }

  /// The text about a token that is gone; nil if it was not deprecated.
  func note(on token: ComparedToken) -> Wording? {
    self[token].map(\.noteOfRemoved)
  }
}

extension Deprecation {
  /// The text about a token that is gone.
  var noteOfRemoved: Wording { reason.map { "was deprecated: \(name: $0)" } ?? "was deprecated" }
}

/// Finds the tokens of a catalog by their declarations.
private struct TokenNumbers {
  private let catalog: Catalog
  private let colors: [UTF8Name: Int]
  private let weights: [UTF8Name: Int]
  private let families: [UTF8Name: Int]
  private let modes: [UTF8Name: Int]
  private let styles: [UTF8Name: Int]

  init(_ catalog: Catalog) {
    self.catalog = catalog
    colors = Self.numbers(catalog.colors.map(\.name.value))
    weights = Self.numbers(catalog.weights.map(\.name.value))
    families = Self.numbers(catalog.families.map(\.name.value))
    modes = Self.numbers(catalog.modes.map(\.value))
    styles = Self.numbers(catalog.styles.map(\.name.value))
  }

  private static func numbers(_ names: [String]) -> [UTF8Name: Int] {
    Dictionary(names.enumerated().map { (UTF8Name($1), $0) }) { first, _ in first }
  }

  /// Nil for colors of the palette, which are not parts of codes.
  func reference(to token: TokenDeclaration) -> ComparedToken? {
    let name = UTF8Name(token.name)
    switch token.section {
    case .palette, .emoji, .tokens: return nil
    case .color: return colors[name].map { .color($0) }
    case .weight: return weights[name].map { .weight($0) }
    case .family: return families[name].map { .family($0) }
    case .styles: return styles[name].map { .style($0) }
    case .typography: return (try? FixedDecimal(parsing: name.bytes)).map { .size($0) }
    case .modes: return mode(token)
    }
  }

  /// `modes.read`, or the row `modes.read.typography.14`. Only names of sizes contain a dot.
  private func mode(_ token: TokenDeclaration) -> ComparedToken? {
    let parts = token.path.split(separator: ".", maxSplits: 3)
    guard parts.count > 1, let mode = modes[UTF8Name(String(parts[1]))] else { return nil }
    guard parts.count > 2 else { return .mode(mode) }
    guard let size = try? FixedDecimal(parsing: UTF8Name(token.name).bytes) else { return nil }
    return catalog.rows.firstIndex { $0.mode == mode && $0.size.value == size }.map { .row($0) }
  }
}
