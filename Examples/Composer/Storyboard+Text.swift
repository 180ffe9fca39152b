import StyleRichText
import StyleSpec

extension Storyboard: CustomStringConvertible {
  /// The panels for a terminal.
  var description: String { panels.map { $0.lines.joined(separator: "\n") + "\n" }.joined(separator: "\n") }
}

extension Storyboard.Panel {
  fileprivate var lines: [String] {
    let query = editor.mentionQuery.map { ["  query  \($0.trigger)\($0.text)"] } ?? []
    return [event, "  shown  \(shown)", "  plain  \(editor.plain.text)"] + query
      + effects.map { "  effect \($0.summary)" }
  }

  /// The display text with marks for the caret, the selection, marked text and atoms.
  private var shown: String {
    let text = editor.text
    let selection = editor.selection
    var marks: [Int: (after: String, before: String)] = [:]
    func note(_ position: Int, after mark: String) { marks[position, default: ("", "")].after += mark }
    func note(_ position: Int, before mark: String) { marks[position, default: ("", "")].before += mark }
    for atom in (try? text.atoms(in: 0..<text.utf16Length)) ?? [] {
      note(atom.upperBound, after: "}")
      note(atom.lowerBound, before: "{")
    }
    if let marked = editor.markedRange {
      note(marked.upperBound, after: "›")
      marks[marked.lowerBound, default: ("", "")].before = "‹" + (marks[marked.lowerBound]?.before ?? "")
    }
    var result = ""
    var start = 0
    for position in Set(marks.keys).union([selection.anchor, selection.head, text.utf16Length]).sorted() {
      result += (try? text.plainText(in: start..<position)) ?? ""
      result += marks[position]?.after ?? ""
      if position == selection.head { result += "|" } else if position == selection.anchor { result += "^" }
      result += marks[position]?.before ?? ""
      start = position
    }
    return result
  }
}
