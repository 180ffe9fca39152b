internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Styles of typography tokens.
extension StylePass {
  /// The typography tokens that the spec chooses.
  func chosenStyles(_ selection: TokenSelection) -> [StyleEntry] {
    let colors = styleColors(selection.color)
    return chosenTokens(selection, of: .typography, named: "style").map { token, name in
      let path = importedSet.path(of: token)
      return .token(token, name: name, color: colors.first { $0.pattern.matches(path) }?.color)
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
