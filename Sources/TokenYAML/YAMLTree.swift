public import TokenDiagnostics

/// YAML documents as an arena: nodes in one flat array in source order, text in one buffer, which starts with the source
/// itself and goes on with those scalars that do not stand there as they are.
///
/// A spec and the files that it includes are read into one tree, so that a node is an index and nothing else. Scalars
/// keep their text and no type: `010`, `yes` and `~` are text until a schema says what it expects.
public struct YAMLTree: Sendable {
  /// What was read, in the order of reading.
  public internal(set) var documents: [YAMLDocument] = []
  var nodes: [YAMLNode] = []
  var text: [UInt8] = []

  /// A tree without documents; ``YAMLReader`` adds them.
  public init() {}

  /// What a node is.
  public func kind(of node: YAMLNodeID) -> YAMLKind { nodes[node.index].kind }

  /// The node's bytes: a scalar with its quotes, a collection up to the end of its last child or closing bracket.
  public func range(of node: YAMLNodeID) -> SourceRange {
    let node = nodes[node.index]
    return SourceRange(file: SourceFileID(index: Int(node.file)), bytes: Int(node.lower)..<Int(node.upper))
  }

  /// A scalar's decoded content; empty for a collection. Linear in its length.
  public func text(of node: YAMLNodeID) -> String {
    String(decoding: utf8(of: node), as: UTF8.self)
  }

  /// A scalar's decoded content as UTF-8; empty for a collection.
  public func utf8(of node: YAMLNodeID) -> ArraySlice<UInt8> {
    text[nodes[node.index].text]
  }

  /// A mapping's keys and values in source order; nothing for other kinds. A repeated key is reported by the reader
  /// and listed each time.
  public func entries(of mapping: YAMLNodeID) -> YAMLEntries {
    YAMLEntries(elements: elements(of: mapping, kind: .mapping))
  }

  /// A sequence's elements in source order; nothing for other kinds.
  public func elements(of sequence: YAMLNodeID) -> YAMLElements {
    elements(of: sequence, kind: .sequence)
  }

  private func elements(of node: YAMLNodeID, kind: YAMLKind) -> YAMLElements {
    let matches = self.kind(of: node) == kind
    return YAMLElements(nodes: nodes, position: node.index + 1, end: matches ? nodes[node.index].end : node.index + 1)
  }
}

/// One file in a tree.
public struct YAMLDocument: Sendable {
  /// The file, by its place in the list of a run.
  public let file: SourceFileID
  /// Nil when the file holds nothing but white space and comments.
  public let root: YAMLNodeID?
  /// Each comment from its `#` to the end of its line, in source order.
  public let comments: [SourceRange]
}

/// The elements of one collection, in source order.
public struct YAMLElements: Sequence, IteratorProtocol, Sendable {
  let nodes: [YAMLNode]
  var position: Int
  let end: Int

  /// The next element; nil behind the last one.
  public mutating func next() -> YAMLNodeID? {
    guard position < end else { return nil }
    defer { position = nodes[position].end }
    return YAMLNodeID(index: position)
  }
}

/// The keys and values of one mapping, in source order.
public struct YAMLEntries: Sequence, IteratorProtocol, Sendable {
  var elements: YAMLElements

  /// The next key with its value; nil behind the last one.
  public mutating func next() -> (key: YAMLNodeID, value: YAMLNodeID)? {
    guard let key = elements.next(), let value = elements.next() else { return nil }
    return (key, value)
  }
}
