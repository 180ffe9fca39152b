/// The only writer of files. It writes each file whole to a temporary file in its folder, and then renames it. So a
/// reader sees the old content or the new content.
///
/// Files may be in folders of the folder; their paths count from it. A writer holds the lock on its folder for as long
/// as it lives, so that writers take turns. The next writer removes the temporary files of one that was killed.
package final class FolderWriter {
  /// A complete file that is not yet at its final path.
  package struct Staged {
    let path: String
    fileprivate let temporary: String
  }

  /// The text before paths: empty for the working folder, otherwise with a slash at its end.
  private let prefix: String
  private let tree: FolderTree
  private let lock: FileDescriptor
  /// The folders that this has made, from the outside in; empty when the work is done.
  private var made: [String]
  /// The folders whose entries have changed, as the text before the names in them.
  private var changed: Set<String> = []
  private var hasWritten = false
  /// The files that the disk may not have yet.
  private var unsynchronized: [Staged] = []
  private var stagedCount = 0

  /// Makes the folder if it is missing, and waits until no other process writes in it.
  package init(_ prefix: String) throws(FileError) {
    self.prefix = prefix
    tree = FolderTree(prefix: prefix)
    let folder = FolderTree.folder(prefix)
    made = try FileSystem.createFolder(folder)
    do {
      lock = try FileDescriptor.folder(folder)
      try lock.lock()
    } catch {
      FileSystem.removeEmptyFolders(made)
      throw error
    }
    for folder in made { changed.insert(Self.split(folder).prefix) }
    removeTemporaryFiles()
  }

  /// Splits a path into what ``init(_:)`` takes and a name.
  package static func split(_ path: String) -> (prefix: String, name: String) {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let start = slash.map { path.utf8.index(after: $0) } ?? path.startIndex
    return (String(path[..<start]), String(path[start...]))
  }

  /// Writes content for a path. It has the permissions of the file that it will replace.
  package func stage(_ bytes: [UInt8], as path: String) throws(FileError) -> Staged {
    stagedCount += 1
    let temporary = "\(prefix)\(Self.temporaryPrefix)\(stagedCount)\(Self.temporarySuffix)"
    let file = try FileDescriptor.creating(temporary, reportedAs: prefix + path)
    if case .file? = FileSystem.kind(of: prefix + path, followsLinks: false) {
      FileSystem.copyPermissions(of: prefix + path, to: temporary)
    }
    try file.writeAll(bytes)
    let staged = Staged(path: path, temporary: temporary)
    unsynchronized.append(staged)
    return staged
  }

  /// Waits until the disk has the content of all files. After the last one is written, that takes half as long as after
  /// each, since the file system writes its journal for many at once.
  package func synchronize() throws(FileError) {
    let staged = unsynchronized
    unsynchronized = []
    if isOnDisk(staged.count) { return }
    for file in staged {
      try FileDescriptor.synchronizing(file.temporary, reportedAs: prefix + file.path).synchronize()
    }
  }

  /// Waits once for the whole file system, where the system can: a wait for each of many files or folders takes
  /// seconds. False for a few of them, which do not wait for what other programs write, and where it cannot be done.
  private func isOnDisk(_ count: Int) -> Bool { count > Self.fewFiles && lock.synchronizeFileSystem() }

  /// Throws if the user may not write or remove a file in a folder of this folder. Call it before the first change: one
  /// file that cannot be written must not leave others half done. (Staging a file tests the folder itself.)
  package func check(_ path: String) throws(FileError) { try tree.checkIsWritable(above: path) }

  /// Makes the missing folders on the way to a file. Throws if anything other than a folder is at the path of one,
  /// including a link to a folder.
  package func makeFolders(above path: String) throws(FileError) {
    for folder in FolderTree.folders(above: path) where try !tree.isFolder(folder) {
      try FileSystem.makeFolder(prefix + folder)
      made.append(prefix + folder)
      changed.insert(Self.split(prefix + folder).prefix)
    }
  }

  /// Moves a file to its final path, in one step, once the disk has the content of all files.
  package func put(_ staged: Staged) throws(FileError) {
    try synchronize()
    try FileSystem.rename(staged.temporary, to: prefix + staged.path)
    noteChange(of: staged.path)
  }

  /// The same for a path that must not exist. Throws if it does.
  package func putNew(_ staged: Staged) throws(FileError) {
    try synchronize()
    try FileSystem.renameToNew(staged.temporary, prefix + staged.path)
    noteChange(of: staged.path)
  }

  /// Removes a file.
  package func remove(_ path: String) throws(FileError) {
    try FileSystem.removeFile(prefix + path)
    noteChange(of: path)
  }

  /// Removes the folders on the way to a file that are empty, from the inside out. The writer's own folder stays. A run
  /// that was killed may have left only the first ones of the way.
  package func removeEmptyFolders(above path: String) {
    guard !tree.isBehindLink(path) else { return }
    for folder in FolderTree.folders(above: path).reversed() {
      guard FileSystem.kind(of: prefix + folder, followsLinks: false) != nil else { continue }
      guard FileSystem.removeEmptyFolder(prefix + folder) else { return }
      noteChange(of: folder)
    }
  }

  private func noteChange(of path: String) {
    changed.insert(Self.split(prefix + path).prefix)
    hasWritten = true
  }

  /// To be called once, after all changes: waits until the disk has the new entries of all folders.
  package func finish() throws(FileError) {
    guard hasWritten else { return }
    made = []
    if isOnDisk(changed.count) { return }
    for folder in changed.sorted() { try FileSystem.synchronizeFolder(FolderTree.folder(folder)) }
  }

  /// Removes staged files that were not moved to their paths, and folders that were made for nothing.
  package func close() {
    removeTemporaryFiles()
    FileSystem.removeEmptyFolders(made)
  }

  private static let fewFiles = 8
  private static let temporaryPrefix = ".stylespec-"
  private static let temporarySuffix = ".tmp"

  private func removeTemporaryFiles() {
    let names = (try? FileSystem.names(in: FolderTree.folder(prefix))) ?? []
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
    try writer.finish()
    return true
  }
}
