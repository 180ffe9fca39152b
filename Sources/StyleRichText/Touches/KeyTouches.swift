internal import StyleLayout
internal import StyleTables

/// The finger on the keys of a keyboard: its taps, deletions and previews.
///
/// - A tap inserts an emoji when the finger is lifted, if it has not left the key.
/// - A finger that stays on an emoji for half a second previews it. It may then move to others, and inserts the one on
///   which it is lifted.
/// - A finger that stays on an emoji with variants previews these instead, as ``variants``. It inserts the one on which
///   it is lifted, or the emoji of the key; elsewhere, it inserts nothing.
/// - The delete key deletes immediately, and repeats as a ``RepeatingKey`` until the finger leaves it.
public struct KeyTouches: Sendable, Hashable {
  /// An action to perform.
  public enum Action: Sendable, Hashable {
    /// Show a key as pressed, by its number; nil for none.
    case highlight(Int?)
    /// The key was tapped.
    case tap(EmojiKeyboard.Key)
    /// Delete.
    case delete(Deletion)
    /// Show ``KeyTouches/variants`` or, if there are none, the name and a larger image of an emoji, above the key with
    /// this number; nil hides them.
    case preview(Int?)
    /// Send ``TouchEvent/Phase/timer`` at this time, in seconds of the events' clock.
    case wait(until: Double)
  }

  private enum State: Sendable, Hashable {
    case idle
    case pressed(Int, previewAt: Double)
    case previewing(Int)
    case choosing(KeyVariants)
    case deleting(Int)
  }

  /// The seconds after which a finger previews an emoji.
  public static let previewDelay = 0.5

  private var state = State.idle
  private var delete = RepeatingKey()
  /// The last position of the finger, in the coordinates of the page.
  private var point = LayoutPoint.zero

  /// Creates touches without a finger.
  public init() {}

  /// The variants that the finger chooses from; nil if it does not.
  public var variants: KeyVariants? {
    if case .choosing(let variants) = state { variants } else { nil }
  }

  /// Takes an event on a page whose keys may have variants.
  ///
  /// - Parameters:
  ///   - event: The event, in the coordinates of the page.
  ///   - keys: The keys of the page.
  ///   - geometry: The positions of the keys.
  /// - Returns: The actions to perform, in order.
  /// - Complexity: Linear in the number of the key's variants.
  public mutating func handle(
    _ event: TouchEvent,
    of keys: [EmojiKeyboard.Key],
    in geometry: KeyboardGeometry
  ) -> [Action] {
    if [.down, .move, .up].contains(event.phase) { point = event.point }
    if case .choosing(var variants) = state, event.phase == .move || event.phase == .up {
      let old = variants.selected
      variants.select(at: point)
      state = .choosing(variants)
      if event.phase == .move { return variants.selected == old ? [] : [.preview(variants.key)] }
    }
    let actions = handle(event, key: geometry.key(at: event.point), of: keys)
    let isNewPreview = event.phase == .timer && !actions.isEmpty
    if isNewPreview, case .previewing(let index) = state,
      var variants = KeyVariants(ofKey: index, of: keys, in: geometry)
    {
      variants.select(at: point)
      state = .choosing(variants)
    }
    return actions
  }

  /// Takes an event on a page without variants.
  ///
  /// - Parameters:
  ///   - event: The event; its point is ignored.
  ///   - index: The number of the key under the finger; nil for none.
  ///   - keys: The keys of the page.
  /// - Returns: The actions to perform, in order.
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
    case .idle, .pressed, .choosing, .deleting: return []
    }
  }

  private mutating func lift(_ keys: [EmojiKeyboard.Key], at time: Double) -> [Action] {
    switch state {
    case .pressed(let index, _), .previewing(let index): return end() + [.tap(keys[index])]
    case .choosing(let variants): return end() + (variants.selectedEmoji.map { [.tap(.emoji($0))] } ?? [])
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
    case .idle, .pressed, .previewing, .choosing: return []
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
    case .previewing, .choosing: return [.highlight(nil), .preview(nil)]
    }
  }
}
