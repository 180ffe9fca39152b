package import TokenSystem

/// Changes files that the user named.
package enum ExistingFile {
  /// Replaces the content of files. Each file is changed in one step, after all new content is on the disk; permissions
  /// stay.
  ///
  /// Throws, and changes nothing, if one of the paths is not a regular file or, without `force`, is read-only.
  package static func replace(_ files: [(path: String, bytes: [UInt8])], force: Bool) throws(FileError) {
    for file in files { try check(file.path, force: force) }
    var writers: [String: FolderWriter] = [:]
    defer { for writer in writers.values { writer.close() } }
    var staged: [(FolderWriter, FolderWriter.Staged)] = []
    // Locks are taken in one order, so that two runs do not wait for each other.
    for file in files.sorted(by: { $0.path < $1.path }) {
      let (prefix, name) = FolderWriter.split(file.path)
      let folder = FileSystem.realPath(prefix.isEmpty ? "." : prefix) ?? prefix
      let writer: FolderWriter
      if let known = writers[folder] { writer = known } else { writer = try FolderWriter(prefix) }
      writers[folder] = writer
      staged.append((writer, try writer.stage(file.bytes, as: name)))
    }
    for writer in writers.values { try writer.synchronize() }
    for (writer, file) in staged { try writer.put(file) }
    for writer in writers.values { try writer.finish() }
  }

  private static func check(_ path: String, force: Bool) throws(FileError) {
    guard case .file? = FileSystem.kind(of: path, followsLinks: false) else {
      throw FileError(path: path, problem: "is not a regular file, so it cannot be changed; nothing was written")
    }
    if !force && FileSystem.isReadOnly(path) {
      throw FileError(path: path, problem: "is read-only; --force replaces it, nothing was written")
    }
  }
}
