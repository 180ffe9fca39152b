/// Where a file really lies, behind all symbolic links. Paths are absolute.
public struct FilePlace: Sendable, Hashable {
  /// The file that the path leads to.
  public let file: String
  /// The folder of the path itself, which is another one when the file is a link.
  public let folder: String

  /// A place from its paths; nothing is checked.
  public init(file: String, folder: String) {
    self.file = file
    self.folder = folder
  }

  /// The folder that the file lies in.
  public var fileFolder: String { file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "" }

  /// Whether the file lies in a folder, at any depth.
  public func isInside(_ folder: String) -> Bool {
    file.utf8.starts(with: (folder.hasSuffix("/") ? folder : folder + "/").utf8)
  }
}
