/// A file that a compile makes, still in memory.
public struct OutputFile: Sendable, Hashable {
  /// The file's name, without a folder.
  public let name: String
  public let bytes: [UInt8]

  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }
}
