/// A range of a file.
package struct FileRange: Sendable, Hashable {
  /// The absolute path.
  package let path: String
  /// The bytes.
  package let range: Range<Int>
}
