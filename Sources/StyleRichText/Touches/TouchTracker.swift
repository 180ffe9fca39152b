public import StyleLayout

/// The touches of one text: interprets the events of a finger and a clock in the shown frame.
///
/// ```swift
/// import StyleLayout
/// import StyleRichText
///
/// var tracker = TouchTracker()
/// let point = LayoutPoint(x: 12, y: 8)  // on a link
/// let pressed = tracker.handle(.down(point, at: 3), in: frame)  // highlight its range, and wait until 3.5
/// let tapped = tracker.handle(.up(point, at: 3.1), in: frame)  // highlight nothing, and a tap
/// ```
///
/// Each touch ends as exactly one of these, however late a timer is:
///
/// | end | reported |
/// |---|---|
/// | tap | when the finger is lifted; where a double tap means something, once no second tap has come |
/// | double tap | when the finger is lifted for the second time; it is the end of both touches |
/// | long press | after half a second, while the finger is down |
/// | drag | from a long press on, as the finger moves; only on text and emoji that can be selected |
/// | pass-through | when nothing is there, or the finger slips, or the touch is canceled |
///
/// - A link or a mention is highlighted from the contact until the finger is lifted, slips or is canceled, or a long
///   press is reported.
/// - The target is whatever is under the first point, in the frame of each event. If that is something else in a new
///   frame, such as another link, the touch passes through. If it is the same link at another range, the new range is
///   highlighted. When the frame changes under a finger, send a ``TouchEvent/Phase/timer``, so that no highlight
///   remains.
/// - A second tap counts if it begins in time, near the first one and on the same target. If that touch does not become
///   a tap, the first tap is reported before the touch ends. A tap whose target disappears before it is reported passes
///   through.
/// - A touch that is taken away is not a long press, also if that was due.
/// - The tracker follows one finger. A second contact means that the end of the first touch was lost: the first touch
///   ends as if it had been canceled, even if a long press was due.
/// - Within a touch, a time before the last one counts as the last one. So does a time that is not finite or beyond
///   ±10¹² seconds; a touch that begins at one does not become a long press.
/// - A point that is not finite counts as the last one; at a contact, it touches nothing.
///
/// The pins of a selection are not targets: ask the selection first whether a contact is at one of them.
public struct TouchTracker: Sendable, Hashable {
  /// A contact and what was under it.
  struct Contact: Sendable, Hashable {
    var target: TouchTarget
    let point: LayoutPoint
  }

  /// The state of a touch.
  enum State: Sendable, Hashable {
    /// No finger is down, or its touch has ended already.
    case idle
    /// A finger is down, and its touch becomes a long press at a time. The tap before it may be the first of two.
    case pressed(Contact, until: Double, after: Contact?)
    /// No finger is down; a tap waits for a second one.
    case tapped(Contact, until: Double)
    /// A long press was reported, and a drag may follow.
    case held(Contact)
    /// The finger is at a point.
    case dragging(LayoutPoint)
  }

  /// The targets, and the limits of each kind of touch. They may change at any time.
  public var options: TouchOptions
  var state = State.idle
  /// The time of the last event, in seconds.
  package internal(set) var time = 0.0

  /// Creates a tracker for a text that is not touched.
  public init(options: TouchOptions = TouchOptions()) {
    self.options = options
  }

  /// The range that is shown as pressed, in UTF-16 offsets; nil for none.
  public var highlight: Range<Int>? {
    guard case .pressed(let contact, _, _) = state, contact.target.isLink else { return nil }
    return contact.target.range
  }

  /// Interprets an event.
  ///
  /// - Parameters:
  ///   - event: The event. Any times and points are allowed.
  ///   - frame: The frame that is shown at the time.
  /// - Returns: The actions to perform, in order; often none.
  /// - Complexity: The same as `TextFrame.touchTarget(at:options:)`.
  public mutating func handle(_ event: TouchEvent, in frame: TextFrame) -> [TouchAction] {
    var actions: [TouchAction] = []
    let isTimed = advance(to: event)
    refresh(in: frame, &actions)
    if !isLost(at: event.phase) { tellWhatIsDue(in: frame, &actions) }
    switch event.phase {
    case .down: press(at: event.point, isTimed: isTimed, in: frame, &actions)
    case .move: move(to: event.point, in: frame, &actions)
    case .up: lift(at: event.point, in: frame, &actions)
    case .cancel: cancel(in: frame, &actions)
    case .timer: wait(&actions)
    }
    return actions
  }

  /// Whether an event means that the end of the touch is unknown.
  private func isLost(at phase: TouchEvent.Phase) -> Bool {
    guard case .pressed = state else { return phase == .cancel }
    return phase == .cancel || phase == .down
  }

  /// Changes the state, and reports the highlight if it changes.
  mutating func enter(_ next: State, _ actions: inout [TouchAction]) {
    let before = highlight
    state = next
    if highlight != before { actions.append(.highlight(highlight)) }
  }
}
