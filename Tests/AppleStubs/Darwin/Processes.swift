// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The functions of the C library for processes, as Swift imports them. Their pages are those of the manual, which have no
// versions. The versions are those of the SDK's header `spawn.h`; the other headers have none.

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/getpid.2.html (no versions)
public typealias pid_t = Int32

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/posix_spawn_file_actions_init.3.html
/// A pointer to anything, in the header.
@available(iOS 2.0, macOS 10.5, *)
public typealias posix_spawn_file_actions_t = UnsafeMutableRawPointer

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/posix_spawnattr_init.3.html
/// A pointer to anything, in the header.
@available(iOS 2.0, macOS 10.5, *)
public typealias posix_spawnattr_t = UnsafeMutableRawPointer

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/posix_spawn_file_actions_init.3.html
@available(iOS 2.0, macOS 10.5, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@discardableResult
public func posix_spawn_file_actions_init(_ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>!) -> Int32 {
  fatalError()
}

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/posix_spawn_file_actions_init.3.html
@available(iOS 2.0, macOS 10.5, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@discardableResult
public func posix_spawn_file_actions_destroy(_ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>!) -> Int32 {
  fatalError()
}

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/posix_spawn_file_actions_addclose.3.html
@available(iOS 2.0, macOS 10.5, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@discardableResult
public func posix_spawn_file_actions_adddup2(
  _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>!,
  _ descriptor: Int32,
  _ new: Int32
) -> Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/posix_spawn.2.html
@available(iOS 2.0, macOS 10.5, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@discardableResult
public func posix_spawnp(
  _ process: UnsafeMutablePointer<pid_t>!,
  _ program: UnsafePointer<CChar>!,
  _ actions: UnsafePointer<posix_spawn_file_actions_t?>!,
  _ attributes: UnsafePointer<posix_spawnattr_t?>!,
  _ arguments: UnsafePointer<UnsafeMutablePointer<CChar>?>!,
  _ environment: UnsafePointer<UnsafeMutablePointer<CChar>?>!
) -> Int32 { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man2/wait.2.html (no versions)
@discardableResult
public func waitpid(_ process: pid_t, _ status: UnsafeMutablePointer<Int32>!, _ options: Int32) -> pid_t {
  fatalError()
}

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/exit.3.html (no versions)
public func exit(_ status: Int32) -> Never { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/getenv.3.html (no versions)
@discardableResult
public func getenv(_ name: UnsafePointer<CChar>!) -> UnsafeMutablePointer<CChar>! { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/malloc.3.html (no versions)
public func free(_ memory: UnsafeMutableRawPointer!) { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/strdup.3.html (no versions)
@discardableResult
public func strdup(_ text: UnsafePointer<CChar>!) -> UnsafeMutablePointer<CChar>! { fatalError() }
