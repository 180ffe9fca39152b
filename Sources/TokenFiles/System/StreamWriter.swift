#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Writes to open descriptors.
enum StreamWriter {
  /// Writes all bytes, or until nobody reads them any more: whoever stops reading, or has closed the stream from the start,
  /// wants no more of it. Throws when they cannot be written for another reason.
  static func write(_ bytes: some Collection<UInt8>, to descriptor: Int32, reportedAs path: String) throws(FileError) {
    // Otherwise the system would end the process, whatever its status would have been.
    let handler = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, handler) }
    let problem = write(bytes, to: descriptor)
    guard problem != 0, problem != EPIPE, problem != EBADF else { return }
    errno = problem
    throw .system("cannot be written", path: path)
  }

  /// Writes all bytes; returns the system's number for what went wrong, or 0. `errno` says the same.
  static func write(_ bytes: some Collection<UInt8>, to descriptor: Int32) -> Int32 {
    bytes.withContiguousStorageIfAvailable { writeBuffer($0, to: descriptor) }
      ?? Array(bytes).withUnsafeBufferPointer { writeBuffer($0, to: descriptor) }
  }

  private static func writeBuffer(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: rest))
      #if canImport(Darwin)
        let count = Darwin.write(descriptor, part.baseAddress, part.count)
      #elseif canImport(Musl)
        let count = Musl.write(descriptor, part.baseAddress, part.count)
      #else
        let count = Glibc.write(descriptor, part.baseAddress, part.count)
      #endif
      if count < 0 && errno == EINTR { continue }
      if count < 0 && errno == EAGAIN {
        // Whoever shares a pipe with this process may have told it not to wait.
        var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&entry, 1, -1)
        continue
      }
      guard count > 0 else { return errno }
      rest = rest.dropFirst(count)
    }
    return 0
  }
}
