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
  /// A regular file and its size in bytes.
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

  static func isFolder(_ path: String) -> Bool { kind(of: path, followsLinks: true) == .folder }

  /// Makes a folder and those above it that are missing, and returns these, from the outside in. Makes none when one of them
  /// cannot be made.
  @discardableResult
  static func createFolder(_ path: String) throws(FileError) -> [String] {
    let above = path.indices.filter { path[$0] == "/" && $0 > path.startIndex }.map { String(path[..<$0]) }
    var made: [String] = []
    for folder in above + [path] {
      do throws(FileError) {
        if try createFolder(folder, for: path) { made.append(folder) }
      } catch {
        removeEmptyFolders(made)
        throw error
      }
    }
    return made
  }

  private static func createFolder(_ folder: String, for path: String) throws(FileError) -> Bool {
    // The system's own error counts before any further call changes it.
    let result = mkdir(folder, 0o777)
    let failure = FileError.system("the folder cannot be made", path: path)
    if result != 0 && !isFolder(folder) { throw failure }
    return result == 0
  }

  /// Removes folders that were just made, in case that nothing is in them.
  static func removeEmptyFolders(_ made: [String]) {
    for folder in made.reversed() { rmdir(folder) }
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

  /// Puts a file where nothing may be, in one step. Throws when something is there.
  static func renameToNew(_ old: String, _ new: String) throws(FileError) {
    if link(old, new) == 0 { return }
    if errno == EEXIST { throw .exists(new) }
    // A file system without hard links.
    guard kind(of: new, followsLinks: false) == nil else { throw .exists(new) }
    try rename(old, to: new)
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

  /// Removes a file that has to go.
  static func removeFile(_ path: String) throws(FileError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw .system("cannot be removed", path: path) }
  }

  /// Whether a file's permissions let nobody write to it, or not this user.
  static func isReadOnly(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    // The superuser may write to any file, but whoever took the permission away meant something by it.
    return status.st_mode & 0o222 == 0 || access(path, W_OK) != 0
  }

  /// Whether nothing is at a path for certain. What cannot be looked at may be there.
  static func isGone(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) != 0 && (errno == ENOENT || errno == ENOTDIR)
  }

  /// An absolute path without links in it; nil when nothing is there, or its path is not UTF-8.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
  }
}
