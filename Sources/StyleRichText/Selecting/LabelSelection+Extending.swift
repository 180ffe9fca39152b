public import StyleLayout
internal import StyledText

extension LabelSelection {
  /// The finger of the long press moves without having been lifted: the selection extends from the initial selection to
  /// the caret position nearest to the finger. ``release()`` ends that.
  ///
  /// - Parameters:
  ///   - point: The position of the finger. A NaN coordinate is ignored; infinite ones are beyond all text.
  ///   - frame: The frame of the label.
  /// - Returns: The pin at the finger's end of the selection; nil if the selection is not in the frame's text.
  /// - Complexity: The same as `TextFrame.position(at:)`.
  @discardableResult
  public mutating func extend(to point: LayoutPoint, in frame: TextFrame) -> Pin? {
    guard !point.x.isNaN, !point.y.isNaN, let current = frame.selectable(range) else { return heldPin }
    var hold = hold ?? Hold(pin: .end, finger: .zero, offset: .zero)
    let base = hold.base ?? current
    let head = frame.position(at: point).position
    hold.base = base
    hold.pin = head < base.lowerBound ? .start : .end
    hold.follow(point)
    self.hold = hold
    range = min(base.lowerBound, head)..<max(base.upperBound, head)
    if range != base { word = nil }
    return hold.pin
  }
}
