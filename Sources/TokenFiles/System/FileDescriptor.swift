#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// An open file that is closed at the end of its life.
struct FileDescriptor: ~Copyable {
  private let descriptor: Int32
  private let path: String

  /// `problem` is what an error says, and `name` the path that it names.
  private init(_ path: String, flags: Int32, mode: mode_t = 0, problem: String, reportedAs name: String)
    throws(FileError)
  {
    let descriptor = open(path, flags | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw .system(problem, path: name) }
    self.descriptor = descriptor
    self.path = name
  }

  /// A file to read.
  static func reading(_ path: String, followsLinks: Bool = true) throws(FileError) -> FileDescriptor {
    let flags = followsLinks ? O_RDONLY : O_RDONLY | O_NOFOLLOW
    return try FileDescriptor(path, flags: flags, problem: "cannot be read", reportedAs: path)
  }

  /// A file to write that must not exist yet. Errors name another path where a user does not know this one.
  static func creating(_ path: String, reportedAs name: String) throws(FileError) -> FileDescriptor {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
    return try FileDescriptor(path, flags: flags, mode: 0o666, problem: "cannot be written", reportedAs: name)
  }

  /// A pipe, a device, or a file at whose end is written.
  static func appending(_ path: String) throws(FileError) -> FileDescriptor {
    try FileDescriptor(path, flags: O_WRONLY | O_APPEND, problem: "cannot be written", reportedAs: path)
  }

  /// A folder to lock.
  static func folder(_ path: String) throws(FileError) -> FileDescriptor {
    try FileDescriptor(path, flags: O_RDONLY | O_DIRECTORY, problem: "cannot be opened", reportedAs: path)
  }

  /// Standard input, which this closes too.
  init(standardInputNamed name: String) {
    descriptor = STDIN_FILENO
    path = name
  }

  deinit {
    close(descriptor)
  }

  /// Everything up to the end, or the first `limit` bytes.
  func readAll(limit: Int) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      let count = read(descriptor, &buffer, min(buffer.count, limit - bytes.count))
      if count == 0 { break }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw .system("cannot be read", path: path) }
      bytes += buffer[..<count]
    }
    return bytes
  }

  /// Writes all bytes and waits until the disk has them.
  func writeAll(_ bytes: [UInt8]) throws(FileError) {
    guard StreamWriter.write(bytes, to: descriptor) == 0, fsync(descriptor) == 0 else {
      throw .system("cannot be written", path: path)
    }
  }

  /// Writes all bytes, or until nobody reads them any more.
  func writeToStream(_ bytes: [UInt8]) throws(FileError) {
    try StreamWriter.write(bytes, to: descriptor, reportedAs: path)
  }

  /// Waits until no other process holds the lock. It ends with the descriptor.
  func lock() throws(FileError) {
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw .system("cannot be locked", path: path) }
    }
  }
}
