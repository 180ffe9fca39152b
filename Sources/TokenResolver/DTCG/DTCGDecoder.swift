internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Decodes files of the Design Tokens format, 2025.10, to one set of tokens. Extensions decode groups, references and
/// values, and report mistakes here.
struct DTCGDecoder {
  let tree: SourceTree
  /// The files of the run, by the index of their IDs.
  let files: [SourceFile]
  /// Whether deviations from the format are errors.
  let isStrict: Bool
  /// How many tokens and groups a set may have.
  let maximumTokens: Int
  /// Whether there are more.
  var isOverLimit = false
  var diagnostics: [Diagnostic] = []
  var tokens = TokenSet(dialect: .designTokens)
  /// The places where tokens are written, those of a token beside each other, the weakest first. Only a resolver
  /// document makes more than one for a token.
  var sources: [TokenSource] = []
  /// The index of each token's weakest source that counts, which is the one for all contexts if there is one.
  var mainSources: TokenTable<Int> = []
  /// The resolver document that names the files; nil without one.
  let resolver: ResolverDocument?
  /// Found when all tokens are known.
  var index = TokenIndex(TokenSet(dialect: .designTokens))
  /// The references in parts of values, to be followed when all values are known.
  var pending: [PendingReference] = []
  /// Texts with arithmetic, to be computed when all values are known.
  var pendingArithmetic: [PendingArithmetic] = []
  /// References that lead in a circle or too far.
  var wrongChains = WrongChains()
  var groups: GroupExtension
  /// The parts of values that those aliases lead to that are pointers, by the index of the source; empty for whole
  /// values.
  var aliasParts: [Int: [String]] = [:]
  /// The token whose alias is looked for.
  var linking: TokenID?
  /// The source that is decoded.
  var current = 0
  /// The tokens with a dot in one of their names.
  var dotted: [TokenID] = []

  /// Where a token is written, and where its type may be.
  struct TokenSource {
    let token: TokenID
    /// When it counts.
    let condition: Condition
    /// Whether a stronger source counts in all contexts. Then it is kept, but not judged.
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
    /// The type as it was found.
    var type: FoundType?
    /// Whether the whole value is a reference.
    var alias = Alias.literal
  }

  /// The reference that is the whole value of a token.
  enum Alias: Equatable {
    /// The value is not a reference.
    case literal
    case target(TokenID)
    /// A reference with a mistake, which is reported.
    case broken
  }

  /// The type of a token.
  enum FoundType: Equatable {
    case known(TokenType)
    /// A type that is not one of the format's: the node of its name.
    case other(NodeID)
    /// No type; a mistake that is reported, or a reference in a circle.
    case none
  }

  /// A reference in a part of a value.
  struct PendingReference {
    /// The index of the source of the value.
    let source: Int
    let reference: TokenReference
    /// The kind of value for the place, in messages: "a color".
    let wanted: String
    /// Whether the place is a line height, which takes lengths as a deviation.
    let isLineHeight: Bool
    /// Whether the place takes a part.
    let accepts: @Sendable (TokenPart) -> Bool
  }

  init(
    _ tree: SourceTree,
    roots: [GroupLayer],
    of resolver: ResolverDocument? = nil,
    files: [SourceFile],
    isStrict: Bool,
    maximumTokens: Int
  ) {
    self.maximumTokens = maximumTokens
    self.tree = tree
    self.resolver = resolver
    self.files = files
    self.isStrict = isStrict
    groups = GroupExtension(tree, roots: roots)
    tokens.setModifiers(resolver?.modifiers ?? [])
  }

  /// Decodes all files. Nil if one has an error, which is reported.
  mutating func decode() -> ResolvedTokens? {
    readGroups()
    if isOverLimit { return nil }
    index = TokenIndex(tokens)
    linkAliases()
    resolveTypes()
    for source in sources.indices { judging(source) { $0.decodeValue(of: source) } }
    for source in mainSources { readExtension(of: sources[source]) }
    let resolved = ResolvedTokens(tokens, index: index)
    checkReferences(by: resolved)
    diagnostics += groups.diagnostics
    // A value that several groups inherit is decoded for each of them, but its mistake is reported once.
    diagnostics = diagnostics.uniqued()
    return diagnostics.hasErrors ? nil : resolved
  }

  // MARK: Reporting

  /// Does something with a source. Nothing is reported of one that is replaced everywhere.
  mutating func judging(_ source: Int, _ body: (inout Self) -> Void) {
    let (reported, waiting, computed) = (diagnostics.count, pending.count, pendingArithmetic.count)
    body(&self)
    guard sources[source].isReplaced else { return }
    diagnostics.removeSubrange(reported...)
    pending.removeSubrange(waiting...)
    pendingArithmetic.removeSubrange(computed...)
  }

  /// Reports a mistake, as severe as its grade says.
  mutating func report(
    _ kind: any ErrorKind.Type,
    _ message: String,
    at range: SourceRange,
    notes: [Note] = [],
    fixIts: [FixIt] = []
  ) {
    diagnostics.append(
      Diagnostic(of: kind, isStrict: isStrict, message: message, at: range, notes: notes, fixIts: fixIts)
    )
  }

  mutating func report(_ kind: any ErrorKind.Type, _ message: String, at node: NodeID, fixIts: [FixIt] = []) {
    report(kind, message, at: tree.range(of: node), fixIts: fixIts)
  }

  /// Reports a value of another kind than its place takes; `what` is the subject of the message, and says what would be
  /// right.
  mutating func reportKind(of node: NodeID, _ what: String) {
    if keepArithmetic(node) { return }
    report(DTCGWrongKind.self, "\(what); found \(tree.jsonKind(of: node).name)", at: node)
  }

  /// Whether a value is of a kind; if not, that is reported.
  mutating func expect(_ kind: JSONKind, at node: NodeID, what: String) -> Bool {
    if tree.jsonKind(of: node) == kind { return true }
    reportKind(of: node, what)
    return false
  }

  /// The text at a node as messages quote it.
  func shown(_ node: NodeID) -> String { "`\(tree.text(of: node))`" }

  func range(_ node: NodeID) -> SourceRange { tree.range(of: node) }

  func sourced<Value>(_ value: Value, _ node: NodeID) -> Sourced<Value> {
    Sourced(value, from: Origin(tree.range(of: node)))
  }
}
