public import StyleLayout
internal import StyledText

extension LabelSelection {
  /// The default maximum distance of a finger from a pin, in points.
  public static let pinMargin = 16.0
  /// How far a finger that is held still may move, in points.
  static let jitter = 3.0

  /// The pin at a point: the one that is nearer, if it is within a margin. Of two equally near pins, the one whose knob
  /// is nearer.
  ///
  /// - Parameters:
  ///   - point: The point; NaN and infinite coordinates have no pin.
  ///   - frame: The frame of the label.
  ///   - style: The look of the pins.
  ///   - margin: The maximum distance from stem and knob, in points; values that are not positive and finite count as
  ///     0.
  /// - Returns: The pin; nil if both are too far away.
  /// - Complexity: Linear in the length of the first and of the last selected line.
  public func pin(
    at point: LayoutPoint,
    in frame: TextFrame,
    style: SelectionPinStyle = .standard,
    margin: Double = LabelSelection.pinMargin
  ) -> Pin? {
    guard point.x.isFinite, point.y.isFinite, let ends = ends(in: frame) else { return nil }
    let margin = margin.asExtent
    let start = PinDistance(style.startPin(at: ends), from: point)
    let end = PinDistance(style.endPin(at: ends), from: point)
    let nearer = start < end ? (pin: Pin.start, distance: start) : (pin: Pin.end, distance: end)
    return nearer.distance.least <= margin ? nearer.pin : nil
  }

  /// A finger takes the pin at a point.
  ///
  /// The pin then follows the finger: the knob stays below the finger that holds it.
  ///
  /// - Returns: The pin; nil if there is none within the margin, and no pin is held.
  /// - Complexity: The same as ``pin(at:in:style:margin:)``.
  @discardableResult
  public mutating func grab(
    at point: LayoutPoint,
    in frame: TextFrame,
    style: SelectionPinStyle = .standard,
    margin: Double = LabelSelection.pinMargin
  ) -> Pin? {
    hold = nil
    guard let pin = pin(at: point, in: frame, style: style, margin: margin), let ends = ends(in: frame) else {
      return nil
    }
    let end = pin == .start ? ends.start : ends.end
    let offset = LayoutPoint(x: end.x - point.x, y: end.y + end.height / 2 - point.y)
    hold = Hold(pin: pin, finger: point, offset: offset)
    return pin
  }

  /// The finger that holds a pin moves. The other end of the selection stays.
  ///
  /// The held end moves to the caret position nearest to the point, and stays while its own is the nearest. Where it
  /// meets the other end, one grapheme or atom stays selected. Beyond it, the pins exchange their roles.
  ///
  /// - Parameters:
  ///   - point: The position of the finger. A NaN coordinate is ignored; infinite ones are beyond all text.
  ///   - frame: The frame of the label.
  /// - Returns: The pin that the finger now holds; nil if it does not hold one.
  /// - Complexity: The same as `TextFrame.position(at:)`.
  @discardableResult
  public mutating func drag(to point: LayoutPoint, in frame: TextFrame) -> Pin? {
    guard var hold, !point.x.isNaN, !point.y.isNaN else { return heldPin }
    hold.follow(point)
    let target = LayoutPoint(x: point.x + hold.offset.x, y: point.y + hold.offset.y)
    var moved = self
    let pin = moved.move(hold.pin, to: target, in: frame)
    if !isNearer(hold.pin, than: pin, of: moved, to: target, in: frame) {
      (range, word, hold.pin) = (moved.range, moved.word, pin)
    }
    self.hold = hold
    return hold.pin
  }

  /// Moves a pin to the caret position nearest to a point, as if a finger were exactly on it. The drag may continue
  /// with ``drag(to:in:)``.
  ///
  /// - Parameters:
  ///   - pin: The pin.
  ///   - point: The point in the frame. A NaN coordinate is ignored; infinite ones are beyond all text.
  ///   - frame: The frame of the label.
  /// - Returns: The pin that is at this end now: the other one if they have crossed.
  /// - Complexity: The same as `TextFrame.position(at:)`.
  @discardableResult
  public mutating func drag(_ pin: Pin, to point: LayoutPoint, in frame: TextFrame) -> Pin {
    guard !point.x.isNaN, !point.y.isNaN else { return pin }
    let moved = move(pin, to: point, in: frame)
    var hold = Hold(pin: moved, finger: self.hold?.finger ?? .zero, offset: .zero)
    hold.follow(point)
    self.hold = hold
    return moved
  }

  /// The finger is lifted, or the system cancels the touch. The selection stays the same.
  public mutating func release() { hold = nil }

  /// Moves an end of the selection, and keeps the other one.
  private mutating func move(_ pin: Pin, to point: LayoutPoint, in frame: TextFrame) -> Pin {
    guard let old = frame.selectable(range) else { return pin }
    let anchor = pin == .start ? old.upperBound : old.lowerBound
    let head = frame.position(at: point).position
    word = nil
    if head > anchor || head == anchor && pin == .end {
      range = anchor..<max(head, frame.unit(anchor, .downstream).upperBound)
      return .end
    }
    // The selection begins in the text that was laid out, so that its pin has a position.
    let last = min(anchor, frame.lines.last?.range.upperBound ?? anchor)
    range = min(head, frame.unit(last, .upstream).lowerBound)..<anchor
    return .start
  }

  /// Whether a pin is as near to a point in its line as the pin of another selection. If the other pin is in another
  /// line, as next to text against the base direction of a full line, the pin is near as long as the finger does not
  /// really move.
  private func isNearer(_ pin: Pin, than other: Pin, of moved: Self, to point: LayoutPoint, in frame: TextFrame) -> Bool
  {
    guard let line = frame.lineIndex(at: point.y), let ends = ends(in: frame), let others = moved.ends(in: frame) else {
      return false
    }
    let (own, next) = (pin == .start ? ends.start : ends.end, other == .start ? others.start : others.end)
    guard own.y == frame.lines[line].box.y else { return false }
    return abs(own.x - point.x) <= (own.y == next.y ? abs(next.x - point.x) : Self.jitter)
  }

  /// The ends of the selection on the screen; nil if none of it was laid out.
  func ends(in frame: TextFrame) -> SelectionEnds? {
    frame.selectable(range).flatMap { try? frame.selectionEnds(for: $0) }
  }
}

extension LabelSelection.Hold {
  /// Remembers the position of the finger, unless it is infinitely far away.
  mutating func follow(_ point: LayoutPoint) {
    if point.x.isFinite, point.y.isFinite { finger = point }
  }
}

extension TextFrame {
  /// The grapheme or atom on a side of a caret position.
  fileprivate func unit(_ position: Int, _ affinity: TextAffinity) -> Range<Int> {
    (try? graphemeRange(at: position, affinity: affinity)) ?? position..<position
  }
}

/// The distance of a point from a pin.
private struct PinDistance: Comparable {
  /// The distance from the nearer one of stem and knob.
  let least: Double
  /// From the middle of the knob.
  let knob: Double

  init(_ pin: SelectionPin, from point: LayoutPoint) {
    least = min(pin.stem.distance(to: point), pin.knob.distance(to: point))
    let middle = LayoutPoint(x: pin.knob.x + pin.knob.width / 2, y: pin.knob.y + pin.knob.height / 2)
    knob = LayoutRect(origin: middle, size: .zero).distance(to: point)
  }

  static func < (left: Self, right: Self) -> Bool { (left.least, left.knob) < (right.least, right.knob) }
}
