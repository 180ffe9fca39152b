import StyleLayout
import StyledText
import TestSupport

/// A text of mixed scripts, laid out in some way: for laws of positions.
struct PositionCase {
  let text: StyledText
  let frame: TextFrame

  private static let parts = [
    "a", "one ", "two", "office ", "ffi", "汉字", "、", "。", " ", "  ", "\t", "e\u{301}", "👍🏽", "👩‍👩‍👧", "🇩🇪🇯🇵", "שלום", "אב ",
    "مرحبا", "لا", "سلام ", "12", "١٢", "\n", "\r\n", "\u{2028}", "\u{2029}", "\u{FFFC}", "\u{AD}", "\u{200B}", "(",
    ")",
    "\u{600}", "\u{301}", "नमस्ते", "ไทย", "𠮷", "don't", "\u{3000}", "\u{B}", "\u{85}",
  ]
  static let badge = TextAttachment("badge", width: 7, ascent: 6, descent: 2, plainText: "[b]")
  static let link = TextLink("item/7")

  init(using generator: inout SeededGenerator, typesetter: Typesetter, direction: TextDirection? = nil) {
    // From a few parts only, so that repetitions come up.
    let some = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
      Self.parts.randomElement(using: &generator) ?? ""
    }
    let words = (0..<Int.random(in: 0...12, using: &generator)).map { _ in some.randomElement(using: &generator) ?? "" }
    var text = StyledText(words.joined(), attributes: Self.paragraph(using: &generator))
    for _ in 0..<Int.random(in: 0...3, using: &generator) { Self.change(&text, using: &generator) }
    for (index, unit) in text.text.utf16.enumerated() where unit == 0xFFFC {
      try? text.set(\.attachment, Self.badge, in: index..<index + 1)
    }
    let direction = direction ?? [nil, .leftToRight, .rightToLeft].randomElement(using: &generator) ?? nil
    self.text = text
    frame = typesetter.frame(
      for: text,
      width: [.infinity, 0, 20, 60, 100, 400].randomElement(using: &generator) ?? 100,
      options: FrameOptions(
        maximumLines: Int.random(in: 0..<8, using: &generator) == 0 ? Int.random(in: 0...3, using: &generator) : nil,
        direction: direction
      )
    )
  }

  private static func paragraph(using generator: inout SeededGenerator) -> TextAttributes {
    var attributes = TextAttributes()
    attributes.size = 10
    attributes.alignment = ParagraphAlignment.allCases.randomElement(using: &generator)
    attributes.lineBreakMode = [.wordWrapping, .characterWrapping, .clipping].randomElement(using: &generator)
    if Bool.random(using: &generator) {
      attributes.firstLineIndent = 8
      attributes.headIndent = Double.random(in: -4...12, using: &generator)
      attributes.tailIndent = 5
      attributes.paragraphSpacing = 3
    }
    return attributes
  }

  private static func change(_ text: inout StyledText, using generator: inout SeededGenerator) {
    let ends = (0..<2).map { _ in Int.random(in: 0...text.utf16Length, using: &generator) }.sorted()
    let range = ends[0]..<ends[1]
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: try? text.set(\.weight, 700, in: range)
    case 1: try? text.set(\.size, 15, in: range)
    case 2: try? text.set(\.letterSpacing, 2, in: range)
    default: try? text.set(\.link, link, in: range)
    }
  }
}

extension PositionCase {
  /// The ends of the graphemes that were laid out, in UTF-16, with 0.
  var stops: [Int] {
    var stops = [0]
    for character in text.text { stops.append(stops[stops.count - 1] + character.utf16.count) }
    return stops.filter { $0 <= laidOutEnd }
  }

  var laidOutEnd: Int { frame.lines.last?.range.upperBound ?? 0 }

  /// The text as a literal of ASCII.
  var escaped: String { text.text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() }

  /// The graphemes that were laid out.
  var graphemes: [Range<Int>] { zip(stops, stops.dropFirst()).map { $0..<$1 } }

  /// Whether all graphemes have their parts side by side, in one direction.
  var graphemesStandTogether: Bool {
    get throws {
      let ranges = try frame.graphemeRects(in: 0..<text.utf16Length).map(\.range)
      return zip(ranges, ranges.dropFirst()).allSatisfy { $0 != $1 }
    }
  }

  func randomRange(using generator: inout SeededGenerator) -> Range<Int> {
    let ends = (0..<2).map { _ in stops.randomElement(using: &generator) ?? 0 }.sorted()
    return ends[0]..<ends[1]
  }

  static let fixed = Typesetter(FixedWidthShaper())

  /// Runs a law for many cases: with fixed widths and, where there is Pango, with real fonts.
  static func check(
    _ count: Int,
    direction: TextDirection? = nil,
    seed: UInt64 = .random(in: 0 ... .max),
    _ law: (PositionCase, inout SeededGenerator, String) throws -> Void
  ) throws {
    var typesetters = [(fixed, count)]
    #if canImport(CPango)
      typesetters.append((try pango.get(), count / 5))
    #endif
    var generator = SeededGenerator(seed: seed)
    for (typesetter, count) in typesetters {
      for round in 0..<count {
        let one = PositionCase(using: &generator, typesetter: typesetter, direction: direction)
        try law(one, &generator, "seed \(seed), \(type(of: typesetter.shaper)) \(round): \(one.escaped)")
      }
    }
  }

  #if canImport(CPango)
    static let pango = Result { Typesetter(try PangoShaper(TestFonts.configuration)) }
  #endif
}

/// A frame without fonts: letters are 5 points wide, ideographs 10, and lines 10 points high.
func tenPointFrame(
  _ text: StyledText,
  width: Double = .infinity,
  options: FrameOptions = FrameOptions()
) -> TextFrame {
  var text = text
  text.attributes.size = 10
  return PositionCase.fixed.frame(for: text, width: width, options: options)
}

extension LayoutRect {
  var middle: LayoutPoint { LayoutPoint(x: x + width / 2, y: y + height / 2) }

  func isNear(_ other: LayoutRect) -> Bool {
    abs(x - other.x) < 0.01 && abs(y - other.y) < 0.01 && abs(maxX - other.maxX) < 0.01 && abs(maxY - other.maxY) < 0.01
  }
}
