/// Look-ups in the files of one run.
extension [SourceFile] {
  /// The file with an ID; nil for an ID of another run.
  package subscript(id: SourceFileID) -> SourceFile? { indices.contains(id.index) ? self[id.index] : nil }

  /// The bytes of a range, cut where the file ends. Empty for a file that is not in the list.
  package func bytes(of range: SourceRange) -> ArraySlice<UInt8> {
    guard let bytes = self[range.file]?.bytes else { return [] }
    return bytes[range.bytes.clamped(to: bytes.indices)]
  }

  /// The text of a range. Bytes that are not UTF-8 become U+FFFD.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the range.
  package func text(of range: SourceRange) -> String { String(decoding: bytes(of: range), as: UTF8.self) }
}
