internal import TokenDiagnostics
internal import TokenEmit
internal import TokenJSON
internal import TokenModel

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
  /// The backgrounds of text in a color, as colors or tokens; nil if the spec declares none.
  let on: [String]?
  /// The location of the token's declaration.
  let declaration: CodeOrigins.Position
  /// The names of the modifiers that the value depends on.
  let dependsOn: [String]
  /// One value for each combination of their contexts, the standard one first. If there are more than
  /// ``mostCombinations``, one for each value that is not the standard one, with the contexts that tell it from others.
  let values: [Value]

  private static let mostCombinations = 64

  struct Value: JSONWritable {
    /// The contexts, by the names of their modifiers.
    let contexts: [String: String]
    let value: TokenValue
    let origin: CodeOrigins.Chain

    init(
      _ value: Sourced<TokenValue>,
      in selection: [ModifierID: ContextID],
      _ tokens: TokenSet,
      _ locator: SourceLocator
    ) {
      contexts = tokens.names(of: selection)
      self.value = value.value
      origin = CodeOrigins.Chain(value.origin, locator)
    }

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
    guard let id = catalog.resolved.index[path] else { return nil }
    try self.init(id, in: catalog, locator: locator)
  }

  /// All tokens of a catalog without errors, in its order.
  static func all(of catalog: Catalog, _ locator: SourceLocator) -> some Sequence<TokenDescription> {
    catalog.tokens.indices.lazy.compactMap { id in
      try? TokenDescription(id, in: catalog, locator: locator)
    }
  }

  private init(
    _ id: TokenID,
    in catalog: Catalog,
    locator: SourceLocator
  ) throws(TokenValueError) {
    let token = catalog.tokens[id]
    self.catalog = catalog.name.value
    self.token = token.path.description
    type = token.type
    description = token.annotations.description?.value
    deprecated = token.annotations.deprecated?.value
    // Only the dialect of specs has grounds.
    let colors = catalog.tokens.dialect == .spec ? catalog.colors : []
    on = colors.first { $0.name.origin.range == token.nameRange }?.grounds?.map(\.name)
    declaration = CodeOrigins.Position(token.nameRange, locator)
    let modifiers = catalog.resolved.modifiers(of: id).modifiers
    dependsOn = modifiers.map { catalog.tokens.modifiers[$0].name }
    let combinations = modifiers.reduce(1.0) { $0 * Double(catalog.tokens.modifiers[$1].contexts.count) }
    values =
      combinations <= Double(Self.mostCombinations)
      ? try Self.combined(id, over: modifiers, in: catalog.resolved, locator)
      : try Self.distinct(id, over: modifiers, in: catalog.resolved, locator)
  }

  /// A value for each combination of contexts. A combination without the token has none.
  private static func combined(
    _ id: TokenID,
    over modifiers: [ModifierID],
    in resolved: ResolvedTokens,
    _ locator: SourceLocator
  ) throws(TokenValueError) -> [Value] {
    let tokens = resolved.tokens
    var selections: [[ModifierID: ContextID]] = [[:]]
    for modifier in modifiers {
      let standard = tokens.modifiers[modifier].standard
      let contexts = [standard] + tokens.modifiers[modifier].contexts.indices.filter { $0 != standard }
      selections = selections.flatMap { selection in
        contexts.map { context in selection.merging([modifier: context]) { _, new in new } }
      }
    }
    var values: [Value] = []
    for selection in selections {
      do throws(TokenValueError) {
        let found = try resolved.value(of: id, in: ContextSelection(selection))
        values.append(Value(found, in: selection, tokens, locator))
      } catch {
        if case .noValue = error, tokens.absence(of: id) != nil { continue }
        throw error
      }
    }
    return values
  }

  /// The standard value, and others with the contexts that tell them from it.
  private static func distinct(
    _ id: TokenID,
    over modifiers: [ModifierID],
    in resolved: ResolvedTokens,
    _ locator: SourceLocator
  ) throws(TokenValueError) -> [Value] {
    let tokens = resolved.tokens
    guard let variants = try? resolved.variants(of: id, over: modifiers) else {
      let standard = try resolved.value(of: id)
      return [Value(standard, in: [:], tokens, locator)]
    }
    let standard = variants.standard.map { Value($0, in: [:], tokens, locator) }
    return [standard].compactMap(\.self)
      + variants.variants.compactMap { variant in
        variant.value.map { Value($0, in: variant.contexts, tokens, locator) }
      }
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
      let isPartial = !value.contexts.isEmpty && value.contexts.count < dependsOn.count
      let names = dependsOn.compactMap { name in value.contexts[name].map { isPartial ? "\(name)=\($0)" : $0 } }
      let contexts = names.joined(separator: ", ")
      rows.append((contexts.isEmpty ? "value" : contexts, value.value.short, value.origin.text))
    }
    return token + "\n" + TextColumns.text(rows)
  }
}
