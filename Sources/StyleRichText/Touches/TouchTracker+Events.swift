internal import StyleLayout

// The effects of each event. Gestures that became due before it have already been reported.
extension TouchTracker {
  /// A finger touches the text.
  ///
  /// - Parameter isTimed: Whether the contact has a known time.
  mutating func press(at point: LayoutPoint, isTimed: Bool, in frame: TextFrame, _ actions: inout [TouchAction]) {
    let target = frame.touchTarget(at: point, options: options)
    var first: Contact?
    if case .tapped(let contact, _) = state {
      if let target, isSecondTap(of: contact, at: point, on: target, in: frame) {
        first = contact
      } else {
        tell(contact, in: frame, &actions)
      }
    }
    cancel(in: frame, &actions)
    guard let target else {
      enter(.idle, &actions)
      actions.append(.passThrough)
      return
    }
    let deadline = isTimed && isPrecise(time + options.longPressDelay) ? time + options.longPressDelay : .infinity
    enter(.pressed(Contact(target: target, point: point), until: deadline, after: first), &actions)
    wait(&actions)
  }

  /// The finger moves.
  mutating func move(to point: LayoutPoint, in frame: TextFrame, _ actions: inout [TouchAction]) {
    guard point.isFinite else { return }
    switch state {
    case .pressed(let contact, _, let first) where slips(to: point, from: contact):
      pass(after: first, in: frame, &actions)
    case .held(let contact) where options.selectsText && slips(to: point, from: contact):
      enter(.dragging(point), &actions)
      actions.append(.drag(.began, to: point))
    case .dragging:
      enter(.dragging(point), &actions)
      actions.append(.drag(.moved, to: point))
    case .idle, .pressed, .tapped, .held: break
    }
  }

  /// The finger is lifted.
  mutating func lift(at point: LayoutPoint, in frame: TextFrame, _ actions: inout [TouchAction]) {
    if case .dragging = state {
      if point.isFinite { state = .dragging(point) }
    } else {
      move(to: point, in: frame, &actions)
    }
    guard case .pressed(let contact, _, let first) = state else {
      cancel(in: frame, &actions)
      return
    }
    enter(.idle, &actions)
    if first != nil, !options.takesTaps(on: contact.target) {
      pass(after: first, in: frame, &actions)
    } else if first != nil {
      actions.append(.doubleTap(contact.target, at: contact.point))
    } else if options.doubleTaps.contains(contact.target.kind), options.takesTaps(on: contact.target),
      options.secondTapDelay > 0, isPrecise(time + options.secondTapDelay)
    {
      enter(.tapped(contact, until: time + options.secondTapDelay), &actions)
      wait(&actions)
    } else {
      tell(contact, in: frame, &actions)
    }
  }

  /// The touch is canceled. It ends as it was reported; a waiting tap keeps waiting.
  mutating func cancel(in frame: TextFrame, _ actions: inout [TouchAction]) {
    switch state {
    case .pressed(_, _, let first): pass(after: first, in: frame, &actions)
    case .held: enter(.idle, &actions)
    case .dragging(let point):
      enter(.idle, &actions)
      actions.append(.drag(.ended, to: point))
    case .idle, .tapped: break
    }
  }

  /// Asks for an event at the time that something becomes due.
  func wait(_ actions: inout [TouchAction]) {
    switch state {
    case .pressed(_, let deadline, _) where deadline.isFinite: actions.append(.wait(until: deadline))
    case .tapped(_, let deadline): actions.append(.wait(until: deadline))
    case .idle, .pressed, .held, .dragging: break
    }
  }

  private func slips(to point: LayoutPoint, from contact: Contact) -> Bool {
    contact.point.distance(to: point) > options.slop
  }

  /// Whether a contact is near enough to a tap, and on the same target as this is now.
  private func isSecondTap(
    of first: Contact,
    at point: LayoutPoint,
    on target: TouchTarget,
    in frame: TextFrame
  ) -> Bool {
    guard first.point.distance(to: point) <= options.secondTapDistance, options.takesTaps(on: target),
      let current = self.target(of: first, in: frame), current.means(target)
    else { return false }
    return target.kind == .text || target.range == current.range
  }
}

extension LayoutPoint {
  fileprivate func distance(to other: LayoutPoint) -> Double {
    let (dx, dy) = (x - other.x, y - other.y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
