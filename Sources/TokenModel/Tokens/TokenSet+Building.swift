package import TokenDiagnostics

/// Building a set, for decoders: tokens first, then their layers, because a reference may come before its target.
extension TokenSet {
  /// Makes room for some tokens.
  package mutating func reserveCapacity(_ count: Int) { columns.reserveCapacity(count) }

  /// Adds a group.
  ///
  /// - Returns: Its ID in ``groups``.
  package mutating func addGroup(
    _ name: String,
    in parent: GroupID? = nil,
    annotations: TokenAnnotations = TokenAnnotations(),
    extensions: SourceRange? = nil
  ) -> GroupID {
    let path = parent.map { groups[$0].path.appending(name) } ?? TokenPath([name])
    return groups.append(
      TokenGroup(path: path, annotations: annotations, extensions: extensions, parent: parent, start: endIndex)
    )
  }

  /// Sets what files declare about all of their tokens.
  package mutating func setTop(
    _ annotations: TokenAnnotations,
    extensions: SourceRange?,
    schema: Sourced<String>?
  ) {
    top = TokenGroup(path: TokenPath([]), annotations: annotations, extensions: extensions)
    self.schema = schema
  }

  /// Sets the properties of a group that so far has only a name.
  package mutating func annotate(
    group: GroupID,
    _ annotations: TokenAnnotations,
    extensions: SourceRange?,
    extended: TokenPath?
  ) {
    groups[group] = TokenGroup(
      path: groups[group].path,
      annotations: annotations,
      extensions: extensions,
      parent: groups[group].parent,
      start: groups[group].start,
      extended: extended
    )
  }

  /// Keeps a value of `$extensions`, for outputs that pass it on.
  ///
  /// - Parameter range: Its range, which a token, a group or the top has.
  package mutating func keep(_ extensions: WrittenJSON, at range: SourceRange) { keptExtensions[range] = extensions }

  /// Sets the resolver document's set that has a token first, by its index.
  package mutating func setResolverSet(_ set: Int, of token: TokenID) { resolverSets[token] = set }

  /// Keeps comments, for outputs that have them as descriptions.
  package mutating func keep(_ comments: [SourceRange]) { keptComments.all += comments }

  /// Sets the comment of a token without a description.
  package mutating func setComment(_ comment: CommentBlock, of token: TokenID) { keptComments.tokens[token] = comment }

  /// Sets the comment of a group without a description.
  package mutating func setComment(_ comment: CommentBlock, of group: GroupID) { keptComments.groups[group] = comment }

  /// Adds a modifier that conditions may be about.
  ///
  /// - Returns: Its ID.
  package mutating func add(_ modifier: Modifier) -> ModifierID { modifiers.append(modifier) }

  /// Sets the modifiers that conditions are about.
  package mutating func setModifiers(_ modifiers: Modifiers) { self.modifiers = modifiers }

  /// Sets the type of a token, which may follow from its target.
  package mutating func setType(_ type: TokenType?, of token: TokenID) { columns.types[token.index] = type }

  /// Adds a token without a value.
  ///
  /// - Returns: Its ID.
  package mutating func add(
    _ name: ArraySlice<UInt8>,
    in group: GroupID?,
    _ type: TokenType?,
    nameRange: SourceRange,
    range: SourceRange,
    annotations: TokenAnnotations = TokenAnnotations(),
    extensions: SourceRange? = nil
  ) -> TokenID {
    let token = columns.append(name, group: group, type, nameRange: nameRange, range: range)
    if annotations != TokenAnnotations() { columns.annotations[token] = annotations }
    if let extensions { columns.extensions[token] = extensions }
    return token
  }

  /// Sets the `$extensions["org.stylespec"]` of a typography token.
  package mutating func setExtension(_ typography: TypographyExtension, of token: TokenID) {
    columns.typographyExtensions[token] = typography
  }

  /// Sets the backgrounds that a color is seen on, as they are written.
  package mutating func setGrounds(_ grounds: [Sourced<String>], of token: TokenID) { columns.grounds[token] = grounds }

  /// Adds a layer with a value above those of a token.
  package mutating func addLayer(_ value: Sourced<TokenValue>, in condition: Condition = .always, to token: TokenID) {
    columns.addLayer(columns.store(value, of: token), in: condition, to: token)
  }

  /// Adds a layer with a reference to another token. A `pointer` is the part of the token's value that a JSON Pointer
  /// names, empty for the whole value.
  package mutating func addReference(
    to target: TokenID,
    in condition: Condition = .always,
    at range: SourceRange,
    through: [SourceRange] = [],
    pin: Condition = .always,
    pointer: [String]? = nil,
    to token: TokenID
  ) {
    let slot = columns.storeReference(to: target, pin: pin, range, through: through, pointer: pointer)
    columns.addLayer(slot, in: condition, to: token)
  }
}
