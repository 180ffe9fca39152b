#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// What is written to as it stands, because it is not a file that could be replaced: a pipe, a device, an open descriptor.
public enum OutputStream {
  /// The names of standard output.
  public static func isStandardOutput(_ path: String) -> Bool {
    ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"].contains(path)
  }

  /// Whether a path leads to a pipe or a device, or names an open descriptor.
  public static func isStream(_ path: String) -> Bool {
    descriptor(named: path) != nil || FileSystem.kind(of: path, followsLinks: true) == .other
  }

  /// Writes all of it, or until nobody reads any more.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    guard let descriptor = descriptor(named: path) else {
      return try FileDescriptor.appending(path).writeToStream(bytes)
    }
    // Opened anew, a file would be written at another place than by whoever shares the descriptor.
    guard fcntl(descriptor, F_GETFD) >= 0 else { throw .system("cannot be written", path: path) }
    try StreamWriter.write(bytes, to: descriptor, reportedAs: path)
  }

  private static func descriptor(named path: String) -> Int32? {
    if path == "/dev/stdout" { return STDOUT_FILENO }
    if path == "/dev/stderr" { return STDERR_FILENO }
    let folder = ["/dev/fd/", "/proc/self/fd/"].first(where: path.hasPrefix)
    return folder.flatMap { Int32(path.dropFirst($0.count)) }
  }
}
