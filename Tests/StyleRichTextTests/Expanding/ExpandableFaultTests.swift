import StyleRichText
import TestSupport
import Testing

/// A mistake in what is shown of a text.
enum ExpandableFault: CaseIterable {
  case limitIsOneMore
  case atomsAreCut
  /// UTF-16 units are counted in place of graphemes.
  case graphemesAreUnits
  /// The token is put after full lines.
  case tokenHasNoWidth
  case closingIsNotAdapted
  case blankLinesCount
  case shortTextsExpand
}

/// A mistake in when an event is told.
enum ExpansionFault: CaseIterable {
  case eachFrameIsAnEvent
  case onlyStatesAreCompared
  case onlyHeightsAreCompared
  /// The height of the event is that of the frame before.
  case heightsAreLate

  func event(for frame: ExpandedFrame, after last: ExpandedFrame?) -> ExpansionEvent? {
    let event = ExpansionEvent(frame)
    switch self {
    case .eachFrameIsAnEvent: return event
    case .onlyStatesAreCompared: return frame.state == last?.state ? nil : event
    case .onlyHeightsAreCompared: return frame.height == last?.height ? nil : event
    case .heightsAreLate:
      guard let last else { return event }
      return event == ExpansionEvent(last) ? nil : ExpansionEvent(last)
    }
  }
}

/// Each mistake must be noticed.
struct ExpandableFaultTests {
  @Test(arguments: ExpandableFault.allCases) func otherTextsAreNoticed(fault: ExpandableFault) {
    var generator = SeededGenerator(seed: 1)
    let isNoticed = (0..<400).contains { _ in
      var one = RandomExpandable(using: &generator)
      one.fault = fault
      return one.problem(of: one.item.fixed(width: one.width, one.options)) != nil
    }
    #expect(isNoticed)
  }

  @Test(arguments: ExpansionFault.allCases) func otherEventsAreNoticed(fault: ExpansionFault) {
    var generator = SeededGenerator(seed: 1)
    let isNoticed = (0..<60).contains { _ in
      let one = RandomExpandable(using: &generator)
      var last: ExpandedFrame?
      return one.problem(&generator) { frame in
        defer { last = frame }
        return fault.event(for: frame, after: last)
      } != nil
    }
    #expect(isNoticed)
  }
}
