/// Turns byte offsets into lines and columns.
public struct SourceLocator: Sendable {
  private let files: [SourceFile]
  private let indexes: [LineIndex]

  /// Reads every file once; keep one locator for a whole run.
  public init(_ files: [SourceFile]) {
    self.files = files
    self.indexes = files.map(LineIndex.init)
  }

  /// Where a range starts. A file that is not in the list has no name, and the place is 1:1.
  public func location(of range: SourceRange) -> SourceLocation {
    guard let file = file(range.file) else { return SourceLocation(path: "", line: 1, column: 1) }
    let index = indexes[range.file.index]
    let line = index.line(at: range.bytes.lowerBound)
    let column = utf16Length(of: prefix(of: range, inLine: index.content(ofLine: line)), in: file) + 1
    return SourceLocation(path: file.path, line: line + 1, column: column)
  }

  /// The line where a range starts, cut at the range: what stands before it, in it (up to the end of the line) and
  /// after it. Bytes that are not UTF-8 show as U+FFFD. Empty strings for a file that is not in the list.
  public func excerpt(of range: SourceRange) -> (before: String, marked: String, after: String) {
    guard let file = file(range.file) else { return ("", "", "") }
    let index = indexes[range.file.index]
    let content = index.content(ofLine: index.line(at: range.bytes.lowerBound))
    let before = prefix(of: range, inLine: content)
    let marked = before.upperBound..<min(max(range.bytes.upperBound, before.upperBound), content.upperBound)
    return (text(before, in: file), text(marked, in: file), text(marked.upperBound..<content.upperBound, in: file))
  }

  private func file(_ id: SourceFileID) -> SourceFile? {
    files.indices.contains(id.index) ? files[id.index] : nil
  }

  private func prefix(of range: SourceRange, inLine line: Range<Int>) -> Range<Int> {
    line.lowerBound..<min(max(range.bytes.lowerBound, line.lowerBound), line.upperBound)
  }

  private func text(_ range: Range<Int>, in file: SourceFile) -> String {
    String(decoding: file.bytes[range], as: UTF8.self)
  }

  private func utf16Length(of range: Range<Int>, in file: SourceFile) -> Int {
    text(range, in: file).utf16.count
  }
}
