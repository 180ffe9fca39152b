/// Turns byte offsets into lines and columns.
public struct SourceLocator: Sendable {
  private let files: [SourceFile]
  private let indexes: [LineIndex]

  /// Reads every file once; keep one locator for a whole run.
  public init(_ files: [SourceFile]) {
    self.files = files
    self.indexes = files.map(LineIndex.init)
  }

  /// Where a range starts. A file that is not in the list has no name, and the place is 1:1. O(log lines).
  public func location(of range: SourceRange) -> SourceLocation {
    guard let file = files[range.file] else { return SourceLocation(path: "", line: 1, column: 1) }
    let index = indexes[range.file.index]
    let line = index.line(at: range.bytes.lowerBound)
    let column = index.utf16Length(of: prefix(of: range, inLine: index.content(ofLine: line)), in: file.bytes) + 1
    return SourceLocation(path: file.path, line: line + 1, column: column)
  }

  /// The line where a range starts, cut at the range: what stands before it, in it (up to the end of the line) and
  /// after it, each at most 4 KiB from the cut. Bytes that are not UTF-8 show as U+FFFD. Empty strings for a file that
  /// is not in the list.
  public func excerpt(of range: SourceRange) -> (before: String, marked: String, after: String) {
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

  /// In bytes: lines can be megabytes long.
  private static let window = 4_096

  private func prefix(of range: SourceRange, inLine line: Range<Int>) -> Range<Int> {
    line.lowerBound..<min(max(range.bytes.lowerBound, line.lowerBound), line.upperBound)
  }
}

extension SourceFile {
  /// A part of the content. A scalar that the start of the part cuts in two is left out.
  fileprivate func text(_ range: Range<Int>) -> String {
    let isCut = range.lowerBound > 0 && !range.isEmpty
    let part = isCut ? bytes[range].drop { $0 & 0xC0 == 0x80 } : bytes[range]
    return String(decoding: part, as: UTF8.self)
  }
}

/// A place as editors show it.
public struct SourceLocation: Sendable, Hashable {
  /// The path as the user wrote it.
  public let path: String
  /// From 1. Lines end at LF, CRLF or CR only, as in editors; NEL, LS and PS end none.
  public let line: Int
  /// From 1, in UTF-16 units.
  public let column: Int

  /// A place from its parts, both counted from 1.
  public init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `path:line:column`, as compilers print it.
  public var description: String { "\(path):\(line):\(column)" }
}
