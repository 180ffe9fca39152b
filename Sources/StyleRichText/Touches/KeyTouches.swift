internal import StyleTables

/// The finger on the keys of a keyboard: what it taps, deletes, and looks at.
///
/// - A tap inserts an emoji when the finger is lifted, if it has not left the key.
/// - A finger that stays on an emoji for half a second looks at it. It may then move to others, and inserts the one on
///   which it is lifted.
/// - The delete key deletes at once, and repeats as a ``RepeatingKey`` until the finger leaves it.
public struct KeyTouches: Sendable, Hashable {
  /// What to do.
  public enum Action: Sendable, Hashable {
    /// Show a key as pressed, by its number; nil for none.
    case highlight(Int?)
    /// The key was tapped.
    case tap(EmojiKeyboard.Key)
    /// Delete.
    case delete(Deletion)
    /// Show the name and a larger image of an emoji, above the key with this number; nil hides them.
    case preview(Int?)
    /// Send ``TouchEvent/Phase/timer`` at this time, in seconds of the events' clock.
    case wait(until: Double)
  }

  private enum State: Sendable, Hashable {
    case idle
    case pressed(Int, previewAt: Double)
    case previewing(Int)
    case deleting(Int)
  }

  /// The seconds after which a finger looks at an emoji.
  public static let previewDelay = 0.5

  private var state = State.idle
  private var delete = RepeatingKey()

  /// Creates touches without a finger.
  public init() {}

  /// Takes an event.
  ///
  /// - Parameters:
  ///   - event: The event; its point does not count.
  ///   - index: The number of the key under the finger; nil for none.
  ///   - keys: The keys of the page.
  /// - Returns: What to do, in this order.
  public mutating func handle(_ event: TouchEvent, key index: Int?, of keys: [EmojiKeyboard.Key]) -> [Action] {
    let index = index.flatMap { keys.indices.contains($0) && keys[$0] != .empty ? $0 : nil }
    switch event.phase {
    case .down: return press(index, keys, at: event.time)
    case .move: return move(to: index, keys)
    case .up: return lift(keys, at: event.time)
    case .cancel: return end()
    case .timer: return wait(at: event.time)
    }
  }

  private mutating func press(_ index: Int?, _ keys: [EmojiKeyboard.Key], at time: Double) -> [Action] {
    let ended = end()
    guard let index else { return ended }
    if keys[index] == .delete {
      state = .deleting(index)
      delete.press(at: time)
      return ended + [.highlight(index)] + deletions(until: time)
    }
    state = .pressed(index, previewAt: time + Self.previewDelay)
    return ended + [.highlight(index), .wait(until: time + Self.previewDelay)]
  }

  private mutating func move(to index: Int?, _ keys: [EmojiKeyboard.Key]) -> [Action] {
    switch state {
    case .pressed(let old, _) where index != old, .deleting(let old) where index != old: return end()
    case .previewing(let old):
      guard let index, index != old, keys[index] != .delete else { return [] }
      state = .previewing(index)
      return [.highlight(index), .preview(index)]
    case .idle, .pressed, .deleting: return []
    }
  }

  private mutating func lift(_ keys: [EmojiKeyboard.Key], at time: Double) -> [Action] {
    switch state {
    case .pressed(let index, _), .previewing(let index): return end() + [.tap(keys[index])]
    case .deleting:
      let deletions = delete.release(at: time).map { Action.delete($0) }
      return deletions + end()
    case .idle: return []
    }
  }

  /// Time passes without a movement.
  private mutating func wait(at time: Double) -> [Action] {
    switch state {
    case .pressed(let index, let due) where time >= due:
      state = .previewing(index)
      return [.preview(index)]
    case .deleting: return deletions(until: time)
    case .idle, .pressed, .previewing: return []
    }
  }

  private mutating func deletions(until time: Double) -> [Action] {
    let deletions = delete.events(until: time).map { Action.delete($0) }
    return deletions + (delete.next.map { [.wait(until: $0)] } ?? [])
  }

  private mutating func end() -> [Action] {
    defer {
      state = .idle
      delete.cancel()
    }
    switch state {
    case .idle: return []
    case .pressed, .deleting: return [.highlight(nil)]
    case .previewing: return [.highlight(nil), .preview(nil)]
    }
  }
}
