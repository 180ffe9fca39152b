#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
internal import TokenModel

/// The one way in which files are written: each is first whole on the disk, in a temporary file beside its place, and then
/// renamed. So whoever reads a file sees the old one or the new one.
///
/// A value holds the lock on its folder for as long as it lives, so that writers take turns. What a killed one left behind
/// is removed by the next.
final class FolderWriter {
  /// A file that is whole and not yet in its place.
  struct Staged {
    let name: String
    fileprivate let temporary: String
  }

  /// What stands before names: empty for the working folder, otherwise with a slash at its end.
  private let prefix: String
  private let lock: FileDescriptor
  /// The folders that this has made, from the outside in.
  private let made: [String]
  private var hasWritten = false

  /// Makes the folder if it is missing, and waits until nobody else writes in it.
  init(_ prefix: String) throws(FileError) {
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
  static func split(_ path: String) -> (prefix: String, name: String) {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    return (String(path[..<start]), String(path[start...]))
  }

  private static func folder(_ prefix: String) -> String {
    if prefix.isEmpty { return "." }
    return prefix == "/" ? prefix : String(prefix.dropLast())
  }

  /// Writes content for a name and waits until the disk has it. It has the permissions of the file that it will replace.
  /// `version` tells two contents for one name apart.
  func stage(_ bytes: [UInt8], as name: String, version: String = "") throws(FileError) -> Staged {
    let path = prefix + name
    let staged = Staged(name: name, temporary: prefix + Self.temporaryName(for: name, version))
    let file = try FileDescriptor.creating(staged.temporary, reportedAs: path)
    if case .file? = FileSystem.kind(of: path, followsLinks: false) {
      FileSystem.copyPermissions(of: path, to: staged.temporary)
    }
    try file.writeAll(bytes)
    return staged
  }

  /// Puts a file in its place, in one step.
  func put(_ staged: Staged) throws(FileError) {
    try FileSystem.rename(staged.temporary, to: prefix + staged.name)
    hasWritten = true
  }

  /// The same for a place where nothing may be. Throws when something is.
  func putNew(_ staged: Staged) throws(FileError) {
    try FileSystem.renameToNew(staged.temporary, prefix + staged.name)
    hasWritten = true
  }

  /// Removes a file from the folder.
  func remove(_ name: String) throws(FileError) {
    try FileSystem.removeFile(prefix + name)
    hasWritten = true
  }

  /// Removes what was staged and not put in its place, and folders that were made for nothing.
  func close() {
    removeTemporaryFiles()
    if !hasWritten { FileSystem.removeEmptyFolders(made) }
  }

  private static let temporaryPrefix = ".stylespec-"
  private static let temporarySuffix = ".tmp"

  /// As long as file systems allow; a name that leaves no room is told by its hash.
  private static func temporaryName(for name: String, _ version: String) -> String {
    let told = name.utf8.count > 200 ? String(FNV64.hash([Array(name.utf8)]), radix: 16) : name
    return temporaryPrefix + told + version + temporarySuffix
  }

  private func removeTemporaryFiles() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: Self.folder(prefix))) ?? []
    for name in names where name.hasPrefix(Self.temporaryPrefix) && name.hasSuffix(Self.temporarySuffix) {
      FileSystem.remove(prefix + name)
    }
  }
}
