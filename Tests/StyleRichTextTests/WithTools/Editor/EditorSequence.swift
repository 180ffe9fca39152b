import Foundation
import StyleLayout
import StyleRichText
import StyledText
import TestSupport

/// A file of events, one a line, each with the text after it.
///
/// Before the events, `emoji` has a code, `name` a name and a person, `limit` a count and a unit, `deletion` what a
/// deletion beside a mention does, and `text` what is there at first. Words with spaces are JSON strings. An event
/// comes 0.1 s after the one before it, or at once after `wait` and a number of seconds. In the text, `|` is the caret,
/// or with `^` at the other end of the selection its head; `‹›` are around marked text, `{}` around atoms, and an emoji
/// is its code. After `!` is what did not fit.
struct EditorSequence {
  struct Line {
    var number: Int
    var words: [String]
    var shown: String
    var leftOut: String?
  }

  struct Malformed: Error {
    var line: String
  }

  private(set) var lines: [Line] = []
  private(set) var editor: RichTextEditor
  private var seconds = 0.0

  init(_ name: String) throws {
    var (emoji, names, options, text): ([TestEmoji], [(String, String)], EditorOptions, String) = (
      [], [], EditorOptions(), ""
    )
    let file = try Repository.read("Tests/Data/editor/\(name).txt")
    for (index, line) in file.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.isEmpty || line.first == "#" { continue }
      let sides = String(line).components(separatedBy: " → ")
      let words = try Self.words(sides[0])
      guard sides.count == 1 else {
        let parts = sides[1].components(separatedBy: " ! ")
        lines.append(Line(number: index + 1, words: words, shown: parts[0], leftOut: parts.dropFirst().first))
        continue
      }
      switch (words[0], words.count) {
      case ("emoji", 2): emoji.append(TestEmoji("e\(emoji.count)", codes: [words[1]]))
      case ("name", 3): names.append((words[1], words[2]))
      case ("limit", 3):
        guard let count = Int(words[1]), let unit = TextLimit.Unit(rawValue: words[2]) else {
          throw Malformed(line: String(line))
        }
        options.limit = TextLimit(count, unit)
      case ("deletion", 2):
        guard let deletion = EditorOptions.MentionDeletion(rawValue: words[1]) else {
          throw Malformed(line: String(line))
        }
        options.mentionDeletion = deletion
      case ("text", 2): text = words[1]
      case ("wait", 2): lines.append(Line(number: index + 1, words: words, shown: ""))
      default: throw Malformed(line: String(line))
      }
    }
    let catalog = try emoji.isEmpty ? nil : emojiCatalog("Sequence", [("pack", emoji)])
    let codec = RichTextCodec(emoji: catalog, mentions: .names(MentionDirectory(names.map { ($0.0, $0.1) })))
    editor = RichTextEditor(PlainText(text), codec: codec, options: options)
  }

  /// The words of a line. A JSON string is one.
  private static func words(_ line: String) throws -> [String] {
    var (words, rest) = ([String](), Substring(line))
    while let first = rest.first {
      if first == " " {
        rest.removeFirst()
      } else if first == "\"" {
        guard let end = rest.dropFirst().firstIndex(of: "\"") else { throw Malformed(line: line) }
        words.append(try JSONDecoder().decode(String.self, from: Data(String(rest[...end]).utf8)))
        rest = rest[end...].dropFirst()
      } else {
        words.append(String(rest.prefix { $0 != " " }))
        rest = rest.drop { $0 != " " }
      }
    }
    return words
  }

  /// Performs a line. Returns what did not fit.
  mutating func perform(_ line: Line) throws -> String? {
    if line.words[0] == "wait" {
      seconds += Double(line.words[1]) ?? 0
      return nil
    }
    guard let event = EditorEvent(words: line.words) else { throw Malformed(line: line.words.joined(separator: " ")) }
    seconds += 0.1
    for effect in editor.handle(event, at: seconds).effects {
      if case .limited(let leftOut) = effect { return leftOut }
    }
    return nil
  }

  /// The text as the files write it.
  var shown: String {
    get throws {
      let text = editor.text
      let atoms = try text.atoms(in: 0..<text.utf16Length)
      let (selection, marked) = (editor.selection, editor.markedRange)
      var (result, place) = ("", 0)
      func addMarks() {
        if atoms.contains(where: { $0.upperBound == place }) { result += "}" }
        if marked?.lowerBound == place { result += "‹" }
        if !selection.isEmpty, selection.anchor == place { result += "^" }
        if selection.head == place { result += "|" }
        if marked?.upperBound == place { result += "›" }
        if atoms.contains(where: { $0.lowerBound == place }) { result += "{" }
      }
      for scalar in text.text.unicodeScalars {
        addMarks()
        let emoji = text.runs.first { $0.range.contains(place) }?.attributes.attachment
        result += emoji?.plainText ?? (scalar == "\n" ? "⏎" : String(scalar))
        place += String(scalar).utf16.count
      }
      addMarks()
      return result
    }
  }
}

extension EditorEvent {
  fileprivate init?(words: [String]) {
    let rest = Array(words.dropFirst())
    let numbers = rest.compactMap { Int($0) }
    switch (words[0], rest.count) {
    case ("insert", 1): self = .insert(rest[0])
    case ("emoji", 1): self = .emoji(code: rest[0])
    case ("mention", 2): self = .mention(identifier: rest[0], name: rest[1])
    case ("replace", 3) where numbers.count >= 2: self = .replace(numbers[0]..<numbers[1], with: rest[2])
    case ("external", 3) where numbers.count >= 2:
      self = .external([ExternalReplacement(numbers[0]..<numbers[1], with: PlainText(rest[2]))])
    case ("delete", 1):
      guard let deletion = Deletion(rawValue: rest[0]) else { return nil }
      self = .delete(deletion)
    case ("paste", 1): self = .paste(RichTextClipboard(rest[0]))
    case ("cut", 0): self = .cut
    case ("move", 1), ("extend", 1):
      guard let movement = CaretMovement(rawValue: rest[0]) else { return nil }
      self = .move(movement, extending: words[0] == "extend")
    case ("select", 2) where numbers.count == 2: self = .select(anchor: numbers[0], head: numbers[1])
    case ("selectAll", 0): self = .selectAll
    case ("mark", 1): self = .mark(rest[0], selected: rest[0].utf16.count..<rest[0].utf16.count)
    case ("mark", 3) where numbers.count == 2: self = .mark(rest[0], selected: numbers[0]..<numbers[1])
    case ("unmark", 0): self = .unmark
    case ("undo", 0): self = .undo
    case ("redo", 0): self = .redo
    default: return nil
    }
  }
}
