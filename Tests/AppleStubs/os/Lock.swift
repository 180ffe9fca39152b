/// developer.apple.com/documentation/os/osallocatedunfairlock
@available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Box {
    var state: State
    var isLocked = false

    init(_ state: State) { self.state = state }
  }

  private let box: Box

  /// developer.apple.com/documentation/os/osallocatedunfairlock/init(uncheckedstate:)
  @available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public init(uncheckedState initialState: State) { box = Box(initialState) }

  /// developer.apple.com/documentation/os/osallocatedunfairlock/withlockunchecked(_:)-7qywq
  /// The real one ends the program when it is locked twice; and so does this one, for the one thread of the tests.
  @available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    precondition(!box.isLocked)
    box.isLocked = true
    defer { box.isLocked = false }
    return try body(&box.state)
  }
}
