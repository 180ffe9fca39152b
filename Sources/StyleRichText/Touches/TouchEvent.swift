public import StyleLayout

/// Something that a finger or a clock does, for a ``TouchTracker``.
public struct TouchEvent: Sendable, Hashable, Codable {
  /// The event.
  public enum Phase: String, Sendable, Hashable, Codable, CaseIterable {
    /// A finger touches the text.
    case down
    /// The finger moves.
    case move
    /// The finger is lifted.
    case up
    /// The system or another view takes the touch away.
    case cancel
    /// A moment without a movement: requested by ``TouchAction/wait(until:)``, or with another frame.
    case timer
  }

  /// The event.
  public var phase: Phase
  /// The point of the event, in the coordinates of the frame. Ignored for ``Phase/cancel`` and ``Phase/timer``.
  public var point: LayoutPoint
  /// When it happens, in seconds of any one clock that does not jump, such as the time stamp of a touch.
  public var time: Double

  /// Creates an event from its parts. A ``TouchTracker`` takes any numbers.
  public init(_ phase: Phase, at point: LayoutPoint = .zero, time: Double) {
    self.phase = phase
    self.point = point
    self.time = time
  }

  /// A finger touches the text at a point.
  public static func down(_ point: LayoutPoint, at time: Double) -> Self { Self(.down, at: point, time: time) }

  /// The finger moves to a point.
  public static func move(_ point: LayoutPoint, at time: Double) -> Self { Self(.move, at: point, time: time) }

  /// The finger is lifted at a point.
  public static func up(_ point: LayoutPoint, at time: Double) -> Self { Self(.up, at: point, time: time) }

  /// The touch is taken away.
  public static func cancel(at time: Double) -> Self { Self(.cancel, time: time) }

  /// A moment without a movement.
  public static func timer(at time: Double) -> Self { Self(.timer, time: time) }
}
