#if os(Linux)
  import Glibc

  /// The file system.
  package enum StubFiles {
    package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// The first bytes of a file.
    package static func read(_ path: String) -> [UInt8]? {
      guard let file = fopen(path, "r") else { return nil }
      defer { fclose(file) }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = fread(&bytes, 1, bytes.count, file)
      return Array(bytes.prefix(count))
    }

    package static func contents(of folder: String) -> [(path: String, isFolder: Bool)] {
      guard let stream = opendir(folder) else { return [] }
      defer { closedir(stream) }
      var contents: [(path: String, isFolder: Bool)] = []
      while let entry = readdir(stream) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        if name == "." || name == ".." { continue }
        contents.append((folder + "/" + name, entry.pointee.d_type == UInt8(DT_DIR)))
      }
      return contents
    }
  }
#else
  /// The stubs are only run on Linux.
  package enum StubFiles {
    package static func exists(_ path: String) -> Bool { fatalError() }
    package static func read(_ path: String) -> [UInt8]? { fatalError() }
    package static func contents(of folder: String) -> [(path: String, isFolder: Bool)] { fatalError() }
  }
#endif
