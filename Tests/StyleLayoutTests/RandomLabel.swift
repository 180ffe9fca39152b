import StyleLayout
import StyleTables
import StyledText
import YanxuanStyles

/// A text that is to be truncated, with what it takes to do so: mixed scripts, several styles, links, mentions,
/// attachments, hard breaks; wide and narrow frames, short and long tokens.
struct RandomLabel {
  private(set) var text: StyledText
  /// What is cut as a whole, in UTF-16 units.
  private(set) var atoms: [Range<Int>] = []
  private(set) var options: FrameOptions
  private(set) var truncation: Truncation
  private(set) var width: Double
  let lines: Int

  private static let scripts = [
    ["a", "the", "word", " ", " ", "fine", "office", "AVATAR", "Wo", "To", " ", "-", "(", ")", "e\u{301}", "1,234.5"],
    ["汉字", "国", "，", "。", "「", "」", "一二三四五", "展开", "か", "ー", "！"],
    ["مرحبا", " ", "بالعالم", "لا", "سلام", " ", "بييب", "١٢٣", "،", "(", ")", "مُ"],
    ["שלום", " ", "עולם", "אב", " ", "12", "-", "[", "]", "בית־ספר", "צה״ל"],
    ["สวัสดี", " ", "ชาวโลก", "กำลัง", "น้ำ", "ภาษาไทย", "ตากลม", "๑๒๓", "ๆ"],
    ["नमस्ते", "दुनिया", " ", "।", "क्षत्रिय", "हिन्दी", " "],
    ["안녕하세요", " ", "세계", "뉴스", "가격은", " ", "."],
    ["Donaudampfschifffahrt", " ", "straße", "Größe", " ", "Rindfleisch-", "z. B. "],
    ["¥99.00", " ", "$1,299.99", "+49 (0)30 ", "-5°C", "10:30", "50 %", "129", "99", " – ", "%"],
    ["😀", "👍🏽", "👩‍👩‍👧", "🇩🇪", "🇯🇵🇫🇷", "❤️", " "],
    breaks,
  ]
  private static let breaks = [
    "\n", "\n", "\r\n", "\u{2029}", "\u{2028}", "  ", "\t", "\u{A0}", "\u{200B}", "\u{AD}", "\u{3000}",
  ]
  private static let tokens = [
    "", "…", "…", "…展开", "...more", " more", "… read on", "…继续阅读全文", "…עוד", "… المزيد", "\n…", "👉🏽",
    "more of the same words", "国", "x ", "(…)", "... more", " อ่านต่อ", "…और पढ़ें", "더보기", "المزيد", "¥129", "128", "%",
  ]
  static let codes: [StyleCode] = [.t14_gray2_bold, .t9_red_medium, .t22_gray2_bold, .t14_link_regular_read]

  init(_ text: StyledText, _ truncation: Truncation, width: Double, lines: Int) {
    self.text = text
    self.truncation = truncation
    self.width = width
    self.lines = lines
    options = FrameOptions(maximumLines: lines, truncation: truncation)
  }

  /// A text with many units that are kept together, about as wide as its lines.
  init(unitsUsing generator: inout some RandomNumberGenerator) {
    let names = ["one", "two", "token"]
    let pieces = ["a", "bc", "def", "ghijk", " ", " ", "  ", "国", "国家", "אב", "\u{AD}", "\n"]
    var token = StyledText(["…", "… more", "", "国国", " read on"].randomElement(using: &generator) ?? "")
    if Int.random(in: 0..<3, using: &generator) > 0 {
      token.attributes.keepTogether = names.randomElement(using: &generator)
    }
    var text = StyledText(attributes: TextAttributes(size: 10))
    for _ in 0..<Int.random(in: 3...16, using: &generator) {
      let count = Int.random(in: 1...5, using: &generator)
      var part = StyledText((0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined())
      if Bool.random(using: &generator) { part.attributes.keepTogether = names.randomElement(using: &generator) }
      text.append(part)
    }
    let position = Truncation.Position.allCases.randomElement(using: &generator) ?? .tail
    self.init(
      text,
      Truncation(token, at: position),
      width: Double(Int.random(in: 2...18, using: &generator)) * 5 + Double.random(in: 0...0.5, using: &generator),
      lines: Int.random(in: 1...4, using: &generator)
    )
    if Int.random(in: 0..<4, using: &generator) == 0 { options.lineBreak = .characterWrapping }
    if Int.random(in: 0..<6, using: &generator) == 0 { self.text.attributes.firstLineIndent = 15 }
    if Int.random(in: 0..<6, using: &generator) == 0 { self.text.attributes.headIndent = 10 }
  }

  init(using generator: inout some RandomNumberGenerator) {
    text = StyledText(style: Self.codes.randomElement(using: &generator))
    options = FrameOptions(alignment: ParagraphAlignment.allCases.randomElement(using: &generator) ?? .start)
    if Int.random(in: 0..<6, using: &generator) == 0 { options.lineBreak = .characterWrapping }
    if Int.random(in: 0..<6, using: &generator) == 0 { options.direction = .rightToLeft }
    if Int.random(in: 0..<8, using: &generator) == 0 { text.attributes.alignment = .center }
    truncation = Truncation(
      Self.token(using: &generator),
      at: Truncation.Position.allCases.randomElement(using: &generator) ?? .tail
    )
    width = Double.random(in: 0...(Bool.random(using: &generator) ? 60 : 160), using: &generator)
    if Int.random(in: 0..<30, using: &generator) == 0 { width = .infinity }
    lines = Int.random(in: 0...5, using: &generator)
    options.maximumLines = lines
    options.truncation = truncation
    let scripts = (0..<2).map { _ in Self.scripts.randomElement(using: &generator) ?? [] }
    for _ in 0..<Int.random(in: 0...24, using: &generator) {
      let pieces =
        Int.random(in: 0..<8, using: &generator) == 0 ? Self.breaks : scripts.randomElement(using: &generator)
      add(pieces?.randomElement(using: &generator) ?? "", using: &generator)
    }
    style(using: &generator)
  }

  private mutating func add(_ piece: String, using generator: inout some RandomNumberGenerator) {
    let start = text.utf16Length
    switch Int.random(in: 0..<20, using: &generator) {
    case 0:
      let box = TextAttachment("box", width: Double.random(in: 0...30, using: &generator), ascent: 10)
      text.append(StyledText(TextAttachment.character, attributes: TextAttributes(attachment: box)))
      atoms.append(start..<start + 1)
    case 1:
      let name = "@n\(start) "
      text.append(StyledText(name, attributes: TextAttributes(mention: TextMention("\(start)", text: name))))
      atoms.append(start..<start + name.utf16.count)
    default: text.append(StyledText(piece))
    }
  }

  /// Attributes on ranges outside of atoms.
  private mutating func style(using generator: inout some RandomNumberGenerator) {
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      let ends = (0..<2).map { _ in Int.random(in: 0...text.utf16Length, using: &generator) }.sorted()
      let attributes = Self.attributes.randomElement(using: &generator) ?? TextAttributes()
      try? text.merge(attributes, in: ends[0]..<ends[1])
    }
  }

  private static let attributes = [
    TextAttributes(style: .t22_gray2_bold), TextAttributes(link: "somewhere"), TextAttributes(color: red),
    TextAttributes(strikethrough: .single), TextAttributes(letterSpacing: 1.5), TextAttributes(weight: 700),
    paragraph(.end, firstLine: 12, head: 0), paragraph(.start, firstLine: 0, head: 7),
    paragraph(.center, firstLine: 3, head: 3), TextAttributes(keepTogether: "one"), TextAttributes(keepTogether: "two"),
  ]
  private static let red = StyleColor(light: RGBAColor(red: 255, green: 0, blue: 0))
  private static let blue = StyleColor(light: RGBAColor(red: 0x39, green: 0x63, blue: 0x9E))

  private static func paragraph(_ alignment: ParagraphAlignment, firstLine: Double, head: Double) -> TextAttributes {
    var attributes = TextAttributes()
    attributes.alignment = alignment
    attributes.firstLineIndent = firstLine
    attributes.headIndent = head
    return attributes
  }

  /// A token, often one that is kept together, also as a part of the text's units.
  private static func token(using generator: inout some RandomNumberGenerator) -> StyledText {
    var token = otherToken(using: &generator)
    let names = ["token", "token", "one"]
    if Bool.random(using: &generator) { token.attributes.keepTogether = names.randomElement(using: &generator) }
    return token
  }

  private static func otherToken(using generator: inout some RandomNumberGenerator) -> StyledText {
    let words = tokens.randomElement(using: &generator) ?? ""
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return StyledText(words, style: .t9_red_medium, attributes: TextAttributes(link: "expand"))
    case 1: return StyledText(words, attributes: TextAttributes(color: blue, link: "expand"))
    case 2:
      var attributes = TextAttributes(strikethrough: .single)
      attributes.headIndent = 40
      return StyledText(words, attributes: attributes)
    default: return StyledText(words)
    }
  }
}

extension RandomLabel: CustomStringConvertible {
  var description: String {
    """
    \(text.text.debugDescription) \(truncation.position) \(truncation.token.text.debugDescription) \
    N \(lines) width \(width) \(options.lineBreak) runs \(text.runs.map(\.range)) atoms \(atoms)
    """
  }
}
