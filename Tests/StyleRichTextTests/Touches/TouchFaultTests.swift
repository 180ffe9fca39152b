import StyleLayout
import StyleRichText
import Testing

/// A mistake of a tracker.
enum TouchFault: CaseIterable {
  /// A finger that is exactly as far as it may be slips.
  case slopIsReachedTooSoon
  case longPressIsNotToldAtItsTime
  case longPressIsTooSoon
  case secondTapMayBeginAtTheEndOfItsTime
  case secondTapMayBeAnywhere
  case secondTapMustBeNearer
  case linksHaveNoMargin
  case newFramesAreNotSeen
  case longPressIsToldWhenItIsTakenAway
  case highlightStaysWhenItIsTakenAway
  case dragsDoNotEnd
  case timersAreNotAskedForAgain

  func change(_ options: inout TouchOptions) {
    let tick = TouchSequences.tick
    switch self {
    case .slopIsReachedTooSoon: options.slop = options.slop.nextDown
    case .longPressIsNotToldAtItsTime: options.longPressDelay += tick / 2
    case .longPressIsTooSoon: options.longPressDelay -= tick
    case .secondTapMayBeginAtTheEndOfItsTime: options.secondTapDelay += tick / 2
    case .secondTapMayBeAnywhere: options.secondTapDistance = .infinity
    case .secondTapMustBeNearer: options.secondTapDistance = 6
    case .linksHaveNoMargin: options.linkMargin = 0
    default: break
    }
  }

  /// What the tracker tells.
  ///
  /// - Parameters:
  ///   - frame: The frame that is shown.
  ///   - first: The frame that was shown first.
  func handle(
    _ event: TouchEvent,
    by tracker: inout TouchTracker,
    in frame: TextFrame,
    after first: TextFrame
  ) -> [TouchAction] {
    var actions: [TouchAction] = []
    if self == .longPressIsToldWhenItIsTakenAway, event.phase == .cancel {
      actions = tracker.handle(.timer(at: event.time), in: frame).filter { if case .wait = $0 { false } else { true } }
    }
    actions += tracker.handle(event, in: self == .newFramesAreNotSeen ? first : frame)
    return actions.filter { action in
      switch (self, action) {
      case (.highlightStaysWhenItIsTakenAway, .highlight(nil)): event.phase != .cancel
      case (.dragsDoNotEnd, .drag(.ended, _)): false
      case (.timersAreNotAskedForAgain, .wait): event.phase != .timer
      default: true
      }
    }
  }
}

/// Mistakes in the tracker or in the table: the comparison of both must notice each.
struct TouchFaultTests {
  @Test(arguments: TouchFault.allCases) func differencesOfATrackerAreNoticed(fault: TouchFault) {
    var sequences = TouchSequences(TouchSequences.cases[1], fault: fault)
    let isNoticed = (0..<4).contains { _ in sequences.extend() != nil }
    #expect(isNoticed)
  }

  /// Each cell is met in a sequence of four events at most, and missed in two more.
  @Test func eachCellOfTheTableCounts() {
    var cells = Set(TouchAutomaton.places)
    var all = TouchSequences.cases.map { TouchSequences($0) }
    for count in 0..<4 {
      for index in all.indices {
        if count > 0 { #expect(all[index].extend() == nil) }
        for (way, place) in all[index].ways(to: cells) where cells.contains(way.cell) {
          var sequences = all[index]
          let atOnce = sequences.goOn(on: way, from: place)
          if (atOnce ?? sequences.extend() ?? sequences.extend()) != nil { cells.remove(way.cell) }
        }
        guard !cells.isEmpty else { return }
      }
    }
    #expect(cells == [])
  }
}
