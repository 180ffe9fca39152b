internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// The tokens without variants: weights, families, the metrics of sizes, and styles.
extension SpecDecoder {
  /// Adds a token with a value that was decoded.
  ///
  /// - Parameters:
  ///   - part: The node of the value, in a mapping that may have annotations beside it; a reference is kept as such.
  mutating func declare(
    _ key: NodeID,
    _ node: NodeID,
    in group: GroupID,
    as value: TokenValue,
    from origin: Origin,
    at part: NodeID,
    annotations: TokenAnnotations = TokenAnnotations()
  ) {
    guard let type = value.type else { return }
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
  }

  /// Adds a group with a length for each of a row's metrics. If the row is a reference to another, so is each of them.
  mutating func declareRow(_ size: Sourced<FixedDecimal>, at node: NodeID, metrics: LineMetrics?, in table: GroupID) {
    let group = tokens.addGroup(size.value.description, in: table)
    guard let metrics, let (target, references) = follow(node) else { return }
    for (key, value) in tree.entries(of: target) {
      let name = tree.text(of: key)
      guard let number = metrics.number(named: name) else { continue }
      let dimension = TokenValue.dimension(.points(number))
      if references.isEmpty {
        declare(key, value, in: group, as: dimension, from: number.origin, at: value)
        if let token = tokens[value]?.token { tokens.registerPart(name, ofRow: node, as: token) }
      } else {
        let token = tokens.add(
          tree.utf8(of: key),
          in: group,
          .dimension,
          nameRange: size.origin.range,
          range: range(node)
        )
        tokens.set(Sourced(dimension, from: number.origin), of: token, fromRow: node, part: name)
      }
    }
  }

  /// Gives the tokens their values. References to tokens stay references.
  mutating func linkTokens() {
    // Moved out and back, not copied.
    var linked = DeclaredTokens(SourceTree())
    swap(&linked, &tokens)
    linked.link({ followToEnd($0) }, tree)
    swap(&linked, &tokens)
  }
}

extension LineMetrics {
  /// The length with a key; nil for another key, for a length that is not given, and for text that is centered.
  fileprivate func number(named key: String) -> Sourced<FixedDecimal>? {
    switch key {
    case "lineHeight": lineHeight
    case "lineSpacing": lineSpacing
    case "letterSpacing": letterSpacing
    case "baselineOffset": offsetInPoints
    default: nil
    }
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
