internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// A pass that reads references, and finds the tokens that they name.
protocol ReferenceReading: SourcePass {
  var context: DTCGContext { get set }
  var groups: GroupExtension { get }
  var index: TokenIndex { get }
}

extension ReferenceReading {
  /// The same pass with separate logs.
  func apart() -> Self {
    var pass = self
    pass.context = context.apart()
    return pass
  }

  /// A reference; nil for a malformed one, which is reported.
  func reference(_ form: ReferenceForm) -> DTCGReference? {
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
      let node = form.node
      if case .braces = form, deferArithmetic(node) { return nil }
      if let spelling = error.spelling {
        reportMalformed(spelling, at: node)
      } else {
        report(.invalidReference(error, at: range(node)))
      }
      return nil
    }
  }

  func reportMalformed(
    _ spelling: ReferenceSpelling,
    as kind: any ErrorKind.Type = DTCGInvalidReference.self,
    at node: NodeID
  ) {
    report(
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

  /// The token that a reference leads to; nil if there is none, which is reported.
  ///
  /// - Parameter linking: The token whose alias the reference is; nil for a part of a value.
  func target(of reference: DTCGReference, linking: TokenID? = nil) -> TokenID? {
    if let key = reference.metadata {
      report(.referenceToProperty(key, at: range(reference.node)))
      return nil
    }
    let token = index[reference.text]
    if let token, reference.notation == .braces || reference.hasValue || token == linking { return token }
    if token != nil {
      let pointer = tree.text(of: reference.node)
      report(.pointerToToken(reference.text, pointer: pointer, at: range(reference.node)))
    } else {
      reportMissingTarget(reference)
    }
    return nil
  }

  private func reportMissingTarget(_ reference: DTCGReference) {
    let range = range(reference.node)
    let inBraces = reference.notation == .braces
    switch groups.find(reference.path) {
    case .group(let layers):
      let group = reference.text
      let root = inBraces ? "{\(group).$root}" : "\(tree.text(of: reference.node))/$root/$value"
      let hasRoot = groups.child(UTF8Name("$root"), of: layers) != nil
      report(.referenceToGroup(group, root: hasRoot ? root : nil, at: range))
    case .token:
      // A token with a mistake is not in the set.
      break
    case .missing(let name, let after, let group):
      if inBraces, let spelling = ReferenceSpelling.problem(with: tree.text(of: reference.node)) {
        // It has the form of a reference, because names may have spaces.
        return reportMalformed(spelling, as: DTCGUnknownReference.self, at: reference.node)
      }
      let path = after.joined(separator: ".")
      if group.isEmpty, index[path] != nil {
        if inBraces, after.count + 1 == reference.path.count, ["$value", "value"].contains(name) {
          return report(.valueInBraces(path, name: name, at: range))
        }
        return report(.nameInToken(after, name: name, inBraces: inBraces, at: range))
      }
      if let part = context.resolver?.leftOut.first(where: { hasToken(at: reference.path, in: $0) }) {
        let (name, pointer) = (part.name, part.pointer)
        return report(.referenceLeftOut(reference.text, in: name, pointer: pointer, at: range, part: part.place))
      }
      let inSets = inBraces ? pathsInSets(reference.path) : []
      if !inSets.isEmpty { return report(.missingSet(name, after: path, paths: inSets, at: range)) }
      let nearest = groups.names.nearest(to: name, in: group)
      report(
        .leadsNowhere(
          nil,
          segment: name,
          in: after.isEmpty ? "the file" : "`\(path)`",
          nearest: nearest,
          of: DTCGUnknownReference.self,
          at: range,
          fixIts: nearest.names.map {
            FixIt(quoting: reference.replacing(at: after.count, with: $0), .unsafe, replacing: range)
          }
        )
      )
    }
  }

  /// Whether a set or a modifier that is not merged has a token.
  private func hasToken(at path: [String], in part: ResolverDocument.LeftOut) -> Bool {
    part.objects.contains { object in
      var node: NodeID? = object
      for name in path { node = node.flatMap { groups.names.children(of: $0)[UTF8Name(name)] } }
      return node.map { tree.isToken($0) } ?? false
    }
  }

  /// The paths of up to three tokens whose paths end in the given one, after a top-level group: tools that export one
  /// file write a group for each set, and their references lack its name.
  private func pathsInSets(_ path: [String]) -> [String] {
    let paths = groups.names.possibleSets.map { ([$0] + path).joined(separator: ".") }
    return Array(paths.filter { index[$0] != nil }.prefix(3))
  }

  func reportKeysBesideRef(_ node: NodeID) {
    for (key, _) in tree.entries(of: node) where !tree.text(of: key, is: "$ref") {
      report(.keyBesideRef(tree.text(of: key), at: range(key)))
    }
  }
}
