package import TokenDiagnostics

/// All tokens of a spec, in its order, with the modifiers that their values depend on.
///
/// A collection of ``Token``s, which are made when they are read: a hundred thousand of them take about six megabytes.
/// Its indices are the IDs of the tokens. Use an index to find tokens by path (``TokenIndex``), and ``ResolvedTokens``
/// for their values:
///
/// ```swift
/// let dark = catalog.tokens.selection(["appearance": "dark"])
/// if let ink = TokenIndex(catalog.tokens)["color.ink"], let dark {
///   print(try catalog.resolved.value(of: ink, in: dark).value)
/// }
/// ```
package struct TokenSet: Sendable, Hashable {
  /// The modifiers.
  package internal(set) var modifiers: Modifiers
  /// The dialect of the files.
  package private(set) var dialect: TokenDialect
  /// The groups, each after the one around it.
  package internal(set) var groups: IDTable<TokenGroup, TokenGroup> = []
  /// The annotations of whole files; the path is empty.
  package internal(set) var top = TokenGroup(path: TokenPath([]))
  /// The `$schema` of the first file that has one; nil without any.
  package internal(set) var schema: Sourced<String>?
  var columns = TokenColumns()
  /// The values of `$extensions` by their ranges; empty unless an output passes them on.
  var keptExtensions: [SourceRange: WrittenJSON] = [:]
  /// Empty unless an output has comments as descriptions.
  var keptComments = KeptComments()
  /// What the resolver document of the tokens says beside them; nil without one, and unless an output passes it on.
  package var resolver: ResolverAnnotations?
  /// The set of the resolver document that has each token first, by its index; empty unless an output passes it on.
  var resolverSets: [TokenID: Int] = [:]

  /// Creates an empty set.
  package init(modifiers: Modifiers = [], dialect: TokenDialect = .spec) {
    self.modifiers = modifiers
    self.dialect = dialect
  }

  /// The same tokens as a part of a spec.
  package var inSpec: TokenSet {
    var set = self
    set.dialect = .spec
    return set
  }

  /// The selection of contexts by name; nil if there is no such modifier or context.
  package func selection(_ contexts: [String: String]) -> ContextSelection? {
    var selection: [ModifierID: ContextID] = [:]
    for (name, context) in contexts {
      guard let modifier = modifiers.firstIndex(where: { $0.name.utf8.elementsEqual(name.utf8) }),
        let id = modifiers[modifier].contexts.firstIndex(where: { $0.utf8.elementsEqual(context.utf8) })
      else { return nil }
      selection[modifier] = id
    }
    return ContextSelection(selection)
  }
}

extension TokenSet {
  /// The names of contexts, by the names of their modifiers.
  package func names(of contexts: [ModifierID: ContextID]) -> [String: String] {
    let named = contexts.map { (modifiers[$0].name, modifiers[$0].contexts[$1]) }
    return Dictionary(named) { first, _ in first }
  }
}

extension TokenSet: RandomAccessCollection {
  /// The ID of the first token.
  package var startIndex: TokenID { .start }
  /// The ID after that of the last token.
  package var endIndex: TokenID { TokenID(columns.types.count) }
  /// The IDs of all tokens.
  package var indices: Range<TokenID> { startIndex..<endIndex }

  /// The token with an ID.
  ///
  /// - Complexity: O(*n*), where *n* is the number of its layers.
  package subscript(token: TokenID) -> Token {
    Token(
      path: path(of: token),
      type: type(of: token),
      nameRange: nameRange(of: token),
      range: columns.range(of: token),
      layers: layers(of: token),
      annotations: annotations(of: token),
      extensions: extensions(of: token)
    )
  }

  /// The type of a token; nil for one that is not of the format's.
  package func type(of token: TokenID) -> TokenType? { columns.types[token.index] }

  /// The range of a token's name, with its quotes.
  package func nameRange(of token: TokenID) -> SourceRange { columns.nameRange(of: token) }

  /// The description and the deprecation of a token.
  package func annotations(of token: TokenID) -> TokenAnnotations { columns.annotations[token] ?? TokenAnnotations() }

  /// The range of a token's `$extensions`; nil without any.
  package func extensions(of token: TokenID) -> SourceRange? { columns.extensions[token] }

  /// The value of `$extensions` at a range; nil unless an output of the compile passes extensions on.
  package func extensions(at range: SourceRange) -> WrittenJSON? { keptExtensions[range] }

  /// The index of the resolver document's set that has a token first; nil for a token of no set.
  package func resolverSet(of token: TokenID) -> Int? { resolverSets[token] }

  /// All comments of the files that are written for people, file by file; empty unless an output has comments as
  /// descriptions.
  package var comments: [SourceRange] { keptComments.all }

  /// The comment directly above a token without a description, which is one in outputs that have comments; nil for
  /// none.
  package func comment(of token: TokenID) -> CommentBlock? { keptComments.tokens[token] }

  /// The comment directly above a group without a description; nil for none.
  package func comment(of group: GroupID) -> CommentBlock? { keptComments.groups[group] }

  /// The group of a token; nil for a token at the top.
  package func group(of token: TokenID) -> GroupID? { columns.group(of: token) }

  /// The last name in the path of a token.
  package func name(of token: TokenID) -> String { columns.name(of: token) }

  /// The path of a token.
  package func path(of token: TokenID) -> TokenPath {
    let name = columns.name(of: token)
    guard let group = columns.group(of: token) else { return TokenPath([name]) }
    return groups[group].path.appending(name)
  }

  /// The values of a token. The last one whose condition holds counts.
  package func layers(of token: TokenID) -> [TokenLayer] {
    var layers: [TokenLayer] = []
    columns.forEachLayer(of: token) { condition, stored in
      slot(stored, of: token).map { layers.append(TokenLayer($0, in: condition)) }
      return true
    }
    return layers.reversed()
  }

  /// The `$extensions["org.stylespec"]` of a typography token; nil if it does not have one.
  package func typographyExtension(of token: TokenID) -> TypographyExtension? { columns.typographyExtensions[token] }

  /// The backgrounds that a color is declared to be seen on, as they are written: colors, and references in braces; nil
  /// for a token without any.
  package func grounds(of token: TokenID) -> [Sourced<String>]? { columns.grounds[token] }

  /// The token that a token is an alias of in all contexts; nil for a token with its own values, or with a part of
  /// another's.
  package func aliasTarget(of token: TokenID) -> TokenID? {
    var target: TokenID?
    columns.forEachLayer(of: token) { condition, slot in
      if condition == .always, case .reference(let index) = slot, columns.pointer(of: index)?.isEmpty ?? true {
        let reference = columns.reference(index)
        target = reference.pin == .always ? reference.target : nil
      }
      return false
    }
    return target
  }

  /// The token at the end of a chain of aliases, which must not lead in a circle.
  package func endOfAliases(from token: TokenID) -> TokenID {
    var token = token
    while let next = aliasTarget(of: token) { token = next }
    return token
  }

  /// A stored slot as the model has it; nil for a value with a mistake.
  func slot(_ stored: StoredSlot, of token: TokenID) -> Slot<TokenValue>? {
    switch stored {
    case .missing: nil
    case .color(let color): .value(Sourced(.color(.hex(color)), from: Origin(columns.range(of: token))))
    case .value(let index): .value(columns.values[Int(index)])
    case .reference(let index): .reference(reference(index))
    }
  }

  /// A reference that is the whole value of a layer.
  func reference(_ index: Int32) -> TokenReference {
    let stored = columns.reference(index)
    let pointer = columns.pointer(of: index)
    return TokenReference(
      path(of: stored.target),
      part: pointer ?? [],
      notation: pointer == nil ? .braces : .pointer,
      at: stored.range,
      through: stored.through,
      pin: stored.pin
    )
  }
}
