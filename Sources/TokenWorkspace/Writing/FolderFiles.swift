package import TokenSystem

/// Writes files that people go on with: none of them is replaced unless the user wants it.
package enum FolderFiles {
  /// Makes the folder and those in it. Files with the same content are left alone.
  ///
  /// - Parameters:
  ///   - files: Paths in the folder, with a slash between names, and contents.
  ///   - folder: The folder; it need not exist yet.
  ///   - inputs: The files of the run, which are never replaced.
  ///   - force: Whether other files at the paths are replaced.
  /// - Returns: The paths of the files that were written, from the working folder.
  /// - Throws: And writes nothing, if a file is there and may not be replaced.
  /// - Complexity: O(*n*), where *n* is the size of the files.
  package static func write(
    _ files: [(path: String, bytes: [UInt8])],
    into folder: String,
    besides inputs: InputFiles,
    force: Bool
  ) throws(FileError) -> [String] {
    let prefix = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
    let writer = try FolderWriter(prefix)
    defer { writer.close() }
    let tree = FolderTree(prefix: prefix)
    var changed: [(path: String, bytes: [UInt8])] = []
    for file in files {
      let state = try tree.state(of: file.path, comparedWith: file.bytes)
      if state == .same { continue }
      try inputs.check(prefix + file.path)
      if state == .different && !force {
        let problem = "is there with other content; name another folder by --out, or replace it by --force"
        throw FileError(path: prefix + file.path, problem: problem)
      }
      try writer.check(file.path)
      changed.append(file)
    }
    let staged = try changed.map { file throws(FileError) in try writer.stage(file.bytes, as: file.path) }
    for file in changed { try writer.makeFolders(above: file.path) }
    for file in staged { try writer.put(file) }
    try writer.finish()
    return changed.map { prefix + $0.path }
  }
}
