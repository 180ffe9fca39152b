import StyleLayout
import StyleRichText
import StyledText
import TestSupport
import Testing

/// Laws of touches, over random texts of several lines, random events, and numbers that are not finite.
struct TouchLawTests {
  private static let pieces = ["ab ", "[cd]", "[cd ef]", "{@Ann}", "*", "\n", "汉字", "שלום ", "[é👍]", "x"]

  private func randomFrame(_ random: inout SeededGenerator) -> TextFrame {
    let count = Int.random(in: 0...8, using: &random)
    let marked = (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
    let width: Double = [30, 45, .infinity].randomElement(using: &random) ?? 0
    return TouchScene.frame(marked, width: width)
  }

  private func randomOptions(_ random: inout SeededGenerator) -> TouchOptions {
    TouchOptions(
      selectsText: .random(using: &random),
      copiesText: .random(using: &random),
      doubleTaps: TouchTarget.Kinds(rawValue: .random(in: 0..<16, using: &random)),
      linkMargin: [0, 4, 30].randomElement(using: &random) ?? 0
    )
  }

  private func randomEvent(
    after time: Double,
    near point: LayoutPoint,
    broken: Bool,
    _ random: inout SeededGenerator
  ) -> TouchEvent {
    let phases: [TouchEvent.Phase] = [.down, .down, .down, .move, .move, .up, .up, .up, .timer, .cancel]
    let reach: Double = [0, 0, 3, 12, 60].randomElement(using: &random) ?? 0
    var next = LayoutPoint(
      x: min(max(point.x + .random(in: -1...1, using: &random) * reach, -20), 120),
      y: min(max(point.y + .random(in: -1...1, using: &random) * reach, -20), 60)
    )
    var now = time + ([0, 0.05, 0.1, 0.2, 0.45, 0.6].randomElement(using: &random) ?? 0)
    let odd: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 1e9, 0]
    if broken, Int.random(in: 0..<8, using: &random) == 0 { now = odd.randomElement(using: &random) ?? 0 }
    if broken, Int.random(in: 0..<8, using: &random) == 0 { next.x = odd.randomElement(using: &random) ?? 0 }
    return TouchEvent(phases.randomElement(using: &random) ?? .down, at: next, time: now)
  }

  /// Whatever comes, each touch has one end, and a highlight ends with its touch. What is told is in the frame.
  @Test func eachTouchEndsOnce() throws {
    let seed = SeededGenerator.chosenSeed
    var random = SeededGenerator(seed: seed)
    for round in 0..<lawRounds(400) {
      var tracker = TouchTracker(options: randomOptions(&random))
      var monitor = TouchMonitor()
      var frame = randomFrame(&random)
      var event = TouchEvent(.cancel, at: LayoutPoint(x: 20, y: 5), time: 0)
      var log: [String] = []
      for _ in 0..<30 {
        if Int.random(in: 0..<10, using: &random) == 0 { frame = randomFrame(&random) }
        let last = event
        event = randomEvent(after: last.time, near: last.point, broken: round % 2 == 0, &random)
        let actions = tracker.handle(event, in: frame)
        log.append("\(event) → \(actions.map(\.line).joined(separator: ", "))")
        let problem = monitor.check(event.phase.rawValue, actions.told) ?? self.problem(of: actions, in: frame)
        try #require(problem == nil, "seed \(seed), round \(round): \(log.suffix(6))")
        if !event.time.isFinite || event.time.magnitude > 1e12 { event.time = last.time }
        if !event.point.x.isFinite { event.point = last.point }
      }
      let end = tracker.handle(.cancel(at: event.time), in: frame) + tracker.handle(.timer(at: 1e12), in: frame)
      try #require(monitor.check("cancel", end.told) == nil && monitor.isQuiet, "seed \(seed), round \(round)")
    }
  }

  private func problem(of actions: [TouchAction], in frame: TextFrame) -> String? {
    let length = frame.text.text.utf16.count
    for action in actions {
      switch action {
      case .tap(let target, let point), .doubleTap(let target, let point), .longPress(let target, let point):
        if target.range.lowerBound < 0 || target.range.upperBound > length { return "a range beyond the text" }
        if !point.x.isFinite || !point.y.isFinite { return "a touch at no point" }
        if case .link(let link) = target, !frame.links.contains(link) { return "not a link of the frame" }
      case .highlight(let range?) where !frame.text.runs.contains { $0.range.overlaps(range) }: return "not a range"
      case .drag(_, let point) where !point.x.isFinite || !point.y.isFinite: return "a drag to no point"
      case .wait(let time) where !time.isFinite: return "a wait for ever"
      default: break
      }
    }
    return nil
  }

  /// Timers only tell earlier what later events tell anyway, unless a touch is taken away or its end is lost.
  @Test func timersDoNotDecideWhatATouchIs() throws {
    let seed = SeededGenerator.chosenSeed
    var random = SeededGenerator(seed: seed)
    for round in 0..<lawRounds(400) {
      let options = randomOptions(&random)
      let frame = randomFrame(&random)
      var (with, without) = (TouchTracker(options: options), TouchTracker(options: options))
      var event = TouchEvent(.timer, at: LayoutPoint(x: 20, y: 5), time: 0)
      var told: (with: [String], without: [String]) = ([], [])
      var isDown = false
      for _ in 0..<20 {
        event = randomEvent(after: event.time, near: event.point, broken: false, &random)
        if event.phase == .cancel { event.phase = .up }
        if event.phase == .down, isDown { event.phase = .move }
        isDown = event.phase == .down || isDown && event.phase != .up
        let actions = with.handle(event, in: frame)
        told.with += actions.told
        if event.phase != .timer { told.without += without.handle(event, in: frame).told }
      }
      event.time += 9
      event.phase = .up
      told.with += with.handle(event, in: frame).told
      told.without += without.handle(event, in: frame).told
      try #require(told.with == told.without, "seed \(seed), round \(round)")
    }
  }

  /// A clock may begin anywhere. The steps and the limits are powers of two, so that all sums are exact.
  @Test func onlyDifferencesOfTimesCount() throws {
    let seed = SeededGenerator.chosenSeed
    var random = SeededGenerator(seed: seed)
    for round in 0..<lawRounds(200) {
      var options = randomOptions(&random)
      (options.longPressDelay, options.secondTapDelay) = (0.5, 0.25)
      let shift: Double = [-1_024, 64, 1e6].randomElement(using: &random) ?? 0
      let frame = randomFrame(&random)
      var (own, other) = (TouchTracker(options: options), TouchTracker(options: options))
      var event = TouchEvent(.timer, at: LayoutPoint(x: 20, y: 5), time: 0)
      for step in 0..<20 {
        let time = event.time
        event = randomEvent(after: time, near: event.point, broken: false, &random)
        let delay: Double = [0, 0.0625, 0.1875, 0.25, 0.4375, 0.5].randomElement(using: &random) ?? 0
        event.time = time + delay
        let actions = own.handle(event, in: frame).map { action -> TouchAction in
          if case .wait(let time) = action { return .wait(until: time + shift) }
          return action
        }
        event.time += shift
        try #require(other.handle(event, in: frame) == actions, "seed \(seed), round \(round), step \(step)")
        event.time -= shift
      }
    }
  }

  /// A link is tapped at every point of it, and its neighbors are not.
  @Test func aTapIsOnWhatIsUnderIt() throws {
    let seed = SeededGenerator.chosenSeed
    var random = SeededGenerator(seed: seed)
    for round in 0..<lawRounds(200) {
      let frame = randomFrame(&random)
      var tracker = TouchTracker(options: TouchOptions(linkMargin: 0))
      for _ in 0..<20 {
        let point = LayoutPoint(x: .random(in: -5...60, using: &random), y: .random(in: -5...50, using: &random))
        let down = tracker.handle(.down(point, at: 0), in: frame)
        let up = tracker.handle(.up(point, at: 0.1), in: frame)
        let link = frame.links.first { $0.rects.contains { $0.contains(point) } }
        if let link {
          try #require(down.first == .highlight(link.range), "seed \(seed), round \(round), \(point)")
          try #require(up == [.highlight(nil), .tap(.link(link), at: point)], "seed \(seed), round \(round), \(point)")
        } else if case .tap(let target, _) = up.last {
          try #require(target.kind == .mentions, "seed \(seed), round \(round), \(point)")
        } else {
          try #require(down == [.passThrough] && up == [], "seed \(seed), round \(round), \(point)")
        }
      }
    }
  }
}
