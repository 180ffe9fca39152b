internal import TokenDiagnostics

/// Grounds among the colors of a set.
extension ResolvedTokens {
  /// The ground that a text names: a color as in specs, or the path of a token or of a variant of it, in braces or not.
  /// Nil for a text that does not name a color.
  package func ground(named text: String) -> ColorGround? {
    let written = DeclaredValue(key: "", text: text, range: .start(of: SourceFileID(index: 0)))
    if let color = written.color { return ColorGround(color, named: text) }
    let path = ColorGround.path(in: text)
    if let token = index[path] { return ground(of: token, named: path) }
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")),
      let variant = Appearance(rawValue: String(path[path.utf8.index(after: dot)...])),
      let token = index[path[..<dot]], let ground = ground(of: token, named: path)
    else { return nil }
    return ColorGround(
      name: ground.name,
      variants: ColorVariants(light: ground.variants[variant]),
      declaration: ground.declaration
    )
  }

  private func ground(of token: TokenID, named path: Substring) -> ColorGround? {
    guard tokens.type(of: token) == .color, let variants = try? ColorVariants(of: token, in: self) else { return nil }
    return ColorGround(name: String(path), variants: variants, declaration: tokens.nameRange(of: token))
  }
}

extension ColorGround {
  /// The path of a token that a text names, in braces or not.
  package static func path(in text: String) -> Substring {
    let written = DeclaredValue(key: "", text: text, range: .start(of: SourceFileID(index: 0)))
    return written.reference ?? Substring(text)
  }
}
