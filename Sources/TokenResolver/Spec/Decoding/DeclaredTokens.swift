internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// The tokens that were declared so far, and the nodes that declare them.
struct DeclaredTokens {
  private(set) var set: TokenSet
  /// The modifier that the variants of colors are contexts of.
  let appearance: ModifierID
  /// The ID after those of the tokens that other files have, which are the first ones of the set.
  let importedEnd: TokenID
  /// The declarations by the index of their nodes; nil for none.
  private var declarations: [Declaration?]
  /// The tokens of rows: of a size's metrics, or of a reference to them.
  private var rowParts: [RowPart: TokenID] = [:]
  /// The tokens of the file that the spec is in, by path; nil for a spec in a file of its own.
  private let embedded: TokenIndex?
  /// The values that may be references to tokens that are declared later.
  private var pending: [PendingValue] = []
  /// The values that a spec in a token file gives tokens of the file. Those of the file count.
  private(set) var repeated: [RepeatedValue] = []

  /// The token that a node is the value of, or a variant of the value.
  struct Declaration {
    let token: TokenID
    /// Nil for the whole value.
    private let variant: Appearance?

    init(_ token: TokenID, _ variant: Appearance? = nil) {
      self.token = token
      self.variant = variant
    }

    /// The context of the variant.
    func pin(of appearance: ModifierID) -> Condition {
      variant.map { .context(Modifier.context(of: $0), of: appearance) } ?? .always
    }
  }

  /// A value of the spec for a token that has its value in a file.
  struct RepeatedValue {
    let token: TokenID
    let content: Content
    let condition: Condition
    let range: SourceRange

    enum Content {
      case value(TokenValue)
      /// The value of another token, where a condition holds.
      case token(TokenID, pin: Condition)
    }
  }

  /// A length of a row.
  private struct RowPart: Hashable {
    let row: NodeID
    let name: String
  }

  /// A value that is decoded, and the node that it is written at.
  private struct PendingValue {
    let token: TokenID
    let node: NodeID
    /// The part of a row, if the node is a reference to a row.
    let rowPart: String?
    let value: Sourced<TokenValue>
  }
}

extension DeclaredTokens {
  /// - Parameters:
  ///   - tree: The tree of the spec.
  ///   - imported: The tokens of its token files.
  ///   - embedded: The same tokens by path, if the spec is in their file. It declares those that have its paths.
  init(_ tree: SourceTree, imported: TokenSet = TokenSet(), embedded: TokenIndex? = nil) {
    self.embedded = embedded
    set = imported.inSpec
    appearance = set.add(.appearance)
    importedEnd = imported.endIndex
    declarations = Array(repeating: nil, count: tree.nodeCount)
    // A key and a value each.
    set.reserveCapacity(tree.nodeCount / 2)
  }

  /// Adds a token, which a node declares if it is given.
  ///
  /// - Returns: The ID of the token.
  mutating func add(
    _ name: ArraySlice<UInt8>,
    in group: GroupID?,
    _ type: TokenType,
    nameRange: SourceRange,
    range: SourceRange,
    annotations: TokenAnnotations = TokenAnnotations(),
    at node: NodeID? = nil
  ) -> TokenID {
    let token =
      embedded(name, in: group)
      ?? set.add(name, in: group, type, nameRange: nameRange, range: range, annotations: annotations)
    if let node { register(node, Declaration(token)) }
    return token
  }

  /// The token of the file that the spec is in with a path.
  private func embedded(_ name: ArraySlice<UInt8>, in group: GroupID?) -> TokenID? {
    guard let embedded else { return nil }
    let names = (group.map { set.groups[$0].path.segments } ?? []) + [String(decoding: name, as: UTF8.self)]
    // A dot in a name is not one in the format.
    return embedded[TokenPath(names.map { $0.replacing(".", with: "_") })]
  }

  /// Adds a group.
  mutating func addGroup(_ name: String, in group: GroupID? = nil) -> GroupID { set.addGroup(name, in: group) }

  /// Sets what is said of a group.
  mutating func annotate(_ group: GroupID, _ annotations: TokenAnnotations) {
    if annotations == TokenAnnotations() { return }
    set.annotate(group: group, annotations, extensions: nil, extended: nil)
  }

  /// Gives tokens and groups the comments above them.
  mutating func describe(by comments: CommentPass) { comments.add(to: &set, after: importedEnd) }

  /// The metrics of the font that a family names.
  func metrics(of family: FamilyEntry) -> FontMetrics {
    family.token.flatMap { set.typographyExtension(of: $0)?.fontMetrics } ?? .system
  }

  /// Sets the metrics of the font that a token names.
  mutating func set(_ metrics: FontMetrics, of token: TokenID) {
    if token < importedEnd { return }
    set.setExtension(TypographyExtension(fontMetrics: metrics), of: token)
  }

  /// Sets the backgrounds of a color, as they are written.
  mutating func setGrounds(_ grounds: [Sourced<String>], of token: TokenID) {
    if token < importedEnd { return }
    set.setGrounds(grounds, of: token)
  }

  /// Remembers that a node is the value of a token, or a variant of the value. The first token of a node counts: a mode
  /// may refer to the rows of another.
  mutating func register(_ node: NodeID, _ declaration: Declaration) {
    if declarations[node.index] == nil { declarations[node.index] = declaration }
  }

  /// The declaration at a node; nil for a node that is not the value of a token.
  subscript(node: NodeID) -> Declaration? { declarations[node.index] }

  mutating func addLayer(_ value: Sourced<TokenValue>, in condition: Condition = .always, to token: TokenID) {
    if token < importedEnd {
      return noteRepeated(.value(value.value), in: condition, at: value.origin.range, of: token)
    }
    set.addLayer(value, in: condition, to: token)
  }

  /// Adds a layer with a reference to a node's declaration.
  mutating func addReference(
    to target: Declaration,
    in condition: Condition = .always,
    at range: SourceRange,
    through: [SourceRange],
    pin: Condition,
    to token: TokenID
  ) {
    let pin = target.pin(of: appearance) == .always ? pin : target.pin(of: appearance)
    if token < importedEnd { return noteRepeated(.token(target.token, pin: pin), in: condition, at: range, of: token) }
    set.addReference(to: target.token, in: condition, at: range, through: through, pin: pin, to: token)
  }

  private mutating func noteRepeated(
    _ content: RepeatedValue.Content,
    in condition: Condition,
    at range: SourceRange,
    of token: TokenID
  ) {
    repeated.append(RepeatedValue(token: token, content: content, condition: condition, range: range))
  }
}

// MARK: Values without variants

extension DeclaredTokens {
  /// Gives a token a value that was decoded from a node. If the node is a reference to a token, so will be the value.
  mutating func set(_ value: Sourced<TokenValue>, of token: TokenID, from node: NodeID) {
    if token < importedEnd { return addLayer(value, to: token) }
    pending.append(PendingValue(token: token, node: node, rowPart: nil, value: value))
  }

  /// Gives the token of a row's part its value, which was decoded from a reference to another row.
  mutating func set(_ value: Sourced<TokenValue>, of token: TokenID, fromRow node: NodeID, part: String) {
    if token < importedEnd { return addLayer(value, to: token) }
    pending.append(PendingValue(token: token, node: node, rowPart: part, value: value))
    registerPart(part, ofRow: node, as: token)
  }

  /// Remembers the token of a part of a row.
  mutating func registerPart(_ part: String, ofRow node: NodeID, as token: TokenID) {
    let part = RowPart(row: node, name: part)
    if rowParts[part] == nil { rowParts[part] = token }
  }

  /// Gives all tokens without variants their values, once all are declared.
  ///
  /// - Parameter follow: The references from a node, and the end that they lead to.
  mutating func link(_ follow: (NodeID) -> (end: ReferenceEnd, links: [NodeID])?, _ tree: SourceTree) {
    for pending in pending {
      guard let (end, links) = follow(pending.node), let first = links.first else {
        set.addLayer(pending.value, to: pending.token)
        continue
      }
      let declared = token(at: links.count > 1 ? .node(links[1]) : end, rowPart: pending.rowPart)
      // The value of another type is taken as it is read here: a line height can be a weight.
      if let declared, declared != pending.token, set[declared].type == pending.value.value.type {
        set.addReference(to: declared, at: tree.range(of: first), to: pending.token)
      } else {
        set.addLayer(pending.value, to: pending.token)
      }
    }
    pending = []
  }

  private func token(at end: ReferenceEnd, rowPart: String?) -> TokenID? {
    switch end {
    case .imported(let token): token
    case .node(let node): rowPart.map { rowParts[RowPart(row: node, name: $0)] } ?? self[node]?.token
    }
  }
}
