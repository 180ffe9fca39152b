/// A range of bytes in a file. Offsets fit in 32 bits because a file has at most 64 MiB.
@usableFromInline
package struct SourceRange: Sendable, Hashable {
  /// The file of the bytes.
  @usableFromInline package let file: SourceFileID
  /// The offset of the first byte.
  @usableFromInline package let lower: UInt32
  /// The offset after the last byte; equal to `lower` for a position between two bytes.
  @usableFromInline package let upper: UInt32

  /// Creates a range; offsets outside 0…4,294,967,295 are clamped.
  @inlinable
  package init(file: SourceFileID, bytes: Range<Int>) {
    self.file = file
    self.lower = UInt32(clamping: bytes.lowerBound)
    self.upper = UInt32(clamping: bytes.upperBound)
  }

  /// The byte offsets as a range of `Int`.
  @inlinable package var bytes: Range<Int> { Int(lower)..<Int(upper) }

  /// The start of a file, for a problem without a more precise range.
  package static func start(of file: SourceFileID) -> SourceRange {
    SourceRange(file: file, bytes: 0..<0)
  }
}

extension SourceRange: Comparable {
  /// Source order: by file, then by start, then by end.
  @inlinable
  package static func < (left: Self, right: Self) -> Bool {
    (left.file, left.lower, left.upper) < (right.file, right.lower, right.upper)
  }
}
