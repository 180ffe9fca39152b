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
        report(error.kind, error.message, at: node)
      }
      return nil
    }
  }

  func reportMalformed(
    _ spelling: ReferenceSpelling,
    as kind: any ErrorKind.Type = DTCGInvalidReference.self,
    at node: NodeID
  ) {
    log.report(
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
      let message = "`\(key)` is not a value; a pointer leads to `$value` or a part of it"
      report(DTCGReferenceTarget.self, message, at: reference.node)
      return nil
    }
    let token = index[reference.text]
    if let token, reference.notation == .braces || reference.hasValue || token == linking { return token }
    if token != nil {
      let text = tree.text(of: reference.node)
      report(
        DTCGReferenceTarget.self,
        "`\(reference.text)` is a token; a pointer leads to its value, so write `\(text)/$value`",
        at: reference.node,
        fixIts: [writing("\(text)/$value", .safe, at: reference.node)]
      )
    } else {
      reportMissingTarget(reference)
    }
    return nil
  }

  private func reportMissingTarget(_ reference: DTCGReference) {
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
        // It has the form of a reference, because names may have spaces.
        return reportMalformed(spelling, as: DTCGUnknownReference.self, at: reference.node)
      }
      let path = after.joined(separator: ".")
      if group.isEmpty, index[path] != nil {
        if reference.notation == .braces, after.count + 1 == reference.path.count, ["$value", "value"].contains(name) {
          report(
            DTCGUnknownReference.self,
            "`{…}` names whole tokens, without `\(name)`; write `{\(path)}`",
            at: reference.node,
            fixIts: [writing("{\(path)}", .safe, at: reference.node)]
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
      if let part = context.resolver?.leftOut.first(where: { hasToken(at: reference.path, in: $0) }) {
        report(
          DTCGUnknownReference.self,
          "`\(reference.text)` is in \(part.name), which `resolutionOrder` does not name; add `{ \"$ref\": \"\(part.pointer)\" }` to it",
          at: range(reference.node),
          notes: [Note(part.name, at: part.place)]
        )
        return
      }
      let nearest = groups.names.nearest(to: name, in: group)
      let place = after.isEmpty ? "the file" : "`\(path)`"
      let inSets = reference.notation == .braces ? pathsInSets(reference.path) : []
      if let first = inSets.first {
        report(
          DTCGUnknownReference.self,
          "\(place) has no `\(name)`\(after.isEmpty ? " at its top" : ""); \(NearestNames.question(about: "`{\(first)}`"))",
          at: reference.node,
          fixIts: inSets.map { writing("{\($0)}", .unsafe, at: reference.node) }
        )
        return
      }
      log.report(
        .leadsNowhere(
          nil,
          segment: name,
          in: place,
          nearest: nearest,
          of: DTCGUnknownReference.self,
          at: range(reference.node),
          fixIts: nearest.names.map {
            writing(reference.replacing(at: after.count, with: $0), .unsafe, at: reference.node)
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
      report(DTCGUnknownProperty.self, "\(shown(key)) next to `$ref` has no effect", at: key)
    }
  }
}
