/// The folder of outputs as the place that paths of specs count from, so that a checkout may be anywhere.
struct SpecPlace {
  private let folder: [Substring]

  init(_ folder: OutputFolder) {
    self.folder = CanonicalPath.of(folder.path + "/.").split(separator: "/").filter { $0 != "." }
  }

  /// A path as seen from the folder: `../../tokens/brand.yaml`. Links above the file are resolved.
  func path(from path: String) -> String {
    let parts = CanonicalPath.of(path).split(separator: "/")
    let shared = zip(folder, parts).prefix { $0 == $1 }.count
    return (folder.dropFirst(shared).map { _ in ".." } + parts.dropFirst(shared)).joined(separator: "/")
  }

  /// Whether nothing is at a path that counts from the folder.
  func isGone(_ path: String) -> Bool {
    FileSystem.isGone("/" + (folder + path.split(separator: "/")).joined(separator: "/"))
  }
}
