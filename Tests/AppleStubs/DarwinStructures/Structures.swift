// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

// The structures of the C library that share names with functions, and the types of their members, as Swift imports them from
// Darwin. In a Swift module, unlike in C, a structure and a function cannot have one name. So these are in another module, which
// Darwin exports. The pages are those of the manual, which have no versions; the SDK's headers have none either.

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/chmod.2.html (no versions)
/// The type of its mode in the header.
public typealias mode_t = UInt16

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/stat.2.html (no versions)
/// The type of a device in the header.
public typealias dev_t = Int32

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/stat.2.html (no versions)
/// The type of a file's number in the header.
public typealias __darwin_ino64_t = UInt64

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/lseek.2.html (no versions)
/// The type of a size in the header.
public typealias off_t = Int64

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/stat.2.html (no versions)
/// A structure of the header.
public struct stat {
  /// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/stat.2.html (no versions)
  public var st_dev: dev_t

  /// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/stat.2.html (no versions)
  public var st_mode: mode_t

  /// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/stat.2.html (no versions)
  public var st_ino: __darwin_ino64_t

  /// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/stat.2.html (no versions)
  public var st_mtimespec: timespec

  /// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/stat.2.html (no versions)
  public var st_ctimespec: timespec

  /// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/stat.2.html (no versions)
  public var st_size: off_t

  /// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/stat.2.html (no versions)
  /// Imported structures have it.
  public init() { fatalError() }
}

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/time.3.html (no versions)
public typealias time_t = Int

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/stat.2.html (no versions)
/// A structure of the header.
public struct timespec {
  /// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/stat.2.html (no versions)
  public var tv_sec: time_t

  /// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/stat.2.html (no versions)
  public var tv_nsec: Int
}

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/sigaction.2.html (no versions)
/// A union of the header.
public struct __sigaction_u {
  /// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/sigaction.2.html (no versions)
  public var __sa_handler: (@convention(c) (Int32) -> Void)!
}

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/sigaction.2.html (no versions)
public struct sigaction {
  /// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/sigaction.2.html (no versions)
  public var __sigaction_u: __sigaction_u

  /// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/sigaction.2.html (no versions)
  /// Imported structures have it.
  public init() { fatalError() }
}
