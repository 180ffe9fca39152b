/// A position in a text, as editors count it.
package struct TextPosition: Sendable, Hashable, Comparable {
  /// The line from 0. Lines end at LF, CRLF or CR.
  package let line: Int
  /// The column from 0, in the units that were agreed with the editor.
  package let column: Int

  /// Creates a position; nothing is checked.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The order of a text.
  package static func < (left: Self, right: Self) -> Bool { (left.line, left.column) < (right.line, right.column) }
}

/// What columns count.
package enum ColumnUnit: String, Sendable, Hashable {
  /// Bytes of UTF-8.
  case utf8 = "utf-8"
  /// Units of UTF-16.
  case utf16 = "utf-16"
}
