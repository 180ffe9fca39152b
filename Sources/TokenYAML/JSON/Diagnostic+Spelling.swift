package import TokenDiagnostics

extension Sequence where Element == Diagnostic {
  /// The diagnostics with fix-its that are spelled in the language of their file.
  ///
  /// Stages that see the tree alone write a name or a reference as YAML has it, often without quotes. In a JSON file,
  /// replacements of scalars become JSON scalars, unless they are already JSON objects or arrays. Other edits are left
  /// as they are.
  ///
  /// - Parameters:
  ///   - files: The files of the diagnostics.
  ///   - others: The files that are neither YAML nor JSON.
  /// - Complexity: O(*n* + *m*), where *n* is the number of diagnostics, and *m* the length of their edits in JSON
  ///   files.
  package func spelled(in files: [SourceFile], except others: Set<SourceFileID> = []) -> [Diagnostic] {
    let ids = files.indices.map { SourceFileID(index: $0) }
    let json = Set(ids.filter { !others.contains($0) && SourceLanguage(of: files[$0.index]) == .json })
    if json.isEmpty { return Array(self) }
    return map { diagnostic in
      guard diagnostic.fixIts.contains(where: { $0.edits.contains { json.contains($0.range.file) } }) else {
        return diagnostic
      }
      return diagnostic.with(
        fixIts: diagnostic.fixIts.map { fixIt in
          fixIt.mappingEdits { json.contains($0.range.file) ? $0.spelledAsJSON(in: files) : $0 }
        }
      )
    }
  }
}

extension TextEdit {
  /// The same edit with a scalar of JSON, if it replaces one.
  fileprivate func spelledAsJSON(in files: [SourceFile]) -> TextEdit {
    guard let bytes = files[range.file]?.bytes, let token = JSONToken(at: range.bytes, in: bytes) else { return self }
    // Messages that know that the file is JSON write objects and arrays as they are.
    if !token.isKey, JSONSpelling.isCollection(replacement) { return self }
    return TextEdit(replacing: range, with: JSONSpelling.scalar(replacement, isKey: token.isKey))
  }
}

/// A scalar in a JSON file.
private struct JSONToken {
  /// Whether a colon follows.
  let isKey: Bool

  /// Nil if a range is not that of a whole scalar.
  init?(at range: Range<Int>, in bytes: [UInt8]) {
    guard range.upperBound <= bytes.count, JSONSpelling.isScalar(String(decoding: bytes[range], as: UTF8.self)) else {
      return nil
    }
    let isSpace: (UInt8) -> Bool = { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    let next = bytes[range.upperBound...].first { !isSpace($0) }
    let previous = bytes[..<range.lowerBound].last { !isSpace($0) }
    isKey = next == UInt8(ascii: ":")
    // Digits in a string are not a number.
    guard bytes[range].first != UInt8(ascii: "\"") else { return }
    guard previous.map({ ",:[/".utf8.contains($0) }) ?? true, next.map({ ",]}/".utf8.contains($0) }) ?? true else {
      return nil
    }
  }
}
