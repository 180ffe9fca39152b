#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Writes a file that must not exist yet.
public enum NewFile {
  /// Makes the folders that are missing. Throws, and changes nothing, when something is at the path already.
  public static func write(_ text: String, to path: String) throws(FileError) {
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      try Folder.create(String(path[..<slash]))
    }
    var status = stat()
    guard lstat(path, &status) != 0 else {
      throw FileError(path: path, problem: "exists already; name another file, nothing was written")
    }
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
    let file = try FileDescriptor(path, flags: flags, mode: 0o666, problem: "cannot be written")
    try file.writeAll(Array(text.utf8))
  }
}
