/// The files that a run reads, which it must not replace.
public struct InputFiles: Sendable {
  private let identities: Set<FileIdentity>

  /// Those of the paths at which there is something.
  public init(_ paths: some Sequence<String>) {
    identities = Set(paths.compactMap(FileIdentity.init))
  }

  /// Whether a path leads to one of the files, however it is spelled.
  public func contains(_ path: String) -> Bool { FileIdentity(path).map(identities.contains) ?? false }

  /// Throws when a path leads to one of the files.
  public func check(_ path: String) throws(FileError) {
    guard contains(path) else { return }
    throw FileError(path: path, problem: "is an input of this run, and is not replaced; name another file")
  }
}
