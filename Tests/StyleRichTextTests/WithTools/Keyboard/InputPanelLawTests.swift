import Foundation
import StyleRichText
import TestSupport
import Testing

/// Laws of panels, over random events, and over random people in front of a system that sends what systems send.
struct InputPanelLawTests {
  /// One transition at most, none for repeats, and no inset below 0, whatever is sent. The states are those that the
  /// documentation has.
  @Test func thePanelIsTheMachineThatIsWrittenDown() throws {
    let table = try PanelTable()
    let seed = SeededGenerator.chosenSeed
    var random = SeededGenerator(seed: seed)
    for round in 0..<lawRounds(1_200) {
      var panel = InputPanel(emojiHeight: 260)
      var model = PanelTable.Model(emojiHeight: 260)
      for step in 0..<60 {
        let event = randomEvent(&random)
        let before = panel.inset
        let transition = panel.handle(event)
        table.move(&model, by: event)
        let isLikeModel = panel.inset == model.inset && panel.kind == model.kind && panel.inset >= 0
        let isOne = transition.map { $0.inset == panel.inset && $0.inset != before && $0.duration >= 0 }
        #expect(
          isLikeModel && isOne ?? (panel.inset == before),
          "seed \(seed), round \(round), step \(step): \(event) leads to \(model), not \(panel)"
        )
      }
    }
  }

  private func randomEvent(_ random: inout SeededGenerator) -> InputPanel.Event {
    switch Int.random(in: 0..<16, using: &random) {
    case 0, 1: return .showSystem
    case 2, 3: return .showEmoji
    case 4: return .hide
    case 5: return .emojiHeight([200, 260, 320, .nan, -1].randomElement(using: &random) ?? 0)
    default:
      return .keyboard(
        KeyboardFrame(
          KeyboardFrame.Phase.allCases.randomElement(using: &random) ?? .willShow,
          height: [0, 0, 55, 216, 260, 291, 291, .nan, .infinity, -5].randomElement(using: &random) ?? 0,
          duration: [0.25, 0.4, 0, .nan, -1, .infinity].randomElement(using: &random) ?? 0,
          curve: 7
        )
      )
    }
  }

  /// Between the two, never less than the lower one; and when all is quiet, what is shown is what is there.
  @Test func switchingNeverShowsLessThanTheLowerOne() {
    let seed = SeededGenerator.chosenSeed
    var random = SeededGenerator(seed: seed)
    var switches = 0
    for round in 0..<lawRounds(1_200) {
      var world = PanelWorld(emojiHeight: [180, 260, 291, 340].randomElement(using: &random) ?? 0)
      for step in 0..<25 {
        let action = PanelWorld.Action.allCases.randomElement(using: &random) ?? .waitForEnd
        world.act(action, &random)
        let isRight = action != .waitForEnd || world.panel.inset == world.actualHeight
        #expect(isRight && world.violations == [], "seed \(seed), round \(round), step \(step): \(world.log)")
        guard isRight, world.violations == [] else { return }
      }
      switches += world.switches
    }
    #expect(switches > 2 * lawRounds(1_200), "seed \(seed)")
  }
}

/// The table of states in the documentation of `InputPanel`.
private struct PanelTable {
  struct Model {
    var emojiHeight: Double
    var state = "none"
    var isKeyboardLeaving = false
    var inset = 0.0

    var kind: InputPanel.Kind { InputPanel.Kind(rawValue: state) ?? .system }
  }

  /// By event and state.
  private var cells: [String: [String: String]] = [:]

  init() throws {
    let source = try Repository.read("Sources/StyleRichText/Keyboard/InputPanel.swift")
    let rows = source.split(separator: "\n").filter { $0.hasPrefix("/// | ") }.map { row in
      row.dropFirst(6).dropLast(2).components(separatedBy: " | ")
    }
    let start = try #require(rows.firstIndex { $0.first == "event" })
    for row in rows[start...].dropFirst() {
      try #require(row.count == 8, "\(row)")
      cells[row[0]] = Dictionary(uniqueKeysWithValues: zip(rows[start].dropFirst(), row.dropFirst()))
    }
    try #require(cells.count == 11)
  }

  func move(_ model: inout Model, by event: InputPanel.Event) {
    var height = 0.0
    let name: String
    switch event {
    case .showSystem: name = "show system"
    case .showEmoji: name = "show emoji"
    case .hide: name = "hide"
    case .emojiHeight(let height):
      guard height >= 0 else { return }
      model.emojiHeight = height
      if model.state == "emoji" { model.inset = height }
      return
    case .keyboard(let frame):
      height = frame.height
      let isHide = frame.phase == .willHide || frame.phase == .didHide
      guard isHide || height >= 0 && height < .infinity else { return }
      if isHide { model.isKeyboardLeaving = false }
      if model.isKeyboardLeaving { return }
      switch frame.phase {
      case .willShow: name = height == 0 ? "will show, height 0" : "will show"
      case .willChange: name = height == 0 ? "will change, height 0" : "will change"
      case .didShow, .didChange: name = height == 0 ? "the same, height 0" : "did show, did change"
      case .willHide: name = "will hide"
      case .didHide: name = "did hide"
      }
    }
    guard let cell = cells[name]?[model.state], cell != "–" else { return }
    model.state = cell.replacing("\\*", with: "")
    if cell.hasSuffix("*") { model.isKeyboardLeaving = true }
    switch model.state {
    case "none": model.inset = 0
    case "emoji": model.inset = model.emojiHeight
    case "system" where event == .showSystem, "awaited", "empty", "going": break
    default: model.inset = height
    }
    if model.kind == .system { model.isKeyboardLeaving = false }
  }
}

/// A person, an app with a panel, and a system with a keyboard that sends notifications as they were seen to be sent.
private struct PanelWorld {
  enum Action: CaseIterable { case tapField, tapEmoji, dismiss, closeAll, changeHeight, waitForEnd }

  var panel: InputPanel
  private(set) var violations: [String] = []
  private(set) var switches = 0
  private var keyboardHeight: Double?
  /// What is sent at the end of the movement.
  private var endings: [KeyboardFrame] = []
  /// The lower one of the heights, while one takes the place of the other.
  private var leastAllowed: Double?
  /// What happened, and the insets.
  private(set) var log: [(action: Action, events: [(InputPanel.Event, inset: Double)])] = []

  init(emojiHeight: Double) {
    panel = InputPanel(emojiHeight: emojiHeight)
  }

  /// What covers the window when nothing moves.
  var actualHeight: Double {
    keyboardHeight ?? (panel.kind == .emoji ? panel.emojiHeight : 0)
  }

  mutating func act(_ action: Action, _ random: inout SeededGenerator) {
    log.append((action, []))
    switch action {
    case .tapField where keyboardHeight == nil:
      if panel.kind == .emoji { beginSwitch() }
      handle(.showSystem)
      showKeyboard(&random)
    case .tapEmoji where panel.kind != .emoji:
      if keyboardHeight != nil { beginSwitch() }
      handle(.showEmoji)
      hideKeyboard()
    // A floating keyboard that goes before it has come cannot be told from a hide in the middle of a switch.
    case .dismiss where keyboardHeight ?? 0 > 0 || keyboardHeight == 0 && endings.isEmpty:
      leastAllowed = nil
      hideKeyboard()
    case .closeAll:
      leastAllowed = nil
      handle(.hide)
      hideKeyboard()
    case .changeHeight where keyboardHeight != nil && endings.isEmpty:
      leastAllowed = nil
      let height: Double = [209, 291, 335].randomElement(using: &random) ?? 0
      keyboardHeight = height
      send([(.willChange, height), (.willShow, height)])
      endings = [frame(.didChange, height), frame(.didShow, height)]
    case .waitForEnd:
      sendEndings()
      leastAllowed = nil
    default: break
    }
  }

  private mutating func beginSwitch() {
    switches += 1
    leastAllowed = min(panel.emojiHeight, keyboardHeight ?? .infinity)
  }

  private mutating func showKeyboard(_ random: inout SeededGenerator) {
    let height: Double = [0, 55, 216, 258, 291].randomElement(using: &random) ?? 0
    if height == 0 { leastAllowed = nil }
    keyboardHeight = height
    let isLate = Bool.random(using: &random)
    let late = endings
    endings = []
    // Hide and show in one switch, before anything comes.
    if isOneOf(4, &random) { send([(.willChange, 0), (.willHide, 0), (.didChange, 0), (.didHide, 0)]) }
    // The heights of a keyboard by others, which differ.
    if isOneOf(3, &random) {
      let first: Double = [0, 216, 282].randomElement(using: &random) ?? 0
      if first > 0, height > 0 { leastAllowed = leastAllowed.map { min($0, first) } }
      if height > 0, !isLate || first > 0 { send([(.willShow, first)]) }
    }
    if height > 0 { leastAllowed = leastAllowed.map { min($0, height) } }
    send([(.willChange, height), (.willShow, height)])
    if isOneOf(3, &random) { send([(.willShow, height)]) }
    if isLate, height > 0 { for frame in late { handle(.keyboard(frame)) } }
    // Hide and show in one switch, while it comes.
    if height > 0, panel.kind == .system, leastAllowed != nil, isOneOf(4, &random) {
      send([(.willHide, 0), (.willShow, height)])
    }
    endings = [frame(.didChange, height), frame(.didShow, height)]
  }

  private mutating func hideKeyboard() {
    guard keyboardHeight != nil else { return }
    keyboardHeight = nil
    let late = endings
    send([(.willChange, 0), (.willHide, 0)])
    for frame in late { handle(.keyboard(frame)) }
    endings = [frame(.didChange, 0), frame(.didHide, 0)]
  }

  private mutating func sendEndings() {
    for frame in endings { handle(.keyboard(frame)) }
    endings = []
  }

  private func isOneOf(_ count: Int, _ random: inout SeededGenerator) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }

  private func frame(_ phase: KeyboardFrame.Phase, _ height: Double) -> KeyboardFrame {
    KeyboardFrame(phase, height: height, duration: 0.25, curve: 7)
  }

  private mutating func send(_ frames: [(KeyboardFrame.Phase, Double)]) {
    for (phase, height) in frames { handle(.keyboard(frame(phase, height))) }
  }

  private mutating func handle(_ event: InputPanel.Event) {
    _ = panel.handle(event)
    log[log.count - 1].events.append((event, panel.inset))
    if let leastAllowed, panel.inset < leastAllowed { violations.append("\(panel.inset) < \(leastAllowed)") }
  }
}
