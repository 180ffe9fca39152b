internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Styles of typography tokens.
extension StylePass {
  /// Adds a style for each typography token that the spec chooses.
  func add(_ selection: TokenSelection, to styles: inout TypographyStyles) {
    let colors = styleColors(selection.color)
    for (token, name) in chosenTokens(selection, of: .typography, named: "style") {
      let path = importedSet.path(of: token)
      styles.add(token, named: name, color: colors.first { $0.pattern.matches(path) }?.color)
    }
  }

  /// `color` of `styles`: one color for all of them, or colors by token path patterns. The first pattern that matches
  /// counts.
  private func styleColors(_ node: NodeID?) -> [(pattern: PathPattern, color: Int)] {
    guard let node else { return [] }
    guard tree.kind(of: node) == .mapping else {
      let color = tokenIndex(node, of: .color, what: "color", in: axes.colors)
      return color.map { [(PathPattern("**"), $0)] } ?? []
    }
    return table(node, named: "styles.color").compactMap { key, value in
      tokenIndex(value, of: .color, what: "color", in: axes.colors).map { (PathPattern(tree.text(of: key)), $0) }
    }
  }
}
