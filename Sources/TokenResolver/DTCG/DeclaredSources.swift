internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// The tokens of all files before their types and values are known, as ``GroupReader`` makes them.
struct DeclaredSources {
  var tokens: TokenSet
  /// The declarations of tokens, grouped by token, the weakest first. Only a resolver document makes more than one per
  /// token.
  var sources: [TokenSource] = []
  /// The index of each token's weakest source that counts, which is the one for all contexts if there is one.
  var mainSources: TokenTable<Int> = []
  /// The tokens with a dot in one of their names.
  var dotted: [TokenID] = []
  /// Whether there are more than a set may have.
  var isOverLimit = false
}

/// A declaration of a token, and the nodes that may give its type.
struct TokenSource {
  let token: TokenID
  /// When it counts.
  let condition: Condition
  /// Whether a stronger source counts in all contexts. Then this one is kept, but not checked.
  let isReplaced: Bool
  /// The key of the token.
  let name: NodeID
  /// The object of the token.
  let object: NodeID
  /// The node of `$value`, or of `$ref`.
  let value: NodeID
  /// Whether the value is the text of a pointer, after `$ref`.
  let isPointer: Bool
  /// The node of the token's own `$type`.
  let ownType: NodeID?
  /// The node of the nearest group's `$type`.
  let groupType: NodeID?
}

/// The notation of a reference.
enum ReferenceForm {
  /// The node of a text that starts with a brace.
  case braces(NodeID)
  /// The node after a `$ref`.
  case pointer(NodeID)

  /// The node of the text.
  var node: NodeID {
    switch self {
    case .braces(let node), .pointer(let node): node
    }
  }
}

/// A pass over the sources of tokens.
protocol SourcePass: DTCGPass {
  var declared: DeclaredSources { get }
}

extension SourcePass {
  var sources: [TokenSource] { declared.sources }

  /// The index of the weakest source of a token that counts, which is the one for all contexts if there is one.
  func mainSource(of token: TokenID) -> Int { declared.mainSources[token] }

  /// Whether a value is a reference instead, right or wrong.
  func referenceForm(_ node: NodeID) -> ReferenceForm? {
    switch tree.kind(of: node) {
    case .scalar:
      // In YAML without quotes, a brace starts a mapping.
      return tree.utf8(of: node).first == UInt8(ascii: "{") ? .braces(node) : nil
    case .mapping:
      return tree.value(of: "$ref", in: node).map { .pointer($0) }
    case .sequence: return nil
    }
  }

  /// The node of the text of an alias.
  func referenceNode(of index: Int) -> NodeID {
    let source = sources[index]
    return source.isPointer ? source.value : referenceForm(source.value)?.node ?? source.value
  }
}
