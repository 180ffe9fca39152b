internal import TokenDiagnostics
internal import TokenModel
internal import TokenReports

/// The meaning of a token in each context, in the form that `show` prints.
struct TokenDescription: JSONWritable {
  /// The name of the catalog that has the token.
  let catalog: String
  /// The path.
  let token: String
  let type: TokenType?
  let description: String?
  /// `true`, or advice; nil for a token that is not deprecated.
  let deprecated: String?
  /// The colors or tokens that text in a color is seen on; nil if the spec says nothing.
  let on: [String]?
  /// Where the token is declared.
  let declaration: CodeOrigins.Position
  /// The names of the modifiers that the value depends on.
  let dependsOn: [String]
  /// One value for each combination of their contexts, the standard one first.
  let values: [Value]

  struct Value: JSONWritable {
    /// The context of each modifier, by name.
    let contexts: [String: String]
    let value: TokenValue
    let origin: CodeOrigins.Chain

    func write(to writer: inout JSONWriter) {
      writer.object { writer in
        writer.field("contexts", contexts)
        writer.field("origin", origin)
        writer.field("value", value)
      }
    }
  }

  /// The token with a path, or one with the same size in another spelling; nil if a catalog has none.
  init?(path: String, in catalog: Catalog, _ locator: SourceLocator) throws(TokenValueError) {
    guard let index = TokenIndex(catalog.tokens)[path] else { return nil }
    var evaluator = TokenEvaluator(catalog.tokens)
    try self.init(index, in: catalog, using: &evaluator, locator: locator)
  }

  /// All tokens of a catalog without errors, in its order.
  static func all(of catalog: Catalog, _ locator: SourceLocator) -> some Sequence<TokenDescription> {
    var evaluator = TokenEvaluator(catalog.tokens)
    return catalog.tokens.indices.lazy.compactMap { index in
      try? TokenDescription(index, in: catalog, using: &evaluator, locator: locator)
    }
  }

  private init(
    _ index: Int,
    in catalog: Catalog,
    using evaluator: inout TokenEvaluator,
    locator: SourceLocator
  ) throws(TokenValueError) {
    let token = catalog.tokens[index]
    self.catalog = catalog.name.value
    self.token = token.path.description
    type = token.type
    description = token.annotations.description?.value
    deprecated = token.annotations.deprecated?.value
    // Only the dialect of specs has grounds.
    let colors = catalog.tokens.dialect == .spec ? catalog.colors : []
    on = colors.first { $0.name.origin.range == token.nameRange }?.grounds?.map(\.name)
    declaration = CodeOrigins.Position(token.nameRange, locator)
    let modifiers = evaluator.modifiers(of: index).modifiers.map { ($0, catalog.tokens.modifiers[$0]) }
    dependsOn = modifiers.map(\.1.name)
    var selections: [[Int: Int]] = [[:]]
    for (number, modifier) in modifiers {
      let contexts = [modifier.standard] + modifier.contexts.indices.filter { $0 != modifier.standard }
      selections = selections.flatMap { selection in
        contexts.map { context in selection.merging([number: context]) { _, new in new } }
      }
    }
    var values: [Value] = []
    for selection in selections {
      let found = try evaluator.value(of: index, in: ContextSelection(selection))
      values.append(
        Value(
          contexts: Dictionary(
            uniqueKeysWithValues: modifiers.map { ($1.name, $1.contexts[selection[$0] ?? $1.standard]) }
          ),
          value: found.value,
          origin: CodeOrigins.Chain(found.origin, locator)
        )
      )
    }
    self.values = values
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("catalog", catalog)
      writer.field("declaration", declaration)
      writer.field("dependsOn", dependsOn)
      writer.field("deprecated", deprecated)
      writer.field("description", description)
      if let on { writer.field("on", on) }
      writer.field("token", token)
      writer.field("type", type?.rawValue)
      writer.field("values", values)
    }
  }
}

extension TokenDescription {
  /// A line for each value: its contexts, what it is, where it was written.
  var text: String {
    var rows = [("catalog", catalog, ""), ("type", type?.rawValue ?? "not one of the format's", declaration.text)]
    if let description { rows.append(("description", description, "")) }
    if let deprecated { rows.append(("deprecated", deprecated, "")) }
    if let on { rows.append(("on", on.isEmpty ? "any ground" : on.joined(separator: ", "), "")) }
    for value in values {
      let contexts = dependsOn.compactMap { value.contexts[$0] }.joined(separator: ", ")
      rows.append((contexts.isEmpty ? "value" : contexts, value.value.short, value.origin.text))
    }
    return token + "\n" + TextColumns.text(rows)
  }
}
