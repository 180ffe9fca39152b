import StyleTables
import StyledText
import TestSupport
import Testing

/// Expected results of replacement: a file of cases that were written independently of the rules.
struct ReplacementCases {
  struct Case: Sendable {
    let id: String
    let before: String
    /// One after the other.
    let texts: [String]
    let accepted: [String]
  }

  private static func cases(_ name: String) throws -> [Case] {
    let file = try Repository.read("Tests/Data/\(name).txt")
    return file.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let cells = line.split(separator: " | ", maxSplits: 3).map(String.init)
      return Case(
        id: cells[0],
        before: cells[1],
        texts: cells[2].split(separator: " → ").map { $0 == "∅" ? "" : String($0) },
        accepted: cells[3].split(separator: " || ").map(String.init)
      )
    }
  }

  /// Intended differences: `p33` expects a strike that was removed with its price two texts ago. Equal texts are
  /// replaced equally, so only a slot remembers it.
  private static let known: Set<String> = ["p33"]

  @Test func allComeOutAsExpected() throws {
    let cases = try Self.cases("replacement-cases")
    let failures = try cases.filter { try Self.failure(of: $0) != nil }
    for failure in failures { print(try Self.failure(of: failure) ?? "") }
    print("\(cases.count - failures.count) of \(cases.count)")
    #expect(cases.count == 128)
    #expect(Set(failures.map(\.id)) == Self.known)
  }

  @Test func notionsHold() throws {
    let cases = try Self.cases("replacement-notions")
    #expect(cases.count > 40)
    #expect(try cases.compactMap { try Self.failure(of: $0) } == [])
  }

  /// `word14` is not met: `$5/$20` is read as one amount, like a price per unit.
  @Test func kindsOfChangesComeOutAsExpected() throws {
    let cases = try Self.cases("replacement-kinds")
    #expect(cases.count == 60)
    let failures = try cases.filter { try Self.failure(of: $0) != nil }
    #expect(failures.map(\.id) == ["word14"])
  }

  private static func failure(of test: Case) throws -> String? {
    var text = try AnnotatedText(test.before).styledText()
    for words in test.texts { text.text = AnnotatedText(words).text }
    let accepted = try test.accepted.map { try AnnotatedText($0).styledText().annotated }
    guard !accepted.contains(text.annotated) else { return nil }
    return "\(test.id): \(test.before) → \(test.texts.joined(separator: " → ")): \(text.annotated), not \(accepted)"
  }
}

/// A text with marks: ⟦strikethrough⟧, ⟨link⟩, ‹color›, «small size», 【mention】. `\n` is a line break, `\_` a narrow
/// no-break space.
struct AnnotatedText {
  private(set) var text = ""
  private(set) var marks: [(mark: Character, range: Range<Int>)] = []

  static let pairs: [(open: Character, close: Character)] = [
    ("⟦", "⟧"), ("⟨", "⟩"), ("‹", "›"), ("«", "»"), ("【", "】"),
  ]

  init(_ annotated: String) {
    var open: [Character: Int] = [:]
    let written = annotated.replacing("\\n", with: "\n").replacing("\\_", with: "\u{202F}")
    for scalar in written.unicodeScalars {
      let position = text.utf16.count
      if let pair = Self.pairs.first(where: { $0.open == Character(scalar) }) {
        open[pair.open] = position
      } else if let pair = Self.pairs.first(where: { $0.close == Character(scalar) }) {
        marks.append((pair.open, (open[pair.open] ?? 0)..<position))
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  func styledText() throws -> StyledText {
    var styled = StyledText(text)
    for (mark, range) in marks {
      let covered = String(decoding: Array(text.utf16)[range], as: UTF16.self)
      switch mark {
      case "⟦": try styled.set(\.strikethrough, .single, in: range)
      case "⟨": try styled.set(\.link, "x", in: range)
      case "‹": try styled.set(\.color, .red, in: range)
      case "«": try styled.set(\.size, 10, in: range)
      default: try styled.set(\.mention, TextMention(covered, text: covered), in: range)
      }
    }
    return styled
  }
}

extension StyledText {
  /// The text with marks around the runs of each attribute.
  var annotated: String {
    var written = ""
    var open: [Character] = []
    func change(to marks: [Character]) {
      guard marks != open else { return }
      for mark in open.reversed() { written.append(AnnotatedText.pairs.first { $0.open == mark }?.close ?? " ") }
      written.append(contentsOf: marks)
      open = marks
    }
    let units = Array(text.utf16)
    for run in runs {
      change(to: run.marks)
      written += String(decoding: units[run.range], as: UTF16.self)
    }
    change(to: [])
    return written
  }
}

extension TextRun {
  fileprivate var marks: [Character] {
    var marks: [Character] = []
    if self[TextAttributeKeys.Strikethrough.self] != nil { marks.append("⟦") }
    if self[TextAttributeKeys.Link.self] != nil { marks.append("⟨") }
    if self[TextAttributeKeys.Color.self] != nil { marks.append("‹") }
    if self[TextAttributeKeys.Size.self] != nil { marks.append("«") }
    if self[TextAttributeKeys.Mention.self] != nil { marks.append("【") }
    return marks
  }
}
