import Testing

/// A second tracker, made only from what touches are said to mean: a table, which knows neither frames nor points, and
/// times as whole ticks.
struct TouchAutomaton: Hashable {
  /// What a touch meets in a scene.
  struct Target: Hashable {
    /// `ab`, `text`.
    var name: String
    /// The range that is highlighted; nil for text.
    var range: Range<Int>?
  }

  struct Event {
    /// `down`, `move`, `up`, `cancel`, `timer`.
    var phase: String
    /// The name of a point.
    var point: String
    var time: Int
  }

  /// What is where, in the frame of an event.
  struct Scene {
    var targets: [String: Target]
    var x: [String: Int]
  }

  /// How targets behave.
  struct Rules: Hashable {
    var longPress = 8
    var secondTap = 4
    var secondDistance = 20
    var slop = 10
    /// The targets that wait for a second tap.
    var waiting: Set<String> = []
    /// The targets of which only a long press is told.
    var copied: Set<String> = []
    /// The targets that are dragged after a long press.
    var dragged: Set<String> = []
    /// A cell of the table that is to be empty, to see that a comparison notices.
    var emptied: Place?
  }

  /// The place of a cell in the table.
  struct Place: Hashable, CustomTestStringConvertible {
    var input: String
    var state: String

    var testDescription: String { "\(input) | \(state)" }
  }

  /// What happens in each state. `→` is the next state; without it, the state stays.
  ///
  /// - `first`: the tap that waits ends, as a tap or, if its target has gone, as a pass-through
  /// - `off`, `on`: the highlight, if the target has one
  /// - `ask`: a time for the next event
  private static let table = """
    | | idle | press | press2 | wait | hold | drag |
    | contact | on ask → press | off pass on ask → press | first off pass on ask → press | first on ask → press \
    | on ask → press | ended on ask → press |
    | second contact | | | | on ask → press2 | | |
    | miss | pass | off pass pass → idle | first off pass pass → idle | first pass → idle | pass → idle \
    | ended pass → idle |
    | near | | | | | | moved |
    | far | | off pass → idle | first off pass → idle | | began → drag | |
    | lift | | off tap → idle | | | → idle | ended → idle |
    | lift, waiting | | off ask → wait | off double → idle | | → idle | ended → idle |
    | lift, copied | | off pass → idle | | | | |
    | taken | | off pass → idle | first off pass → idle | | → idle | ended → idle |
    | due | | off long → idle | first off long → idle | first → idle | | |
    | due, dragged | | off long → hold | first off long → hold | first → idle | | |
    | gone | | off pass → idle | first off pass → idle | | | |
    | shifted | | on | on | | | |
    | asked | | ask | ask | ask | | |
    """

  private struct Cell {
    let words: [String]
    let next: String?

    init(_ text: [Substring]) {
      let parts = text.split(separator: "→", omittingEmptySubsequences: false)
      words = parts.first?.map(String.init) ?? []
      next = parts.count > 1 ? parts[1].first.map(String.init) : nil
    }
  }

  /// By input and state.
  private static let cells: [String: [String: Cell]] = {
    let rows = table.split(separator: "\n").map { row in
      let texts = row.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
      return texts.map { $0.split(separator: " ") }
    }
    let states = rows[0].dropFirst().map { $0.joined() }
    return rows.dropFirst().reduce(into: [:]) { cells, row in
      let input = row[0].joined(separator: " ")
      cells[input] = Dictionary(uniqueKeysWithValues: zip(states, row.dropFirst().map(Cell.init)))
    }
  }()

  /// The cells that are not empty.
  static var places: [Place] {
    cells.flatMap { input, row in
      row.filter { !$0.value.words.isEmpty || $0.value.next != nil }.map { Place(input: input, state: $0.key) }
    }.sorted { $0.testDescription < $1.testDescription }
  }

  var rules: Rules
  private(set) var state = "idle"
  /// The press or the drag.
  private var (point, target) = ("", Target(name: "", range: nil))
  /// The tap that waits, or came before.
  private var (firstPoint, first) = ("", Target(name: "", range: nil))
  private var deadline = 0
  private var finger = ""

  init(_ rules: Rules) {
    self.rules = rules
  }

  /// The actions after an event, as text.
  ///
  /// - Parameter meet: Takes the place of each cell that is used.
  mutating func handle(_ event: Event, in scene: Scene, _ meet: ((Place) -> Void)? = nil) -> [String] {
    var actions: [String] = []
    if state == "press" || state == "press2" {
      if scene.targets[point]?.name != target.name {
        take("gone", event, scene, &actions, meet)
      } else if let now = scene.targets[point], now.range != target.range {
        target = now
        take("shifted", event, scene, &actions, meet)
      }
    }
    // A finger that is down cannot touch again: the end of its touch was lost.
    let isLost = event.phase == "cancel" || event.phase == "down" && state != "wait"
    if ["press", "press2", "wait"].contains(state), event.time >= deadline, !isLost {
      take(rules.dragged.contains(target.name) ? "due, dragged" : "due", event, scene, &actions, meet)
    }
    for input in inputs(of: event, scene) { take(input, event, scene, &actions, meet) }
    return actions
  }

  private func inputs(of event: Event, _ scene: Scene) -> [String] {
    func distance(_ other: String) -> Int { abs((scene.x[event.point] ?? 0) - (scene.x[other] ?? 0)) }
    let move = state == "drag" || distance(point) <= rules.slop ? "near" : "far"
    let lift =
      rules.copied.contains(target.name)
      ? "lift, copied" : rules.waiting.contains(target.name) ? "lift, waiting" : "lift"
    switch event.phase {
    case "down":
      guard let met = scene.targets[event.point] else { return ["miss"] }
      let isSecond =
        state == "wait" && met.name == first.name && scene.targets[firstPoint]?.name == first.name
        && distance(firstPoint) <= rules.secondDistance
      return [isSecond ? "second contact" : "contact"]
    case "move": return [move]
    case "up" where state == "drag": return [lift]
    case "up" where move == "far": return [move, lift]
    case "up": return [lift]
    case "cancel": return ["taken"]
    default: return ["asked"]
    }
  }

  private mutating func take(
    _ input: String,
    _ event: Event,
    _ scene: Scene,
    _ actions: inout [String],
    _ meet: ((Place) -> Void)?
  ) {
    guard let cell = Self.cells[input]?[state] else {
      Issue.record("the table has no cell for \(input) in \(state)")
      return
    }
    meet?(Place(input: input, state: state))
    if let emptied = rules.emptied, emptied == Place(input: input, state: state) { return }
    let next = cell.next
    if state == "drag" || next == "drag", event.phase != "cancel", event.phase != "timer", event.phase != "down" {
      finger = event.point
    }
    for word in cell.words {
      switch word {
      case "first": actions.append(scene.targets[firstPoint]?.name == first.name ? "tap \(first.name)" : "pass through")
      case "on":
        if input != "shifted" { (point, target) = (event.point, scene.targets[event.point] ?? target) }
        if let range = target.range { actions.append("highlight \(range)") }
      case "off": if target.range != nil { actions.append("highlight –") }
      case "ask":
        if input.hasSuffix("contact") { deadline = event.time + rules.longPress }
        if next == "wait" { (firstPoint, first, deadline) = (point, target, event.time + rules.secondTap) }
        actions.append("wait \(deadline)")
      case "pass": actions.append("pass through")
      case "tap": actions.append("tap \(target.name)")
      case "double": actions.append("double tap \(target.name)")
      case "long": actions.append("long press \(target.name)")
      default: actions.append("drag \(word) \(finger)")
      }
    }
    state = next ?? state
    if state == "idle" { self = Self(rules) }
  }
}
