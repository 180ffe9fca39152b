public import TokenDiagnostics

/// YAML and JSON documents as an arena: nodes in one flat array in source order, and text in one buffer. The buffer has
/// the source itself, followed by the scalars whose decoded text is not a part of the source.
///
/// A spec and the files that it includes are read into one tree, so that an index identifies a node. Scalars have text
/// and no type: `010`, `yes` and `~` are text until a schema interprets them. JSON has types, which are in the form of
/// a scalar.
@usableFromInline
package struct SourceTree: Sendable {
  /// The documents in the order of reading.
  package internal(set) var documents: [SourceDocument] = []
  /// The arena: all nodes in the order of reading.
  @usableFromInline var nodes: [SourceNode] = []
  /// The source, and then the scalars whose text is not a part of it.
  @usableFromInline var text: [UInt8] = []

  /// Creates a tree without documents; ``SourceReader`` adds them.
  package init() {}

  /// The same nodes with other documents, such as one whose root is a part of another.
  package func with(documents: [SourceDocument]) -> SourceTree {
    var tree = self
    tree.documents = documents
    return tree
  }

  /// The number of nodes. Their IDs have the indices below it.
  package var nodeCount: Int { nodes.count }

  /// The kind of a node.
  @inlinable
  package func kind(of node: NodeID) -> NodeKind { nodes[node.index].kind }

  /// How a scalar is written; nil for a collection.
  @inlinable
  package func form(of node: NodeID) -> ScalarForm? {
    let node = nodes[node.index]
    return node.kind == .scalar ? node.form : nil
  }

  /// The range of a node: a scalar with its quotes, a collection up to the end of its last child or closing bracket.
  @inlinable
  package func range(of node: NodeID) -> SourceRange {
    let node = nodes[node.index]
    return SourceRange(file: SourceFileID(index: Int(node.file)), bytes: Int(node.lower)..<Int(node.upper))
  }

  /// The decoded content of a scalar; empty for a collection.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the content.
  @inlinable
  package func text(of node: NodeID) -> String {
    String(decoding: utf8(of: node), as: UTF8.self)
  }

  /// The decoded content of a scalar as UTF-8; empty for a collection.
  @inlinable
  package func utf8(of node: NodeID) -> ArraySlice<UInt8> {
    text[nodes[node.index].text]
  }

  /// The keys and values of a mapping in source order; empty for other kinds. A duplicate key, which the reader
  /// reports, is listed each time.
  @inlinable
  package func entries(of mapping: NodeID) -> NodeEntries {
    NodeEntries(elements: elements(of: mapping, kind: .mapping))
  }

  /// The elements of a sequence in source order; empty for other kinds.
  @inlinable
  package func elements(of sequence: NodeID) -> NodeElements {
    elements(of: sequence, kind: .sequence)
  }

  /// The children of a node of a kind; empty for another kind.
  @inlinable
  func elements(of node: NodeID, kind: NodeKind) -> NodeElements {
    let matches = self.kind(of: node) == kind
    return NodeElements(nodes: nodes, position: node.index + 1, end: matches ? nodes[node.index].end : node.index + 1)
  }
}

/// A file in a tree.
package struct SourceDocument: Sendable {
  /// The ID of the file.
  package let file: SourceFileID
  /// The top node; nil if the file has only white space and comments.
  package let root: NodeID?
  /// The comments in source order. In YAML, each from its `#` to the end of its line; in JSON, from `//` to the end of
  /// the line, or from `/*` to `*/`.
  package let comments: [SourceRange]
  /// False for JSON with mistakes: the nodes are those that could be read, for editors. Nothing may be compiled from
  /// them.
  package let isComplete: Bool

  /// The document with another node as its root.
  package func with(root: NodeID) -> SourceDocument {
    SourceDocument(file: file, root: root, comments: comments, isComplete: isComplete)
  }

  /// The document of a file without content.
  static func empty(_ file: SourceFileID) -> SourceDocument {
    SourceDocument(file: file, root: nil, comments: [], isComplete: true)
  }
}

/// The elements of one collection, in source order.
@usableFromInline
package struct NodeElements: Sequence, IteratorProtocol, Sendable {
  /// The arena.
  @usableFromInline let nodes: [SourceNode]
  /// The index of the next element.
  @usableFromInline var position: Int
  /// The index after the last element.
  @usableFromInline let end: Int

  /// The nodes from a position to an end.
  @inlinable
  init(nodes: [SourceNode], position: Int, end: Int) {
    self.nodes = nodes
    self.position = position
    self.end = end
  }

  /// The next element; nil after the last one.
  @inlinable
  package mutating func next() -> NodeID? {
    guard position < end else { return nil }
    defer { position = nodes[position].end }
    return NodeID(index: position)
  }
}

/// The keys and values of one mapping, in source order.
@usableFromInline
package struct NodeEntries: Sequence, IteratorProtocol, Sendable {
  /// Keys and values in turn.
  @usableFromInline var elements: NodeElements

  /// The keys and values of a list of both.
  @inlinable
  init(elements: NodeElements) {
    self.elements = elements
  }

  /// The next key with its value; nil after the last one.
  @inlinable
  package mutating func next() -> (key: NodeID, value: NodeID)? {
    guard let key = elements.next(), let value = elements.next() else { return nil }
    return (key, value)
  }
}
