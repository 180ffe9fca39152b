import StyleLayout

@testable import StyleRichText

// What is expected of selections that are dragged, found from their units.
extension SelectionCase {
  struct Dragged {
    var range: Range<Int>
    /// The pin at the finger.
    var pin: LabelSelection.Pin
    /// Whether it is at the other end.
    var hasMet = false
  }

  /// What is wrong with any selection; nil if nothing is.
  func problem(of selection: LabelSelection) -> String? {
    let (range, stops) = (selection.range, Set(stops))
    if range.isEmpty { return "empty" }
    return stops.contains(range.lowerBound) && stops.contains(range.upperBound) ? nil : "it ends inside a unit"
  }

  /// What is wrong with a selection that was dragged; nil if nothing is.
  func problem(of selection: LabelSelection, _ expected: Dragged) -> String? {
    if let problem = problem(of: selection) { return problem }
    if selection.range != expected.range { return "not \(expected.range)" }
    return selection.heldPin == expected.pin ? nil : "not by \(expected.pin)"
  }

  /// The place that is nearest to a point.
  private func place(at point: LayoutPoint) -> Int {
    let place = frame.position(at: point).position
    switch fault {
    case .unitsAreCut: return units.contains { $0.upperBound == place && $0.count > 1 } ? place - 1 : place
    case .otherDirection: return frame.position(at: LayoutPoint(x: frame.size.width - point.x, y: point.y)).position
    case .firstLineOnly: return frame.position(at: LayoutPoint(x: point.x, y: 0)).position
    default: return place
    }
  }

  /// The range after one end was moved to a point.
  func dragging(_ pin: LabelSelection.Pin, of range: Range<Int>, to point: LayoutPoint) -> Dragged {
    let place = place(at: point)
    let anchor = pin == .start ? range.upperBound : range.lowerBound
    let before = units.last { $0.upperBound <= anchor }
    let after = units.first { $0.lowerBound >= anchor }
    if place == anchor {
      if fault == .selectionMayBeEmpty { return Dragged(range: anchor..<anchor, pin: pin, hasMet: true) }
      let isBefore = (pin == .start) != (fault == .otherUnitWhereEndsMeet)
      return Dragged(range: (isBefore ? before : after) ?? range, pin: pin, hasMet: true)
    }
    if place > anchor { return Dragged(range: anchor..<place, pin: fault == .pinsDoNotExchange ? pin : .end) }
    // Something of the selection is always on the screen.
    let lastShown = units.last { $0.lowerBound < laidOutEnd }?.lowerBound ?? place
    let start = fault == .selectionMayBeHidden ? place : min(place, lastShown)
    return Dragged(range: start..<anchor, pin: fault == .pinsDoNotExchange ? pin : .start)
  }

  /// The range after the finger of the long press was moved to a point.
  func extending(_ base: Range<Int>, to point: LayoutPoint) -> Dragged {
    let place = place(at: point)
    let isBefore = place < base.lowerBound
    let end = fault == .firstSelectionIsLost ? base.lowerBound : base.upperBound
    let range = min(base.lowerBound, place)..<max(end, place)
    return Dragged(range: range, pin: isBefore && fault != .pinsDoNotExchange ? .start : .end)
  }
}
