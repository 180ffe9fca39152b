/// What was read from another tool's files.
package struct ImportReading: Sendable {
  /// A file of the result, and its path in the folder of the result.
  package struct File: Sendable, Equatable {
    package let path: String
    package let bytes: [UInt8]

    /// A file from its parts.
    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// The tool that wrote the files.
  package let kind: ImportKind
  /// Which files and keys showed it, for people.
  package let reason: String
  /// The sets, modifiers and notes. Of a reading that has its own files, only the notes count.
  package let system: ImportedSystem
  /// A whole spec that the tool kept, with its changes; empty if the spec has to be made of the system.
  package let files: [File]

  /// A reading from its parts.
  package init(kind: ImportKind, reason: String, system: ImportedSystem, files: [File] = []) {
    self.kind = kind
    self.reason = reason
    self.system = system
    self.files = files
  }
}
