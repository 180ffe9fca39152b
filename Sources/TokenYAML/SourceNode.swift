internal import TokenDiagnostics

/// The kind of a node. Scalars have no types: a schema decides what a scalar means.
@usableFromInline
package enum NodeKind: UInt8, Sendable {
  case scalar, sequence, mapping

  /// The name in messages, with its article.
  package var nameWithArticle: String {
    switch self {
    case .scalar: "a single value"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}

/// The form of a scalar. JSON's forms imply its type; in YAML, a schema decides what a plain scalar means.
@usableFromInline
package enum ScalarForm: UInt8, Sendable {
  /// Without quotes. In JSON only in files with mistakes.
  case plain
  /// In quotes of any kind; in YAML also the text of a `|` or `>`. It is text, even if it has the letters of a number.
  case quoted
  /// A number of JSON.
  case number
  /// `true` of JSON.
  case `true`
  /// `false` of JSON.
  case `false`
  /// `null` of JSON.
  case null
}

/// The index of a node in its tree, in source order. Not valid in another tree.
@usableFromInline
package struct NodeID: Sendable, Hashable {
  /// 32 bits, because there are millions of nodes, and lists of them.
  @usableFromInline let number: UInt32

  /// From 0, in the order of reading.
  @inlinable package var index: Int { Int(number) }

  /// Identifies the node at an index, which is below 2³²: a tree has at most a few million nodes.
  @inlinable
  init(index: Int) {
    number = UInt32(truncatingIfNeeded: index)
  }
}

/// An entry of the arena. A collection's children follow it directly; `end` is past the last of them.
@usableFromInline
struct SourceNode: Sendable {
  @usableFromInline let kind: NodeKind
  /// Of a scalar. It takes a byte that would be unused before the numbers.
  @usableFromInline let form: ScalarForm
  /// The index of its file.
  @usableFromInline var file: UInt32
  /// The first byte in the source.
  @usableFromInline var lower: UInt32
  /// The end in the source.
  @usableFromInline var upper: UInt32
  /// The start of a scalar's text in the tree's buffer.
  @usableFromInline var textStart: UInt32 = 0
  /// In bytes.
  @usableFromInline var textLength: UInt32 = 0
  /// The index of the first node that is not inside this one.
  @usableFromInline var end: Int

  /// The bytes of a scalar's text in the tree's buffer.
  @inlinable var text: Range<Int> {
    get { Int(textStart)..<Int(textStart) + Int(textLength) }
    set {
      textStart = UInt32(truncatingIfNeeded: newValue.lowerBound)
      textLength = UInt32(truncatingIfNeeded: newValue.count)
    }
  }

  init(kind: NodeKind, form: ScalarForm = .plain, file: SourceFileID, bytes: Range<Int>) {
    self.kind = kind
    self.form = form
    // All fit, because the reader rejects larger files.
    self.file = UInt32(truncatingIfNeeded: file.index)
    lower = UInt32(truncatingIfNeeded: bytes.lowerBound)
    upper = UInt32(truncatingIfNeeded: bytes.upperBound)
    end = 0
  }
}
