/// News for a view about an ``ExpandableText`` that it shows: the state, with the new height in points.
public enum ExpansionEvent: Sendable, Hashable {
  /// The text fits its limit.
  case whole(height: Double)
  /// The text is cut.
  case collapsed(height: Double)
  /// The text is shown with its closing text.
  case expanded(height: Double)

  /// Creates the event of a frame.
  public init(_ frame: ExpandedFrame) {
    switch frame.state {
    case .whole: self = .whole(height: frame.height)
    case .collapsed: self = .collapsed(height: frame.height)
    case .expanded: self = .expanded(height: frame.height)
    }
  }

  /// The state.
  public var state: ExpandedFrame.State {
    switch self {
    case .whole: .whole
    case .collapsed: .collapsed
    case .expanded: .expanded
    }
  }

  /// The height in points.
  public var height: Double {
    switch self {
    case .whole(let height), .collapsed(let height), .expanded(let height): height
    }
  }
}

/// Tells when the state or the height of an ``ExpandableText`` changes, and only then.
///
/// ```swift
/// var observer = ExpansionObserver()
/// observer.event(for: shown)  // .collapsed(height: 66)
/// observer.event(for: shown)  // nil
/// ```
///
/// Use one for each item, and keep it with the item's text: an observer of several items would compare their frames
/// with each other.
public struct ExpansionObserver: Sendable, Hashable {
  /// The last event; nil before the first frame.
  public private(set) var last: ExpansionEvent?

  /// Creates an observer that has not seen a frame: the first one is an event.
  public init() {}

  /// Takes note of a frame that is shown.
  ///
  /// - Returns: The event; nil if state and height are the same as in the previous frame.
  public mutating func event(for frame: ExpandedFrame) -> ExpansionEvent? {
    let event = ExpansionEvent(frame)
    guard event != last else { return nil }
    last = event
    return event
  }
}
