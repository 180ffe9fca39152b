internal import TokenSystem

/// The files in a folder, at any depth.
enum FolderNames {
  /// The paths in a folder of all that is not a folder, in no order. Linked folders are not entered, nor are hidden
  /// ones. Names that are not UTF-8 are left out, and what is below them.
  static func all(in folder: String) throws(FileError) -> [String] {
    var names: [String] = []
    try add("", of: folder, to: &names)
    return names
  }

  /// `prefix` is the path of a folder in the outermost one, with a slash at its end.
  private static func add(_ prefix: String, of folder: String, to names: inout [String]) throws(FileError) {
    let path = prefix.isEmpty ? folder : "\(folder)/\(prefix.dropLast())"
    for name in try FileSystem.names(in: path) {
      let inner = prefix + name
      if case .folder? = FileSystem.kind(of: "\(folder)/\(inner)", followsLinks: false) {
        if !name.hasPrefix(".") { try add(inner + "/", of: folder, to: &names) }
      } else {
        names.append(inner)
      }
    }
  }
}
