internal import TokenDiagnostics
internal import TokenModel
internal import TokenPerception

extension SpecOutline {
  /// The color that a path leads to in an appearance, such as `palette.paper` or `color.ink.dark`, and where its token
  /// is declared. Nil for any other path.
  func color(at path: some StringProtocol, in appearance: Appearance) -> (value: ColorValue, range: SourceRange)? {
    guard let (token, key) = target(of: path), let value = color(of: tokens[token], key: key, in: appearance, depth: 0)
    else {
      return nil
    }
    return (value, tokens[token].nameRange)
  }

  private func color(of token: TokenDeclaration, key: String?, in appearance: Appearance, depth: Int) -> ColorValue? {
    guard let value = variant(of: token, key: key, in: appearance) else { return nil }
    guard value.isReference else { return value.color }
    // A resolved spec has shorter chains; this holds for any outline.
    guard depth < 64, let (next, nextKey) = target(of: value) else { return nil }
    return color(of: tokens[next], key: nextKey, in: appearance, depth: depth + 1)
  }

  private func variant(of token: TokenDeclaration, key: String?, in appearance: Appearance) -> DeclaredValue? {
    if let key { return token[key] }
    var candidate: Appearance? = appearance
    while let current = candidate {
      if let value = token[current.rawValue] { return value }
      candidate = current.fallback
    }
    return token[""]
  }
}
