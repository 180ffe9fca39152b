import StyleLayout
import StyleRichText
import TestSupport
import Testing

struct InputPanelTests {
  /// A sequence of events from a file, and what comes of each.
  struct Sequence: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var steps: [(line: String, event: InputPanel.Event, expected: String)] = []
  }

  private static func sequences() throws -> [Sequence] {
    var sequences: [Sequence] = []
    for line in try Repository.read("Tests/Data/keyboard-frames.txt").split(separator: "\n") where line.first != "#" {
      if line.hasPrefix("= ") {
        sequences.append(Sequence(testDescription: String(line.dropFirst(2))))
      } else {
        let cells = line.split(separator: " → ")
        try #require(cells.count == 2, "\(line)")
        let event = try #require(self.event(cells[0].split(separator: " ").map(String.init)), "\(line)")
        try #require(!sequences.isEmpty)
        sequences[sequences.count - 1].steps.append((String(line), event, String(cells[1])))
      }
    }
    return sequences
  }

  private static func event(_ words: [String]) -> InputPanel.Event? {
    let numbers = words.dropFirst().compactMap { Double($0) }
    guard let name = words.first, numbers.count == words.count - 1 else { return nil }
    switch (name, numbers.count) {
    case ("system", 0): return .showSystem
    case ("emoji", 0): return .showEmoji
    case ("hide", 0): return .hide
    case ("height", 1): return .emojiHeight(numbers[0])
    case (_, 1), (_, 3):
      let (duration, curve) = numbers.count == 3 ? (numbers[1], Int(numbers[2])) : (0.25, 7)
      return KeyboardFrame.Phase(rawValue: name).map {
        .keyboard(KeyboardFrame($0, height: numbers[0], duration: duration, curve: curve))
      }
    default: return nil
    }
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }

  @Test func framesMoveThePanel() throws {
    let sequences = try Self.sequences()
    #expect(sequences.count == 15)
    for sequence in sequences {
      var panel = InputPanel(emojiHeight: 260)
      for (line, event, expected) in sequence.steps {
        let transition = panel.handle(event)
        let found = transition.map { "\(Self.text($0.inset)) \(Self.text($0.duration)) \($0.curve)" } ?? "–"
        #expect(found == expected, "\(sequence.testDescription): \(line)")
      }
    }
  }

  private func frame(_ phase: KeyboardFrame.Phase, _ height: Double) -> InputPanel.Event {
    .keyboard(KeyboardFrame(phase, height: height, duration: 0.25, curve: 7))
  }

  /// The least that is shown, where a transition passes all heights between its ends.
  private func least(of events: [InputPanel.Event], _ panel: inout InputPanel) -> Double {
    var least = panel.inset
    for event in events {
      _ = panel.handle(event)
      least = min(least, panel.inset)
    }
    return least
  }

  @Test(arguments: [200.0, 291, 350])
  func switchingDoesNotJump(emojiHeight: Double) {
    var panel = InputPanel(emojiHeight: emojiHeight)
    _ = panel.handle(frame(.willShow, 291))
    _ = panel.handle(frame(.didShow, 291))
    let there: [InputPanel.Event] = [
      .showEmoji, frame(.willChange, 0), frame(.willHide, 0), frame(.didChange, 0), frame(.didHide, 0),
    ]
    #expect(least(of: there, &panel) == min(emojiHeight, 291))
    #expect(panel.kind == .emoji && panel.inset == emojiHeight)
    let back: [InputPanel.Event] = [
      .showSystem, frame(.willHide, 0), frame(.willChange, 291), frame(.willShow, 291), frame(.didChange, 291),
      frame(.didShow, 291),
    ]
    #expect(least(of: back, &panel) == min(emojiHeight, 291))
    #expect(panel.kind == .system && panel.inset == 291)
  }

  /// A system sends each of them twice.
  @Test func duplicateNotificationsAreIgnored() {
    var panel = InputPanel(emojiHeight: 260)
    let phases: [(KeyboardFrame.Phase, Double)] = [(.willShow, 291), (.didShow, 291), (.willHide, 0), (.didHide, 0)]
    let moved = phases.map { phase, height in (0..<3).map { _ in panel.handle(frame(phase, height)) != nil } }
    #expect(moved == [[true, false, false], [false, false, false], [true, false, false], [false, false, false]])
  }

  @Test func theHeightOfTheSystemKeyboardIsRemembered() {
    var panel = InputPanel(emojiHeight: -3)
    #expect(panel.systemHeight == nil && panel.emojiHeight == 0 && panel.kind == .none && panel.inset == 0)
    _ = panel.handle(frame(.willShow, 291))
    _ = panel.handle(frame(.willChange, 0))
    _ = panel.handle(frame(.willHide, 0))
    #expect(panel.systemHeight == 291)
    _ = panel.handle(.emojiHeight(panel.systemHeight ?? 0))
    #expect(panel.handle(.showEmoji)?.inset == 291)
  }

  @Test(arguments: [
    (LayoutRect(x: 0, y: 521, width: 375, height: 291), 291.0),
    (LayoutRect(x: 0, y: 812, width: 375, height: 291), 0.0),
    (LayoutRect(x: 0, y: 757, width: 375, height: 291), 55.0),
    (LayoutRect(x: 0, y: 300, width: 375, height: 291), 0.0),
    (LayoutRect(x: 30, y: 552, width: 320, height: 260), 0.0),
    (LayoutRect(x: 0, y: 0, width: 0, height: 0), 0.0),
    (LayoutRect(x: 0, y: -900, width: 375, height: 1712), 812.0),
    (LayoutRect(x: -200, y: 520.6, width: 1_024, height: 291), 291.4),
  ])
  func keyboardsCoverTheLowerEndOfTheWindow(rect: LayoutRect, height: Double) {
    let window = LayoutRect(x: 0, y: 0, width: 375, height: 812)
    let frame = KeyboardFrame(.willShow, rect: rect, window: window, duration: 0.25, curve: 7)
    #expect(abs(frame.height - height) < 1e-9)
    let strange = LayoutRect(x: rect.x, y: .nan, width: rect.width, height: rect.height)
    var panel = InputPanel(emojiHeight: 260)
    for (rect, window) in [(strange, window), (rect, strange)] {
      let frame = KeyboardFrame(.willShow, rect: rect, window: window, duration: 0.25, curve: 7)
      #expect(panel.handle(.keyboard(frame)) == nil && panel.inset == 0)
    }
  }
}
