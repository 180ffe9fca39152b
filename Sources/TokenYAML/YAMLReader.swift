public import TokenDiagnostics

/// Reads a file's bytes into a tree.
public enum YAMLReader {
  /// Adds the file's document to a tree.
  ///
  /// A mistake that leaves the tree readable, such as a duplicate key, is reported, and reading goes on. Never traps,
  /// whatever the bytes are.
  ///
  /// - Parameters:
  ///   - file: The file to read.
  ///   - id: The ID of the file, for ranges.
  ///   - tree: The tree to add to. It is unchanged if the result is nil.
  ///   - limits: The limits of the file.
  ///   - diagnostics: The list to add mistakes to.
  /// - Returns: The document; nil if the text cannot be read to its end, which is reported as an error.
  /// - Complexity: O(*n*), where *n* is the size of the file.
  public static func read(
    _ file: SourceFile,
    as id: SourceFileID,
    into tree: inout YAMLTree,
    limits: YAMLLimits = .standard,
    diagnostics: inout [Diagnostic]
  ) -> YAMLDocument? {
    if let problem = refusal(of: file, as: id, besides: tree, limits: limits) {
      diagnostics.append(problem)
      return nil
    }
    guard let document = build(file, as: id, into: &tree, limits: limits, diagnostics: &diagnostics) else { return nil }
    tree.documents.append(document)
    return document
  }

  private static func build(
    _ file: SourceFile,
    as id: SourceFileID,
    into tree: inout YAMLTree,
    limits: YAMLLimits,
    diagnostics: inout [Diagnostic]
  ) -> YAMLDocument? {
    let start = file.hasByteOrderMark ? 3 : 0
    guard file.bytes.count > start else { return YAMLDocument(file: id, root: nil, comments: []) }
    return file.bytes.withUnsafeBufferPointer { bytes in
      var builder = YAMLTreeBuilder(UnsafeBufferPointer(rebasing: bytes[start...]), at: start, as: id, limits: limits)
      let document = builder.build(into: &tree)
      diagnostics += builder.diagnostics
      return document
    }
  }

  private static func refusal(
    of file: SourceFile,
    as id: SourceFileID,
    besides tree: borrowing YAMLTree,
    limits: YAMLLimits
  ) -> Diagnostic? {
    let maximum = min(limits.maximumBytes, Int(UInt32.max))
    if file.bytes.count > maximum {
      return .limit("the file is larger than \(maximum) bytes; split it", at: .start(of: id))
    }
    // The source and decoded text: an escape of two bytes such as `\L` becomes three bytes at most.
    if tree.text.count + 3 * file.bytes.count > Int(UInt32.max) {
      return .limit("this file and those before it are larger than 2 GiB together", at: .start(of: id))
    }
    if file.bytes.starts(with: [0xFF, 0xFE]) || file.bytes.starts(with: [0xFE, 0xFF]) {
      return .encoding("the file is UTF-16; save it as UTF-8", at: .start(of: id))
    }
    guard let offset = UTF8Validation.firstInvalidOffset(in: file.bytes) else { return nil }
    let byte = String(file.bytes[offset], radix: 16, uppercase: true)
    return .encoding(
      "byte 0x\(byte) at offset \(offset) is not UTF-8; save the file as UTF-8",
      at: SourceRange(file: id, bytes: offset..<offset + 1)
    )
  }
}
