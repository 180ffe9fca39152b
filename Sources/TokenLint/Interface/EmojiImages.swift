internal import TokenDiagnostics
package import TokenModel

/// The images that a spec's emoji name, and the other images in their folders. Paths are relative to the folder of the
/// spec.
package struct EmojiImages: Sendable {
  private var files: [String: ImageFile] = [:]
  private var names: [String: [String]] = [:]
  /// The images that other specs of the run use.
  private let usedElsewhere: Set<String>

  /// Looks for the images of a catalog. The folder of its spec is empty or ends in a slash.
  ///
  /// - Complexity: One look at each image and at each folder with one.
  package init(of catalog: Catalog, in folder: String, from disk: inout ImageFiles, usedElsewhere: Set<String> = []) {
    self.usedElsewhere = usedElsewhere
    let images = catalog.imagePaths
    for path in images { files[path] = disk.file(at: PathText.joined(folder, path)) }
    for inner in Set(catalog.emoji.flatMap(\.folders).map(\.value) + images.map(Self.folder(of:))) {
      let path = PathText.joined(folder, inner)
      names[inner] = disk.names(in: path == "." ? "" : path)
    }
  }

  /// The file at the path of an emoji's image.
  func file(at path: String) -> ImageFile { files[path] ?? .missing }

  /// The names of the images in a folder of a pack or of an image of an emoji, sorted.
  func names(in folder: String) -> [String] { names[folder] ?? [] }

  /// Whether another spec of the run uses an image.
  func isUsedElsewhere(_ path: String) -> Bool { usedElsewhere.contains(path) }

  /// The folder of an image, without a slash at its end; empty for that of the spec.
  static func folder(of path: String) -> String {
    let folder = PathText.folder(of: path)
    return folder.hasSuffix("/") ? String(folder.dropLast()) : folder
  }
}

extension Catalog {
  /// The paths of all images of emoji, each once for each use.
  package var imagePaths: [String] {
    emoji.flatMap { $0.items.flatMap { [$0.image.value] + ($0.still.map { [$0.value] } ?? []) } }
  }
}
