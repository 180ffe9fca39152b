/// A source line in a report: cut to a window around the marked characters, with carets below.
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
    let isLong = Self.isLonger(excerpt.before, than: Self.context)
    let before = Self.shown(isLong ? String(excerpt.before.suffix(Self.context)) : excerpt.before, cutAtStart: isLong)
    let isWide = Self.isLonger(excerpt.marked, than: Self.maximumMarked)
    let marked = Self.shown(isWide ? String(excerpt.marked.prefix(Self.maximumMarked)) : excerpt.marked)
    let goesOn = Self.isLonger(excerpt.after, than: Self.context)
    let after = Self.shown(goesOn ? String(excerpt.after.prefix(Self.context)) : excerpt.after, cutAtEnd: goesOn)
    line = before + marked + after
    padding = String(repeating: " ", count: DisplayWidth.of(before))
    caret = "^" + String(repeating: "~", count: max(0, DisplayWidth.of(marked) - 1))
  }

  /// Whether a text has more graphemes than a limit. Nearly all have fewer bytes, and graphemes need not be counted.
  private static func isLonger(_ text: String, than limit: Int) -> Bool {
    text.utf8.count > limit && text.count > limit
  }

  private static func shown(_ text: String, cutAtStart: Bool = false, cutAtEnd: Bool = false) -> String {
    let flat = text.utf8.contains(UInt8(ascii: "\t")) ? String(text.map { $0 == "\t" ? " " : $0 }) : text
    return (cutAtStart ? "…" : "") + PlainText.of(flat) + (cutAtEnd ? "…" : "")
  }
}
