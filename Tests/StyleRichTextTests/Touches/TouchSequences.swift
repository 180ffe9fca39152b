import Foundation
import StyleLayout
import StyleRichText
import StyledText
import TestSupport
import Testing

/// All sequences of events of an alphabet, for a tracker and for the table of ``TouchAutomaton``.
///
/// A tracker is a value. So sequences that lead to equal trackers at equal times are continued only once, and the
/// number of the sequences is counted. Only differences of times count (see ``TouchLawTests``), so a tracker at rest
/// continues from the time 0.
struct TouchSequences {
  /// Ticks are powers of two, so that their sums are exact.
  static let tick = 1 / 16.0
  /// Points that are 10 from each other are as far as a finger may move.
  private static let x = ["in": 5, "beside": 12, "between": 22, "other": 35, "away": 200]

  /// Two frames: in the second one, the first link has gone, and the other one is longer, so that a point between them
  /// is beside it.
  private static let frames = [TouchScene.frame("[ab]----[cd]"), Self.secondFrame]
  private static var secondFrame: TextFrame {
    var text = TouchScene.text("-----xcd")
    try? text.set(\.link, "cd", in: 5..<8)
    return TouchScene.typesetter.frame(for: text)
  }

  /// A place and one more event that lead to a cell of the table of the automaton.
  struct Way: Hashable {
    var cell: TouchAutomaton.Place
    var letter: Letter
  }

  /// The ways to some cells, one for each letter that leads there.
  func ways(to cells: Set<TouchAutomaton.Place>) -> [Way: Place] {
    var ways: [Way: Place] = [:]
    let states = Set(cells.map(\.state))
    for place in places.keys where states.contains(place.automaton.state) {
      for letter in Self.alphabet {
        var next = place
        _ = next.take(letter, in: scenes) { cell in
          if cells.contains(cell) { ways[Way(cell: cell, letter: letter)] = place }
        }
      }
    }
    return ways
  }

  /// Goes on only on a way, with a table in which its cell is empty.
  ///
  /// - Returns: What is wrong at once; nil if nothing is.
  mutating func goOn(on way: Way, from place: Place) -> String? {
    var next = place
    next.automaton.rules.emptied = way.cell
    let problem = next.take(way.letter, in: scenes)
    places = [next: (1, [way.letter.text])]
    return problem
  }

  /// What can be touched.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var options: TouchOptions
    var rules: TouchAutomaton.Rules
    var hasText: Bool
    /// The number of events in a short run; in a long one, there are six.
    var shortLength: Int

    /// The number of events.
    var chosenLength: Int {
      ProcessInfo.processInfo.environment["STYLESPEC_TOUCHES"].flatMap { Int($0) }
        ?? (isLongRun ? 6 : shortLength)
    }
  }

  private let scenes: [TouchAutomaton.Scene]
  private let start: Place
  /// Where sequences lead to, with their number and the first of them.
  private var places: [Place: (count: Int, sequence: [String])]

  /// - Parameter fault: A mistake of the tracker.
  init(_ one: Case, fault: TouchFault? = nil) {
    var options = one.options
    fault?.change(&options)
    scenes = Self.scenes(hasText: one.hasText)
    start = Place(tracker: TouchTracker(options: options), automaton: TouchAutomaton(one.rules), fault: fault)
    places = [start: (1, [])]
  }

  /// The number of sequences.
  var count: Int { places.values.reduce(0) { $0 + $1.count } }

  /// Adds each event of the alphabet to each sequence.
  ///
  /// - Returns: The first sequence with different actions, or with a touch that does not end; nil if there is none.
  mutating func extend() -> String? {
    var next: [Place: (count: Int, sequence: [String])] = [:]
    for (place, (count, sequence)) in places {
      for letter in Self.alphabet {
        var place = place
        if let problem = place.take(letter, in: scenes) {
          return "\((sequence + [letter.text]).joined(separator: "; ")): \(problem)"
        }
        place.startAnew(as: start)
        next[place, default: (0, sequence + [letter.text])].count += count
      }
    }
    places = next
    for (place, (_, sequence)) in places where !place.endsQuietly(in: scenes) {
      return "a touch does not end: \(sequence.joined(separator: "; "))"
    }
    return nil
  }

  static var cases: [Case] {
    func options(_ selects: Bool, _ copies: Bool, _ doubleTaps: TouchTarget.Kinds = [.emoji, .text]) -> TouchOptions {
      TouchOptions(
        selectsText: selects,
        copiesText: copies,
        doubleTaps: doubleTaps,
        longPressDelay: 8 * tick,
        secondTapDelay: 4 * tick
      )
    }
    typealias Rules = TouchAutomaton.Rules
    return [
      Case(testDescription: "links", options: options(false, false), rules: Rules(), hasText: false, shortLength: 4),
      Case(
        testDescription: "selection",
        options: options(true, false),
        rules: Rules(waiting: ["text"], dragged: ["text"]),
        hasText: true,
        shortLength: 4
      ),
      Case(
        testDescription: "selection, double taps on links",
        options: options(true, false, .links),
        rules: Rules(waiting: ["ab", "cd"], dragged: ["text"]),
        hasText: true,
        shortLength: 3
      ),
      Case(
        testDescription: "copies",
        options: options(false, true),
        rules: Rules(copied: ["text"]),
        hasText: true,
        shortLength: 3
      ),
    ]
  }

  /// What is where, written by hand.
  private static func scenes(hasText: Bool) -> [TouchAutomaton.Scene] {
    typealias Target = TouchAutomaton.Target
    let text = hasText ? Target(name: "text", range: nil) : nil
    let (first, second) = (Target(name: "ab", range: 0..<2), Target(name: "cd", range: 6..<8))
    let longer = Target(name: "cd", range: 5..<8)
    return [
      ["in": first, "beside": first, "between": text, "other": second, "away": text],
      ["in": text, "beside": text, "between": longer, "other": longer, "away": text],
    ].map { TouchAutomaton.Scene(targets: $0.compactMapValues { $0 }, x: x) }
  }

  /// An event some ticks after the one before, perhaps in the other frame.
  struct Letter: Hashable {
    var phase: TouchEvent.Phase
    var point: String
    var ticks: Int
    var changesFrame = false

    var text: String { "+\(ticks) \(phase) \(point)\(changesFrame ? ", new frame" : "")" }
  }

  /// Limits are 4 and 8 ticks. Nothing is at the point without a name.
  static let alphabet: [Letter] = {
    var letters: [Letter] = []
    let downs = [("in", 1), ("beside", 3), ("between", 1), ("between", 4), ("other", 1), ("away", 3), ("", 1)]
    for (point, ticks) in downs {
      letters.append(Letter(phase: .down, point: point, ticks: ticks))
    }
    for (point, ticks) in [("beside", 1), ("between", 8), ("away", 1)] {
      letters.append(Letter(phase: .move, point: point, ticks: ticks))
    }
    for (point, ticks) in [("in", 1), ("beside", 7), ("between", 1), ("between", 8), ("other", 1)] {
      letters.append(Letter(phase: .up, point: point, ticks: ticks))
    }
    letters += [
      Letter(phase: .cancel, point: "", ticks: 1), Letter(phase: .cancel, point: "", ticks: 8),
      Letter(phase: .timer, point: "", ticks: 3), Letter(phase: .timer, point: "", ticks: 8),
      Letter(phase: .timer, point: "", ticks: 0, changesFrame: true),
      Letter(phase: .down, point: "other", ticks: 1, changesFrame: true),
      Letter(phase: .move, point: "other", ticks: 1, changesFrame: true),
      Letter(phase: .up, point: "other", ticks: 1, changesFrame: true),
      Letter(phase: .cancel, point: "", ticks: 1, changesFrame: true),
    ]
    return letters
  }()

  /// Where sequences have led to.
  struct Place: Hashable {
    var tracker: TouchTracker
    var automaton: TouchAutomaton
    var monitor = TouchMonitor()
    var ticks = 0
    var frame = 0
    let fault: TouchFault?

    /// Takes an event.
    ///
    /// - Returns: What is wrong; nil if nothing is.
    mutating func take(
      _ letter: Letter,
      in scenes: [TouchAutomaton.Scene],
      _ meet: ((TouchAutomaton.Place) -> Void)? = nil
    ) -> String? {
      ticks += letter.ticks
      if letter.changesFrame { frame = 1 - frame }
      let point = LayoutPoint(x: x[letter.point].map(Double.init) ?? .nan, y: 5)
      let event = TouchEvent(letter.phase, at: point, time: Double(ticks) * tick)
      let now = frames[frame]
      let told = fault?.handle(event, by: &tracker, in: now, after: frames[0]) ?? tracker.handle(event, in: now)
      let actions = told.map(Self.line)
      let expected = automaton.handle(
        TouchAutomaton.Event(phase: letter.phase.rawValue, point: letter.point, time: ticks),
        in: scenes[frame],
        meet
      )
      if actions != expected { return "\(actions), not \(expected)" }
      let isLit = tracker.highlight != nil
      if let last = actions.last(where: { $0.hasPrefix("highlight") }), (last != "highlight –") != isLit {
        return "told \(last), highlighted is \(String(describing: tracker.highlight))"
      }
      return monitor.check(letter.phase.rawValue, actions.filter { !$0.hasPrefix("wait") })
    }

    /// A tracker that is like a new one at the same time continues as a new one.
    mutating func startAnew(as start: Place) {
      var rested = start.tracker
      _ = rested.handle(.timer(at: Double(ticks) * tick), in: frames[frame])
      if tracker == rested, automaton == start.automaton { (tracker, ticks) = (start.tracker, 0) }
    }

    private static func line(_ action: TouchAction) -> String {
      switch action {
      case .wait(let time): "wait \(Int(time / tick))"
      case .tap(.text, _): "tap text"
      case .doubleTap(.text, _): "double tap text"
      case .longPress(.text, _): "long press text"
      case .drag(let phase, let point): "drag \(phase) \(x.first { Double($0.value) == point.x }?.key ?? "nowhere")"
      default: action.line
      }
    }

    /// Whether all touches have ended once the finger is taken away and time has passed.
    func endsQuietly(in scenes: [TouchAutomaton.Scene]) -> Bool {
      var end = self
      for letter in [Letter(phase: .cancel, point: "", ticks: 0), Letter(phase: .timer, point: "", ticks: 9)] {
        if end.take(letter, in: scenes) != nil { return false }
      }
      return end.monitor.isQuiet && end.tracker.highlight == nil
    }
  }
}
