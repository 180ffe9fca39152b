/// The images on a disk, or on a stand-in for one. Each is read once.
package struct ImageFiles: Sendable {
  private let read: @Sendable (String) -> ImageFile
  private let list: @Sendable (String) -> [String]
  private var files: [String: ImageFile] = [:]
  private var folders: [String: [String]] = [:]

  /// Files as closures: one gives the file at a path, the other the names in a folder, in any order. The working folder
  /// is the empty path; a folder that cannot be read has no names.
  package init(
    file: @escaping @Sendable (_ path: String) -> ImageFile,
    names: @escaping @Sendable (_ folder: String) -> [String]
  ) {
    read = file
    list = names
  }

  /// Files without a disk, by their paths.
  package init(_ files: [String: ImageFile]) {
    self.init(file: { files[$0] ?? .missing }) { folder in
      files.keys.compactMap { path in
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        guard path[..<(slash ?? path.startIndex)] == folder else { return nil }
        return slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
      }
    }
  }

  /// The kind of item at a path.
  package mutating func file(at path: String) -> ImageFile {
    if let known = files[path] { return known }
    let file = read(path)
    files[path] = file
    return file
  }

  /// The names in a folder whose ending is that of an image, sorted. Hidden files are passed over.
  package mutating func names(in folder: String) -> [String] {
    if let known = folders[folder] { return known }
    let names = list(folder).filter { !$0.hasPrefix(".") && ImageFormat(named: $0) != nil }.sorted()
    folders[folder] = names
    return names
  }
}
