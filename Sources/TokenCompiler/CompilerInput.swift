package import TokenDiagnostics

/// An input file of a compile, with its role.
package struct CompilerInput: Sendable {
  /// The role of a file.
  package enum Role: Sendable {
    /// The user named the file, so it must be a spec.
    case spec
    /// The file was found in a folder. It is a spec if it has the key `stylespec` at its top level, and is skipped
    /// otherwise.
    case candidate
  }

  /// The file as it was read.
  package let file: SourceFile
  /// Whether the file has to be a spec.
  package let role: Role

  /// Creates an input.
  package init(_ file: SourceFile, role: Role) {
    self.file = file
    self.role = role
  }
}
