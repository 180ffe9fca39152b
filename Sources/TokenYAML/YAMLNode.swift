/// What a node is. There are no types below this: a schema decides what a scalar means.
public enum YAMLKind: UInt8, Sendable {
  case scalar, sequence, mapping

  /// As messages say it, with its article.
  public var nameWithArticle: String {
    switch self {
    case .scalar: "a single value"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}

/// A node of one tree: its index in source order. Meaningless in another tree.
public struct YAMLNodeID: Sendable, Hashable {
  public let index: Int
}

/// A record of the arena. A collection's children follow it directly; `end` leads past the last of them.
struct YAMLNode: Sendable {
  var kind: YAMLKind
  /// The index of its file.
  var file: UInt32
  /// Bytes of the source.
  var lower: UInt32
  var upper: UInt32
  /// Where a scalar's text starts in the tree's buffer, and its length.
  var textStart: UInt32 = 0
  var textLength: UInt32 = 0
  /// The index of the first node that is not inside this one.
  var end: Int

  var textRange: Range<Int> { Int(textStart)..<Int(textStart) + Int(textLength) }
}
