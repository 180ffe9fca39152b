public import TokenDiagnostics

/// A file for a compile, and what it was given for.
public struct CompilerInput: Sendable {
  /// What a file was given for.
  public enum Role: Sendable {
    /// Named by the user: it must be a spec.
    case spec
    /// Found in a folder: it is a spec if it has the key `stylespec` at its top level, and passed over unread if not.
    case candidate
  }

  /// The file as it was read.
  public let file: SourceFile
  /// Whether the file has to be a spec.
  public let role: Role

  /// A file for a compile.
  public init(_ file: SourceFile, role: Role) {
    self.file = file
    self.role = role
  }
}
