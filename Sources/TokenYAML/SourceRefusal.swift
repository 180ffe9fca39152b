internal import TokenDiagnostics

/// The problem of a file before its text is looked at.
enum SourceRefusal {
  /// Why a file cannot be read into a tree: its size or its encoding. Nil if it can be read.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the file.
  static func problem(
    with file: SourceFile,
    _ language: SourceLanguage,
    as id: SourceFileID,
    besides tree: borrowing SourceTree,
    limits: SourceLimits
  ) -> Diagnostic? {
    let maximum = min(limits.maximumBytes, Int(UInt32.max))
    if file.bytes.count > maximum {
      return .limit("the file is larger than \(maximum) bytes; split it", language, at: .start(of: id))
    }
    // The source and decoded text: an escape of two bytes such as `\L` of YAML becomes three bytes at most.
    if let problem = problem(withBytes: 3 * file.bytes.count, language, as: id, besides: tree) { return problem }
    if file.bytes.starts(with: [0xFF, 0xFE]) || file.bytes.starts(with: [0xFE, 0xFF]) {
      return .encoding("the file is UTF-16; save it as UTF-8", language, at: .start(of: id))
    }
    guard let offset = UTF8Validation.firstInvalidOffset(in: file.bytes) else { return nil }
    let byte = String(file.bytes[offset], radix: 16, uppercase: true)
    return .encoding(
      "byte 0x\(byte) at offset \(offset) is not UTF-8; save the file as UTF-8",
      language,
      at: SourceRange(file: id, bytes: offset..<offset + 1)
    )
  }

  /// Why so much text of a file cannot be in a tree; nil if it can.
  static func problem(
    withBytes count: Int,
    _ language: SourceLanguage,
    as id: SourceFileID,
    besides tree: borrowing SourceTree
  ) -> Diagnostic? {
    guard tree.text.count + count > Int(UInt32.max) else { return nil }
    return .limit("this file and those before it are larger than 2 GiB together", language, at: .start(of: id))
  }
}
