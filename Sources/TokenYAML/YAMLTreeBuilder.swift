internal import CLibYAML
internal import TokenDiagnostics

/// Builds the arena from libyaml's events.
struct YAMLTreeBuilder {
  var diagnostics: [Diagnostic] = []
  private let bytes: UnsafeBufferPointer<UInt8>
  private let file: SourceFileID
  private let limits: YAMLLimits
  private var places: EventPlaces
  private var comments: CommentScanner
  private var keys = MappingKeys()
  private var tree = YAMLTree()
  /// The number of nodes and bytes of text that the tree had before.
  private var firstNode = 0
  private var firstByte = 0
  /// The open collections, the outermost first, with their children so far.
  private var open: [(index: Int, lastChild: Int?, count: Int)] = []
  private var documents = 0

  /// `base` is the number of bytes of the file before `bytes`.
  init(_ bytes: UnsafeBufferPointer<UInt8>, at base: Int, as file: SourceFileID, limits: YAMLLimits) {
    self.bytes = bytes
    self.file = file
    self.limits = limits
    self.places = EventPlaces(bytes, at: base, in: file)
    self.comments = CommentScanner(bytes, at: base, in: file)
  }

  /// Adds the document's nodes to a tree. The tree is unchanged if reading has to stop.
  mutating func build(into target: inout YAMLTree) -> YAMLDocument? {
    // Swapped, because two owners of the arrays would copy them at the first change.
    swap(&tree, &target)
    firstNode = tree.nodes.count
    firstByte = tree.text.count
    tree.text.append(contentsOf: bytes)
    // Few files have more nodes. Unused memory is never touched.
    tree.nodes.reserveCapacity(firstNode + bytes.count / 12)
    let isWhole = readEvents()
    if !isWhole {
      tree.nodes.removeSubrange(firstNode...)
      tree.text.removeSubrange(firstByte...)
    }
    swap(&tree, &target)
    guard isWhole else { return nil }
    let root = target.nodes.count > firstNode ? YAMLNodeID(index: firstNode) : nil
    return YAMLDocument(file: file, root: root, comments: comments.finish())
  }

  /// False when reading has to stop; the reason is in `diagnostics`.
  private mutating func readEvents() -> Bool {
    guard let reader = EventReader(bytes) else {
      diagnostics.append(.limit("there is not enough memory to read the file", at: .start(of: file)))
      return false
    }
    while true {
      guard var event = reader.next() else {
        diagnostics += places.syntaxErrors(reader.failure)
        return false
      }
      defer { yaml_event_delete(&event) }
      if event.type == YAML_STREAM_END_EVENT { return true }
      guard add(&event) else { return false }
    }
  }

  /// False when reading has to stop; the reason is in `diagnostics`.
  private mutating func add(_ event: inout yaml_event_t) -> Bool {
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: return startDocument(&event)
    case YAML_SCALAR_EVENT: return addScalar(&event)
    case YAML_SEQUENCE_START_EVENT: return startCollection(.sequence, &event, anchor: event.data.sequence_start.anchor)
    case YAML_MAPPING_START_EVENT: return startCollection(.mapping, &event, anchor: event.data.mapping_start.anchor)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return endCollection(&event)
    case YAML_ALIAS_EVENT:
      diagnostics.append(places.aliasError(&event))
      return false
    default: return true
    }
  }

  private mutating func startDocument(_ event: inout yaml_event_t) -> Bool {
    documents += 1
    guard documents > 1 else { return true }
    diagnostics.append(.documents(at: places.range(of: &event)))
    return false
  }

  private mutating func addScalar(_ event: inout yaml_event_t) -> Bool {
    let scalar = event.data.scalar
    guard scalar.anchor == nil else { return reject(&event, "anchors (`&name`) are not supported") }
    guard scalar.tag == nil else { return reject(&event, "tags (`!name`) are not supported") }
    var source = places.bytes(of: &event)
    let isBlock = scalar.style == YAML_LITERAL_SCALAR_STYLE || scalar.style == YAML_FOLDED_SCALAR_STYLE
    if isBlock { source = places.withoutTrailingSpace(source) }
    comments.skip(source, hasHeader: isBlock)
    var node = YAMLNode(kind: .scalar, file: file, bytes: places.inFile(source))
    node.text = place(UnsafeBufferPointer(start: scalar.value, count: scalar.length), from: source)
    return append(&node)
  }

  /// The range of a scalar's content in the tree's text. Content that is a part of the source, with or without quotes around
  /// it, is not copied; other content is appended.
  private mutating func place(_ content: UnsafeBufferPointer<UInt8>, from source: Range<Int>) -> Range<Int> {
    let quotes = source.count &- content.count
    if quotes == 0 || quotes == 2, let start = bytes.baseAddress, let text = content.baseAddress {
      let lower = source.lowerBound &+ quotes &>> 1
      if memcmp(start + lower, text, content.count) == 0 {
        return firstByte &+ lower..<firstByte &+ lower &+ content.count
      }
    }
    let lower = tree.text.count
    tree.text.append(contentsOf: content)
    return lower..<lower + content.count
  }

  private mutating func startCollection(
    _ kind: YAMLKind,
    _ event: inout yaml_event_t,
    anchor: UnsafeMutablePointer<yaml_char_t>?
  ) -> Bool {
    guard anchor == nil else { return reject(&event, "anchors (`&name`) are not supported") }
    let tag = kind == .mapping ? event.data.mapping_start.tag : event.data.sequence_start.tag
    guard tag == nil else { return reject(&event, "tags (`!name`) are not supported") }
    guard open.count < limits.maximumDepth else {
      diagnostics.append(
        .limit("nested deeper than \(limits.maximumDepth) levels; flatten it", at: places.range(of: &event))
      )
      return false
    }
    var node = YAMLNode(kind: kind, file: file, bytes: places.inFile(places.bytes(of: &event)))
    guard append(&node) else { return false }
    open.append((tree.nodes.count - 1, nil, 0))
    return true
  }

  private mutating func append(_ node: inout YAMLNode) -> Bool {
    guard tree.nodes.count - firstNode < limits.maximumNodes else {
      let place = SourceRange(file: file, bytes: Int(node.lower)..<Int(node.upper))
      diagnostics.append(.limit("more than \(limits.maximumNodes) nodes; split the file", at: place))
      return false
    }
    node.end = tree.nodes.count + 1
    if !open.isEmpty {
      open[open.count - 1].lastChild = tree.nodes.count
      open[open.count - 1].count += 1
    }
    tree.nodes.append(node)
    return true
  }

  private mutating func endCollection(_ event: inout yaml_event_t) -> Bool {
    guard let (index, lastChild, count) = open.popLast() else { return true }
    tree.nodes[index].end = tree.nodes.count
    let isFlow = event.start_mark.index < event.end_mark.index
    if isFlow {
      tree.nodes[index].upper = UInt32(clamping: places.inFile(places.bytes(of: &event)).upperBound)
    } else if let lastChild {
      // libyaml ends a block collection where the next token starts, past blank lines and comments.
      tree.nodes[index].upper = tree.nodes[lastChild].upper
    }
    if tree.nodes[index].kind == .mapping {
      diagnostics += keys.problems(of: YAMLNodeID(index: index), withKeys: count / 2, in: tree)
    }
    return true
  }

  private mutating func reject(_ event: inout yaml_event_t, _ what: String) -> Bool {
    diagnostics.append(.unsupported(what, at: places.range(of: &event)))
    return false
  }
}
