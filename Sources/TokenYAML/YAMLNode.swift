internal import TokenDiagnostics

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
  /// From 0, in the order of reading.
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
  private var textStart: UInt32 = 0
  private var textLength: UInt32 = 0
  /// The index of the first node that is not inside this one.
  var end: Int

  var text: Range<Int> {
    get { Int(textStart)..<Int(textStart) + Int(textLength) }
    set {
      textStart = UInt32(truncatingIfNeeded: newValue.lowerBound)
      textLength = UInt32(truncatingIfNeeded: newValue.count)
    }
  }

  init(kind: YAMLKind, file: SourceFileID, bytes: Range<Int>) {
    self.kind = kind
    // All fit: the reader refuses files that would not.
    self.file = UInt32(truncatingIfNeeded: file.index)
    lower = UInt32(truncatingIfNeeded: bytes.lowerBound)
    upper = UInt32(truncatingIfNeeded: bytes.upperBound)
    end = 0
  }
}
