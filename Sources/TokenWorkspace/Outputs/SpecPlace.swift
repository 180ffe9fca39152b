internal import TokenDiagnostics
internal import TokenSystem

/// The output folder as the base of spec paths, so that a checkout may be anywhere.
struct SpecPlace {
  /// With a slash at its end.
  private let folder: String

  init(_ folder: OutputFolder) {
    self.folder = PathText.normalized(CanonicalPath.of(folder.path + "/.")) + "/"
  }

  /// A path as seen from the folder: `../../tokens/brand.yaml`. Links above the file are resolved.
  func path(from path: String) -> String { PathText.relative(CanonicalPath.of(path), to: folder) }

  /// Whether nothing is at a path that counts from the folder.
  func isGone(_ path: String) -> Bool { FileSystem.isGone(PathText.joined(folder, path)) }
}
