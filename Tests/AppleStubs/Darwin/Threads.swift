public struct pthread_mutex_t { public init() {} }
public struct pthread_mutexattr_t { public init() {} }
@discardableResult public func pthread_mutex_init(_ m: UnsafeMutablePointer<pthread_mutex_t>!, _ a: UnsafePointer<pthread_mutexattr_t>!) -> Int32 { 0 }
@discardableResult public func pthread_mutex_destroy(_ m: UnsafeMutablePointer<pthread_mutex_t>!) -> Int32 { 0 }
@discardableResult public func pthread_mutex_lock(_ m: UnsafeMutablePointer<pthread_mutex_t>!) -> Int32 { 0 }
@discardableResult public func pthread_mutex_unlock(_ m: UnsafeMutablePointer<pthread_mutex_t>!) -> Int32 { 0 }
