/// A source line as a report shows it: cut to a window around the marked characters, with a caret run below.
struct SourceExcerpt {
  let line: String
  /// Spaces as wide as the text before the marked characters.
  let padding: String
  /// `^` and then `~` for each further column.
  let caret: String

  /// Graphemes to keep on either side: lines can be megabytes long.
  private static let context = 80
  private static let maximumMarked = 120

  init(_ excerpt: (before: String, marked: String, after: String)) {
    let before = Self.shown(
      String(excerpt.before.suffix(Self.context)),
      cutAtStart: excerpt.before.count > Self.context
    )
    let marked = Self.shown(String(excerpt.marked.prefix(Self.maximumMarked)))
    let after = Self.shown(String(excerpt.after.prefix(Self.context)), cutAtEnd: excerpt.after.count > Self.context)
    line = before + marked + after
    padding = String(repeating: " ", count: DisplayWidth.of(before))
    caret = "^" + String(repeating: "~", count: max(0, DisplayWidth.of(marked) - 1))
  }

  private static func shown(_ text: String, cutAtStart: Bool = false, cutAtEnd: Bool = false) -> String {
    let flat = text.utf8.contains(UInt8(ascii: "\t")) ? String(text.map { $0 == "\t" ? " " : $0 }) : text
    return (cutAtStart ? "…" : "") + PlainText.of(flat) + (cutAtEnd ? "…" : "")
  }
}
