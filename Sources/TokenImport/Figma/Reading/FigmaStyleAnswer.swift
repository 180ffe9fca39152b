internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Reads text styles of the answer of `GET /v1/files/:key` or `GET /v1/files/:key/nodes`.
struct FigmaStyleAnswer {
  /// What a style is called.
  private struct Name {
    let id: String
    let name: String
    let description: String?
    let node: NodeID
  }

  private let tree: SourceTree
  private let root: NodeID

  /// Nil for a file that is not such an answer.
  init?(_ root: NodeID, of tree: SourceTree) {
    let hasDocument = tree.value(of: "document", in: root) != nil && tree.value(of: "styles", in: root) != nil
    guard hasDocument || tree.value(of: "nodes", in: root) != nil else { return nil }
    self.tree = tree
    self.root = root
  }

  /// The text styles. A style has its values on the nodes that use it, or is a node.
  ///
  /// - Parameter target: What the ID of a variable leads to.
  func styles(_ target: (_ id: String) -> FigmaDocument.Target) -> [FigmaTextStyle] {
    var names: [Name] = []
    var owners: [UTF8Name: NodeID] = [:]
    var known: Swift.Set<UTF8Name> = []
    for part in parts {
      if let styles = part.styles {
        for (key, style) in tree.entries(of: styles)
        where tree.string(tree.value(of: "styleType", in: style)) == "TEXT"
          && known.insert(UTF8Name(tree.text(of: key))).inserted
        {
          names.append(name(tree.text(of: key), style))
        }
      }
      if let id = part.id, isText(part.document), known.insert(UTF8Name(id)).inserted {
        names.append(name(id, part.document))
      }
      if let id = part.id, isText(part.document) { owners[UTF8Name(id)] = part.document }
      addOwners(in: part.document, to: &owners)
    }
    return names.map { style($0, owners[UTF8Name($0.id)], target) }
  }

  /// The documents of the answer with their styles, and their IDs where they are nodes that were asked for.
  private var parts: [(id: String?, document: NodeID, styles: NodeID?)] {
    if let document = tree.value(of: "document", in: root) {
      return [(nil, document, tree.value(of: "styles", in: root))]
    }
    guard let nodes = tree.value(of: "nodes", in: root) else { return [] }
    return tree.entries(of: nodes).compactMap { key, node in
      tree.value(of: "document", in: node).map { (tree.text(of: key), $0, tree.value(of: "styles", in: node)) }
    }
  }

  /// Whether a node is a text that no style is on: that of a style itself.
  private func isText(_ node: NodeID) -> Bool {
    tree.value(of: "style", in: node) != nil && styleID(of: node) == nil
  }

  private func styleID(of node: NodeID) -> String? {
    tree.value(of: "styles", in: node).flatMap { tree.string(tree.value(of: "text", in: $0)) }
  }

  private func name(_ id: String, _ node: NodeID) -> Name {
    let name = tree.string(tree.value(of: "name", in: node)) ?? id
    return Name(id: id, name: name, description: tree.string(tree.value(of: "description", in: node)), node: node)
  }

  private func addOwners(in document: NodeID, to owners: inout [UTF8Name: NodeID]) {
    var rest = [document]
    while let node = rest.popLast() {
      if let id = styleID(of: node), owners[UTF8Name(id)] == nil { owners[UTF8Name(id)] = node }
      if let children = tree.value(of: "children", in: node) { rest += Array(tree.elements(of: children)).reversed() }
    }
  }

  private func style(
    _ name: Name,
    _ owner: NodeID?,
    _ target: (_ id: String) -> FigmaDocument.Target
  ) -> FigmaTextStyle {
    let style = owner.flatMap { tree.value(of: "style", in: $0) }
    let bound = [style, owner].compactMap(\.self).compactMap { tree.value(of: "boundVariables", in: $0) }
    var bindings: [String: FigmaDocument.Target] = [:]
    for (key, alias) in bound.flatMap({ tree.written($0).members }).map({ ($0.key, $0.value) }) {
      // Of a text with several parts, the first one counts.
      let first = alias.elements.first ?? alias
      if bindings[key] == nil, let id = first["id"]?.string { bindings[key] = target(id) }
    }
    return FigmaTextStyle(
      name: name.name,
      description: name.description,
      style: style.map { tree.written($0).members } ?? [],
      bindings: bindings,
      problem: style == nil ? "no text of the answer has it, so its values are not there" : nil,
      location: tree.range(of: name.node)
    )
  }
}
