#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// What lies in a folder, at any depth.
enum FolderNames {
  /// The paths in a folder of all that is no folder, in no order. Linked folders are not entered, nor are hidden ones. Names
  /// that are not UTF-8 are left out, and what lies below them.
  static func all(in folder: String) throws(FileError) -> [String] {
    var names: [String] = []
    try add("", of: folder, to: &names)
    return names
  }

  /// `prefix` is the path of a folder in the outermost one, with a slash at its end.
  private static func add(_ prefix: String, of folder: String, to names: inout [String]) throws(FileError) {
    let path = prefix.isEmpty ? folder : "\(folder)/\(prefix.dropLast())"
    for name in try entries(of: path) where name != "." && name != ".." {
      let inner = prefix + name
      if case .folder? = FileSystem.kind(of: "\(folder)/\(inner)", followsLinks: false) {
        if !name.hasPrefix(".") { try add(inner + "/", of: folder, to: &names) }
      } else {
        names.append(inner)
      }
    }
  }

  private static func entries(of folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else { throw .system("cannot be read", path: folder) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let name { names.append(name) }
    }
    return names
  }
}
