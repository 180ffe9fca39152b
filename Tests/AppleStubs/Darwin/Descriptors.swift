// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The functions of the C library for open files, as Swift imports them. Their pages are those of the manual, which have no
// versions; the SDK's headers have none either. In C, the arguments of `open` and `fcntl` vary. Darwin declares both for Swift, and
// their results may not be ignored.

public import DarwinStructures

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/open.2.html (no versions)
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/open.2.html (no versions)
public var O_RDONLY: Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/open.2.html (no versions)
public var O_WRONLY: Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/open.2.html (no versions)
public var O_NONBLOCK: Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/open.2.html (no versions)
public var O_APPEND: Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/open.2.html (no versions)
public var O_CREAT: Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/open.2.html (no versions)
public var O_EXCL: Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/open.2.html (no versions)
public var O_NOFOLLOW: Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/open.2.html (no versions)
public var O_DIRECTORY: Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/open.2.html (no versions)
public var O_CLOEXEC: Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/close.2.html (no versions)
@discardableResult
public func close(_ descriptor: Int32) -> Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/fcntl.2.html (no versions)
public func fcntl(_ descriptor: Int32, _ command: Int32) -> Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/fcntl.2.html (no versions)
public func fcntl(_ descriptor: Int32, _ command: Int32, _ value: Int32) -> Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/fcntl.2.html (no versions)
public var F_GETFD: Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/fcntl.2.html (no versions)
public var F_SETFD: Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/fcntl.2.html (no versions)
public var F_SETFL: Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/fcntl.2.html (no versions)
public var FD_CLOEXEC: Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man4/stdin.4.html (no versions)
public var STDIN_FILENO: Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man4/stdin.4.html (no versions)
public var STDOUT_FILENO: Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man4/stdin.4.html (no versions)
public var STDERR_FILENO: Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/read.2.html (no versions)
@discardableResult
public func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer!, _ count: Int) -> Int { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/write.2.html (no versions)
@discardableResult
public func write(_ descriptor: Int32, _ buffer: UnsafeRawPointer!, _ count: Int) -> Int { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/fsync.2.html (no versions)
@discardableResult
public func fsync(_ descriptor: Int32) -> Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/flock.2.html (no versions)
@discardableResult
public func flock(_ descriptor: Int32, _ operation: Int32) -> Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/flock.2.html (no versions)
public var LOCK_EX: Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/pipe.2.html (no versions)
@discardableResult
public func pipe(_ ends: UnsafeMutablePointer<Int32>!) -> Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/isatty.3.html (no versions)
@discardableResult
public func isatty(_ descriptor: Int32) -> Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/poll.2.html (no versions)
public struct pollfd {
  /// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/poll.2.html (no versions)
  public var revents: Int16

  /// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/poll.2.html (no versions)
  /// Imported structures have it.
  public init(fd: Int32, events: Int16, revents: Int16) { fatalError() }
}

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/poll.2.html (no versions)
public typealias nfds_t = UInt32

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/poll.2.html (no versions)
@discardableResult
public func poll(_ entries: UnsafeMutablePointer<pollfd>!, _ count: nfds_t, _ timeout: Int32) -> Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/poll.2.html (no versions)
public var POLLIN: Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/poll.2.html (no versions)
public var POLLOUT: Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/poll.2.html (no versions)
public var POLLNVAL: Int32 { fatalError() }
