package import TokenDiagnostics

/// An input file of a compile, with its role.
package struct CompilerInput: Sendable, Hashable {
  /// The role of a file.
  package enum Role: Sendable, Hashable {
    /// The user named the file, so it must be a spec.
    case spec
    /// The file was found in a folder. It is a spec if it has the key `stylespec` at its top level, and is skipped
    /// otherwise.
    case candidate
    /// A file of a folder that cannot be read, and the reason as a phrase: "cannot be read: Permission denied". The
    /// compiler reports it as an error.
    case unreadable(String)
  }

  /// The name of the file next to specs that says what names of earlier versions are now. A file of that name in a folder
  /// is not a spec, unless it has the key of specs.
  package static let migrationsName = "migrations.yaml"

  /// The file as it was read; without content if it is unreadable.
  package let file: SourceFile
  /// Whether the file has to be a spec.
  package let role: Role
  /// The Swift module that a build compiles the spec into; nil if all specs without a module are for one. Specs of
  /// different modules may declare equal names.
  package let module: String?

  /// Creates an input.
  package init(_ file: SourceFile, role: Role, module: String? = nil) {
    self.file = file
    self.role = role
    self.module = module
  }

  /// The same input with other content.
  package func replacing(file: SourceFile) -> CompilerInput { CompilerInput(file, role: role, module: module) }
}
