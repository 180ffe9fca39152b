internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// The second pass: from the sources of tokens to their aliases, which are the references that are whole values.
struct AliasLinker: ReferenceReading {
  var context: DTCGContext
  let groups: GroupExtension
  let declared: DeclaredSources
  let index: TokenIndex

  /// The aliases of all sources, by source. Names that references cannot tell apart are reported.
  func aliases() -> [Alias] {
    reportAmbiguousNames()
    var linker = self
    return sources.indices.map { source in
      linker.context.source = source
      return sources[source].isReplaced ? linker.apart().alias(of: source) : linker.alias(of: source)
    }
  }

  private func alias(of index: Int) -> Alias {
    let source = sources[index]
    guard let form = source.isPointer ? .pointer(source.value) : referenceForm(source.value) else {
      return isBareReference(source) ? .broken : .literal
    }
    if case .braces(let node) = form, isText(node, ofUnknownTypeOf: source) { return .literal }
    if case .pointer = form, !source.isPointer { reportKeysBesideRef(source.value) }
    // A pointer to the own token is a circle, even without `$value`.
    guard let reference = reference(form), let target = target(of: reference, linking: source.token) else {
      return .broken
    }
    guard case .pointer = form else { return .target(target) }
    return .target(target, part: Array(reference.part.dropFirst()))
  }

  /// Two paths that are spelled the same cannot be told apart in references.
  private func reportAmbiguousNames() {
    if declared.dotted.isEmpty { return }
    let tokens = declared.tokens
    let paths = Set(declared.dotted.map { tokens.path(of: $0).description })
    var ambiguous: [String: [TokenID]] = [:]
    for token in tokens.indices {
      let path = tokens.path(of: token).description
      if paths.contains(path), index[path] != token { ambiguous[path, default: []].append(token) }
    }
    for token in declared.dotted {
      let path = tokens.path(of: token)
      for other in ambiguous[path.description] ?? [] {
        let known = index[path].map { tokens[$0].nameRange }
        report(.ambiguousName(path, at: tokens[other].nameRange, other: known))
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

  /// Whether a value that is not a reference was meant as one: without its braces, or with text before them. If so,
  /// that is reported. Only a path that leads to a token is meant as one, because other text may have dots and braces.
  private func isBareReference(_ source: TokenSource) -> Bool {
    guard !source.isPointer, tree.kind(of: source.value) == .scalar, tree.jsonKind(of: source.value) == .string,
      tree.utf8(of: source.value).contains(UInt8(ascii: ".")),
      let spelling = ReferenceSpelling.problem(withBare: tree.text(of: source.value)),
      let path = spelling.path, index[path] != nil
    else { return false }
    reportMalformed(spelling, at: source.value)
    return true
  }
}

/// The reference that is the whole value of a source.
enum Alias: Equatable {
  /// The value is not a reference.
  case literal
  /// A reference. A pointer's also has the part of the value that it leads to, empty for the whole value.
  case target(TokenID, part: [String]? = nil)
  /// A reference with a mistake, which is reported.
  case broken

  /// The token that it leads to; nil for another value.
  var target: TokenID? {
    if case .target(let target, _) = self { target } else { nil }
  }
}
