internal import TokenDiagnostics
internal import TokenModel

/// The deprecated tokens of a catalog's axes, by their indexes.
struct DeprecatedTokens {
  enum Axis: String {
    case size, mode, weight, family, style
    case color = "color"
  }

  /// A deprecated token that a code is made of.
  struct Found {
    let axis: Axis
    let token: TokenDeclaration
  }

  private let spec: LintedSpec
  private let rows: [Int: TokenDeclaration]
  private let modes: [Int: TokenDeclaration]
  private let colors: [Int: TokenDeclaration]
  private let weights: [Int: TokenDeclaration]
  private let families: [Int: TokenDeclaration]
  private let styles: [Int: TokenDeclaration]
  /// The index of each token in its axis.
  private let indices: [AxisToken: Int]

  private struct AxisToken: Hashable {
    let axis: Axis
    let nameRange: SourceRange
  }

  /// Nil when nothing is deprecated.
  init?(_ spec: LintedSpec) {
    let deprecated = (spec.outline.tokens + spec.tokenFiles.tokens).filter { $0.deprecation != nil }
    guard !deprecated.isEmpty else { return nil }
    self.spec = spec
    let tokens = Dictionary(deprecated.map { ($0.nameRange, $0) }) { first, _ in first }
    let catalog = spec.catalog
    let axes: [(Axis, [SourceRange])] = [
      (.size, catalog.rows.map(\.size.origin.range)), (.mode, catalog.modes.map(\.origin.range)),
      (.color, catalog.colors.map(\.name.origin.range)), (.weight, catalog.weights.map(\.name.origin.range)),
      (.family, catalog.families.map(\.name.origin.range)), (.style, catalog.styles.map(\.name.origin.range)),
    ]
    indices = Dictionary(
      axes.flatMap { axis, ranges in ranges.enumerated().map { (AxisToken(axis: axis, nameRange: $1), $0) } }
    ) {
      first,
      _ in first
    }
    let found = Dictionary(
      axes.map { axis, ranges in
        let pairs = ranges.enumerated().compactMap { index, range in tokens[range].map { (index, $0) } }
        return (axis, Dictionary(pairs) { first, _ in first })
      }
    ) { first, _ in first }
    rows = found[.size] ?? [:]
    modes = found[.mode] ?? [:]
    colors = found[.color] ?? [:]
    weights = found[.weight] ?? [:]
    families = found[.family] ?? [:]
    styles = found[.style] ?? [:]
  }

  /// The deprecated parts of a code; of a free-standing style, only itself.
  func tokens(of code: Code) -> [Found] {
    let found: [(Axis, TokenDeclaration?)]
    switch code {
    case .style(let style): found = [(.style, styles[style])]
    case .combination(let tokens):
      let mode = spec.catalog.rows[tokens.row].mode
      found = [
        (.size, rows[tokens.row]), (.mode, mode.flatMap { modes[$0] }), (.color, tokens.color.flatMap { colors[$0] }),
        (.weight, weights[tokens.weight]), (.family, families[tokens.family]),
      ]
    }
    return found.compactMap { axis, token in token.map { Found(axis: axis, token: $0) } }
  }

  /// The code with the token that is to be used instead; nil when none is named, or one of another kind.
  func replacing(_ found: Found, in code: Code) -> Code? {
    guard let path = found.token.deprecation?.replacement, let target = declaration(at: path),
      let index = indices[AxisToken(axis: found.axis, nameRange: target.nameRange)]
    else { return nil }
    guard var tokens = code.combination else { return spec.catalog.code(ofStyle: index, inModeOf: code) }
    switch found.axis {
    case .style: return nil
    case .size: tokens.row = index
    case .mode:
      guard let row = row(like: tokens.row, mode: index) else { return nil }
      tokens.row = row
    case .color: tokens.color = index
    case .weight: tokens.weight = index
    case .family: tokens.family = index
    }
    return .combination(tokens)
  }

  /// The token with a path, in the spec or else in its token files; nil for a path of a value in a token.
  private func declaration(at path: Substring) -> TokenDeclaration? {
    if let target = spec.outline.target(of: path) { return target.key == nil ? spec.outline.tokens[target.token] : nil }
    return spec.tokenFiles.tokens.first { $0.path.utf8.elementsEqual(path.utf8) }
  }

  /// The row with the same size in another mode.
  private func row(like row: Int, mode: Int) -> Int? {
    let rows = spec.catalog.rows
    return rows.indices.first { rows[$0].mode == mode && rows[$0].size.value == rows[row].size.value }
  }
}
