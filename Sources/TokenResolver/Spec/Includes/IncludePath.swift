internal import TokenDiagnostics

/// The path of a file, relative to the folder of the root that includes it.
struct IncludePath: Hashable {
  /// The components, without `.` and `..`.
  let components: [String]

  /// A path relative to this file; nil if it leads out of the root's folder, is absolute, or does not name a file.
  func appending(_ path: String) -> IncludePath? {
    if path.hasSuffix("/") || path.isEmpty { return nil }
    guard let result = Self.components(of: path, in: folder), !result.isEmpty else { return nil }
    return IncludePath(components: result)
  }

  /// The folder of the file, relative to the root's folder.
  var folder: ArraySlice<String> { components.dropLast() }

  /// The components of a path that is relative to a folder in the root's folder, without `.` and `..`; nil if the path
  /// leads out of the root's folder, or is absolute.
  static func components(of path: String, in folder: some Collection<String>) -> [String]? {
    if path.utf8.first == UInt8(ascii: "/") { return nil }
    var result = Array(folder)
    for component in path.utf8.split(separator: UInt8(ascii: "/")) {
      switch String(decoding: component, as: UTF8.self) {
      case ".": continue
      case "..": if result.popLast() == nil { return nil }
      case let name: result.append(name)
      }
    }
    return result
  }

  /// The path for reading, given the path of the root file.
  func path(besides root: String) -> String {
    let folder = root.lastIndex(of: "/").map { root[...$0] } ?? ""
    return folder + components.joined(separator: "/")
  }
}

extension SourceFile {
  /// Whether the resolved file is in the folder of a root, before or after links are resolved. A file without a
  /// location is not checked.
  func isInFolder(of root: FilePlace?) -> Bool {
    guard let place, let root else { return true }
    return place.isInside(root.folder) || place.isInside(root.fileFolder)
  }
}
