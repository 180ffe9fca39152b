package import TokenDiagnostics

/// A token: a name for a value, which may be another in other contexts.
package struct Token: Sendable, Hashable {
  /// The path.
  package let path: TokenPath
  /// The type; nil while it is unknown, and for a type that is not one of the format's.
  package let type: TokenType?
  /// The range of the name, with its quotes.
  package let nameRange: SourceRange
  /// The range of the whole value, with its quotes or brackets.
  package let range: SourceRange
  /// The values. The last one whose condition holds counts. Empty for a token whose value has a mistake.
  package let layers: [TokenLayer]
  /// The description and the deprecation, which in the Design Tokens format may be that of a group.
  package let annotations: TokenAnnotations
  /// The range of the `$extensions`; nil without any.
  package let extensions: SourceRange?

  /// The reference that is the whole value in all contexts; nil for a token with its own value.
  package var alias: TokenReference? {
    layers.last?.condition == .always ? layers.last?.slot.reference : nil
  }
}

/// One of the values of a token.
package struct TokenLayer: Sendable, Hashable {
  /// When the value counts.
  package let condition: Condition
  /// The value, or a reference to it.
  package let slot: Slot<TokenValue>

  /// Creates a layer, for all contexts by default.
  package init(_ slot: Slot<TokenValue>, in condition: Condition = .always) {
    self.condition = condition
    self.slot = slot
  }
}

/// A group of tokens.
package struct TokenGroup: Sendable, Hashable {
  /// The path.
  package let path: TokenPath
  /// The description and the deprecation, which tokens of the group inherit.
  package let annotations: TokenAnnotations
  /// The range of the `$extensions`; nil without any.
  package let extensions: SourceRange?
  /// The group around; nil for a group at the top.
  package let parent: GroupID?
  /// The ID of the first token that was added after the group: one of its tokens, if it has any.
  package let start: TokenID
  /// The only group that this one extends, in all contexts; nil for a group that extends none or several.
  package let extended: TokenPath?

  /// Creates a group from its parts.
  package init(
    path: TokenPath,
    annotations: TokenAnnotations = TokenAnnotations(),
    extensions: SourceRange? = nil,
    parent: GroupID? = nil,
    start: TokenID = .start,
    extended: TokenPath? = nil
  ) {
    self.path = path
    self.annotations = annotations
    self.extensions = extensions
    self.parent = parent
    self.start = start
    self.extended = extended
  }
}
