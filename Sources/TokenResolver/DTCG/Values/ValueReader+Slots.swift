internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Parts of values, and references to them.
extension ValueReader {
  /// The kind of value expected as a part of a value.
  struct Wanted: Sendable {
    /// The type of tokens that fit.
    let type: TokenType?
    /// Whether a path in braces is allowed here; inside of values that are not composite, only pointers are.
    let takesBraces: Bool
    /// The Figma variable scope that fits here: a number with it is in pixels, or a weight.
    let scope: StaticString?
    private let makeName: @Sendable () -> String

    /// - Parameter name: In messages: "a color". Made only for a mistake, because there are many parts of values.
    init(
      name: @autoclosure @escaping @Sendable () -> String,
      type: TokenType?,
      takesBraces: Bool = true,
      scope: StaticString? = nil
    ) {
      makeName = name
      self.type = type
      self.takesBraces = takesBraces
      self.scope = scope
    }

    /// In messages: "a color".
    var name: String { makeName() }
  }

  /// A part of a value of the token that is decoded, or a reference to it; nil for a mistake, which is reported.
  ///
  /// - Parameters:
  ///   - fits: Whether a value that a reference leads to is in its range.
  ///   - decode: Reads a value that is not a reference.
  func slot<Value: SlotValue>(
    _ node: NodeID,
    _ wanted: Wanted,
    fits: @escaping @Sendable (Value) -> Bool = { _ in true },
    decode: (Self, NodeID) -> Value?
  ) -> Slot<Value>? {
    slot(node, wanted, accepts: { part in Value.value(of: part).map(fits) ?? false }, decode: decode)
  }

  /// An element of a list, or a reference to one or to several.
  func slot<Value: ListElement>(
    _ node: NodeID,
    _ wanted: Wanted,
    acceptsLists: Bool,
    decode: (Self, NodeID) -> Value?
  ) -> Slot<Value>? {
    slot(
      node,
      wanted,
      accepts: { Value.value(of: $0) != nil || acceptsLists && Value.elements(of: $0) != nil },
      decode: decode
    )
  }

  private func slot<Value: SlotValue>(
    _ node: NodeID,
    _ wanted: Wanted,
    accepts: @escaping @Sendable (TokenPart) -> Bool,
    decode: (Self, NodeID) -> Value?
  ) -> Slot<Value>? {
    guard let form = referenceForm(node) else {
      return decode(self, node).map { .value(sourced($0, node)) }
    }
    reportKeysBesideRef(node)
    if case .braces(let text) = form, !wanted.takesBraces {
      let pointer = (try? BracePath.names(in: tree.utf8(of: text))).map { "#/\($0.joined(separator: "/"))/$value" }
      report(.referenceInValue(tree.text(of: text), pointer: pointer, at: range(text)))
      return nil
    }
    guard let found = reference(form), let target = target(of: found) else { return nil }
    return slot(to: target, found, wanted, accepts: accepts, decode: decode)
  }

  private func slot<Value: SlotValue>(
    to target: TokenID,
    _ found: DTCGReference,
    _ wanted: Wanted,
    accepts: @escaping @Sendable (TokenPart) -> Bool,
    decode: (Self, NodeID) -> Value?
  ) -> Slot<Value>? {
    let reference = TokenReference(
      declared.tokens.path(of: target),
      part: Array(found.part.dropFirst()),
      notation: found.notation,
      at: range(found.node),
      numberMeaning: found.part.count < 2 ? numberMeaning(of: target, for: wanted) : .number
    )
    if found.part.count < 2, isOpaque(target) {
      return readAs(wanted.name, target: target, reference: reference, decode: decode)
    }
    context.deferred.references.append(
      PendingReference(
        source: context.source,
        reference: reference,
        wanted: wanted.name,
        isLineHeight: Value.self == LineHeight.self,
        accepts: accepts
      )
    )
    return .reference(reference)
  }

  /// The meaning of a number here: Figma's variables are numbers, and their scopes tell their use.
  private func numberMeaning(of target: TokenID, for wanted: Wanted) -> TokenReference.NumberMeaning {
    guard let scope = wanted.scope else { return .number }
    var (source, steps) = (mainSource(of: target), 0)
    while !hasScope(scope, sources[source]) {
      guard let next = aliases[source].target, steps <= ResolvedTokens.maximumChain else { return .number }
      (source, steps) = (mainSource(of: next), steps + 1)
    }
    return wanted.type == .fontWeight ? .weight : .pixels
  }

  private func hasScope(_ scope: StaticString, _ source: TokenSource) -> Bool {
    guard let extensions = tree.value(of: "$extensions", in: source.object) else { return false }
    let scopes =
      tree.value(of: "com.figma.scopes", in: extensions)
      ?? tree.value(of: "com.figma", in: extensions).flatMap { tree.value(of: "scopes", in: $0) }
    return scopes.map { tree.elements(of: $0).contains { tree.text(of: $0, is: scope) } } ?? false
  }

  /// The value of a token of an unknown type, read as the wanted type.
  func readAs<Value: SlotValue>(
    _ wanted: String,
    target: TokenID,
    reference: TokenReference,
    decode: (Self, NodeID) -> Value?
  ) -> Slot<Value>? {
    var (end, steps) = (mainSource(of: target), 0)
    while case .target(let next, nil) = aliases[end], steps <= ResolvedTokens.maximumChain {
      (end, steps) = (mainSource(of: next), steps + 1)
    }
    // Mistakes in this reading are not mistakes of the value itself.
    let reader = apart()
    let isLiteral = aliases[end] == .literal && referenceForm(sources[end].value) == nil
    let value = isLiteral ? decode(reader, sources[end].value) : nil
    let isPlain = value != nil && (isStrict || !reader.log.diagnostics.hasErrors)
    let name = declared.tokens.nameRange(of: target)
    guard let value, isPlain else {
      report(.unknownType(of: reference.path, wanted: wanted, at: reference.range, token: name))
      return nil
    }
    report(.unknownType(of: reference.path, readAs: wanted, at: reference.range, token: name))
    return .value(Sourced(value, from: Origin(range(sources[end].value), references: [reference.range])))
  }
}
