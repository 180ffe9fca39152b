internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// The tokens that were declared so far, and the nodes that declare them.
struct DeclaredTokens {
  private(set) var set: TokenSet
  /// The modifier that the variants of colors are contexts of.
  let appearance: Int
  /// The number of tokens that other files have; they are the first ones of the set.
  let importedCount: Int
  /// By the index of a node, what it declares.
  private var declarations: [Declaration]
  /// The tokens of rows: of a size's metrics, or of a reference to them.
  private var rowParts: [RowPart: Int] = [:]
  /// The values that may be references to tokens that are declared later.
  private var pending: [PendingValue] = []

  /// The token that a node is the value of, or a variant of the value.
  struct Declaration {
    /// One more than the token, and than the variant; 0 for nothing.
    private let packed: UInt32

    init(_ token: Int, _ variant: Appearance? = nil) {
      let pin = variant.flatMap(Appearance.allCases.firstIndex).map { $0 + 1 } ?? 0
      packed = UInt32(truncatingIfNeeded: (token + 1) << 3 | pin)
    }

    /// A node that declares nothing.
    fileprivate init() { packed = 0 }

    fileprivate var isNothing: Bool { packed == 0 }
    var token: Int { Int(packed >> 3) - 1 }
    /// The context of the variant.
    func pin(of appearance: Int) -> Condition {
      packed & 7 == 0 ? .always : .context(Int(packed & 7) - 1, of: appearance)
    }
  }

  /// A length of a row.
  private struct RowPart: Hashable {
    let row: NodeID
    let name: String
  }

  /// A value that is decoded, and the node that it is written at.
  private struct PendingValue {
    let token: Int
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
  init(_ tree: SourceTree, imported: TokenSet = TokenSet()) {
    set = imported.inSpec
    set.setModifiers(imported.modifiers + [.appearance])
    appearance = imported.modifiers.count
    importedCount = imported.count
    declarations = Array(repeating: Declaration(), count: tree.nodeCount)
    // A key and a value each.
    set.reserveCapacity(tree.nodeCount / 2)
  }

  /// Adds a token, which a node declares if it is given.
  ///
  /// - Returns: The index of the token.
  mutating func add(
    _ name: ArraySlice<UInt8>,
    in group: Int?,
    _ type: TokenType,
    nameRange: SourceRange,
    range: SourceRange,
    annotations: TokenAnnotations = TokenAnnotations(),
    at node: NodeID? = nil
  ) -> Int {
    let token = set.add(name, in: group, type, nameRange: nameRange, range: range, annotations: annotations)
    if let node { register(node, Declaration(token)) }
    return token
  }

  /// Sets the modifiers of the tokens that other files have.
  mutating func setImportedModifiers(_ modifiers: [Modifier]) { set.setModifiers(modifiers + [.appearance]) }

  /// Adds a group.
  mutating func addGroup(_ name: String, in group: Int? = nil) -> Int { set.addGroup(name, in: group) }

  /// Remembers that a node is the value of a token, or a variant of the value. The first token of a node counts: a mode
  /// may refer to the rows of another.
  mutating func register(_ node: NodeID, _ declaration: Declaration) {
    if declarations[node.index].isNothing { declarations[node.index] = declaration }
  }

  /// The declaration at a node; nil for a node that is not the value of a token.
  subscript(node: NodeID) -> Declaration? {
    let declaration = declarations[node.index]
    return declaration.isNothing ? nil : declaration
  }

  mutating func addLayer(_ value: Sourced<TokenValue>, in condition: Condition = .always, to token: Int) {
    set.addLayer(value, in: condition, to: token)
  }

  /// Adds a layer with a reference to what a node declares.
  mutating func addReference(
    to target: Declaration,
    in condition: Condition = .always,
    at range: SourceRange,
    through: [SourceRange],
    pin: Condition,
    to token: Int
  ) {
    set.addReference(
      to: target.token,
      in: condition,
      at: range,
      through: through,
      pin: target.pin(of: appearance) == .always ? pin : target.pin(of: appearance),
      to: token
    )
  }
}

// MARK: Values without variants

extension DeclaredTokens {
  /// Gives a token a value that was decoded from a node. If the node is a reference to a token, so will be the value.
  mutating func set(_ value: Sourced<TokenValue>, of token: Int, from node: NodeID) {
    pending.append(PendingValue(token: token, node: node, rowPart: nil, value: value))
  }

  /// Gives the token of a row's part its value, which was decoded from a reference to another row.
  mutating func set(_ value: Sourced<TokenValue>, of token: Int, fromRow node: NodeID, part: String) {
    pending.append(PendingValue(token: token, node: node, rowPart: part, value: value))
    registerPart(part, ofRow: node, as: token)
  }

  /// Remembers the token of a part of a row.
  mutating func registerPart(_ part: String, ofRow node: NodeID, as token: Int) {
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

  private func token(at end: ReferenceEnd, rowPart: String?) -> Int? {
    switch end {
    case .imported(let token): token
    case .node(let node): rowPart.map { rowParts[RowPart(row: node, name: $0)] } ?? self[node]?.token
    }
  }
}
