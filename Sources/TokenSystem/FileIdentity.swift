/// Tells a regular file from all others, whatever its paths are.
package struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let inode: UInt64

  init(device: UInt64, inode: UInt64) {
    self.device = device
    self.inode = inode
  }

  /// Links are followed. Nil when nothing is at the path, or something that is not a regular file.
  package init?(_ path: String) {
    guard let status = System.status(of: path, followsLinks: true), case .file = status.kind else { return nil }
    self = status.identity
  }
}

/// The files that a run reads, which it must not replace.
package struct InputFiles: Sendable {
  private let identities: Set<FileIdentity>

  /// Creates the identities of the paths that exist.
  package init(_ paths: some Sequence<String>) {
    identities = Set(paths.compactMap(FileIdentity.init))
  }

  /// Whether a path leads to one of the files, however it is spelled.
  package func contains(_ path: String) -> Bool { FileIdentity(path).map(identities.contains) ?? false }

  /// Throws when a path leads to one of the files.
  package func check(_ path: String) throws(FileError) {
    guard contains(path) else { return }
    throw FileError(path: path, problem: "is an input of this run, and is not replaced; name another file")
  }
}
