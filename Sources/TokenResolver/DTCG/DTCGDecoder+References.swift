internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// References: how they are written, and which token they name.
extension DTCGDecoder {
  /// Finds the aliases: the tokens whose whole value is a reference.
  mutating func linkAliases() {
    reportAmbiguousNames()
    defer { linking = nil }
    for index in sources.indices { judging(index) { $0.linkAlias(index) } }
  }

  private mutating func linkAlias(_ index: Int) {
    let source = sources[index]
    // A pointer to the own token is a circle, even without `$value`.
    linking = source.token
    current = index
    guard let form = source.isPointer ? .pointer(source.value) : referenceForm(source.value) else {
      if isBareReference(source) { sources[index].alias = .broken }
      return
    }
    if case .braces(let node) = form, isText(node, ofUnknownTypeOf: source) { return }
    if case .pointer = form, !source.isPointer { reportKeysBesideRef(source.value) }
    guard let reference = reference(form), let target = target(of: reference) else {
      sources[index].alias = .broken
      return
    }
    sources[index].alias = .target(target)
    if case .pointer = form { aliasParts[index] = Array(reference.part.dropFirst()) }
  }

  /// The weakest source of a token that counts, which is the one for all contexts if there is one.
  func mainSource(of token: Int) -> TokenSource { sources[mainSources[token]] }

  /// Two paths that are spelled the same cannot be told apart in references.
  private mutating func reportAmbiguousNames() {
    if dotted.isEmpty { return }
    let paths = Set(dotted.map { tokens.path(of: $0).description })
    var ambiguous: [String: [Int]] = [:]
    for token in tokens.indices {
      let path = tokens.path(of: token).description
      if paths.contains(path), index[path] != token { ambiguous[path, default: []].append(token) }
    }
    for token in dotted {
      let path = tokens.path(of: token)
      for other in ambiguous[path.description] ?? [] {
        report(
          .ambiguousName,
          "another token is `\(path)` too, because of the dot in its name; rename one of them",
          at: tokens[other].nameRange,
          notes: index[path].map { [Note("the other `\(path)`", at: tokens[$0].nameRange)] } ?? []
        )
      }
    }
  }

  /// A value of a type that the format does not have may be any text with a brace.
  private func isText(_ node: YAMLNodeID, ofUnknownTypeOf source: TokenSource) -> Bool {
    guard let type = source.ownType ?? source.groupType, tree.jsonKind(of: type) == .string,
      self.type(named: type) == nil
    else { return false }
    return (try? BracePath.names(in: tree.utf8(of: node))) == nil
  }

  // MARK: Reading

  /// How a reference is written.
  enum ReferenceForm {
    /// The node of a text that starts with a brace.
    case braces(YAMLNodeID)
    /// The node after a `$ref`.
    case pointer(YAMLNodeID)
  }

  /// Whether a value is a reference instead, right or wrong.
  func referenceForm(_ node: YAMLNodeID) -> ReferenceForm? {
    switch tree.kind(of: node) {
    case .scalar:
      // In YAML without quotes, a brace starts a mapping.
      return tree.utf8(of: node).first == UInt8(ascii: "{") ? .braces(node) : nil
    case .mapping:
      return tree.value(of: "$ref", in: node).map { .pointer($0) }
    case .sequence: return nil
    }
  }

  /// A reference; nil for a malformed one, which is reported.
  mutating func reference(_ form: ReferenceForm) -> DTCGReference? {
    do throws(DTCGReferenceError) {
      switch form {
      case .braces(let node): return try DTCGReference(braces: node, in: tree)
      case .pointer(let node):
        guard expect(.string, at: node, what: "`$ref` is a pointer such as `#/group/token/$value`, a string") else {
          return nil
        }
        return try DTCGReference(pointer: node, in: tree)
      }
    } catch {
      let node =
        switch form {
        case .braces(let node), .pointer(let node): node
        }
      if case .braces = form, keepArithmetic(node) { return nil }
      if let spelling = error.spelling {
        reportMalformed(spelling, at: node)
      } else {
        report(error.rule, error.message, at: node)
      }
      return nil
    }
  }

  private mutating func reportMalformed(
    _ spelling: ReferenceSpelling,
    as rule: DTCGRule = .invalidReference,
    at node: YAMLNodeID
  ) {
    diagnostics.append(
      .malformedReference(
        tree.text(of: node),
        spelling,
        meaning: spelling.path.map { ($0, index[$0] != nil) },
        otherwise: ("a token", "group.token"),
        rule.id,
        at: range(node)
      )
    )
  }

  /// Whether a value that is not a reference was meant as one: without its braces, or with text before them. If so, that
  /// is reported. Only a path that leads to a token is meant as one, because other text may have dots and braces.
  private mutating func isBareReference(_ source: TokenSource) -> Bool {
    guard !source.isPointer, tree.kind(of: source.value) == .scalar, tree.jsonKind(of: source.value) == .string,
      tree.utf8(of: source.value).contains(UInt8(ascii: ".")),
      let spelling = ReferenceSpelling.problem(withBare: tree.text(of: source.value)),
      let path = spelling.path, index[path] != nil
    else { return false }
    reportMalformed(spelling, at: source.value)
    return true
  }

  /// The token that a reference leads to; nil if there is none, which is reported.
  mutating func target(of reference: DTCGReference) -> Int? {
    if reference.leadsToMetadata {
      reportMetadata(reference)
      return nil
    }
    let token = index[reference.text]
    if let token, reference.notation == .braces || reference.hasValue || token == linking { return token }
    if token != nil {
      let text = tree.text(of: reference.node)
      report(
        .referenceTarget,
        "`\(reference.text)` is a token; a pointer leads to its value, so write `\(text)/$value`",
        at: range(reference.node),
        fixIts: [
          FixIt(writing: "\(text)/$value", spelled: "\"\(text)/$value\"", .safe, replacing: range(reference.node))
        ]
      )
    } else {
      reportMissingTarget(reference)
    }
    return nil
  }

  private mutating func reportMetadata(_ reference: DTCGReference) {
    let key = reference.metadata ?? ""
    report(
      .referenceTarget,
      "`\(key)` is not a value; a pointer leads to `$value` or a part of it",
      at: reference.node
    )
  }

  private mutating func reportMissingTarget(_ reference: DTCGReference) {
    switch groups.find(reference.path) {
    case .group(let layers):
      let group = reference.text
      let root = reference.notation == .braces ? "{\(group).$root}" : "\(tree.text(of: reference.node))/$root/$value"
      let message =
        groups.child(UTF8Name("$root"), of: layers) != nil
        ? "`\(group)` is a group; write `\(root)` for its own token"
        : "`\(group)` is a group, which has no value; name a token in it"
      report(.referenceTarget, message, at: reference.node)
    case .token:
      // A token with a mistake is not in the set.
      break
    case .missing(let name, let after, let group):
      if reference.notation == .braces, let spelling = ReferenceSpelling.problem(with: tree.text(of: reference.node)) {
        // Its form is that of a reference, because names may have spaces.
        return reportMalformed(spelling, as: .unknownReference, at: reference.node)
      }
      let path = after.joined(separator: ".")
      if group.isEmpty, index[path] != nil {
        if reference.notation == .braces, after.count + 1 == reference.path.count, ["$value", "value"].contains(name) {
          report(
            .unknownReference,
            "`{…}` names whole tokens, without `\(name)`; write `{\(path)}`",
            at: range(reference.node),
            fixIts: [FixIt(writing: "{\(path)}", spelled: "\"{\(path)}\"", .safe, replacing: range(reference.node))]
          )
          return
        }
        let advice =
          reference.notation == .braces
          ? "`{…}` names whole tokens; write `{ \"$ref\": \"#/\(after.joined(separator: "/"))/$value/…\" }` for a part of one"
          : "write `$value` after the token"
        report(.unknownReference, "`\(path)` is a token, so it has no `\(name)`; \(advice)", at: reference.node)
        return
      }
      if let part = resolver?.leftOut.first(where: { hasToken(at: reference.path, in: $0) }) {
        report(
          .unknownReference,
          "`\(reference.text)` is in \(part.name), which `resolutionOrder` does not name; add `{ \"$ref\": \"\(part.pointer)\" }` to it",
          at: range(reference.node),
          notes: [Note(part.name, at: part.place)]
        )
        return
      }
      let nearest = groups.nearest(to: name, in: group)
      let place = after.isEmpty ? "the file" : "`\(path)`"
      let inSets = reference.notation == .braces ? pathsInSets(reference.path) : []
      if let first = inSets.first {
        report(
          .unknownReference,
          "\(place) has no `\(name)`\(after.isEmpty ? " at its top" : ""); \(NearestNames.question(about: "`{\(first)}`"))",
          at: range(reference.node),
          fixIts: inSets.map { path in
            FixIt(writing: "{\(path)}", spelled: "\"{\(path)}\"", .unsafe, replacing: range(reference.node))
          }
        )
        return
      }
      diagnostics.append(
        .leadsNowhere(
          nil,
          segment: name,
          in: place,
          nearest: nearest,
          rule: DTCGRule.unknownReference.id,
          at: range(reference.node),
          fixIts: nearest.names.map { near in
            let text = reference.replacing(at: after.count, with: near)
            return FixIt(writing: text, spelled: "\"\(text)\"", .unsafe, replacing: range(reference.node))
          }
        )
      )
    }
  }

  /// Whether a set or a modifier that is not merged has a token.
  private mutating func hasToken(at path: [String], in part: ResolverDocument.LeftOut) -> Bool {
    part.objects.contains { object in
      var node: YAMLNodeID? = object
      for name in path { node = node.flatMap { groups.names(in: $0)[UTF8Name(name)] } }
      return node.map { tree.isToken($0) } ?? false
    }
  }

  /// The paths of up to three tokens that have another one's path after the name of a group of the top: files that a tool
  /// exports as one have a group for each set, and their references lack its name.
  private mutating func pathsInSets(_ path: [String]) -> [String] {
    let sets = groups.namesOfTop()
    guard sets.count <= Self.maximumSets else { return [] }
    return Array(sets.map { ([$0] + path).joined(separator: ".") }.filter { index[$0] != nil }.prefix(3))
  }

  private static let maximumSets = 64

  // MARK: Slots

  /// The kind of value for a place in a value.
  struct Wanted {
    /// In messages: "a color".
    let name: String
    /// The type of tokens that fit.
    let type: TokenType?
    /// Whether a path in braces is allowed here; inside of values that are not composite, only pointers are.
    var takesBraces = true
    /// The scope of Figma's variables for the place: a number with it is one in pixels, or a weight.
    var scope: StaticString?
  }

  /// A part of a value of the token that is decoded, or a reference to it; nil for a mistake, which is reported.
  ///
  /// - Parameters:
  ///   - fits: Whether a value that a reference leads to is in its range.
  ///   - decode: Reads a value that is not a reference.
  mutating func slot<Value: SlotValue>(
    _ node: YAMLNodeID,
    _ wanted: Wanted,
    fits: @escaping @Sendable (Value) -> Bool = { _ in true },
    decode: (inout Self, YAMLNodeID) -> Value?
  ) -> Slot<Value>? {
    slot(node, wanted, accepts: { part in Value.value(of: part).map(fits) ?? false }, decode: decode)
  }

  /// An element of a list, or a reference to one or to several.
  mutating func slot<Value: ListElement>(
    _ node: YAMLNodeID,
    _ wanted: Wanted,
    acceptsLists: Bool,
    decode: (inout Self, YAMLNodeID) -> Value?
  ) -> Slot<Value>? {
    slot(
      node,
      wanted,
      accepts: { Value.value(of: $0) != nil || acceptsLists && Value.elements(of: $0) != nil },
      decode: decode
    )
  }

  private mutating func slot<Value: SlotValue>(
    _ node: YAMLNodeID,
    _ wanted: Wanted,
    accepts: @escaping @Sendable (TokenPart) -> Bool,
    decode: (inout Self, YAMLNodeID) -> Value?
  ) -> Slot<Value>? {
    guard let form = referenceForm(node) else {
      return decode(&self, node).map { .value(sourced($0, node)) }
    }
    reportKeysBesideRef(node)
    if case .braces(let text) = form, !wanted.takesBraces {
      let pointer = (try? BracePath.names(in: tree.utf8(of: text))).map { "#/\($0.joined(separator: "/"))/$value" }
      let advice = "write `{ \"$ref\": \"\(pointer ?? "#/group/token/$value")\" }`"
      report(.referenceInValue, "\(shown(text)) cannot be inside of this value; \(advice)", at: text)
      return nil
    }
    guard let found = reference(form), let target = target(of: found) else { return nil }
    return slot(to: target, found, wanted, accepts: accepts, decode: decode)
  }

  private mutating func slot<Value: SlotValue>(
    to target: Int,
    _ found: DTCGReference,
    _ wanted: Wanted,
    accepts: @escaping @Sendable (TokenPart) -> Bool,
    decode: (inout Self, YAMLNodeID) -> Value?
  ) -> Slot<Value>? {
    let reference = TokenReference(
      tokens.path(of: target),
      part: Array(found.part.dropFirst()),
      notation: found.notation,
      at: range(found.node),
      numberReading: found.part.count < 2 ? numberReading(of: target, for: wanted) : .number
    )
    if found.part.count < 2, case .other? = mainSource(of: target).type {
      return readAs(wanted.name, target: target, reference: reference, decode: decode)
    }
    pending.append(
      PendingReference(
        source: current,
        reference: reference,
        wanted: wanted.name,
        isLineHeight: Value.self == LineHeight.self,
        accepts: accepts
      )
    )
    return .reference(reference)
  }

  /// What a number is for a place: Figma's variables are numbers, and their scopes say what for.
  private func numberReading(of target: Int, for wanted: Wanted) -> TokenReference.NumberReading {
    guard let scope = wanted.scope else { return .number }
    var (source, steps) = (mainSources[target], 0)
    while !hasScope(scope, sources[source]) {
      guard case .target(let next) = sources[source].alias, steps <= TokenEvaluator.maximumChain else { return .number }
      (source, steps) = (mainSources[next], steps + 1)
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

  /// The value of a token of an unknown type, as a place wants it.
  mutating func readAs<Value: SlotValue>(
    _ wanted: String,
    target: Int,
    reference: TokenReference,
    decode: (inout Self, YAMLNodeID) -> Value?
  ) -> Slot<Value>? {
    var (end, steps) = (mainSources[target], 0)
    while case .target(let next) = sources[end].alias, aliasParts[end] == nil, steps <= TokenEvaluator.maximumChain {
      (end, steps) = (mainSources[next], steps + 1)
    }
    // Mistakes of the value as this type are not mistakes of the value.
    let (before, waiting, computed) = (diagnostics, pending.count, pendingArithmetic.count)
    let isLiteral = sources[end].alias == .literal && referenceForm(sources[end].value) == nil
    let value = isLiteral ? decode(&self, sources[end].value) : nil
    let isPlain = value != nil && !diagnostics.dropFirst(before.count).hasErrors || isStrict && value != nil
    diagnostics = before
    pending.removeSubrange(waiting...)
    pendingArithmetic.removeSubrange(computed...)
    let path = reference.path
    guard let value, isPlain else {
      report(
        .referenceType,
        "`\(path)` has a type that the format does not have, and its value is not \(wanted)",
        at: reference.range,
        notes: [Note("`\(path)`", at: tokens[target].nameRange)]
      )
      return nil
    }
    report(
      .unknownType,
      "`\(path)` has a type that the format does not have; it is read as \(wanted)",
      at: reference.range,
      notes: [Note("`\(path)`", at: tokens[target].nameRange)]
    )
    return .value(Sourced(value, from: Origin(range(sources[end].value), references: [reference.range])))
  }

  private mutating func reportKeysBesideRef(_ node: YAMLNodeID) {
    for (key, _) in tree.entries(of: node) where !tree.text(of: key, is: "$ref") {
      report(.unknownProperty, "\(shown(key)) beside `$ref` has no effect", at: key)
    }
  }

  /// The node of the text of an alias.
  func referenceNode(of index: Int) -> YAMLNodeID {
    let source = sources[index]
    if source.isPointer { return source.value }
    switch referenceForm(source.value) {
    case .braces(let node)?, .pointer(let node)?: return node
    case nil: return source.value
    }
  }
}
