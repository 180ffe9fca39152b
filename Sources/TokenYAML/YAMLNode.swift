internal import TokenDiagnostics

/// The kind of a node. Scalars have no types: a schema decides what a scalar means.
public enum YAMLKind: UInt8, Sendable {
  case scalar, sequence, mapping

  /// The name in messages, with its article.
  public var nameWithArticle: String {
    switch self {
    case .scalar: "a single value"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}

/// The index of a node in its tree, in source order. Not valid in another tree.
public struct YAMLNodeID: Sendable, Hashable {
  /// From 0, in the order of reading.
  public let index: Int
}

/// An entry of the arena. A collection's children follow it directly; `end` is past the last of them.
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
    // All fit, because the reader rejects larger files.
    self.file = UInt32(truncatingIfNeeded: file.index)
    lower = UInt32(truncatingIfNeeded: bytes.lowerBound)
    upper = UInt32(truncatingIfNeeded: bytes.upperBound)
    end = 0
  }
}
