import Foundation
import StyleLayout
import StyledText
import TestSupport

/// A text of mixed scripts with mentions and emoji, laid out in some way: for laws of positions.
struct PositionCase {
  /// The text that is shown.
  let text: StyledText
  /// Its mentions, found without the help of the text.
  let atoms: [Range<Int>]
  let frame: TextFrame
  /// The ends of all graphemes that are not inside an atom, with 0; UTF-16 offsets.
  let allStops: [Int]
  /// The places for a caret: those in the text that was laid out.
  let stops: [Int]
  /// Lays out another text alike, without truncation.
  let layout: (StyledText) -> TextFrame

  private static let parts = [
    "a", "one ", "two", "office ", "ffi", "汉字", "、", "。", " ", "  ", "\t", "e\u{301}", "👍🏽", "👩‍👩‍👧", "🇩🇪🇯🇵", "שלום", "אב ",
    "مرحبا", "لا", "سلام ", "12", "١٢", "\n", "\r\n", "\u{2028}", "\u{2029}", "\u{FFFC}", "\u{AD}", "\u{200B}", "(",
    ")",
    "\u{600}", "\u{301}", "नमस्ते", "ไทย", "𠮷", "don't", "\u{3000}", "\u{B}", "\u{85}",
  ]
  static let badge = TextAttachment("badge", width: 7, ascent: 6, descent: 2, plainText: "[b]")
  static let smile = TextAttachment("smile", fontHeight: 1, plainText: "[s]")
  static let link = TextLink("item/7")

  init(text: StyledText, atoms: [Range<Int>], frame: TextFrame, layout: @escaping (StyledText) -> TextFrame) {
    self.text = text
    self.atoms = atoms
    self.frame = frame
    self.layout = layout
    var ends = [0]
    for character in text.text { ends.append(ends[ends.count - 1] + character.utf16.count) }
    allStops = ends.filter { end in !atoms.contains { $0.lowerBound < end && end < $0.upperBound } }
    let end = frame.lines.last?.range.upperBound ?? 0
    stops = allStops.filter { $0 <= end }
  }

  init(using generator: inout SeededGenerator, typesetter: Typesetter, direction: TextDirection? = nil) {
    // From a few parts only, so that repetitions come up.
    let some = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
      Self.parts.randomElement(using: &generator) ?? ""
    }
    var words = (0..<Int.random(in: 0...12, using: &generator)).map { _ in some.randomElement(using: &generator) ?? "" }
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let mention = MentionedText.mentions.randomElement(using: &generator) ?? ""
      words.insert(mention, at: .random(in: 0...words.count, using: &generator))
    }
    words.insert("\u{FFFC}", at: .random(in: 0...words.count, using: &generator))
    let mentioned = MentionedText(words, attributes: Self.paragraph(using: &generator), using: &generator)
    var text = mentioned.text
    for _ in 0..<Int.random(in: 0...3, using: &generator) { Self.change(&text, using: &generator) }
    let direction = direction ?? [nil, .leftToRight, .rightToLeft].randomElement(using: &generator) ?? nil
    let width: Double = [.infinity, 0, 20, 60, 100, 400].randomElement(using: &generator) ?? 100
    let isLimited = Int.random(in: 0..<8, using: &generator) == 0
    let maximum = isLimited ? Int.random(in: 0...3, using: &generator) : nil
    var options = FrameOptions(maximumLines: maximum, direction: direction)
    let layout = { [options] in typesetter.frame(for: $0, width: width, options: options) }
    if Bool.random(using: &generator) {
      options.truncation = Truncation("…", at: Truncation.Position.allCases.randomElement(using: &generator) ?? .tail)
    }
    let frame = typesetter.frame(for: text, width: width, options: options)
    let cut = frame.truncation
    let atoms = cut?.shown(mentioned.atoms, of: text) ?? mentioned.atoms
    self.init(text: cut?.text ?? text, atoms: atoms, frame: frame, layout: layout)
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
  var laidOutEnd: Int { frame.lines.last?.range.upperBound ?? 0 }

  /// The text as a literal of ASCII.
  var escaped: String { text.text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() }

  /// Whether the parts of each grapheme, and of each mention, are side by side in each line.
  var graphemesStandTogether: Bool {
    get throws {
      let rects = try frame.graphemeRects(in: 0..<text.utf16Length)
      return zip(rects, rects.dropFirst()).allSatisfy { $0.range != $1.range || $0.rect.y != $1.rect.y }
    }
  }

  /// Whether a line starts and ends between two graphemes, and not inside a mention.
  func isWhole(_ line: TextLine) -> Bool {
    allStops.contains(line.range.lowerBound) && allStops.contains(line.range.upperBound)
  }

  /// Whether a grapheme or a mention has parts in several lines.
  func isBroken(_ unit: Range<Int>) throws -> Bool {
    let isCut = unit.upperBound > laidOutEnd
    return try isCut || Set(frame.graphemeRects(in: unit).map(\.rect.y)).count > 1
  }

  func randomRange(using generator: inout SeededGenerator) -> Range<Int> {
    let ends = (0..<2).map { _ in stops.randomElement(using: &generator) ?? 0 }.sorted()
    return ends[0]..<ends[1]
  }

  static let fixed = Typesetter(FixedWidthShaper())

  /// The number of frames that `STYLESPEC_FRAMES` asks for, to look longer.
  private static let chosenCount = ProcessInfo.processInfo.environment["STYLESPEC_FRAMES"].flatMap { Int($0) }

  /// Runs a law for many cases: with fixed widths and, where there is Pango, with real fonts.
  static func check(
    _ count: Int,
    direction: TextDirection? = nil,
    seed: UInt64 = SeededGenerator.chosenSeed,
    _ law: (PositionCase, inout SeededGenerator, String) throws -> Void
  ) throws {
    let count = chosenCount ?? lawRounds(count)
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
