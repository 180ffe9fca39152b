/// Outputs that are written directly, because they cannot be replaced: a pipe, a device, an open descriptor.
package enum OutputStream {
  /// Whether a path is one of the names of standard output.
  package static func isStandardOutput(_ path: String) -> Bool {
    ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"].contains(path)
  }

  /// Whether a path leads to a pipe or a device, or names an open descriptor.
  package static func isStream(_ path: String) -> Bool {
    descriptor(named: path) != nil || FileSystem.kind(of: path, followsLinks: true) == .other
  }

  /// Writes all bytes, or until the reader stops. Throws when they cannot be written for another reason.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    guard let descriptor = descriptor(named: path) else {
      return try FileDescriptor.appending(path).writeToStream(bytes)
    }
    // Opened again, a file would be written at another position than by the owner of the descriptor.
    guard System.isOpen(descriptor) else { throw .system("cannot be written", path: path) }
    try StreamWriter.write(bytes, to: descriptor, reportedAs: path)
  }

  private static func descriptor(named path: String) -> Int32? {
    if path == "/dev/stdout" { return System.standardOutput }
    if path == "/dev/stderr" { return System.standardError }
    let folder = ["/dev/fd/", "/proc/self/fd/"].first(where: path.hasPrefix)
    return folder.flatMap { Int32(path.dropFirst($0.count)) }
  }
}
