package import TokenSystem

/// Writes a file that must not exist yet.
package enum NewFile {
  /// Makes missing folders. Throws, and leaves nothing behind, if something is already at the path, or the whole file
  /// cannot be written.
  package static func write(_ text: String, to path: String) throws(FileError) {
    guard FileSystem.kind(of: path, followsLinks: false) == nil else { throw .exists(path) }
    let (prefix, name) = FolderWriter.split(path)
    let writer = try FolderWriter(prefix)
    defer { writer.close() }
    try writer.putNew(try writer.stage(Array(text.utf8), as: name))
    try writer.finish()
  }
}
