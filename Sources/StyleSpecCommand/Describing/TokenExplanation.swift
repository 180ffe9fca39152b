internal import TokenDiagnostics
internal import TokenEmit
internal import TokenJSON
internal import TokenModel

/// Why a token has its value in some contexts: its layers, which one wins, and the references that lead on from there.
struct TokenExplanation: Describable {
  /// The name of the catalog that has the token.
  let catalog: String
  /// The path.
  let token: String
  let type: TokenType?
  /// The context of each modifier that the value depends on, by name.
  let contexts: [(modifier: String, context: String)]
  /// In the order of resolution.
  let layers: [Layer]
  /// The tokens from this one to the one that has the value.
  let links: [Link]
  /// Nil if the token is not there in these contexts.
  let value: TokenValue?

  /// A value of the token.
  struct Layer: JSONWritable {
    /// The modifier and the context that the layer counts in; nil for all contexts.
    let condition: (modifier: String, context: String)?
    /// The value or reference as it is written.
    let written: String
    let place: CodeOrigins.Position
    let wins: Bool

    var conditionText: String { condition.map { "\($0.modifier)=\($0.context)" } ?? "always" }

    func write(to writer: inout JSONWriter) {
      writer.object { writer in
        writer.field("condition", condition.map { [$0.modifier: $0.context] } ?? [:])
        writer.field("place", place)
        writer.field("wins", wins)
        writer.field("written", written)
      }
    }
  }

  /// A step from a token to the next.
  struct Link: JSONWritable {
    let token: String
    let layer: Layer

    func write(to writer: inout JSONWriter) {
      writer.object { writer in
        writer.field("layer", layer)
        writer.field("token", token)
      }
    }
  }

  /// The token with a path; nil if a catalog has none.
  init?(
    path: String,
    in catalog: Catalog,
    _ selection: ContextSelection,
    files: [SourceFile],
    locator: SourceLocator
  ) {
    let tokens = catalog.tokens
    let index = catalog.resolved.index
    guard let found = index[path] else { return nil }
    self.catalog = catalog.name.value
    token = tokens.path(of: found).description
    type = tokens.type(of: found)
    contexts = catalog.resolved.modifiers(of: found).modifiers.map { modifier in
      let chosen = selection.context(of: modifier, tokens.modifiers)
      return (tokens.modifiers[modifier].name, tokens.modifiers[modifier].contexts[chosen])
    }
    let reader = LayerReader(tokens: tokens, selection: selection, files: files, locator: locator)
    layers = reader.layers(of: tokens[found])
    links = reader.links(from: found, index)
    value = try? catalog.resolved.value(of: found, in: selection).value
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("catalog", catalog)
      writer.field("contexts", Dictionary(contexts.map { ($0.modifier, $0.context) }) { first, _ in first })
      writer.field("layers", layers)
      writer.field("links", links)
      writer.field("token", token)
      writer.field("type", type?.rawValue)
      writer.field("value", value)
    }
  }

  var text: String {
    var rows = [("catalog", catalog, ""), ("type", type?.rawValue ?? "not one of the format's", "")]
    if !contexts.isEmpty {
      rows.append(("contexts", contexts.map { "\($0.modifier)=\($0.context)" }.joined(separator: ", "), ""))
    }
    rows.append(("value", value?.short ?? "none in these contexts", ""))
    let ofLayers = layers.map { ($0.conditionText + ($0.wins ? ", wins" : ""), $0.written, $0.place.text) }
    let ofLinks = links.map { ("\($0.token), \($0.layer.conditionText)", $0.layer.written, $0.layer.place.text) }
    return token + "\n" + TextColumns.text(rows) + "layers, the strongest last:\n" + TextColumns.text(ofLayers)
      + (links.count > 1 ? "references:\n" + TextColumns.text(ofLinks) : "")
  }
}

/// Describes the layers of tokens in some contexts.
private struct LayerReader {
  let tokens: TokenSet
  let selection: ContextSelection
  let files: [SourceFile]
  let locator: SourceLocator

  /// Longer texts are cut.
  private static let longestText = 60

  func layers(of token: Token) -> [TokenExplanation.Layer] {
    let winner = winner(of: token)
    return token.layers.indices.map { layer(token.layers[$0], wins: $0 == winner) }
  }

  /// The way along whole references from a token to the one with the value. Wrong ones may lead in a circle.
  func links(from start: TokenID, _ index: TokenIndex) -> [TokenExplanation.Link] {
    var links: [TokenExplanation.Link] = []
    var next: TokenID? = start
    while let current = next, links.count <= ResolvedTokens.maximumChain {
      let token = tokens[current]
      guard let winner = winner(of: token) else { break }
      links.append(.init(token: token.path.description, layer: layer(token.layers[winner], wins: true)))
      next = token.layers[winner].slot.reference.flatMap { index[$0.path] }
    }
    return links
  }

  private func winner(of token: Token) -> Int? {
    token.layers.lastIndex { selection.satisfies($0.condition, tokens.modifiers) }
  }

  private func layer(_ layer: TokenLayer, wins: Bool) -> TokenExplanation.Layer {
    let range = layer.slot.sourced?.origin.range ?? layer.slot.reference?.range ?? .start(of: SourceFileID(index: 0))
    return TokenExplanation.Layer(
      condition: condition(layer.condition),
      written: written(range),
      place: CodeOrigins.Position(range, locator),
      wins: wins
    )
  }

  private func condition(_ condition: Condition) -> (modifier: String, context: String)? {
    guard case .context(let context, let modifier) = condition else { return nil }
    return (tokens.modifiers[modifier].name, tokens.modifiers[modifier].contexts[context])
  }

  private func written(_ range: SourceRange) -> String {
    let words = files.text(of: range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > Self.longestText ? words.prefix(Self.longestText) + "…" : words
  }
}
