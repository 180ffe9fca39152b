/// The only writer of files. It writes each file whole to a temporary file beside its place, and then renames it. So a
/// reader sees the old content or the new content.
///
/// A writer holds the lock on its folder for as long as it lives, so that writers take turns. The next writer removes
/// the temporary files of one that was killed.
package final class FolderWriter {
  /// A file that is whole and not yet in its place.
  package struct Staged {
    let name: String
    fileprivate let temporary: String
  }

  /// The text before names: empty for the working folder, otherwise with a slash at its end.
  private let prefix: String
  private let lock: FileDescriptor
  /// The folders that this has made, from the outside in.
  private let made: [String]
  private var hasWritten = false
  private var stagedCount = 0

  /// Makes the folder if it is missing, and waits until nobody else writes in it.
  package init(_ prefix: String) throws(FileError) {
    self.prefix = prefix
    let folder = Self.folder(prefix)
    made = try FileSystem.createFolder(folder)
    do {
      lock = try FileDescriptor.folder(folder)
      try lock.lock()
    } catch {
      FileSystem.removeEmptyFolders(made)
      throw error
    }
    removeTemporaryFiles()
  }

  /// Splits a path into what ``init(_:)`` takes and a name.
  package static func split(_ path: String) -> (prefix: String, name: String) {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    return (String(path[..<start]), String(path[start...]))
  }

  private static func folder(_ prefix: String) -> String {
    if prefix.isEmpty { return "." }
    return prefix == "/" ? prefix : String(prefix.dropLast())
  }

  /// Writes content for a name and waits until the disk has it. It has the permissions of the file that it will
  /// replace. `version` tells two contents for one name apart.
  package func stage(_ bytes: [UInt8], as name: String, version: String = "") throws(FileError) -> Staged {
    let path = prefix + name
    let staged = Staged(name: name, temporary: prefix + temporaryName(for: name, version))
    let file = try FileDescriptor.creating(staged.temporary, reportedAs: path)
    if case .file? = FileSystem.kind(of: path, followsLinks: false) {
      FileSystem.copyPermissions(of: path, to: staged.temporary)
    }
    try file.writeAll(bytes)
    return staged
  }

  /// Puts a file in its place, in one step.
  package func put(_ staged: Staged) throws(FileError) {
    try FileSystem.rename(staged.temporary, to: prefix + staged.name)
    hasWritten = true
  }

  /// The same for a place where nothing may be. Throws when something is.
  package func putNew(_ staged: Staged) throws(FileError) {
    try FileSystem.renameToNew(staged.temporary, prefix + staged.name)
    hasWritten = true
  }

  /// Removes a file from the folder.
  package func remove(_ name: String) throws(FileError) {
    try FileSystem.removeFile(prefix + name)
    hasWritten = true
  }

  /// Removes what was staged and not put in its place, and folders that were made for nothing.
  package func close() {
    removeTemporaryFiles()
    if !hasWritten { FileSystem.removeEmptyFolders(made) }
  }

  private static let temporaryPrefix = ".stylespec-"
  private static let temporarySuffix = ".tmp"

  /// A name as long as file systems allow: a long one is replaced by a count.
  private func temporaryName(for name: String, _ version: String) -> String {
    stagedCount += 1
    let told = name.utf8.count > 200 ? "\(stagedCount)" : name
    return Self.temporaryPrefix + told + version + Self.temporarySuffix
  }

  private func removeTemporaryFiles() {
    let names = (try? FileSystem.names(in: Self.folder(prefix))) ?? []
    for name in names where name.hasPrefix(Self.temporaryPrefix) && name.hasSuffix(Self.temporarySuffix) {
      FileSystem.remove(prefix + name)
    }
  }

  /// Writes one file at a path, in the same way; returns whether its bytes changed. Throws, and writes nothing, when a
  /// pipe or a device is there: it would be replaced, and not written to.
  @discardableResult
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) -> Bool {
    if FileSystem.kind(of: path, followsLinks: false) == .other {
      throw FileError(path: path, problem: "is not a regular file; name another one")
    }
    let (prefix, name) = split(path)
    let writer = try FolderWriter(prefix)
    defer { writer.close() }
    guard try ReplaceableFile(prefix + name).state(comparedWith: bytes) != .same else { return false }
    try writer.put(try writer.stage(bytes, as: name))
    return true
  }
}
