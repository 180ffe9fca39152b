#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif
public import TokenEmit

/// The folder that outputs go to. Nothing is ever written outside it.
public struct OutputFolder: Sendable {
  /// The path as the user wrote it, without a slash at its end.
  public let path: String

  /// The folder at a path; it need not exist yet. The empty path is the working folder.
  public init(_ path: String) {
    var path = path.isEmpty ? "." : path
    while path.hasSuffix("/") && path.count > 1 { path.removeLast() }
    self.path = path
  }

  /// How an output compares with the file on the disk.
  public enum State: Sendable, Hashable {
    case same, missing, different
  }

  /// The path of an output in this folder.
  public func path(of output: OutputFile) -> String { (path == "/" ? "" : path) + "/" + output.name }

  /// Compares an output with what is on the disk, byte by byte. Throws when that cannot be read, or is a folder.
  public func state(of output: OutputFile) throws(FileError) -> State {
    var status = stat()
    guard lstat(path(of: output), &status) == 0 else { return .missing }
    if status.st_mode & S_IFMT == S_IFDIR {
      throw FileError(path: path(of: output), problem: "is a folder; move it away, a file belongs here")
    }
    guard status.st_mode & S_IFMT == S_IFREG, Int(status.st_size) == output.bytes.count else { return .different }
    let file = try FileDescriptor(path(of: output), flags: O_RDONLY | O_NOFOLLOW, problem: "cannot be read")
    return try file.readAll(limit: output.bytes.count + 1) == output.bytes ? .same : .different
  }

  /// What stands at an output's place now; nil when nothing does. Links are not followed. Throws when it cannot be read.
  public func content(of output: OutputFile) throws(FileError) -> [UInt8]? {
    var status = stat()
    guard lstat(path(of: output), &status) == 0 else { return nil }
    guard status.st_mode & S_IFMT == S_IFREG else { return [] }
    let file = try FileDescriptor(path(of: output), flags: O_RDONLY | O_NOFOLLOW, problem: "cannot be read")
    return try file.readAll(limit: Int(clamping: status.st_size))
  }

  /// Writes the outputs whose bytes changed and returns them; the others keep their time stamps.
  ///
  /// All are first written to temporary files beside their places, under a lock on the folder, and renamed when all
  /// are whole. When one fails, none is renamed. What a killed run left behind is removed first.
  public func write(_ outputs: [OutputFile]) throws(FileError) -> [OutputFile] {
    try Folder.create(path)
    let folder = try FileDescriptor(path, flags: O_RDONLY | O_DIRECTORY, problem: "cannot be opened")
    try folder.lock()
    removeTemporaryFiles()
    defer { removeTemporaryFiles() }
    var changed: [OutputFile] = []
    for output in outputs where try state(of: output) != .same {
      try writeTemporary(output)
      changed.append(output)
    }
    for output in changed {
      guard rename(temporaryPath(of: output), path(of: output)) == 0 else {
        throw .system("cannot be written", path: path(of: output))
      }
    }
    return changed
  }

  private func writeTemporary(_ output: OutputFile) throws(FileError) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
    let file = try FileDescriptor(
      temporaryPath(of: output),
      flags: flags,
      mode: 0o666,
      problem: "cannot be written",
      reportedAs: path(of: output)
    )
    try file.writeAll(output.bytes)
  }

  private static let temporaryPrefix = ".stylespec-"
  private static let temporarySuffix = ".tmp"

  private func temporaryPath(of output: OutputFile) -> String {
    "\(path)/\(Self.temporaryPrefix)\(output.name)\(Self.temporarySuffix)"
  }

  private func removeTemporaryFiles() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for name in names where name.hasPrefix(Self.temporaryPrefix) && name.hasSuffix(Self.temporarySuffix) {
      unlink("\(path)/\(name)")
    }
  }
}
