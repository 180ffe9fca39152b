#if canImport(CPango)
  @testable import StyleLayout

  /// Why a line of the same text is wider or narrower than the browser's: what is the likeliest, not looked into one by
  /// one.
  enum WidthCause: String, CaseIterable {
    case tabs = "tabs: stops that are near"
    case opening = "opening bracket that starts a line, half as wide as in the browser"
    case letterSpacing = "letter spacing: a character more or fewer is spaced"
    case emoji = "emoji: advances of the bitmap"
    case insideWord = "kerning over the end of a line, inside of a word"
    case mixed = "kerning beside another script or font"
    case other = "other"

    init(of line: TextLine, _ difference: Double, in comparison: BrowserComparison) {
      let text = comparison.text(of: line)
      let spacing = abs(comparison.item.letterSpacing)
      let end = line.range.upperBound
      if text.contains("\t") {
        self = .tabs
      } else if "（「『《【〔〈［“‘".contains(text.prefix(1)), !text.isEmpty,
        abs(abs(difference) - comparison.item.size / 2) < 1
      {
        self = .opening
      } else if spacing > 0, abs(difference) > spacing - 0.15 {
        self = .letterSpacing
      } else if line.runs.contains(where: { $0.face?.family == "Noto Color Emoji" }) {
        self = .emoji
      } else if !line.endsParagraph, !comparison.opportunities.contains(end) {
        self = .insideWord
      } else {
        self = Set(line.runs.map { $0.face?.family }).count > 1 ? .mixed : .other
      }
    }
  }
#endif
