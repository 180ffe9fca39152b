package import TokenSystem

/// Writes a file that must not exist yet.
package enum NewFile {
  /// Makes the folders that are missing. Throws, and leaves nothing behind, when something is at the path already, or
  /// the file cannot be written whole.
  package static func write(_ text: String, to path: String) throws(FileError) {
    guard FileSystem.kind(of: path, followsLinks: false) == nil else { throw .exists(path) }
    let (prefix, name) = FolderWriter.split(path)
    let writer = try FolderWriter(prefix)
    defer { writer.close() }
    try writer.putNew(try writer.stage(Array(text.utf8), as: name))
    try writer.finish()
  }
}
