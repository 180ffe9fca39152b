/// An open file that is closed at the end of its life.
package struct FileDescriptor: ~Copyable {
  private let descriptor: Int32
  private let path: String

  /// `problem` is the text of an error, and `name` the path in it.
  private init(_ path: String, for access: System.Access, problem: String, reportedAs name: String)
    throws(FileError)
  {
    let descriptor = System.openFile(path, for: access)
    guard descriptor >= 0 else { throw .system(problem, path: name) }
    self.descriptor = descriptor
    self.path = name
  }

  /// A file to read.
  package static func reading(_ path: String, followsLinks: Bool = true) throws(FileError) -> FileDescriptor {
    let access: System.Access = followsLinks ? .reading : .readingUnlessLink
    return try FileDescriptor(path, for: access, problem: "cannot be read", reportedAs: path)
  }

  /// A file to write that must not exist yet. Errors name another path where a user does not know this one.
  static func creating(_ path: String, reportedAs name: String) throws(FileError) -> FileDescriptor {
    try FileDescriptor(path, for: .creating, problem: "cannot be written", reportedAs: name)
  }

  /// A file that was written, to wait for the disk.
  static func synchronizing(_ path: String, reportedAs name: String) throws(FileError) -> FileDescriptor {
    try FileDescriptor(path, for: .readingUnlessLink, problem: "cannot be written", reportedAs: name)
  }

  /// A pipe, a device, or a file to write to the end of.
  static func appending(_ path: String) throws(FileError) -> FileDescriptor {
    try FileDescriptor(path, for: .appending, problem: "cannot be written", reportedAs: path)
  }

  /// A folder to lock.
  static func folder(_ path: String) throws(FileError) -> FileDescriptor {
    try FileDescriptor(path, for: .folder, problem: "cannot be opened", reportedAs: path)
  }

  /// Standard input, which this closes too.
  package init(standardInputNamed name: String) {
    descriptor = System.standardInput
    path = name
  }

  deinit {
    System.closeFile(descriptor)
  }

  /// Everything up to the end, or the first `limit` bytes.
  package func readAll(limit: Int) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      let count = System.readBytes(from: descriptor, to: &buffer, limit: limit - bytes.count)
      if count == 0 { break }
      guard count > 0 else { throw .system("cannot be read", path: path) }
      bytes += buffer[..<count]
    }
    return bytes
  }

  /// What is there to read now, or waits for it: at most 64 KiB, and nothing at the end.
  package func readAvailable() throws(FileError) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = System.readBytes(from: descriptor, to: &buffer, limit: buffer.count)
    guard count >= 0 else { throw .system("cannot be read", path: path) }
    return Array(buffer[..<count])
  }

  /// Writes all bytes.
  func writeAll(_ bytes: [UInt8]) throws(FileError) {
    guard StreamWriter.write(bytes, to: descriptor) == 0 else { throw .system("cannot be written", path: path) }
  }

  /// Waits until the disk has the content of a file or the entries of a folder. Some file systems do not support this
  /// for folders, and report that the call is invalid.
  func synchronize() throws(FileError) {
    guard System.synchronize(descriptor) || System.lastError == System.invalid else {
      throw .system("cannot be written", path: path)
    }
  }

  /// Waits until the disk has all that was written to the file system; false where that cannot be done or has failed.
  func synchronizeFileSystem() -> Bool { System.synchronizeFileSystem(of: descriptor) }

  /// Writes all bytes, or until the reader stops.
  func writeToStream(_ bytes: [UInt8]) throws(FileError) {
    try StreamWriter.write(bytes, to: descriptor, reportedAs: path)
  }

  /// Waits until no other process holds the lock. It ends with the descriptor.
  func lock() throws(FileError) {
    guard System.lockFile(descriptor) else { throw .system("cannot be locked", path: path) }
  }
}
