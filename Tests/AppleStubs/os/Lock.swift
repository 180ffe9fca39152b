// swift-format-ignore-file

/// Stands for `os.OSAllocatedUnfairLock`: <https://developer.apple.com/documentation/os/osallocatedunfairlock>
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Box {
    var state: State
    var isLocked = false
    init(_ state: State) { self.state = state }
  }

  private let box: Box

  public init(uncheckedState: State) { box = Box(uncheckedState) }
  public init(initialState: State) where State: Sendable { box = Box(initialState) }

  /// The real one ends the program when it is locked twice; and so does this one, for the one thread of the tests.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    precondition(!box.isLocked)
    box.isLocked = true
    defer { box.isLocked = false }
    return try body(&box.state)
  }

  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }
}
