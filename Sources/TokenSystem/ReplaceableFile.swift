/// The path of an output, and the file that is there now. Links are not followed: their targets may be outside the
/// folder.
package struct ReplaceableFile {
  private let path: String

  package init(_ path: String) {
    self.path = path
  }

  /// The difference between the file on the disk and new content.
  package enum State: Sendable, Hashable {
    case same, missing, different
  }

  /// Compares the file with new content, byte by byte. Throws when it cannot be read, or is a folder or a link.
  package func state(comparedWith bytes: [UInt8]) throws(FileError) -> State {
    switch FileSystem.kind(of: path, followsLinks: false) {
    case nil: return .missing
    case .folder: throw FileError(path: path, problem: "is a folder; move it away, a file belongs here")
    case .file(bytes.count): return try content() == bytes ? .same : .different
    case .link: throw .link(path)
    case .file, .other: return .different
    }
  }

  /// The content of the file; nil when nothing is there, and empty for a pipe or a device. Throws when it cannot be
  /// read.
  package func content() throws(FileError) -> [UInt8]? {
    guard let kind = FileSystem.kind(of: path, followsLinks: false) else { return nil }
    guard case .file(let size) = kind else { return [] }
    return try FileDescriptor.reading(path, followsLinks: false).readAll(limit: size)
  }
}
