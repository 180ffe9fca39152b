internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// The tokens without variants: weights, families, the metrics of sizes, and styles.
extension SpecPass {
  /// Adds a token with a value that was decoded.
  ///
  /// - Parameters:
  ///   - part: The node of the value, in a mapping that may also have annotations; a reference is kept as such.
  @discardableResult
  func declare(
    _ key: NodeID,
    _ node: NodeID,
    in group: GroupID,
    of tokens: inout DeclaredTokens,
    _ type: TokenType,
    as value: TokenValue,
    from origin: Origin,
    at part: NodeID,
    annotations: TokenAnnotations = TokenAnnotations()
  ) -> TokenID {
    let token = tokens.add(
      tree.utf8(of: key),
      in: group,
      type,
      nameRange: range(key),
      range: range(node),
      annotations: annotations,
      at: node
    )
    if part != node { tokens.register(part, DeclaredTokens.Declaration(token)) }
    let isReference = tree.utf8(of: part).first == UInt8(ascii: "{")
    // A value that waits for other tokens is in memory twice.
    if isReference {
      tokens.set(Sourced(value, from: origin), of: token, from: part)
    } else {
      tokens.addLayer(Sourced(value, from: origin), to: token)
    }
    return token
  }
}

extension Dimension {
  /// A length in points, which are pixels in the Design Tokens format.
  static func points(_ number: Sourced<FixedDecimal>) -> Dimension {
    Dimension(
      number: .value(Sourced(TokenNumber(number.value), from: number.origin)),
      unit: .value(Sourced(.px, from: number.origin))
    )
  }
}
