/// An output of a compile, in memory.
package struct OutputFile: Sendable, Hashable {
  /// The file's path in the folder of outputs.
  package let path: OutputPath
  /// The whole content.
  package let bytes: [UInt8]

  /// A file from its path and content.
  package init(path: OutputPath, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// A file from the names of its folders and its own, and its content. Throws when one of the names cannot be that of
  /// an output.
  package init(_ names: String..., bytes: [UInt8]) throws(OutputPathError) {
    self.init(path: try OutputPath(names), bytes: bytes)
  }
}
