/// The kind of item at a path.
package enum FileKind: Hashable {
  /// A regular file and its size in bytes.
  case file(size: Int)
  case folder
  /// A symbolic link that is not followed.
  case link
  /// A pipe or a device.
  case other
}

/// Operations on names: they find, make, move and remove files and folders.
package enum FileSystem {
  /// Nil when nothing is at the path, or it cannot be looked at.
  package static func kind(of path: String, followsLinks: Bool) -> FileKind? {
    System.status(of: path, followsLinks: followsLinks)?.kind
  }

  package static func isFolder(_ path: String) -> Bool { kind(of: path, followsLinks: true) == .folder }

  /// Makes a folder and those above it that are missing, and returns these, from the outside in. Makes none when one of
  /// them cannot be made.
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

  /// Makes a folder where nothing is.
  static func makeFolder(_ path: String) throws(FileError) {
    guard System.makeFolder(path) else { throw .system("the folder cannot be made", path: path) }
  }

  private static func createFolder(_ folder: String, for path: String) throws(FileError) -> Bool {
    // The system's own error counts before any further call changes it.
    let isMade = System.makeFolder(folder)
    let failure = FileError.system("the folder cannot be made", path: path)
    if !isMade && !isFolder(folder) { throw failure }
    return isMade
  }

  /// Removes folders that were just made, in case that nothing is in them.
  static func removeEmptyFolders(_ made: [String]) {
    for folder in made.reversed() { removeEmptyFolder(folder) }
  }

  /// Removes a folder if it is empty; returns whether it was removed.
  @discardableResult
  static func removeEmptyFolder(_ path: String) -> Bool { System.removeFolder(path) }

  /// Waits until the disk has the entries of a folder, where the user may read it and the file system can tell.
  static func synchronizeFolder(_ path: String) throws(FileError) {
    guard let folder = try? FileDescriptor.folder(path) else { return }
    try folder.synchronize()
  }

  /// Replaces a file with another one, in one step.
  static func rename(_ old: String, to new: String) throws(FileError) {
    guard System.renameFile(old, to: new) else { throw .system("cannot be written", path: new) }
  }

  /// Puts a file where nothing may be, in one step. Throws when something is there.
  static func renameToNew(_ old: String, _ new: String) throws(FileError) {
    if System.linkFile(old, to: new) { return }
    if System.lastError == System.exists { throw .exists(new) }
    // A file system without hard links.
    guard kind(of: new, followsLinks: false) == nil else { throw .exists(new) }
    try rename(old, to: new)
  }

  /// Gives a file the permissions of another one, as far as the system allows it.
  static func copyPermissions(of path: String, to other: String) {
    if let status = System.status(of: path, followsLinks: true) { System.setPermissions(status, of: other) }
  }

  /// Removes a file if it exists.
  static func remove(_ path: String) {
    _ = System.removeFile(path)
  }

  /// Removes a file if it exists. Throws when it cannot be removed.
  static func removeFile(_ path: String) throws(FileError) {
    guard System.removeFile(path) || System.lastError == System.notFound else {
      throw .system("cannot be removed", path: path)
    }
  }

  /// Whether a file's permissions forbid writing, to everyone or to this user.
  package static func isReadOnly(_ path: String) -> Bool {
    guard let status = System.status(of: path, followsLinks: true) else { return false }
    // The superuser may write to any file, but the permission was taken away for a reason.
    return status.isReadOnly || !System.isWritable(path)
  }

  /// Whether a path certainly does not exist. A path that cannot be checked may exist.
  package static func isGone(_ path: String) -> Bool {
    System.status(of: path, followsLinks: false) == nil
      && [System.notFound, System.notAFolder].contains(System.lastError)
  }

  /// An absolute path without links in it; nil when nothing is there, or its path is not UTF-8.
  package static func realPath(_ path: String) -> String? { System.resolvedPath(path) }

  /// The path that a symbolic link holds; nil for anything else.
  static func target(ofLink path: String) -> String? { System.target(ofLink: path) }

  /// The names in a folder, in no order, without those that are not UTF-8. Throws when it cannot be read.
  package static func names(in folder: String) throws(FileError) -> [String] {
    guard let names = System.names(in: folder) else { throw .system("cannot be read", path: folder) }
    return names
  }
}
