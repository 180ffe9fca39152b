/// Writes a file that must not exist yet.
public enum NewFile {
  /// Makes the folders that are missing. Throws, and changes nothing, when something is at the path already.
  public static func write(_ text: String, to path: String) throws(FileError) {
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      try FileSystem.createFolder(String(path[..<slash]))
    }
    guard FileSystem.kind(of: path, followsLinks: false) == nil else {
      throw FileError(path: path, problem: "exists already; name another file, nothing was written")
    }
    let file = try FileDescriptor.creating(path, reportedAs: path)
    try file.writeAll(Array(text.utf8))
  }
}
