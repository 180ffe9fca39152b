/// An action that a view performs after an event of its ``LabelModel``.
public enum LabelEffect: Sendable {
  /// Draw the label again.
  case redraw
  /// Lay the label out again: its size may be another one.
  case layOut
  /// Tell the app about the state and the height of an ``ExpandableText``.
  case tellExpansion(ExpansionEvent)
  /// Report the touched target and the kind of touch to the app.
  case tell(TouchTarget, TouchGesture)
  /// Pass an event to the ``SelectionGroup`` of the page.
  case select(SelectionEvent)
  /// Put a text on the clipboard.
  case copy(RichTextClipboard)
  /// Give the touch to the view below.
  case passThrough
  /// Send ``TouchEvent/Phase/timer`` at this time, in seconds of the events' clock.
  case wait(until: Double)
}

/// The way in which a target was touched.
public enum TouchGesture: String, Sendable, Hashable, Codable, CaseIterable {
  case tap, doubleTap, longPress
}
