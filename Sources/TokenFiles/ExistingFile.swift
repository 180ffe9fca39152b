/// Changes a file that the user named.
public enum ExistingFile {
  /// Puts new content in the place of the old, in one step: whoever reads the file sees the one or the other. Its permissions
  /// stay. Throws, and changes nothing, when the path is no plain file.
  public static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    guard case .file? = FileSystem.kind(of: path, followsLinks: false) else {
      throw FileError(path: path, problem: "is no plain file, so that it is not changed in place")
    }
    let temporary = path + ".stylespec-new"
    FileSystem.remove(temporary)
    let file = try FileDescriptor.creating(temporary, reportedAs: path)
    do {
      try file.writeAll(bytes)
      FileSystem.copyPermissions(of: path, to: temporary)
      try FileSystem.rename(temporary, to: path)
    } catch {
      FileSystem.remove(temporary)
      throw error
    }
  }
}
