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
  func mainSource(of token: TokenID) -> TokenSource { sources[mainSources[token]] }

  /// Two paths that are spelled the same cannot be told apart in references.
  private mutating func reportAmbiguousNames() {
    if dotted.isEmpty { return }
    let paths = Set(dotted.map { tokens.path(of: $0).description })
    var ambiguous: [String: [TokenID]] = [:]
    for token in tokens.indices {
      let path = tokens.path(of: token).description
      if paths.contains(path), index[path] != token { ambiguous[path, default: []].append(token) }
    }
    for token in dotted {
      let path = tokens.path(of: token)
      for other in ambiguous[path.description] ?? [] {
        report(
          DTCGAmbiguousName.self,
          "another token is `\(path)` too, because of the dot in its name; rename one of them",
          at: tokens[other].nameRange,
          notes: index[path].map { [Note("the other `\(path)`", at: tokens[$0].nameRange)] } ?? []
        )
      }
    }
  }

  /// A value of a type that the format does not have may be any text with a brace.
  private func isText(_ node: NodeID, ofUnknownTypeOf source: TokenSource) -> Bool {
    guard let type = source.ownType ?? source.groupType, tree.jsonKind(of: type) == .string,
      self.type(named: type) == nil
    else { return false }
    return (try? BracePath.names(in: tree.utf8(of: node))) == nil
  }

  // MARK: Reading

  /// How a reference is written.
  enum ReferenceForm {
    /// The node of a text that starts with a brace.
    case braces(NodeID)
    /// The node after a `$ref`.
    case pointer(NodeID)
  }

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
        report(error.kind, error.message, at: node)
      }
      return nil
    }
  }

  private mutating func reportMalformed(
    _ spelling: ReferenceSpelling,
    as kind: any ErrorKind.Type = DTCGInvalidReference.self,
    at node: NodeID
  ) {
    diagnostics.append(
      .malformedReference(
        tree.text(of: node),
        spelling,
        meaning: spelling.path.map { ($0, index[$0] != nil) },
        otherwise: ("a token", "group.token"),
        kind,
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
  mutating func target(of reference: DTCGReference) -> TokenID? {
    if reference.leadsToMetadata {
      reportMetadata(reference)
      return nil
    }
    let token = index[reference.text]
    if let token, reference.notation == .braces || reference.hasValue || token == linking { return token }
    if token != nil {
      let text = tree.text(of: reference.node)
      report(
        DTCGReferenceTarget.self,
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
      DTCGReferenceTarget.self,
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
      report(DTCGReferenceTarget.self, message, at: reference.node)
    case .token:
      // A token with a mistake is not in the set.
      break
    case .missing(let name, let after, let group):
      if reference.notation == .braces, let spelling = ReferenceSpelling.problem(with: tree.text(of: reference.node)) {
        // Its form is that of a reference, because names may have spaces.
        return reportMalformed(spelling, as: DTCGUnknownReference.self, at: reference.node)
      }
      let path = after.joined(separator: ".")
      if group.isEmpty, index[path] != nil {
        if reference.notation == .braces, after.count + 1 == reference.path.count, ["$value", "value"].contains(name) {
          report(
            DTCGUnknownReference.self,
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
        report(DTCGUnknownReference.self, "`\(path)` is a token, so it has no `\(name)`; \(advice)", at: reference.node)
        return
      }
      if let part = resolver?.leftOut.first(where: { hasToken(at: reference.path, in: $0) }) {
        report(
          DTCGUnknownReference.self,
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
          DTCGUnknownReference.self,
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
          of: DTCGUnknownReference.self,
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
      var node: NodeID? = object
      for name in path { node = node.flatMap { groups.names(in: $0)[UTF8Name(name)] } }
      return node.map { tree.isToken($0) } ?? false
    }
  }

  /// The paths of up to three tokens that have another one's path after the name of a group of the top: files that a tool
  /// exports as one have a group for each set, and their references lack its name.
  private mutating func pathsInSets(_ path: [String]) -> [String] {
    let paths = groups.possibleSets.map { ([$0] + path).joined(separator: ".") }
    return Array(paths.filter { index[$0] != nil }.prefix(3))
  }

  /// The node of the text of an alias.
  func referenceNode(of index: Int) -> NodeID {
    let source = sources[index]
    if source.isPointer { return source.value }
    switch referenceForm(source.value) {
    case .braces(let node)?, .pointer(let node)?: return node
    case nil: return source.value
    }
  }
}
