// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The functions of the C library for signals, as Swift imports them. Their pages are those of the manual, which have no versions;
// the SDK's headers have none either. `SIG_DFL` and `SIG_IGN` are macros in C. Darwin declares them for Swift.

public import DarwinStructures

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/signal.3.html (no versions)
public typealias sig_t = @convention(c) (Int32) -> Void

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/signal.3.html (no versions)
@discardableResult
public func signal(
  _ number: Int32,
  _ handler: (@convention(c) (Int32) -> Void)!
) -> (@convention(c) (Int32) -> Void)! { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/signal.3.html (no versions)
public var SIG_DFL: sig_t? { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/signal.3.html (no versions)
public var SIG_IGN: sig_t { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/signal.3.html (no versions)
public var SIGHUP: Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/signal.3.html (no versions)
public var SIGINT: Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/signal.3.html (no versions)
public var SIGPIPE: Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/signal.3.html (no versions)
public var SIGTERM: Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/sigaction.2.html (no versions)
@discardableResult
public func sigaction(
  _ number: Int32,
  _ action: UnsafePointer<sigaction>!,
  _ old: UnsafeMutablePointer<sigaction>!
) -> Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/sigsetops.3.html (no versions)
public typealias sigset_t = UInt32

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/sigsetops.3.html (no versions)
@discardableResult
public func sigemptyset(_ set: UnsafeMutablePointer<sigset_t>!) -> Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/sigsetops.3.html (no versions)
@discardableResult
public func sigaddset(_ set: UnsafeMutablePointer<sigset_t>!, _ number: Int32) -> Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/pthread_sigmask.2.html (no versions)
@discardableResult
public func pthread_sigmask(
  _ operation: Int32,
  _ set: UnsafePointer<sigset_t>!,
  _ old: UnsafeMutablePointer<sigset_t>!
) -> Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/sigprocmask.2.html (no versions)
public var SIG_UNBLOCK: Int32 { fatalError() }
