/// An output of a compile, in memory.
package struct OutputFile: Sendable, Hashable {
  /// The file's name, without a folder.
  package let name: String
  /// The whole content.
  package let bytes: [UInt8]

  /// A file from its name and content.
  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }
}
