internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// The first pass: from the top objects of all files to groups and tokens, without types and values.
struct GroupReader: DTCGPass {
  let context: DTCGContext
  let groups: GroupExtension
  /// How many tokens and groups a set may have.
  let maximumTokens: Int
  /// The values for modes in the tokens' extensions.
  let modes: ExtensionModes
  /// The comments above groups and tokens, by their objects.
  private let comments: [NodeID: CommentBlock]
  /// The groups and tokens so far.
  private var declared: DeclaredSources

  /// The depth of groups that `$extends` makes; files themselves are within ``SourceLimits``.
  private static let maximumDepth = 128

  /// Properties that tokens inherit from the groups around them.
  private struct Inherited {
    var type: NodeID?
    var deprecated: Sourced<String>?
    /// Nil at the top.
    var group: GroupID?
    /// The group that this one extends, if it is the only one; it is not inherited.
    var extended: TokenPath?
    /// The nodes of all groups around.
    var around: Set<NodeID> = []
    var depth = 0
    /// The path as far as it is spelled with dots in names.
    var hasDots = false
  }

  /// The properties of a group or a token.
  struct Properties {
    var value: NodeID?
    var ref: NodeID?
    /// The key that comes second of `$value` and `$ref`.
    var second: NodeID?
    var type: NodeID?
    var description: NodeID?
    var deprecated: NodeID?
    var extensions: NodeID?
    var schema: NodeID?
    /// The keys of properties that the format does not have.
    var unknown: [(key: NodeID, value: NodeID)] = []
  }

  /// The groups and tokens below the top objects.
  static func read(_ context: DTCGContext, _ groups: GroupExtension, maximumTokens: Int) -> DeclaredSources {
    let top = groups.top()
    let modes = ExtensionModes(top.map(\.node), context)
    var declared = DeclaredSources(tokens: TokenSet(modifiers: modes.modifiers, dialect: .designTokens))
    declared.tokens.keep(context.comments.all)
    var reader = GroupReader(
      context: context,
      groups: groups,
      maximumTokens: maximumTokens,
      modes: modes,
      comments: context.comments.byValue(in: context.tree),
      declared: declared
    )
    reader.readGroups(below: top)
    if context.keepsExtensions { reader.declared.tokens.resolver = context.resolver.map { reader.annotations(of: $0) } }
    return reader.declared
  }

  private mutating func readGroups(below top: GroupExtension.Layers) {
    declared.tokens.reserveCapacity(tree.nodeCount / 16)
    var roots: GroupExtension.Layers = []
    for layer in top {
      let root = layer.node
      guard expect(.object, at: root, what: "a token file is an object of groups and tokens") else { continue }
      if isTokenAtTop(root) {
        report(.tokenWithoutName(at: range(root)))
      } else {
        roots.append(layer)
      }
    }
    read(roots, Inherited(), isTop: true)
  }

  /// Whether a top object is a token. A source of a resolver document may have its `$ref` next to its tokens.
  private func isTokenAtTop(_ root: NodeID) -> Bool {
    context.resolver == nil ? tree.isToken(root) : tree.value(of: "$value", in: root) != nil
  }

  private mutating func read(_ layers: GroupExtension.Layers, _ outer: Inherited, isTop: Bool = false) {
    var inherited = outer
    var merged = Properties()
    var comment: CommentBlock?
    for layer in layers {
      let own = properties(of: layer.node)
      // The strongest layer that says something of the group decides, as for a description.
      if merged.description == nil, own.description == nil { comment = comment ?? comments[layer.node] }
      merged.type = merged.type ?? own.type
      merged.description = merged.description ?? own.description
      merged.deprecated = merged.deprecated ?? own.deprecated
      merged.extensions = merged.extensions ?? own.extensions
      merged.schema = merged.schema ?? own.schema
      judge(own, isTop: isTop)
    }
    if let type = merged.type { inherited.type = type }
    let annotations = annotations(merged, inherited.deprecated)
    inherited.deprecated = annotations.deprecated
    let extensions = merged.extensions.map { kept($0) }
    if isTop {
      let schema = merged.schema.map { sourced(tree.text(of: $0), $0) }
      declared.tokens.setTop(annotations, extensions: extensions, schema: schema)
    } else if let group = inherited.group {
      declared.tokens.annotate(group: group, annotations, extensions: extensions, extended: inherited.extended)
      if let comment { declared.tokens.setComment(comment, of: group) }
    }
    if layers.count == 1 {
      for (key, value) in tree.entries(of: layers[0].node) where tree.isChild(key) {
        readChild([Child(key: key, node: value, condition: layers[0].condition)], in: inherited)
      }
    } else {
      for children in mergedChildren(of: layers) { readChild(children, in: inherited) }
    }
  }

  /// - Parameter children: The layers' nodes for one name, the strongest first.
  private mutating func readChild(_ children: [Child], in outer: Inherited) {
    var inherited = outer
    let key = children[0].key
    guard isValid(key) else { return }
    if hasDots(key) { inherited.hasDots = true }
    let objects = children.filter { isObject($0) }
    guard let first = objects.first else { return }
    if isToken(first) {
      readToken(declarations(among: objects), inheriting: inherited)
      return
    }
    let nodes = groupNodes(among: objects)
    let layers = groups.layers(of: nodes)
    if let inside = layers.first(where: { inherited.around.contains($0.node) })?.node {
      let path = (outer.group.map { declared.tokens.groups[$0].path } ?? TokenPath([])).description
      groups.reportNesting(of: inside == first.node ? inside : nodes[0].node, at: path)
      return
    }
    inherited.depth += 1
    // Nothing more is read after the first report, because the rest may be endless.
    if declared.isOverLimit { return }
    guard inherited.depth <= Self.maximumDepth, declared.tokens.count + declared.tokens.groups.count <= maximumTokens
    else {
      declared.isOverLimit = true
      report(.largeGroup(maximumTokens: maximumTokens, maximumDepth: Self.maximumDepth, at: range(key)))
      return
    }
    // A group without `$extends` around it or in it cannot contain itself.
    if layers.count > 1 || !inherited.around.isEmpty { inherited.around.formUnion(layers.map(\.node)) }
    inherited.group = declared.tokens.addGroup(tree.text(of: key), in: outer.group)
    inherited.extended = layers.count > nodes.count ? groups.onlyExtendedPath(of: nodes) : nil
    read(layers, inherited)
  }

  /// Whether a child of a group is an object; if not, that is reported.
  private func isObject(_ child: Child) -> Bool {
    if tree.kind(of: child.node) == .mapping { return true }
    let name = tree.text(of: child.key)
    let advice = ["value", "type", "description"].contains(name) ? "; write `$\(name)` for a property of a token" : ""
    reportKind(of: child.node, "`\(name)` is in a group, so it is a group or a token, which are objects\(advice)")
    return false
  }

  // MARK: Properties

  func properties(of object: NodeID) -> Properties {
    var found = Properties()
    for (key, value) in tree.entries(of: object) where tree.isReserved(key) {
      if tree.text(of: key, is: "$value") {
        found.value = value
        if found.ref != nil { found.second = key }
      } else if tree.text(of: key, is: "$type") {
        found.type = value
      } else if tree.text(of: key, is: "$ref") {
        found.ref = value
        if found.value != nil { found.second = key }
      } else if tree.text(of: key, is: "$description") {
        found.description = value
      } else if tree.text(of: key, is: "$deprecated") {
        found.deprecated = value
      } else if tree.text(of: key, is: "$extensions") {
        found.extensions = value
      } else if tree.text(of: key, is: "$schema") {
        found.schema = value
        found.unknown.append((key, value))
      } else if !tree.text(of: key, is: "$extends"), !tree.text(of: key, is: "$root") {
        found.unknown.append((key, value))
      }
    }
    return found
  }

  private func annotations(_ properties: Properties, _ inherited: Sourced<String>?) -> TokenAnnotations {
    var deprecated = inherited
    if let node = properties.deprecated {
      deprecated = tree.text(of: node, is: "false") && tree.jsonKind(of: node) == .boolean ? nil : text(node)
    }
    // Some programs write an empty description instead of none.
    let description = properties.description.flatMap(text).flatMap { $0.value.allSatisfy(\.isWhitespace) ? nil : $0 }
    return TokenAnnotations(description: description, deprecated: deprecated)
  }

  /// The range of the value of `$extensions`, which is kept where an output passes it on. Values for modes are layers.
  private mutating func kept(_ extensions: NodeID, of object: NodeID? = nil) -> SourceRange {
    let range = range(extensions)
    if context.keepsExtensions {
      let modes = object.map { self.modes.keys(of: $0) } ?? []
      declared.tokens.keep(tree.json(at: extensions, without: modes), at: range)
    }
    return range
  }

  private func text(_ node: NodeID) -> Sourced<String>? {
    tree.kind(of: node) == .scalar ? sourced(tree.text(of: node), node) : nil
  }

  // MARK: Tokens

  /// - Parameter declarations: The objects of the token, each for some contexts, the strongest first.
  private mutating func readToken(_ declarations: [Child], inheriting inherited: Inherited) {
    var valued: [(child: Child, properties: Properties)] = []
    for child in declarations {
      let properties = properties(of: child.node)
      if judgeToken(child, properties) { valued.append((child, properties)) }
    }
    // Declarations weaker than a value for all contexts are replaced. Of the others, the weakest gives the name and the
    // metadata.
    let counting = valued.firstIndex { $0.child.condition == .always }.map { $0 + 1 } ?? valued.count
    guard counting > 0 else { return }
    let (child, properties) = valued[counting - 1]
    guard let value = properties.value ?? properties.ref else { return }
    let token = declared.tokens.add(
      tree.utf8(of: child.key),
      in: inherited.group,
      nil,
      nameRange: range(child.key),
      range: range(value),
      annotations: annotations(properties, inherited.deprecated),
      extensions: properties.extensions.map { kept($0, of: child.node) }
    )
    if properties.description == nil, let comment = comments[child.node] {
      declared.tokens.setComment(comment, of: token)
    }
    if context.keepsExtensions, let set = setIndex(of: valued.map(\.child)) {
      declared.tokens.setResolverSet(set, of: token)
    }
    declared.mainSources.append(declared.sources.count + valued.count - counting)
    for place in valued.indices.reversed() {
      let (child, properties) = valued[place]
      guard let value = properties.value ?? properties.ref else { continue }
      func source(_ value: NodeID, in condition: Condition, isPointer: Bool) -> TokenSource {
        TokenSource(
          token: token,
          condition: condition,
          isReplaced: place >= counting,
          name: child.key,
          object: child.node,
          value: value,
          isPointer: isPointer,
          ownType: properties.type,
          groupType: inherited.type
        )
      }
      declared.sources.append(source(value, in: child.condition, isPointer: properties.value == nil))
      if place >= counting { continue }
      if child.condition == .always {
        declared.sources += modes[child.node].map { source($0.value, in: $0.condition, isPointer: false) }
      } else {
        modes.reportUnread(of: child.node)
      }
    }
    if inherited.hasDots { declared.dotted.append(token) }
  }
}
