#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
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

  /// Compares an output with what is on the disk, byte by byte. Throws when that cannot be read, or is a folder or a link:
  /// what a link leads to may lie outside this folder.
  public func state(of output: OutputFile) throws(FileError) -> State {
    switch FileSystem.kind(of: path(of: output), followsLinks: false) {
    case nil: return .missing
    case .folder: throw FileError(path: path(of: output), problem: "is a folder; move it away, a file belongs here")
    case .file(output.bytes.count): return try content(of: output) == output.bytes ? .same : .different
    case .link: throw FileError(path: path(of: output), problem: linkProblem(output))
    case .file, .other: return .different
    }
  }

  private func linkProblem(_ output: OutputFile) -> String {
    let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path(of: output))
    return "is a symbolic link to '\(target ?? "?")'; remove it, nothing is written through links"
  }

  /// What stands at an output's place now; nil when nothing does. Links are not followed. Throws when it cannot be read.
  public func content(of output: OutputFile) throws(FileError) -> [UInt8]? {
    guard let kind = FileSystem.kind(of: path(of: output), followsLinks: false) else { return nil }
    guard case .file(let size) = kind else { return [] }
    return try FileDescriptor.reading(path(of: output), followsLinks: false).readAll(limit: size)
  }

  /// Writes the outputs whose bytes changed and returns them; the others keep their time stamps.
  ///
  /// All are first written to temporary files beside their places, under a lock on the folder, and renamed when all
  /// are whole. When one fails, none is renamed. What a killed run left behind is removed first.
  public func write(_ outputs: [OutputFile]) throws(FileError) -> [OutputFile] {
    try FileSystem.createFolder(path)
    let folder = try FileDescriptor.folder(path)
    try folder.lock()
    removeTemporaryFiles()
    defer { removeTemporaryFiles() }
    var changed: [OutputFile] = []
    for output in outputs where try state(of: output) != .same {
      try writeTemporary(output)
      changed.append(output)
    }
    for output in changed { try FileSystem.rename(temporaryPath(of: output), to: path(of: output)) }
    return changed
  }

  /// Writes one file at a path that somebody else chose, in the same way; returns whether its bytes changed. Throws, and
  /// writes nothing, when a pipe or a device is there: it would be replaced, and not written to.
  @discardableResult
  public static func write(_ bytes: [UInt8], to path: String) throws(FileError) -> Bool {
    if FileSystem.kind(of: path, followsLinks: false) == .other {
      throw FileError(path: path, problem: "is no plain file; name another one")
    }
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let folder = OutputFolder(String(path[..<start]))
    return try !folder.write([OutputFile(name: String(path[start...]), bytes: bytes)]).isEmpty
  }

  private func writeTemporary(_ output: OutputFile) throws(FileError) {
    let file = try FileDescriptor.creating(temporaryPath(of: output), reportedAs: path(of: output))
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
      FileSystem.remove("\(path)/\(name)")
    }
  }
}
