import Foundation
import StyleLayout
import StyleRichText
import StyledText
import TestSupport
import Testing

/// Recorded touches, as files: what came, and what was told.
struct TouchReplayTests {
  /// A line of a file: a text that is shown from here on, options, or an event and the actions after it.
  private enum Step {
    case frame(String)
    case options(TouchOptions)
    case event(TouchEvent, told: [String])

    init?(_ line: Substring) {
      if line.hasPrefix("text ") {
        self = .frame(String(line.dropFirst(5)))
      } else if line.hasPrefix("options") {
        let words = Set(line.split(separator: " ").dropFirst())
        guard words.isSubset(of: ["selects", "copies"]) else { return nil }
        self = .options(TouchOptions(selectsText: words.contains("selects"), copiesText: words.contains("copies")))
      } else {
        let parts = line.components(separatedBy: " → ")
        guard parts.count == 2, let event = TouchEvent(parts[0]) else { return nil }
        self = .event(event, told: parts[1] == "–" ? [] : parts[1].components(separatedBy: "; "))
      }
    }
  }

  @Test(arguments: ["comment", "selection", "scrolling", "editing"])
  func recordedTouchesAreToldAsWritten(name: String) throws {
    var tracker = TouchTracker()
    var frame = TouchScene.frame("")
    var events = 0
    for line in try Repository.read("Tests/Data/touches/\(name).txt").split(separator: "\n") where line.first != "#" {
      switch try #require(Step(line), "\(line)") {
      case .frame(let marked): frame = TouchScene.frame(marked, width: 200)
      case .options(let options): tracker = TouchTracker(options: options)
      case .event(let event, let told):
        events += 1
        #expect(tracker.handle(event, in: frame).map(\.line) == told, "\(line)")
      }
    }
    #expect(events > 4 && tracker.highlight == nil)
  }
}
