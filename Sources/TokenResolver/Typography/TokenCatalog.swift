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
  ///   - diagnostics: The list to add mistakes to.
  /// - Returns: The catalog, without codes if there is no typography token; nil if one has an error.
  /// - Complexity: O(*n*), where *n* is the number of tokens.
  package static func make(
    of resolved: ResolvedTokens,
    named name: Sourced<String>,
    in contexts: ContextChoice,
    diagnostics: inout [Diagnostic]
  ) -> Catalog? {
    let tokens = resolved.tokens
    var modifiers = tokens.modifiers
    var found = modifiers.compactMap { Diagnostic.guessedRole(of: $0) }
    found += contexts.apply(to: &modifiers, otherwiseAt: name.origin.range)
    let resolved = resolved.with(modifiers)
    let system = FamilyToken(name: Sourced("system", from: name.origin), font: nil, metrics: .system)
    var styles = TypographyStyles(resolved, lengths: .standard, axes: StyleAxes(families: [system], host: .css))
    var taken: Set<[UInt8]> = []
    for token in tokens.indices where tokens.type(of: token) == .typography {
      let wanted = tokens.path(of: token).ownName(as: .typography)
      let styleName = unique(wanted, among: &taken)
      let place = tokens[token].nameRange
      if styleName != wanted {
        found.append(.renamedStyle(tokens.path(of: token), as: styleName, insteadOf: wanted, at: place))
      }
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
    return found.hasErrors ? nil : catalog
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

  /// The name itself; or, if a token before has it, with `_2`, `_3` and so on.
  private static func unique(_ name: String, among taken: inout Set<[UInt8]>) -> String {
    var (unique, number) = (name, 2)
    while !taken.insert(Array(unique.utf8)).inserted { (unique, number) = ("\(name)_\(number)", number + 1) }
    return unique
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
