public import TokenDiagnostics

/// A file for a compile, and what it was given for.
public struct CompilerInput: Sendable {
  public enum Role: Sendable {
    /// Named by the user: it must be a spec.
    case spec
    /// Found in a folder: it is a spec if it has the key `stylespec`, and passed over if not.
    case candidate
  }

  public let file: SourceFile
  public let role: Role

  public init(_ file: SourceFile, role: Role) {
    self.file = file
    self.role = role
  }
}
