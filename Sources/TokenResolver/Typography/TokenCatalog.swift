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
    var settings = CatalogSettings(name: name, offsetHost: .css, names: standardNames)
    settings.axes.families = [FamilyEntry(systemNamed: Sourced("system", from: name.origin))]
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
        settings.styles.append(.token(token, name: Sourced(styleName, from: Origin(place)), color: nil))
      }
    }
    let (catalog, unusual) = Catalog.derived(from: resolved, settings)
    found += unusual.map { .styleProblem($0, of: tokens) }
    found += problems(with: catalog)
    diagnostics += found
    return found.hasErrors ? nil : catalog
  }

  /// A catalog without codes: the tokens alone. For rules, its colors are those of the tokens, by their paths.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tokens, if it has colors.
  package static func withoutCodes(of tokens: ResolvedTokens, named name: Sourced<String>, hasColors: Bool) -> Catalog {
    var settings = CatalogSettings(name: name, offsetHost: .css, names: standardNames)
    if hasColors { settings.axes.colors = colors(of: tokens.tokens) }
    return Catalog.derived(from: tokens, settings).catalog
  }

  private static let standardNames = CodeNames(
    base: .standard,
    mode: NameTemplate.standard.withMode,
    baseOrigin: nil,
    modeOrigin: nil
  )

  private static func colors(of tokens: TokenSet) -> [ColorEntry] {
    tokens.indices.filter { tokens.type(of: $0) == .color }.map { id in
      ColorEntry(name: Sourced(tokens.path(of: id).description, from: Origin(tokens.nameRange(of: id))), token: id)
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
