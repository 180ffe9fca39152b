/// Converts byte offsets to lines and columns.
package struct SourceLocator: Sendable {
  private let files: [SourceFile]
  private let indexes: [LineIndex]

  /// Creates a locator, which reads every file once. Keep one locator for a whole run.
  ///
  /// - Complexity: O(*n*), where *n* is the size of all files.
  package init(_ files: [SourceFile]) {
    self.files = files
    self.indexes = files.map(LineIndex.init)
  }

  /// The location of the start of a range. For a file that is not in the list: 1:1, with an empty path.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of lines.
  package func location(of range: SourceRange) -> SourceLocation {
    guard let file = files[range.file] else { return SourceLocation(path: "", line: 1, column: 1) }
    let index = indexes[range.file.index]
    let line = index.line(at: range.bytes.lowerBound)
    let column = index.utf16Length(of: prefix(of: range, inLine: index.content(ofLine: line)), in: file.bytes) + 1
    return SourceLocation(path: file.path, line: line + 1, column: column)
  }

  /// The line where a range starts, in three parts: before the range, in it (up to the end of the line) and after it,
  /// each at most 4 KiB. Bytes that are not UTF-8 become U+FFFD. Empty strings for a file that is not in the list.
  package func excerpt(of range: SourceRange) -> (before: String, marked: String, after: String) {
    guard let file = files[range.file] else { return ("", "", "") }
    let index = indexes[range.file.index]
    let content = index.content(ofLine: index.line(at: range.bytes.lowerBound))
    let before = prefix(of: range, inLine: content)
    let marked = before.upperBound..<min(max(range.bytes.upperBound, before.upperBound), content.upperBound)
    let after = marked.upperBound..<content.upperBound
    return (
      file.text(max(before.lowerBound, before.upperBound - Self.window)..<before.upperBound),
      file.text(marked.prefix(Self.window)),
      file.text(after.prefix(Self.window))
    )
  }

  /// In bytes, because lines can be megabytes long.
  private static let window = 4_096

  private func prefix(of range: SourceRange, inLine line: Range<Int>) -> Range<Int> {
    line.lowerBound..<min(max(range.bytes.lowerBound, line.lowerBound), line.upperBound)
  }
}

extension SourceFile {
  /// The text of a part of the content, without a scalar that the start of the part splits.
  fileprivate func text(_ range: Range<Int>) -> String {
    let isCut = range.lowerBound > 0 && !range.isEmpty
    let part = isCut ? bytes[range].drop { $0 & 0xC0 == 0x80 } : bytes[range]
    return String(decoding: part, as: UTF8.self)
  }
}

/// A location as editors show it.
package struct SourceLocation: Sendable, Hashable {
  /// The path as the user wrote it.
  package let path: String
  /// The line from 1. Lines end at LF, CRLF or CR, as in editors, and not at NEL, LS and PS.
  package let line: Int
  /// The column from 1, in UTF-16 units.
  package let column: Int

  /// Creates a location from a line and a column, both counted from 1.
  package init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `path:line:column`, as compilers print it.
  package var description: String { "\(path):\(line):\(column)" }
}
