internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Merges groups with those that they extend (Design Tokens Format Module 2025.10, section 6.4).
///
/// A group is a list of layers: its own, then those of the groups that it extends. The first layer with a name wins;
/// groups of that name below it are merged into it, tokens are not.
struct GroupExtension {
  /// The layers of a group, the strongest first, at least one.
  typealias Layers = [GroupLayer]

  private let tree: SourceTree
  /// What groups with `$extends` inherit, as far as they were looked at.
  private var known: [NodeID: Layers] = [:]
  /// The groups whose layers are being looked for, with the nodes of their references.
  private var open: [(group: NodeID, reference: NodeID)] = []
  private var names: [NodeID: [UTF8Name: NodeID]] = [:]
  /// The names at the top of all files, where they are few enough to be sets of a tool that exports them as one file.
  private(set) lazy var possibleSets: [String] = {
    var seen: Set<String> = []
    let names = roots.reversed().flatMap { childNames(of: $0.node) }.filter { seen.insert($0).inserted }
    return names.count > 64 ? [] : names
  }()
  /// Whether an object is a token, for those that were looked at.
  private var tokens: [NodeID: Bool] = [:]
  /// The names in groups of which one was looked for that is not there.
  private var indexes: [Layers: NameIndex] = [:]
  private let roots: Layers
  private(set) var diagnostics: [Diagnostic] = []

  /// The top objects of the files, the last of which is the strongest.
  init(_ tree: SourceTree, roots: Layers) {
    self.tree = tree
    self.roots = roots.reversed()
  }

  /// The target of a path.
  enum Found {
    case group(Layers)
    case token
    /// The name that is missing, the path before it, and the group there; no layers if it is a token.
    case missing(name: String, after: [String], in: Layers)
  }

  /// The layers of the top of all files.
  mutating func top() -> Layers { layers(of: roots) }

  /// The layers of a group of the source, from those of single files: its own, and then what it extends. A mistake in
  /// `$extends` is reported, and leaves the group itself.
  mutating func layers(of own: Layers) -> Layers {
    var layers = own
    for group in own {
      for extended in inherited(by: group.node) where extended.node != group.node {
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
  private mutating func inherited(by group: NodeID) -> Layers {
    if let known = known[group] { return known }
    guard let reference = reference(of: group) else {
      known[group] = []
      return []
    }
    if let start = open.firstIndex(where: { $0.group == group }) {
      report(cycle: open[start...].map(\.reference))
      return []
    }
    open.append((group, reference))
    let extended = target(of: reference)
    open.removeLast()
    known[group] = extended
    return extended
  }

  /// The meaning of a name in a group: a token, or the layers of a group. Nil if the group does not have it.
  mutating func child(_ name: UTF8Name, of layers: Layers) -> Found? {
    var groups: Layers = []
    for layer in layers {
      guard let value = names(in: layer.node)[name], !isOverridden(name, in: layer) else { continue }
      if isToken(value) {
        if groups.isEmpty { return .token }
        break
      }
      groups.append(GroupLayer(node: value, condition: layer.condition))
    }
    return groups.isEmpty ? nil : .group(self.layers(of: groups))
  }

  private mutating func isToken(_ node: NodeID) -> Bool {
    if tree.kind(of: node) != .mapping { return true }
    // The keys of a large group are looked through once.
    let isToken = tokens[node] ?? tree.isToken(node)
    tokens[node] = isToken
    return isToken
  }

  private mutating func isOverridden(_ name: UTF8Name, in layer: GroupLayer) -> Bool {
    layer.overriding.map { names(in: $0)[name] != nil } ?? false
  }

  /// The group or token at a path from the top.
  mutating func find(_ path: [String]) -> Found {
    var layers = top()
    for (index, name) in path.enumerated() {
      switch child(UTF8Name(name), of: layers) {
      case .group(let found): layers = found
      case .token where index == path.count - 1: return .token
      case .token: return .missing(name: path[index + 1], after: Array(path[...index]), in: [])
      case nil, .missing:
        return .missing(name: name, after: Array(path[..<index]), in: layers)
      }
    }
    return .group(layers)
  }

  /// The children of one node.
  mutating func names(in group: NodeID) -> [UTF8Name: NodeID] {
    if let known = names[group] { return known }
    let found = Dictionary(
      tree.entries(of: group).map { (UTF8Name(tree.utf8(of: $0.key)), $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
    names[group] = found
    return found
  }

  /// The names in a group that are near to one that it does not have.
  mutating func nearest(to name: String, in group: Layers) -> NearestNames {
    let index = indexes[group] ?? NameIndex(group.flatMap { childNames(of: $0.node) })
    indexes[group] = index
    return index.nearest(to: name)
  }

  /// The names of groups and tokens in a node, without properties.
  private func childNames(of group: NodeID) -> [String] {
    tree.entries(of: group).filter { !tree.isReserved($0.key) || tree.text(of: $0.key, is: "$root") }
      .map { tree.text(of: $0.key) }
  }

  /// Reports a group that inherits, in the context of one modifier, what depends on another.
  private mutating func report(of group: GroupLayer) {
    guard let reference = reference(of: group.node) else { return }
    let message = """
      this group is in a context of one modifier, and `\(tree.text(of: reference))` in one of another; a token depends \
      on one modifier at a time, so extend a group without contexts
      """
    let place = tree.range(of: reference)
    diagnostics.append(Diagnostic(of: ResolverExtendsContexts.self, message: message, at: place))
  }

  private func reference(of group: NodeID) -> NodeID? {
    tree.value(of: "$extends", in: group)
  }

  private mutating func target(of node: NodeID) -> Layers {
    guard tree.jsonKind(of: node) == .string else {
      let found = tree.jsonKind(of: node).name
      report(DTCGWrongKind.self, "`$extends` is a reference to a group, such as `{button}`; found \(found)", at: node)
      return []
    }
    let path: [String]
    do throws(DTCGReferenceError) {
      path = try self.path(node)
    } catch {
      if let spelling = error.spelling {
        reportMalformed(spelling, at: node)
      } else {
        report(error.kind, error.message, at: node)
      }
      return []
    }
    let count = diagnostics.count
    switch find(path) {
    case .group(let layers): return diagnostics.count == count ? layers : []
    case .token:
      report(DTCGExtendsToken.self, "`\(tree.text(of: node))` is a token; `$extends` names a group", at: node)
      return []
    case .missing(let name, let after, let layers):
      // A path through a group that is part of a circle was reported already.
      if diagnostics.count > count { return [] }
      if tree.utf8(of: node).first == UInt8(ascii: "{"),
        let spelling = ReferenceSpelling.problem(with: tree.text(of: node))
      {
        reportMalformed(spelling, as: DTCGUnknownGroup.self, at: node)
        return []
      }
      let nearest = nearest(to: name, in: layers)
      let place = after.isEmpty ? "the file" : "`\(after.joined(separator: "."))`"
      diagnostics.append(
        .leadsNowhere(
          nil,
          segment: name,
          in: place,
          nearest: nearest,
          of: DTCGUnknownGroup.self,
          at: tree.range(of: node)
        )
      )
      return []
    }
  }

  private mutating func reportMalformed(
    _ spelling: ReferenceSpelling,
    as kind: any ErrorKind.Type = DTCGInvalidReference.self,
    at node: NodeID
  ) {
    let count = diagnostics.count
    let group = spelling.path.map { ($0, find($0.split(separator: ".").map(String.init))) }
    // Circles on the way to the group are reported where they are used.
    diagnostics.removeSubrange(count...)
    diagnostics.append(
      .malformedReference(
        tree.text(of: node),
        spelling,
        meaning: group.map { path, found in
          if case .group = found { (path, true) } else { (path, false) }
        },
        otherwise: ("a group", "group"),
        kind,
        at: tree.range(of: node)
      )
    )
  }

  private func path(_ node: NodeID) throws(DTCGReferenceError) -> [String] {
    let text = tree.utf8(of: node)
    if text.first == UInt8(ascii: "{") { return try BracePath.names(in: text) }
    if text.first == UInt8(ascii: "#") { return try JSONPointer.keys(in: text) }
    throw DTCGReferenceError(
      kind: DTCGInvalidReference.self,
      message: "`\(tree.text(of: node))` is not a reference to a group; write `{group}`"
    )
  }

  /// Reports groups that extend each other, at the reference that comes first in the source.
  mutating func report(cycle references: [NodeID]) {
    let places = references.map { tree.range(of: $0) }
    let first = places.indices.min { places[$0] < places[$1] } ?? 0
    let links = (references[first...] + references[..<first]).map {
      Note("`\(tree.text(of: $0))`", at: tree.range(of: $0))
    }
    diagnostics.append(
      .circle(
        "these groups extend each other in a circle",
        links,
        advice: "remove one `$extends`",
        DTCGExtendsCycle.self
      )
    )
  }

  /// Reports a group that is inside of what it extends, so that it would contain itself.
  mutating func reportNesting(of group: NodeID, at path: String) {
    guard let reference = reference(of: group) else { return }
    let outer = tree.text(of: reference).filter { $0 != "{" && $0 != "}" }
    report(
      DTCGExtendsCycle.self,
      "`\(path)` is in `\(outer)`, so it cannot extend it; extend another group",
      at: reference
    )
  }

  private mutating func report(_ kind: any ErrorKind.Type, _ message: String, at node: NodeID) {
    diagnostics.append(Diagnostic(of: kind, message: message, at: tree.range(of: node)))
  }
}
