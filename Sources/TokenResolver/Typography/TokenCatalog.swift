package import TokenDiagnostics
package import TokenModel

/// The catalog of token files without a spec: their tokens, and a style for each typography token.
package enum TokenCatalog {
  /// Makes the catalog. Every mistake is appended to `diagnostics`, not only the first.
  ///
  /// - Parameters:
  ///   - tokens: The tokens of the files.
  ///   - name: The name of the catalog.
  ///   - contexts: The contexts that the compile chose.
  ///   - needsStyles: Whether tokens without a style are of no use.
  ///   - diagnostics: The list to add mistakes to.
  /// - Returns: The catalog, without codes if there is no typography token; nil if one has an error, and if there are no
  ///   styles and it needs some.
  /// - Complexity: O(*n*), where *n* is the number of tokens.
  package static func make(
    of resolved: ResolvedTokens,
    named name: Sourced<String>,
    in contexts: ContextChoice,
    needsStyles: Bool,
    diagnostics: inout [Diagnostic]
  ) -> Catalog? {
    let tokens = resolved.tokens
    let typography = tokens.indices.filter { tokens.type(of: $0) == .typography }
    if needsStyles, typography.isEmpty { return nil }
    var modifiers = tokens.modifiers
    var found = modifiers.compactMap { Diagnostic.guessedRole(of: $0) }
    found += contexts.apply(to: &modifiers, otherwiseAt: name.origin.range)
    let resolved = resolved.with(modifiers)
    let system = FamilyToken(name: Sourced("system", from: name.origin), font: nil, metrics: .system)
    var styles = TypographyStyles(resolved, lengths: .standard, axes: StyleAxes(families: [system], host: .css))
    let others = typography.map { tokens.path(of: $0) }.filter { !isInUsualGroup($0) }
    let commonCount = commonNameCount(of: others)
    for token in typography {
      let path = tokens.path(of: token)
      let fixedCount = isInUsualGroup(path) ? 1 : commonCount
      let styleName = PathTemplate.standard.name(of: path, without: fixedCount)
      let place = tokens[token].nameRange
      if let problem = TokenName.problem(with: styleName) {
        found.append(.invalidName(styleName, of: "style", because: problem, at: place))
      } else {
        styles.add(token, named: Sourced(styleName, from: Origin(place)), color: nil)
      }
    }
    found += styles.diagnostics
    let catalog = Catalog(
      name: name,
      offsetHost: .css,
      colors: [],
      weights: [],
      families: [system],
      modes: styles.modes,
      rows: [],
      styles: styles.styles,
      names: standardNames,
      tokens: resolved
    )
    found += problems(with: catalog)
    diagnostics += found
    return found.hasErrors || needsStyles && catalog.styles.isEmpty ? nil : catalog
  }

  /// A catalog without codes: the tokens alone. For rules, its colors are those of the tokens, by their paths.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tokens, if it has colors.
  package static func withoutCodes(of tokens: ResolvedTokens, named name: Sourced<String>, hasColors: Bool) -> Catalog {
    Catalog(
      name: name,
      offsetHost: .css,
      colors: hasColors ? colors(of: tokens) : [],
      weights: [],
      families: [],
      modes: [],
      rows: [],
      styles: [],
      names: standardNames,
      tokens: tokens
    )
  }

  private static let standardNames = CodeNames(
    base: .standard,
    mode: NameTemplate.standard.withMode,
    baseOrigin: nil,
    modeOrigin: nil
  )

  private static func colors(of resolved: ResolvedTokens) -> [ColorToken] {
    let tokens = resolved.tokens
    return tokens.indices.compactMap { id in
      guard tokens.type(of: id) == .color, let variants = try? ColorVariants(of: id, in: resolved) else { return nil }
      return ColorToken(
        name: Sourced(tokens.path(of: id).description, from: Origin(tokens.nameRange(of: id))),
        variants: variants,
        annotations: tokens.annotations(of: id)
      )
    }
  }

  /// Whether a path starts with the name that nearly all files have for the group of typography tokens.
  private static func isInUsualGroup(_ path: TokenPath) -> Bool {
    path.names.count > 1 && path.names[0] == TokenType.typography.rawValue
  }

  /// The number of names that all paths start with, without the last name of any.
  private static func commonNameCount(of paths: [TokenPath]) -> Int {
    guard var common = paths.first?.names.dropLast() else { return 0 }
    for path in paths {
      let names = path.names.dropLast()
      let equal = zip(common, names).prefix { $0.utf8.elementsEqual($1.utf8) }
      common = common.prefix(equal.count)
    }
    return common.count
  }

  /// Two styles with one name, and more styles than tables can hold.
  private static func problems(with catalog: Catalog) -> [Diagnostic] {
    var places: [UTF8Name: SourceRange] = [:]
    var found: [Diagnostic] = []
    for style in catalog.styles {
      let place = style.name.origin.range
      if let first = places.updateValue(place, forKey: UTF8Name(Array(style.name.value.utf8)[...])) {
        found.append(.duplicateName(style.name.value, at: place, [Note("style `\(style.name.value)`", at: first)]))
      }
    }
    return found + [Diagnostic.tooManyTokens(of: catalog, at: catalog.name.origin.range)].compactMap(\.self)
  }
}
