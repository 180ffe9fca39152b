// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The errors of the C library, as Swift imports them. Their pages are those of the manual, which have no versions; the SDK's
// headers have none either. `errno` is a macro in C. Darwin declares it for Swift.

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/intro.2.html (no versions)
public var errno: Int32 {
  get { fatalError() }
  set { fatalError() }
}

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/intro.2.html (no versions)
public var EAGAIN: Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/intro.2.html (no versions)
public var EBADF: Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/intro.2.html (no versions)
public var EEXIST: Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/intro.2.html (no versions)
public var EINTR: Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/intro.2.html (no versions)
public var EINVAL: Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/intro.2.html (no versions)
public var EMFILE: Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/intro.2.html (no versions)
public var ENOENT: Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/intro.2.html (no versions)
public var ENOMEM: Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/intro.2.html (no versions)
public var ENOSPC: Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/intro.2.html (no versions)
public var ENOTDIR: Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/intro.2.html (no versions)
public var EPIPE: Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/strerror.3.html (no versions)
@discardableResult
public func strerror(_ error: Int32) -> UnsafeMutablePointer<CChar>! { fatalError() }
