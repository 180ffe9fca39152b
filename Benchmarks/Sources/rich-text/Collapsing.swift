import StyleLayout
import StyleRichText
import StyleSpec

/// A text that is collapsed without a cache, by turns in two widths.
final class Collapsing {
  private let text: ExpandableText
  private let typesetter = Typesetter(FixedWidthShaper(), cacheLimit: 0)
  private var isWide = false

  init(_ text: String, limit: ExpandableText.Limit) {
    self.text = ExpandableText(StyledText(text), limit: limit)
  }

  /// The length of the text that is shown, in UTF-16 units.
  func collapse() -> Int {
    isWide.toggle()
    let shown = text.frame(by: typesetter, width: isWide ? 320 : 300)
    precondition(shown.state == .collapsed, "the text fits")
    return shown.frame.text.text.utf16.count
  }
}
