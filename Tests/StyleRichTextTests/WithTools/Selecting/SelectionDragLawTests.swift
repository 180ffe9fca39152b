import StyleLayout
import StyledText
import TestSupport
import Testing

@testable import StyleRichText

/// What holds for every selection, however its pins are dragged: in frames of both directions with mentions and emoji.
@Suite struct SelectionDragLawTests {
  @Test func aSelectionBeginsAtWhatIsTouched() throws {
    try SelectionCase.check(1_000) { one, generator in
      for unit in LabelSelection.Unit.allCases {
        let point = one.point(using: &generator)
        let note = "\(one.note), \(unit) at \(point)"
        let selection = LabelSelection(unit, at: point, in: one.frame)
        try #require((selection == nil) == (one.units.isEmpty || one.frame.lines.isEmpty), "\(note)")
        guard let selection else { continue }
        try check(selection, in: one, note)
        let hit = one.frame.position(at: point)
        if let grapheme = hit.grapheme {
          try #require(selection.range.contains(grapheme.lowerBound), "\(note): \(selection.range)")
        }
        switch unit {
        case .word:
          guard let grapheme = hit.grapheme else { continue }
          try #require(try selection.range == one.frame.wordRange(at: grapheme.lowerBound), "\(note)")
        case .all: try #require(selection.range == 0..<one.frame.text.text.utf16.count, "\(note)")
        case .line, .paragraph:
          let lines = one.frame.lines.filter { $0.range.overlaps(selection.range) }
          let below = lines.filter { !selection.range.contains($0.range) }
          let isCut = one.units.contains { $0.upperBound > one.laidOutEnd } || one.frame.truncation != nil
          try #require(!lines.isEmpty, "\(note)")
          try #require(isCut || below.allSatisfy { one.isInsideUnit($0) }, "\(note): \(selection.range)")
        }
      }
    }
  }

  /// A selection that is dragged by a pin reaches from the other end to the place that is nearest to the finger.
  @Test func pinsMoveToTheNearestPlaceAndMayCross() throws {
    var (crossed, met) = (0, 0)
    let rounds = try SelectionCase.check(3_000) { one, generator in
      guard var selection = one.selection(using: &generator) else { return }
      for _ in 0..<4 {
        let pin = LabelSelection.Pin.allCases.randomElement(using: &generator) ?? .end
        let (old, point) = (selection.range, one.point(using: &generator))
        let moved = selection.drag(pin, to: point, in: one.frame)
        let note = "\(one.note), \(pin) of \(old) to \(point)"
        let expected = one.dragging(pin, of: old, to: point)
        let problem = one.problem(of: selection, expected)
        try #require(problem == nil && moved == selection.heldPin, "\(note): \(selection.range)")
        crossed += moved == pin ? 0 : 1
        met += expected.hasMet ? 1 : 0
      }
    }
    #expect(crossed > rounds / 4 && met > rounds / 10, "\(crossed) crossed, \(met) met")
  }

  /// While a finger holds a pin, the other end stays, and the held pin is the nearest one that there can be.
  @Test func theOtherEndStaysWhileAPinIsHeld() throws {
    try SelectionCase.check(1_500) { one, generator in
      guard var selection = one.selection(using: &generator), let shape = one.shape(of: selection) else { return }
      let pin = Bool.random(using: &generator) ? shape.start : shape.end
      let finger = LayoutPoint(x: pin.knob.x + 3, y: pin.knob.y + 4)
      guard let held = selection.grab(at: finger, in: one.frame) else { return #expect(Bool(false), "\(one.note)") }
      let anchor = held == .start ? selection.range.upperBound : selection.range.lowerBound
      let first = selection.range
      let middle = one.middle(ofPin: held, of: selection)
      let isStill = selection.drag(to: finger, in: one.frame) == held && selection.range == first
      try #require(isStill, "\(one.note), \(held) of \(first): \(selection.range)")
      for _ in 0..<3 {
        let target = one.point(using: &generator)
        let old = selection
        let pin = selection.drag(
          to: LayoutPoint(x: target.x + finger.x - middle.x, y: target.y + finger.y - middle.y),
          in: one.frame
        )
        let note = "\(one.note), \(held) of \(first), \(old.range) to \(target): \(selection.range)"
        try check(selection, in: one, note)
        let other = pin == .start ? selection.range.upperBound : selection.range.lowerBound
        try #require(other == anchor && pin == selection.heldPin, "\(note)")
        var direct = old
        let directPin = direct.drag(old.heldPin ?? .end, to: target, in: one.frame)
        let (found, nearest) = (one.middle(ofPin: pin, of: selection), one.middle(ofPin: directPin, of: direct))
        let distance = abs(found.x - target.x)
        let isNearest = found.y == nearest.y ? distance < abs(nearest.x - target.x) + 0.01 : distance < 3.01
        let hasStayed = selection.range == old.range && isNearest
        try #require(selection.range == direct.range || hasStayed, "\(note), not \(direct.range)")
      }
      selection.release()
      try #require(selection.heldPin == nil && selection.magnifier(in: one.frame) == nil, "\(one.note)")
    }
  }

  private func check(_ selection: LabelSelection, in one: SelectionCase, _ note: String) throws {
    let problem = one.problem(of: selection)
    try #require(problem == nil, "\(note): \(selection.range), \(one.stops)")
  }

  /// What was selected at first stays selected while the finger of the long press moves on.
  @Test func aSelectionIsExtendedToTheNearestPlace() throws {
    try SelectionCase.check(1_000) { one, generator in
      guard var selection = one.selection(using: &generator) else { return }
      let base = selection.range
      for _ in 0..<3 {
        let point = one.point(using: &generator)
        let pin = selection.extend(to: point, in: one.frame)
        let note = "\(one.note), \(base) to \(point): \(selection.range)"
        let problem = one.problem(of: selection, one.extending(base, to: point))
        try #require(problem == nil && pin == selection.heldPin, "\(note)")
      }
    }
  }

  /// The pins are at what is selected, so that each of them can be taken.
  @Test func eachPinCanBeTaken() throws {
    try SelectionCase.check(1_000) { one, generator in
      guard let selection = one.selection(using: &generator), let shape = one.shape(of: selection) else { return }
      for (pin, kind) in [(shape.start, LabelSelection.Pin.start), (shape.end, .end)] {
        let knob = LayoutPoint(x: pin.knob.x + pin.knob.width / 2, y: pin.knob.y + pin.knob.height / 2)
        let found = selection.pin(at: knob, in: one.frame, margin: 0)
        // The knob may be over the other pin's stem.
        let other = kind == .start ? shape.end : shape.start
        let isHidden = other.stem.contains(knob) || other.knob.contains(knob)
        try #require(found == kind || isHidden, "\(one.note), \(selection.range): \(kind)")
        let beside = LayoutPoint(x: knob.x, y: knob.y + (kind == .start ? -15.5 : 15.5))
        try #require(selection.pin(at: beside, in: one.frame, margin: 0) != kind, "\(one.note), \(selection.range)")
      }
    }
  }
}

extension SelectionCase {
  /// Any selection of which something is shown.
  func selection(using generator: inout SeededGenerator) -> LabelSelection? {
    let unit = LabelSelection.Unit.allCases.randomElement(using: &generator) ?? .word
    return LabelSelection(unit, at: point(using: &generator), in: frame)
  }

  /// Whether a line starts or ends inside a mention.
  func isInsideUnit(_ line: TextLine) -> Bool {
    !stops.contains(line.range.lowerBound) || !stops.contains(line.range.upperBound)
  }

  func shape(of selection: LabelSelection) -> (start: SelectionPin, end: SelectionPin)? {
    let shape = selection.shape(in: frame)
    guard let start = shape.start, let end = shape.end else { return nil }
    return (start, end)
  }

  func middle(ofPin pin: LabelSelection.Pin?, of selection: LabelSelection) -> LayoutPoint {
    guard let shape = shape(of: selection) else { return LayoutPoint(x: .nan, y: .nan) }
    let stem = pin == .start ? shape.start.stem : shape.end.stem
    return LayoutPoint(x: stem.x + stem.width / 2, y: stem.y + stem.height / 2)
  }
}
