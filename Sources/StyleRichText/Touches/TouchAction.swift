public import StyleLayout

/// An action that a ``TouchTracker`` returns for an event.
public enum TouchAction: Sendable, Hashable {
  /// A part of a drag.
  public enum DragPhase: String, Sendable, Hashable, Codable, CaseIterable {
    /// The finger has left the position of the long press.
    case began
    /// The finger has moved.
    case moved
    /// The finger is lifted, or the touch is taken away. Told once for each drag.
    case ended
  }

  /// The range that is shown as pressed, for `DrawingOptions.pressedLink`, in UTF-16 offsets; nil for none. Reported
  /// only when it changes.
  case highlight(Range<Int>?)
  /// A tap on a target. The point is the finger's first contact, as in the following cases.
  case tap(TouchTarget, at: LayoutPoint)
  /// A double tap on one target, instead of two taps.
  case doubleTap(TouchTarget, at: LayoutPoint)
  /// A long press on a target, reported while the finger is still down. It suppresses the tap.
  case longPress(TouchTarget, at: LayoutPoint)
  /// A drag that follows a long press on text or emoji. The point is the current one of the finger.
  case drag(DragPhase, to: LayoutPoint)
  /// The touch is not for the text: nothing is there, or the finger has left it, or the touch was canceled. A scroll
  /// view or a view below may have it.
  case passThrough
  /// Send ``TouchEvent/Phase/timer`` at this time, in seconds of the events' clock. It replaces the time requested
  /// before. A late or needless event does no harm.
  case wait(until: Double)
}
