import Foundation
import StyleRichText
import Storefront

/// Touches from a file, one a line, such as `0.25 down 12 34`. Empty lines and lines that begin with `#` are ignored.
struct TouchFile {
  private let events: [TouchEvent]

  /// Reads a file. Ends the program if that is not possible.
  init(_ path: String) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      Screen.fail("\(path): error: cannot be read", status: 66)
    }
    var events: [TouchEvent] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      guard let event = TouchEvent(String(line)) else {
        let advice = "a line is a time, `down`, `move`, `up`, `cancel` or `timer`, and a point: 0.25 down 12 34"
        Screen.fail("\(path):\(index + 1):1: error: `\(line)` is not a touch; \(advice)", status: 65)
      }
      events.append(event)
    }
    self.events = events
  }

  /// Touches a page. A tap at the end is told, although another one could follow it.
  func play(on screen: inout PageScreen) {
    for event in events { screen.handle(event) }
    screen.settle()
  }
}
