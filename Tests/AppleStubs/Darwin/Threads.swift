// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The pages are the manual's; they do not have versions. The versions are those of the SDK's header `pthread.h`.

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/pthread_mutex_init.3.html
/// The type of its mutex.
@available(iOS 2.0, macOS 10.4, *)
public typealias pthread_mutex_t = _opaque_pthread_mutex_t

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/pthread_mutex_init.3.html
/// The type of its mutex in the SDK's header.
@available(iOS 2.0, macOS 10.4, *)
public struct _opaque_pthread_mutex_t {
  /// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/pthread_mutex_init.3.html
  /// Imported structures have it.
  @available(iOS 2.0, macOS 10.4, *)
  public init() { fatalError() }
}

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/pthread_mutex_init.3.html
/// The type of its attributes.
@available(iOS 2.0, macOS 10.4, *)
public struct pthread_mutexattr_t {}

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/pthread_mutex_init.3.html
@available(iOS 2.0, macOS 10.4, *)
@discardableResult
public func pthread_mutex_init(
  _ mutex: UnsafeMutablePointer<pthread_mutex_t>,
  _ attr: UnsafePointer<pthread_mutexattr_t>?
) -> Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/pthread_mutex_destroy.3.html
@available(iOS 2.0, macOS 10.4, *)
@discardableResult
public func pthread_mutex_destroy(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/pthread_mutex_lock.3.html
@available(iOS 2.0, macOS 10.4, *)
@available(*, noasync)
@discardableResult
public func pthread_mutex_lock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/pthread_mutex_unlock.3.html
@available(iOS 2.0, macOS 10.4, *)
@available(*, noasync)
@discardableResult
public func pthread_mutex_unlock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { fatalError() }
