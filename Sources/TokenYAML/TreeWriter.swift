internal import TokenDiagnostics

/// Adds the nodes of one file to a tree, within the limits. The readers of all languages use it.
struct TreeWriter {
  /// A collection whose end is not reached yet.
  struct OpenCollection {
    let index: Int
    let kind: NodeKind
    fileprivate(set) var lastChild: Int?
    fileprivate(set) var count = 0
  }

  let file: SourceFileID
  private let language: SourceLanguage
  private let limits: SourceLimits
  /// The tree that is written, between `begin` and `end`.
  private(set) var tree = SourceTree()
  /// Mistakes in the nodes: limits and duplicate keys.
  var diagnostics: [Diagnostic] = []
  /// The open collections, the outermost first.
  private(set) var open: [OpenCollection] = []
  private var keys = MappingKeys()
  /// The number of nodes and bytes of text that the tree had before.
  private var firstNode = 0
  private var firstByte = 0

  init(_ file: SourceFileID, _ language: SourceLanguage, limits: SourceLimits) {
    self.file = file
    self.language = language
    self.limits = limits
  }

  /// Takes a tree over, and adds a source to its text.
  mutating func begin(_ target: inout SourceTree, source: UnsafeBufferPointer<UInt8>) {
    // Swapped, because two owners of the arrays would copy them at the first change.
    swap(&tree, &target)
    firstNode = tree.nodes.count
    firstByte = tree.text.count
    tree.text.append(contentsOf: source)
    // Few files have more nodes. Unused memory is never touched.
    tree.nodes.reserveCapacity(firstNode + source.count / 12)
  }

  /// Returns the tree to `target`: as it was before, unless the nodes are kept. Returns the first of them; nil if there
  /// are none.
  mutating func end(_ target: inout SourceTree, keepsNodes: Bool) -> NodeID? {
    if !keepsNodes {
      tree.nodes.removeSubrange(firstNode...)
      tree.text.removeSubrange(firstByte...)
    }
    swap(&tree, &target)
    return target.nodes.count > firstNode ? NodeID(index: firstNode) : nil
  }

  /// The range of a part of the source in the tree's text.
  func text(ofSource range: Range<Int>) -> Range<Int> {
    firstByte &+ range.lowerBound..<firstByte &+ range.upperBound
  }

  /// Adds text that is not a part of the source, and returns its range in the tree's text.
  mutating func append(text: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    let lower = tree.text.count
    tree.text.append(contentsOf: text)
    return lower..<lower + text.count
  }

  /// Adds a scalar. `source` is its range in the file, and `text` that of its content in the tree's text. False if the
  /// file has too many nodes, which is reported.
  mutating func appendScalar(_ form: ScalarForm, at source: Range<Int>, text: Range<Int>) -> Bool {
    var node = SourceNode(kind: .scalar, form: form, file: file, bytes: source)
    node.text = text
    return append(&node)
  }

  /// Adds a collection, into which the next nodes go. False beyond the limits, which is reported.
  mutating func openCollection(_ kind: NodeKind, at source: Range<Int>) -> Bool {
    guard open.count < limits.maximumDepth else {
      let place = SourceRange(file: file, bytes: source)
      diagnostics.append(.limit("nested deeper than \(limits.maximumDepth) levels; flatten it", language, at: place))
      return false
    }
    var node = SourceNode(kind: kind, file: file, bytes: source)
    guard append(&node) else { return false }
    open.append(OpenCollection(index: tree.nodes.count - 1, kind: kind))
    return true
  }

  private mutating func append(_ node: inout SourceNode) -> Bool {
    guard tree.nodes.count - firstNode < limits.maximumNodes else {
      let place = SourceRange(file: file, bytes: Int(node.lower)..<Int(node.upper))
      diagnostics.append(.limit("more than \(limits.maximumNodes) nodes; split the file", language, at: place))
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

  /// Ends the innermost collection, and reports its duplicate keys. `upper` is where it ends; the end of its last child
  /// if nil.
  mutating func closeCollection(upTo upper: Int?) {
    guard let collection = open.popLast() else { return }
    let index = collection.index
    tree.nodes[index].end = tree.nodes.count
    if let upper {
      tree.nodes[index].upper = max(tree.nodes[index].upper, UInt32(clamping: upper))
    } else if let lastChild = collection.lastChild {
      tree.nodes[index].upper = tree.nodes[lastChild].upper
    }
    if collection.kind == .mapping {
      diagnostics += keys.problems(of: NodeID(index: index), withKeys: collection.count / 2, in: tree)
    }
  }
}
