import StyledText

/// A text whose runs are marked: ⟦ ⟧ for an attribute that typing extends, ⟨ ⟩ for one that ends at the edit. `⏎` is
/// a line break, and `\u0301` a combining accent.
struct MarkedText {
  private(set) var words = ""
  private(set) var struck: [Range<Int>] = []
  private(set) var linked: [Range<Int>] = []

  init(_ marked: String) {
    var start: Int?
    for character in marked.replacing("⏎", with: "\n").replacing("\\u0301", with: "\u{301}").unicodeScalars {
      let position = words.utf16.count
      switch character {
      case "⟦", "⟨": start = position
      case "⟧": struck.append((start ?? 0)..<position)
      case "⟩": linked.append((start ?? 0)..<position)
      default: words.unicodeScalars.append(character)
      }
    }
  }

  func styledText() throws -> StyledText {
    var text = StyledText(words)
    for range in struck { try text.set(\.strikethrough, .single, in: range) }
    for range in linked { try text.set(\.link, "x", in: range) }
    return text
  }
}

extension StyledText {
  /// The text with marks around the runs that have an attribute.
  var marked: String {
    let units = Array(text.utf16)
    return runs.reduce(into: "") { marked, run in
      let words = String(decoding: units[run.range], as: UTF16.self)
      let isStruck = run[TextAttributeKeys.Strikethrough.self] != nil
      let isLinked = run[TextAttributeKeys.Link.self] != nil
      marked += (isStruck ? "⟦" : "") + (isLinked ? "⟨" : "") + words + (isLinked ? "⟩" : "") + (isStruck ? "⟧" : "")
    }
  }
}
