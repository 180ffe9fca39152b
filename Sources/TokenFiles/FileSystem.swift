#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

internal import TokenDiagnostics

/// What stands at a path.
enum FileKind: Hashable {
  /// A plain file and its size in bytes.
  case file(size: Int)
  case folder
  /// A symbolic link that is not followed.
  case link
  /// A pipe, a device.
  case other
}

/// The few calls to the system that are about names, not content.
enum FileSystem {
  /// Nil when nothing is at the path, or nobody may know.
  static func kind(of path: String, followsLinks: Bool) -> FileKind? {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file(size: Int(clamping: status.st_size))
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// Where a file really lies; nil for what is no plain file, or not there.
  static func place(of path: String) -> FilePlace? {
    guard case .file? = kind(of: path, followsLinks: true), let file = realPath(path) else { return nil }
    let folder = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    return realPath(folder).map { FilePlace(file: file, folder: $0) }
  }

  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(validatingCString: real)
  }

  static func isFolder(_ path: String) -> Bool { kind(of: path, followsLinks: true) == .folder }

  /// Makes a folder and those above it that are missing; one that is there already is fine.
  static func createFolder(_ path: String) throws(FileError) {
    for end in path.indices where path[end] == "/" && end > path.startIndex {
      try createFolder(String(path[..<end]), for: path)
    }
    try createFolder(path, for: path)
  }

  private static func createFolder(_ folder: String, for path: String) throws(FileError) {
    // The system's own error counts before any further call changes it.
    let result = mkdir(folder, 0o777)
    let failure = FileError.system("the folder cannot be made", path: path)
    if result != 0 && !isFolder(folder) { throw failure }
  }

  /// Puts a file in the place of another one, in one step.
  static func rename(_ old: String, to new: String) throws(FileError) {
    #if canImport(Glibc)
      let result = Glibc.rename(old, new)
    #elseif canImport(Musl)
      let result = Musl.rename(old, new)
    #else
      let result = Darwin.rename(old, new)
    #endif
    guard result == 0 else { throw .system("cannot be written", path: new) }
  }

  /// Gives a file the permissions of another one, as far as the system lets it.
  static func copyPermissions(of path: String, to other: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    _ = chmod(other, status.st_mode & 0o7777)
  }

  /// Removes a file; it is fine when it is not there.
  static func remove(_ path: String) {
    unlink(path)
  }
}
