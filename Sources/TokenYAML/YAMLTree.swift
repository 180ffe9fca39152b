public import TokenDiagnostics

/// YAML and JSON documents as an arena: nodes in one flat array in source order, and text in one buffer. The buffer has the source
/// itself, followed by the scalars whose decoded text is not a part of the source.
///
/// A spec and the files that it includes are read into one tree, so that an index identifies a node. Scalars have text
/// and no type: `010`, `yes` and `~` are text until a schema interprets them. JSON has types, which are in the form of a scalar.
public struct YAMLTree: Sendable {
  /// The documents in the order of reading.
  public internal(set) var documents: [YAMLDocument] = []
  var nodes: [YAMLNode] = []
  var text: [UInt8] = []

  /// Creates a tree without documents; ``SourceReader`` adds them.
  public init() {}

  /// The number of nodes. Their IDs have the indices below it.
  public var nodeCount: Int { nodes.count }

  /// The kind of a node.
  public func kind(of node: YAMLNodeID) -> YAMLKind { nodes[node.index].kind }

  /// How a scalar is written; nil for a collection.
  public func form(of node: YAMLNodeID) -> YAMLForm? {
    let node = nodes[node.index]
    return node.kind == .scalar ? node.form : nil
  }

  /// The range of a node: a scalar with its quotes, a collection up to the end of its last child or closing bracket.
  public func range(of node: YAMLNodeID) -> SourceRange {
    let node = nodes[node.index]
    return SourceRange(file: SourceFileID(index: Int(node.file)), bytes: Int(node.lower)..<Int(node.upper))
  }

  /// The decoded content of a scalar; empty for a collection.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the content.
  public func text(of node: YAMLNodeID) -> String {
    String(decoding: utf8(of: node), as: UTF8.self)
  }

  /// The decoded content of a scalar as UTF-8; empty for a collection.
  public func utf8(of node: YAMLNodeID) -> ArraySlice<UInt8> {
    text[nodes[node.index].text]
  }

  /// The keys and values of a mapping in source order; empty for other kinds. A duplicate key, which the reader reports,
  /// is listed each time.
  public func entries(of mapping: YAMLNodeID) -> YAMLEntries {
    YAMLEntries(elements: elements(of: mapping, kind: .mapping))
  }

  /// The elements of a sequence in source order; empty for other kinds.
  public func elements(of sequence: YAMLNodeID) -> YAMLElements {
    elements(of: sequence, kind: .sequence)
  }

  private func elements(of node: YAMLNodeID, kind: YAMLKind) -> YAMLElements {
    let matches = self.kind(of: node) == kind
    return YAMLElements(nodes: nodes, position: node.index + 1, end: matches ? nodes[node.index].end : node.index + 1)
  }
}

/// A file in a tree.
public struct YAMLDocument: Sendable {
  /// The ID of the file.
  public let file: SourceFileID
  /// The top node; nil if the file has only white space and comments.
  public let root: YAMLNodeID?
  /// The comments in source order. In YAML, each from its `#` to the end of its line; in JSON, from `//` to the end of the line, or
  /// from `/*` to `*/`.
  public let comments: [SourceRange]
  /// False for JSON with mistakes: the nodes are those that could be read, for editors. Nothing may be compiled from them.
  public let isComplete: Bool

  /// The document of a file without content.
  static func empty(_ file: SourceFileID) -> YAMLDocument {
    YAMLDocument(file: file, root: nil, comments: [], isComplete: true)
  }
}

/// The elements of one collection, in source order.
public struct YAMLElements: Sequence, IteratorProtocol, Sendable {
  let nodes: [YAMLNode]
  var position: Int
  let end: Int

  /// The next element; nil after the last one.
  public mutating func next() -> YAMLNodeID? {
    guard position < end else { return nil }
    defer { position = nodes[position].end }
    return YAMLNodeID(index: position)
  }
}

/// The keys and values of one mapping, in source order.
public struct YAMLEntries: Sequence, IteratorProtocol, Sendable {
  var elements: YAMLElements

  /// The next key with its value; nil after the last one.
  public mutating func next() -> (key: YAMLNodeID, value: YAMLNodeID)? {
    guard let key = elements.next(), let value = elements.next() else { return nil }
    return (key, value)
  }
}
