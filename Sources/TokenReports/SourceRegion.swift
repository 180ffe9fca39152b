internal import TokenDiagnostics
internal import TokenJSON

/// A range in reports for programs: lines and columns from 1, columns in UTF-16 units, the end after the last
/// character.
struct SourceRegion: JSONWritable {
  let file: String
  let line: Int
  let column: Int
  let endLine: Int
  let endColumn: Int

  init(_ range: SourceRange, _ locator: SourceLocator) {
    let start = locator.location(of: range)
    let end = locator.location(
      of: SourceRange(file: range.file, bytes: range.bytes.upperBound..<range.bytes.upperBound)
    )
    (file, line, column) = (start.path, start.line, start.column)
    (endLine, endColumn) = (end.line, end.column)
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.field("column", column)
      writer.field("endColumn", endColumn)
      writer.field("endLine", endLine)
      writer.field("file", file)
      writer.field("line", line)
    }
  }
}
