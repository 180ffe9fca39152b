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
  static var lastError: Int32 { errno }

  /// The meaning of an error number: `No such file or directory`.
  static func message(of error: Int32) -> String { String(cString: strerror(error)) }

  // The errors that callers tell from others.
  static let noSpace = ENOSPC
  static let noMemory = ENOMEM
  static let tooManyFiles = EMFILE

  /// Seconds since 1970.
  static var now: Int { time(nil) }

  static func closeFile(_ descriptor: Int32) { close(descriptor) }

  /// Reads what there is to the start of the buffer; 0 or negative when that is nothing.
  static func readBytes(from descriptor: Int32, to buffer: inout [UInt8]) -> Int {
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count >= 0 || errno != EINTR { return count }
    }
  }

  /// Waits until a descriptor is readable, standard output has no reader, or the time is over; -1 waits without end.
  ///
  /// Returns for each descriptor whether it ended the wait, and for standard output at last. Nil descriptors never do.
  static func waitUntilReadable(_ descriptors: [Int32?], orOutputCloses: Bool, milliseconds: Int32) -> [Bool] {
    // The system ignores negative descriptors. Linux reports a missing reader without being asked; on macOS, the next
    // write does.
    var entries = descriptors.map { pollfd(fd: $0 ?? -1, events: Int16(POLLIN), revents: 0) }
    entries.append(pollfd(fd: orOutputCloses ? STDOUT_FILENO : -1, events: 0, revents: 0))
    let output = entries.count - 1
    while true {
      let count = poll(&entries, nfds_t(entries.count), milliseconds)
      if count < 0 && errno == EINTR { continue }
      // On macOS, devices such as `/dev/null` look like closed descriptors. They have no reader that could be missing.
      guard entries[output].revents & Int16(POLLNVAL) != 0 else { break }
      entries[output] = pollfd(fd: -1, events: 0, revents: 0)
    }
    return entries.map { $0.revents != 0 }
  }
}

extension FileStatus {
  /// Nil when nothing is at the path, or it cannot be looked at.
  init?(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .file
    }
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino),
      mode: UInt32(status.st_mode)
    )
    size = Int64(status.st_size)
    #if canImport(Darwin)
      modified = Time(status.st_mtimespec)
      changed = Time(status.st_ctimespec)
    #else
      modified = Time(status.st_mtim)
      changed = Time(status.st_ctim)
    #endif
  }
}

extension FileStatus.Time {
  fileprivate init(_ time: timespec) {
    self.init(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }
}

// MARK: - Signals

// Written before the handlers are installed, and then read by them only.
nonisolated(unsafe) private var signalPipe: Int32 = -1

extension System {
  static var outputIsOpen: Bool { fcntl(STDOUT_FILENO, F_GETFD) >= 0 }

  /// Makes a write to a pipe without a reader an error. By default the system ends the process.
  static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// A pipe that receives a byte with the number of each SIGINT and SIGTERM, and of SIGHUP unless it is ignored:
  /// `nohup` does that. Returns the end to read; nil when the process can open no more files.
  static func stopSignalPipe() -> Int32? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    signalPipe = ends[1]
    let numbers = [SIGINT, SIGTERM] + (isIgnored(SIGHUP) ? [] : [SIGHUP])
    numbers.forEach(forwardOnce)
    // The parent process may have blocked them.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    return ends[0]
  }

  /// Takes the first signal out of the pipe, and tells whether it was Ctrl-C.
  static func takeInterrupt(from pipe: Int32) -> Bool {
    var number: UInt8 = 0
    return read(pipe, &number, 1) == 1 && Int32(number) == SIGINT
  }

  private static func forwardOnce(_ number: Int32) {
    signal(number) { number in
      // A signal handler may only make system calls.
      let error = errno
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(signalPipe, &byte, 1)
      signal(number, SIG_DFL)
      errno = error
    }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

// MARK: - inotify

#if os(Linux)
  extension System {
    /// A descriptor that tells of events; negative when that fails.
    static func startInotify() -> Int32 { inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK)) }

    /// The number of the watch on a folder; negative when that fails.
    static func addWatch(on folder: String, to inotify: Int32) -> Int32 {
      // A file that stays open is heard by `IN_MODIFY`, and one that is closed by `IN_CLOSE_WRITE`.
      let events =
        IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF
        | IN_MOVE_SELF | IN_ONLYDIR
      return inotify_add_watch(inotify, folder, UInt32(bitPattern: events))
    }

    static func removeWatch(_ watch: Int32, from inotify: Int32) { inotify_rm_watch(inotify, watch) }
  }

  /// An event in a watched folder.
  struct InotifyEvent {
    /// The number of the watch; -1 for an event of none.
    let watch: Int32
    /// The name of the file in the folder; empty for the folder itself.
    let name: String
    private let mask: UInt32

    /// Takes the first event away from the bytes that the system gave; nil at their end.
    init?(readingFrom bytes: inout Slice<UnsafeRawBufferPointer>) {
      let headerSize = MemoryLayout<inotify_event>.size
      guard bytes.count >= headerSize else { return nil }
      let header = UnsafeRawBufferPointer(rebasing: bytes).loadUnaligned(as: inotify_event.self)
      bytes = bytes.dropFirst(headerSize)
      // The name is padded with zeros.
      name = String(decoding: bytes.prefix(Int(header.len)).prefix { $0 != 0 }, as: UTF8.self)
      bytes = bytes.dropFirst(Int(header.len))
      watch = header.wd
      mask = header.mask
    }

    /// Whether events were lost.
    var isOverflow: Bool { has(IN_Q_OVERFLOW) }

    /// Whether it only answers the end of a watch.
    var isEndOfWatch: Bool { has(IN_IGNORED) }

    private func has(_ flag: Int32) -> Bool { mask & UInt32(bitPattern: flag) != 0 }
  }
#endif
