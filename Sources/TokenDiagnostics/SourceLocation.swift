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
