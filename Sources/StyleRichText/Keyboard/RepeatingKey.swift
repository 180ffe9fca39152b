/// The delete key of a keyboard while a finger holds it: its deletions as a function of time.
///
/// The key deletes when it is pressed, again after 0.4 seconds, and then ten times a second. From 2 seconds on it
/// deletes words.
///
/// ```swift
/// var key = RepeatingKey()
/// key.press(at: 10)
/// key.events(until: 10.45)  // [.backward, .backward]
/// key.next  // 10.5, for a timer
/// ```
///
/// Times are seconds of any one clock that does not jump, such as `CACurrentMediaTime()` or the time stamp of a
/// touch. A timer that fires late does not make the key slower: event *n* ≥ 1 is due at *t* + 0.4 + (*n* − 1) × 0.1,
/// where *t* is the time of the press. Times that are not finite, or beyond ±10¹² seconds, are ignored, and so are
/// those before the last one.
public struct RepeatingKey: Sendable, Hashable {
  /// The seconds from the press to the first repetition.
  public static let delay = 0.4
  /// The seconds between two repetitions.
  public static let interval = 0.1
  /// The seconds from the press to the first deletion of a word.
  public static let wordsAfter = 2.0
  /// The maximum number of events at one time. If an app was busy for longer, the rest is skipped, so that no text is
  /// deleted before people see it.
  public static let mostAtOnce = 10

  /// The time of the press; nil if the key is up.
  private var start: Double?
  /// The number of the next event; 0 is the press. `Int` has 32 bits on some watches.
  private var index: Int64 = 0

  /// Creates a key that is not pressed.
  public init() {}

  /// Whether the key is pressed.
  public var isPressed: Bool { start != nil }

  /// The time of the next event, for a timer; nil if the key is not pressed.
  public var next: Double? { start.map { Self.time(of: index, from: $0) } }

  /// A finger presses the key. If it was pressed already, it starts again.
  public mutating func press(at seconds: Double) {
    guard Self.isTime(seconds) else { return }
    (start, index) = (seconds, 0)
  }

  /// The events that are due and were not returned before, in order: `.backward`, later `.wordBackward`.
  ///
  /// - Returns: At most ``mostAtOnce``, the earliest ones.
  public mutating func events(until seconds: Double) -> [Deletion] {
    guard let start, Self.isTime(seconds) else { return [] }
    var events: [Deletion] = []
    while Self.time(of: index, from: start) <= seconds {
      guard events.count < Self.mostAtOnce else {
        skip(to: seconds, from: start)
        break
      }
      events.append(takeEvent())
    }
    return events
  }

  /// The finger is lifted.
  ///
  /// - Returns: The events that are due and were not returned before. However short a tap is, it deletes once.
  public mutating func release(at seconds: Double) -> [Deletion] {
    var events = events(until: seconds)
    if start != nil, index == 0 { events.append(takeEvent()) }
    cancel()
    return events
  }

  /// The finger leaves the key, or the system cancels the touch: deletion stops.
  public mutating func cancel() {
    start = nil
  }

  private mutating func takeEvent() -> Deletion {
    defer { index += 1 }
    return Self.time(of: index, from: 0) < Self.wordsAfter ? .backward : .wordBackward
  }

  /// Leaves out all events up to a time, at least two intervals after the press.
  private mutating func skip(to seconds: Double, from start: Double) {
    // One less than the last event that is due, since the division may have been rounded up. The limits of times keep
    // it small.
    let passed = ((seconds - start - Self.delay) / Self.interval).rounded(.down)
    index = max(index, Int64(passed))
    while Self.time(of: index, from: start) <= seconds { index += 1 }
  }

  private static func time(of index: Int64, from start: Double) -> Double {
    index == 0 ? start : start + delay + Double(index - 1) * interval
  }

  /// Within these limits, two events never have the same time.
  private static func isTime(_ seconds: Double) -> Bool { seconds.magnitude <= 1e12 }
}
