#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

enum Folder {
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Makes a folder and those above it that are missing; one that is there already is fine.
  static func create(_ path: String) throws(FileError) {
    for end in path.indices where path[end] == "/" && end > path.startIndex {
      try createOne(String(path[..<end]), for: path)
    }
    try createOne(path, for: path)
  }

  private static func createOne(_ folder: String, for path: String) throws(FileError) {
    // The system's own error counts before any further call changes it.
    let result = mkdir(folder, 0o777)
    let failure = FileError.system("the folder cannot be made", path: path)
    if result != 0 && !isFolder(folder) { throw failure }
  }
}
