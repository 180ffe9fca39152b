internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Merges groups with those that they extend (Design Tokens Format Module 2025.10, section 6.4).
///
/// A group is a list of layers: its own, then those of the groups that it extends. The first layer with a name wins;
/// groups of that name below it are merged into it, tokens are not.
struct GroupExtension: FormatPass {
  /// The layers of a group, the strongest first, at least one.
  typealias Layers = [GroupLayer]

  /// A group with `$extends` whose layers are being resolved, with the node of its reference.
  typealias Open = (group: NodeID, reference: NodeID)

  let tree: SourceTree
  /// No mistake in `$extends` is a deviation.
  let isStrict = false
  var log = DiagnosticLog()
  let names: GroupNames
  /// The layers that groups with `$extends` inherit, as far as they have been resolved.
  private let inherited = Memo<NodeID, Layers>()

  /// - Parameter roots: The top objects of the files, the strongest last.
  init(_ tree: SourceTree, roots: Layers) {
    self.tree = tree
    names = GroupNames(tree, roots: roots.reversed())
  }

  /// The target of a path.
  enum Found {
    case group(Layers)
    case token
    /// The name that is missing, the path before it, and the group there; no layers if it is a token.
    case missing(name: String, after: [String], in: Layers)
  }

  /// The layers of the top of all files.
  ///
  /// - Parameter open: The groups that are being resolved, here and below.
  func top(_ open: [Open] = []) -> Layers { layers(of: names.roots, open) }

  /// The layers of a source group, from those of single files: its own, and then those of the groups that it extends. A
  /// mistake in `$extends` is reported, and leaves the group itself.
  func layers(of own: Layers, _ open: [Open] = []) -> Layers {
    var layers = own
    for group in own {
      for extended in inherited(by: group.node, open) where extended.node != group.node {
        switch CommonCondition(group.condition, extended.condition) {
        case .condition(let condition):
          let layer = GroupLayer(node: extended.node, condition: condition, overriding: extended.overriding)
          if !layers.contains(layer) { layers.append(layer) }
        case .never: break
        case .twoModifiers: report(of: group)
        }
      }
    }
    return layers
  }

  /// The layers of the group that a group extends; empty without `$extends`.
  private func inherited(by group: NodeID, _ open: [Open]) -> Layers {
    if let known = inherited[group] { return known }
    var extended: Layers = []
    if let reference = reference(of: group) {
      if let start = open.firstIndex(where: { $0.group == group }) {
        report(cycle: open[start...].map(\.reference))
        return []
      }
      extended = target(of: reference, open + [(group, reference)])
    }
    inherited[group] = extended
    return extended
  }

  /// The meaning of a name in a group: a token, or the layers of a group. Nil if the group does not have it.
  func child(_ name: UTF8Name, of layers: Layers, _ open: [Open] = []) -> Found? {
    var groups: Layers = []
    for layer in layers {
      guard let value = names.child(name, of: layer) else { continue }
      if names.isToken(value) {
        if groups.isEmpty { return .token }
        break
      }
      groups.append(GroupLayer(node: value, condition: layer.condition))
    }
    return groups.isEmpty ? nil : .group(self.layers(of: groups, open))
  }

  /// The group or token at a path from the top.
  func find(_ path: [String], _ open: [Open] = []) -> Found {
    var layers = top(open)
    for (index, name) in path.enumerated() {
      switch child(UTF8Name(name), of: layers, open) {
      case .group(let found): layers = found
      case .token where index == path.count - 1: return .token
      case .token: return .missing(name: path[index + 1], after: Array(path[...index]), in: [])
      case nil, .missing:
        return .missing(name: name, after: Array(path[..<index]), in: layers)
      }
    }
    return .group(layers)
  }

  /// Reports a group that inherits, in a context of one modifier, tokens that depend on another.
  private func report(of group: GroupLayer) {
    guard let reference = reference(of: group.node) else { return }
    report(.extendsContexts(tree.text(of: reference), at: range(reference)))
  }

  private func reference(of group: NodeID) -> NodeID? {
    tree.value(of: "$extends", in: group)
  }

  /// The path of the only group that the layers of a group extend, in all contexts; nil if there is none, or several.
  func onlyExtendedPath(of layers: Layers) -> TokenPath? {
    let extending = layers.compactMap { layer in reference(of: layer.node).map { (layer.condition, $0) } }
    guard extending.count == 1, extending[0].0 == .always else { return nil }
    return (try? path(extending[0].1)).map { TokenPath($0) }
  }

  private func target(of node: NodeID, _ open: [Open]) -> Layers {
    guard tree.jsonKind(of: node) == .string else {
      let rule = "`$extends` is a reference to a group, such as `{button}`"
      report(.wrongKind(rule, found: tree.jsonKind(of: node).name, at: range(node)))
      return []
    }
    let path: [String]
    do throws(DTCGReferenceError) {
      path = try self.path(node)
    } catch {
      if let spelling = error.spelling {
        reportMalformed(spelling, at: node, open)
      } else {
        report(.invalidReference(error, at: range(node)))
      }
      return []
    }
    let count = log.diagnostics.count
    switch find(path, open) {
    case .group(let layers): return log.diagnostics.count == count ? layers : []
    case .token:
      report(.extendsToken(tree.text(of: node), at: range(node)))
      return []
    case .missing(let name, let after, let layers):
      // A path through a group that is part of a circle was reported already.
      if log.diagnostics.count > count { return [] }
      if tree.utf8(of: node).first == UInt8(ascii: "{"),
        let spelling = ReferenceSpelling.problem(with: tree.text(of: node))
      {
        reportMalformed(spelling, as: DTCGUnknownGroup.self, at: node, open)
        return []
      }
      let nearest = names.nearest(to: name, in: layers)
      let place = after.isEmpty ? "the file" : "`\(after.joined(separator: "."))`"
      report(
        .leadsNowhere(
          nil,
          segment: name,
          in: place,
          nearest: nearest,
          of: DTCGUnknownGroup.self,
          at: range(node)
        )
      )
      return []
    }
  }

  private func reportMalformed(
    _ spelling: ReferenceSpelling,
    as kind: any ErrorKind.Type = DTCGInvalidReference.self,
    at node: NodeID,
    _ open: [Open]
  ) {
    // Circles on the way to the group are reported where they are used.
    var silent = self
    silent.log = DiagnosticLog()
    let group = spelling.path.map { ($0, silent.find($0.split(separator: ".").map(String.init), open)) }
    report(
      .malformedReference(
        tree.text(of: node),
        spelling,
        meaning: group.map { path, found in
          if case .group = found { (path, true) } else { (path, false) }
        },
        otherwise: ("a group", "group"),
        kind,
        at: range(node)
      )
    )
  }

  private func path(_ node: NodeID) throws(DTCGReferenceError) -> [String] {
    let text = tree.utf8(of: node)
    if text.first == UInt8(ascii: "{") { return try BracePath.names(in: text) }
    if text.first == UInt8(ascii: "#") { return try JSONPointer.keys(in: text) }
    throw .notAGroup(tree.text(of: node))
  }

  /// Reports groups that extend each other, at the reference that comes first in the source.
  func report(cycle references: [NodeID]) {
    let places = references.map { range($0) }
    let first = places.indices.min { places[$0] < places[$1] } ?? 0
    let links = (references[first...] + references[..<first]).map { Note(shown($0), at: range($0)) }
    report(.extendsCycle(links))
  }

  /// Reports a group inside one that it extends, so that it would contain itself.
  func reportNesting(of group: NodeID, at path: String) {
    guard let reference = reference(of: group) else { return }
    let outer = tree.text(of: reference).filter { $0 != "{" && $0 != "}" }
    report(.extendsOuter(outer, from: path, at: range(reference)))
  }
}
