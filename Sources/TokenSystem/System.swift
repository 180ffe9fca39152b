#if os(Linux)
  private import CFileSystem
#endif
#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// The calls to the system that this target makes. No other file of it imports the C library.
enum System {
  /// The number of the error that a call on this thread met last.
  static var lastError: Int32 {
    get { errno }
    set { errno = newValue }
  }

  /// The meaning of an error number: `No such file or directory`.
  static func message(of error: Int32) -> String { String(cString: strerror(error)) }

  // The errors that callers tell from others.
  static let exists = EEXIST
  static let notFound = ENOENT
  static let notAFolder = ENOTDIR
  static let noReader = EPIPE
  static let badDescriptor = EBADF
  static let invalid = EINVAL

  static let standardInput = STDIN_FILENO
  static let standardOutput = STDOUT_FILENO
  static let standardError = STDERR_FILENO
}

// MARK: - Names

extension System {
  /// The kind of item at a path.
  struct Status {
    let kind: FileKind
    let identity: FileIdentity
    fileprivate let mode: mode_t

    /// Whether it is read-only for everyone.
    var isReadOnly: Bool { mode & 0o222 == 0 }
  }

  /// Nil when nothing is at the path, or it cannot be looked at.
  static func status(of path: String, followsLinks: Bool) -> Status? {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    let kind: FileKind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file(size: Int(clamping: status.st_size))
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    let identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino)
    )
    return Status(kind: kind, identity: identity, mode: status.st_mode)
  }

  static func isWritable(_ path: String) -> Bool { access(path, W_OK) == 0 }

  /// Gives a file the permissions of another one, as far as the system allows it.
  static func setPermissions(_ status: Status, of path: String) { _ = chmod(path, status.mode & 0o7777) }

  static func makeFolder(_ path: String) -> Bool { mkdir(path, 0o777) == 0 }

  /// Removes a folder if it is empty; returns whether it was.
  static func removeFolder(_ path: String) -> Bool { rmdir(path) == 0 }

  static func removeFile(_ path: String) -> Bool { unlink(path) == 0 }

  static func renameFile(_ old: String, to new: String) -> Bool { rename(old, new) == 0 }

  static func linkFile(_ old: String, to new: String) -> Bool { link(old, new) == 0 }

  /// An absolute path without links; nil when nothing is there, or its path is not UTF-8.
  static func resolvedPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
  }

  /// The path that a symbolic link holds; nil for anything else.
  static func target(ofLink path: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      let count = buffer.baseAddress.map { readlink(path, $0, buffer.count) } ?? -1
      return count < 0 ? nil : String(decoding: UnsafeRawBufferPointer(buffer).prefix(count), as: UTF8.self)
    }
  }

  /// The names in a folder, in no order, without those that are not UTF-8; nil when it cannot be read.
  static func names(in folder: String) -> [String]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      // Not copied: the entry may end before the array does, and a copy would read beyond it.
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        bytes.baseAddress.flatMap { String(validatingCString: $0.assumingMemoryBound(to: CChar.self)) }
      }
      if let name, name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}

// MARK: - Open files

extension System {
  /// The purpose of opening a file.
  enum Access {
    case reading, readingUnlessLink, creating, appending, folder

    fileprivate var flags: Int32 {
      switch self {
      case .reading: O_RDONLY
      case .readingUnlessLink: O_RDONLY | O_NOFOLLOW
      case .creating: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
      case .appending: O_WRONLY | O_APPEND
      case .folder: O_RDONLY | O_DIRECTORY
      }
    }
  }

  /// A descriptor that no other program inherits; negative when that fails.
  static func openFile(_ path: String, for access: Access) -> Int32 { open(path, access.flags | O_CLOEXEC, 0o666) }

  static func closeFile(_ descriptor: Int32) { close(descriptor) }

  static func isOpen(_ descriptor: Int32) -> Bool { fcntl(descriptor, F_GETFD) >= 0 }

  /// Reads at most `limit` bytes to the start of the buffer; 0 at the end, negative when that fails.
  static func readBytes(from descriptor: Int32, to buffer: inout [UInt8], limit: Int) -> Int {
    while true {
      let count = read(descriptor, &buffer, min(buffer.count, limit))
      if count >= 0 || errno != EINTR { return count }
    }
  }

  /// Writes as many of the bytes as the system takes; 0 or negative when that fails. A descriptor that does not wait is
  /// waited for: another process that shares a pipe may have made it so.
  static func writeBytes(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
    while true {
      let count = write(descriptor, bytes.baseAddress, bytes.count)
      if count >= 0 { return count }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&entry, 1, -1)
      default: return count
      }
    }
  }

  /// Waits until the disk has what was written.
  static func synchronize(_ descriptor: Int32) -> Bool { fsync(descriptor) == 0 }

  /// Waits until the disk has all that was written to the file system of a file or folder; false where the system
  /// cannot do so.
  static func synchronizeFileSystem(of descriptor: Int32) -> Bool {
    #if os(Linux)
      syncfs(descriptor) == 0
    #else
      false
    #endif
  }

  /// Waits until no other process holds the lock.
  static func lockFile(_ descriptor: Int32) -> Bool {
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { return false }
    }
    return true
  }

  /// Runs work during which a write to a pipe without a reader is an error. By default the system ends the process.
  static func withoutBrokenPipeSignal<Result>(_ work: () -> Result) -> Result {
    let handler = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, handler) }
    return work()
  }
}

// MARK: - The process

extension System {
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The variable that forbids color.
  static var noColor: String? { getenv("NO_COLOR").map { String(cString: $0) } }

  /// The kind of the terminal.
  static var terminalName: String? { getenv("TERM").map { String(cString: $0) } }

  /// The variable with the folder for caches.
  static var cacheFolder: String? { getenv("XDG_CACHE_HOME").map { String(cString: $0) } }

  /// The variable with the user's folder.
  static var homeFolder: String? { getenv("HOME").map { String(cString: $0) } }

  /// Nil when the working folder was removed.
  static var workingFolder: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}

/// Ends the process.
package func exitProcess(_ status: ExitStatus) -> Never { exitProcess(status.rawValue) }

/// Ends the process with a number that the argument parser chose.
package func exitProcess(_ status: Int32) -> Never { exit(status) }
