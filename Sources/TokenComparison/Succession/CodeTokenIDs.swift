internal import TokenDiagnostics
internal import TokenModel

/// The tokens that the axes of a catalog are made of, in both directions.
struct CodeTokenIDs {
  let rows: [TokenID?]
  let colors: [TokenID?]
  let weights: [TokenID?]
  let families: [TokenID?]
  private let axes: [CodePart.Kind: [TokenID: Int]]

  init(_ catalog: Catalog) {
    let tokens = catalog.tokens
    let ids = Dictionary(tokens.indices.map { (tokens.nameRange(of: $0), $0) }) { first, _ in first }
    rows = catalog.rows.map { ids[$0.size.origin.range] }
    colors = catalog.colors.map { ids[$0.name.origin.range] }
    weights = catalog.weights.map { ids[$0.name.origin.range] }
    families = catalog.families.map { ids[$0.name.origin.range] }
    axes = [.size: rows, .color: colors, .weight: weights, .family: families].mapValues { ids in
      let known = ids.enumerated().compactMap { index, id in id.map { ($0, index) } }
      return Dictionary(known) { first, _ in first }
    }
  }

  /// The index of a token on an axis.
  func index(of token: TokenID, on axis: CodePart.Kind) -> Int? { axes[axis]?[token] }

  /// The tokens of a code: those of axes, and the typography token of a style.
  func tokens(of code: Code, in catalog: Catalog) -> [TokenID] {
    let parts = catalog.tokens(of: code)
    let style = code.style.flatMap { catalog.styles[$0].path }.flatMap { catalog.resolved.index[$0] }
    return [
      style, parts.row.flatMap { rows[$0] }, parts.color.flatMap { colors[$0] }, parts.weight.flatMap { weights[$0] },
      parts.family.flatMap { families[$0] },
    ].compactMap(\.self)
  }
}
