import StyleLayout
import StyleRichText

/// Events from a file: one a line. Empty lines and lines that begin with `#` are ignored.
struct EventScript {
  /// An event, and when it happens.
  struct Step {
    let event: EditorEvent
    let time: Double
    /// As it is written.
    let line: String
  }

  /// A line that is not an event.
  struct UnknownLine: Error, CustomStringConvertible {
    let line: String
    let number: Int

    var description: String { "line \(number): `\(line)` is not an event, such as `insert 好` or `delete backward`" }
  }

  let events: [Step]

  init(_ text: String) throws {
    var time = 0.0
    var events: [Step] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let (name, rest) = Self.words(of: line) else { continue }
      if name == "wait", let seconds = Double(rest) {
        time += seconds
      } else if let event = Self.event(name, rest) {
        events.append(Step(event: event, time: time, line: String(line)))
      } else {
        throw UnknownLine(line: String(line), number: index + 1)
      }
    }
    self.events = events
  }

  /// The first word and the rest of a line; nil for one that is ignored.
  private static func words(of line: Substring) -> (name: String, rest: String)? {
    guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
    let parts = line.split(separator: " ", maxSplits: 1)
    return parts.first.map { (String($0), parts.count > 1 ? String(parts[1]) : "") }
  }

  private static func event(_ name: String, _ rest: String) -> EditorEvent? {
    let parts = rest.split(separator: " ").map(String.init)
    switch (name, parts.count) {
    case ("insert", _): return .insert(rest)
    case ("emoji", 1): return .emoji(code: rest)
    case ("mention", 2): return .mention(identifier: parts[0], name: parts[1])
    case ("delete", 1): return Deletion(rawValue: rest).map(EditorEvent.delete)
    case ("move", 1): return CaretMovement(rawValue: rest).map { .move($0, extending: false) }
    case ("extend", 1): return CaretMovement(rawValue: rest).map { .move($0, extending: true) }
    case ("touch", 3):
      guard let x = Double(parts[0]), let y = Double(parts[1]), let unit = SelectionUnit(rawValue: parts[2]) else {
        return nil
      }
      return .touch(LayoutPoint(x: x, y: y), by: unit, extending: false)
    case ("mark", _): return .mark(rest, selected: rest.utf16.count..<rest.utf16.count)
    case ("unmark", 0): return .unmark
    case ("selectAll", 0): return .selectAll
    case ("cut", 0): return .cut
    case ("paste", _): return .paste(RichTextClipboard(rest))
    case ("undo", 0): return .undo
    case ("redo", 0): return .redo
    default: return nil
    }
  }
}
