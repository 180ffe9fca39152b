internal import StyleLayout

// Between two events, time passes and the frame changes.
extension TouchTracker {
  /// Sets the time to an event's time.
  ///
  /// - Returns: Whether the event has a time. If not, it is at the time of the last one.
  mutating func advance(to event: TouchEvent) -> Bool {
    guard isPrecise(event.time) else { return false }
    // Between touches, a clock may start again.
    time = state == .idle ? event.time : max(time, event.time)
    return true
  }

  /// Whether a time is far enough from the largest numbers to tell two events apart. Later ones are never waited for.
  func isPrecise(_ time: Double) -> Bool { time.magnitude <= 1e12 }

  /// The press is over if something else is under the finger than before.
  mutating func refresh(in frame: TextFrame, _ actions: inout [TouchAction]) {
    guard case .pressed(var contact, let deadline, let first) = state else { return }
    guard let target = target(of: contact, in: frame) else {
      pass(after: first, in: frame, &actions)
      return
    }
    contact.target = target
    enter(.pressed(contact, until: deadline, after: first), &actions)
  }

  /// Reports a long press, or a tap without a second one, if its time has come.
  mutating func tellWhatIsDue(in frame: TextFrame, _ actions: inout [TouchAction]) {
    switch state {
    case .pressed(let contact, let deadline, let first) where time >= deadline:
      if let first { tell(first, in: frame, &actions) }
      let canDrag = options.selectsText && !contact.target.isLink
      enter(canDrag ? .held(contact) : .idle, &actions)
      actions.append(.longPress(contact.target, at: contact.point))
    case .tapped(let contact, let deadline) where time >= deadline:
      enter(.idle, &actions)
      tell(contact, in: frame, &actions)
    case .idle, .pressed, .tapped, .held, .dragging: break
    }
  }

  /// A touch ends as a tap, unless its target has gone, or only a long press would be reported there.
  func tell(_ contact: Contact, in frame: TextFrame, _ actions: inout [TouchAction]) {
    let target = target(of: contact, in: frame).flatMap { options.takesTaps(on: $0) ? $0 : nil }
    actions.append(target.map { .tap($0, at: contact.point) } ?? .passThrough)
  }

  /// A press ends without an effect; the tap before it was the only one.
  mutating func pass(after first: Contact?, in frame: TextFrame, _ actions: inout [TouchAction]) {
    if let first { tell(first, in: frame, &actions) }
    enter(.idle, &actions)
    actions.append(.passThrough)
  }

  /// The touched target in a frame; nil if it is no longer at its position.
  func target(of contact: Contact, in frame: TextFrame) -> TouchTarget? {
    frame.touchTarget(at: contact.point, options: options).flatMap { $0.means(contact.target) ? $0 : nil }
  }
}
