import StyleLayout
import StyleTables
import StyledText
import TestSupport
import YanxuanStyles

/// Random texts of several scripts, with what goes wrong most easily: marks, emoji, spaces, tabs and breaks.
struct LayoutSample {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  private static let neutral = [
    "hello", "Wi", "fi", "office", "e\u{301}", "x\u{308}\u{301}", "国", "国家", "，", "「文」", "。", "ひらカタ", "한국어", "😀", "👩‍👩‍👧‍👦",
    "👍🏽", "🇨🇳🇫🇷", "1️⃣", "12", "3.14", "-", "…", "—", "soft\u{AD}hyphen", "zero\u{200B}width", "no\u{A0}break", "!", "(",
    ")",
    "กำลัง", "नमस्ते", " ", " ", "  ", "\u{3000}", "\u{2060}", "\u{301}", "a/b", "http://example.com/a?b", "𠀀", "x",
    "\u{200D}",
  ]
  private static let rightToLeft = [
    "שלום", "مرحبا", "لا", "بِسْمِ", "אב12", "עִבְרִית", "١٢", "\u{200F}", "\u{2067}ab\u{2069}", "ה",
  ]
  private static let breaks = ["\n", "\r\n", "\u{2028}", "\u{2029}", "\r", "\u{85}"]

  /// Words without attributes.
  mutating func words(rightToLeft: Bool = true, tabs: Bool = true) -> String {
    let pieces = Self.neutral + (rightToLeft && oneIn(2) ? Self.rightToLeft + Self.rightToLeft : [])
    let hasBreaks = oneIn(3)
    return (0..<Int.random(in: 0...18, using: &generator)).map { _ in
      if tabs, oneIn(12) { return "\t" }
      if hasBreaks, oneIn(6) { return pick(Self.breaks) }
      return pick(pieces) + (oneIn(2) ? " " : "")
    }.joined()
  }

  /// Text in a style, at times with other styles, sizes, spacings and attachments in it, and with paragraph attributes.
  mutating func text() -> StyledText {
    var text = StyledText(
      words(),
      style: pick([.t14_gray2_bold, .t14_gray2_regular_read, .t13_black_bold, .t27_black_bold])
    )
    if oneIn(2) { text.attributes = text.attributes.merging(paragraphAttributes()) }
    for _ in 0..<max(Int.random(in: -2...3, using: &generator), 0) { decorate(&text) }
    return text
  }

  private mutating func paragraphAttributes() -> TextAttributes {
    var attributes = TextAttributes()
    attributes.alignment = pick(ParagraphAlignment.allCases)
    if oneIn(3) { attributes.lineBreakMode = pick(LineBreakMode.allCases) }
    if oneIn(3) { attributes.firstLineIndent = length() }
    if oneIn(3) { attributes.headIndent = length() }
    if oneIn(3) { attributes.tailIndent = length() }
    if oneIn(4) { attributes.paragraphSpacing = length() }
    if oneIn(4) { attributes.paragraphSpacingBefore = length() }
    if oneIn(4) { attributes.letterSpacing = length() / 10 }
    return attributes
  }

  private mutating func decorate(_ text: inout StyledText) {
    let ends = [0, 1].map { _ in Int.random(in: 0...text.utf16Length, using: &generator) }.sorted()
    let range = ends[0]..<ends[1]
    // A range that ends inside a surrogate pair is invalid.
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: try? text.apply(styleCode: pick([.t9_black_regular, .t27_black_bold, .t13_black_bold]), in: range)
    case 1: try? text.set(\.size, abs(length()) + 1, in: range)
    case 2: try? text.set(\.letterSpacing, length() / 10, in: range)
    case 3: try? text.set(\.weight, pick([300, 400, 700, 900]), in: range)
    default: insertAttachment(into: &text, at: range.lowerBound)
    }
  }

  private mutating func insertAttachment(into text: inout StyledText, at position: Int) {
    let attachment = TextAttachment(
      "box",
      width: length(),
      ascent: length(),
      descent: length() / 4,
      alignment: pick(TextAttachment.Alignment.allCases)
    )
    guard (try? text.insert(TextAttachment.character, at: position)) != nil else { return }
    try? text.set(\.attachment, attachment, in: position..<position + 1)
  }

  /// Options, for most texts none.
  mutating func options() -> FrameOptions {
    guard oneIn(3) else { return FrameOptions() }
    return FrameOptions(
      maximumLines: oneIn(3) ? Int.random(in: 0...4, using: &generator) : nil,
      lineHeight: pick(FrameOptions.LineHeight.allCases),
      alignment: pick(ParagraphAlignment.allCases),
      lineBreak: pick([.wordWrapping, .characterWrapping]),
      direction: oneIn(2) ? pick(TextDirection.allCases) : nil
    )
  }

  /// A width to fill lines to, from nothing to more than the text needs.
  mutating func width() -> Double {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: 0
    case 1: .infinity
    case 2: Double.random(in: 0...20, using: &generator)
    default: Double.random(in: 20...400, using: &generator)
    }
  }

  private mutating func length() -> Double { Double.random(in: -10...50, using: &generator) }
  private mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }
  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &generator)]
  }
}
