import Foundation
import StyleLayout
import StyleTables
import StyledText
import TestSupport

@testable import StyleRichText

/// A decoded text of both directions with mentions and emoji, laid out in some way: for laws of selections.
struct SelectionCase {
  let codec: RichTextCodec
  /// The text before it was cut.
  let text: StyledText
  let frame: TextFrame
  /// The graphemes and atoms of the text that is shown, found without the help of the layout.
  let units: [Range<Int>]
  let note: String
  /// A mistake in what is expected.
  var fault: SelectionFault?

  private static let parts = [
    "a", "one ", "two", "汉字", "、", " ", "  ", "e\u{301}", "👍🏽", "👩‍👩‍👧", "שלום", "אב ", "مرحبا", "سلام ", "12", "\n", "\r\n",
    "\u{2028}", "(", ")", "[赞]", "[哈]", "\u{301}", "𠮷", "don't", "https://a.b/c",
  ]
  private static let people = ["@John", "@John Smith", "@小明", "@שלום עולם", "@محمد", "@אב John", "@a", "@👩‍👩‍👧 e\u{301}"]
  private static let emoji = Result { try emojiCatalog("Selecting", [("pack", [TestEmoji("赞"), TestEmoji("哈")])]) }
  private static let typesetter = Typesetter(FixedWidthShaper(), cacheLimit: 0)

  init(using generator: inout SeededGenerator, note: String) throws {
    codec = RichTextCodec(emoji: try Self.emoji.get(), links: [.url])
    text = codec.decode(Self.plain(using: &generator)).text
    let width: Double = [.infinity, 0, 30, 60, 100, 100, 200].randomElement(using: &generator) ?? 100
    let direction = [nil, TextDirection.leftToRight, .rightToLeft].randomElement(using: &generator) ?? nil
    var options = FrameOptions(direction: direction)
    options.alignment = ParagraphAlignment.allCases.randomElement(using: &generator) ?? .start
    if Int.random(in: 0..<3, using: &generator) == 0 {
      options.maximumLines = Int.random(in: 0...3, using: &generator)
      let position = Truncation.Position.allCases.randomElement(using: &generator) ?? .tail
      options.truncation = Bool.random(using: &generator) ? Truncation("… more", at: position) : nil
    }
    frame = Self.typesetter.frame(for: text, width: width, options: options)
    units = Self.units(of: frame.truncation?.text ?? text)
    self.note = "\(note): \(text.text.debugDescription), width \(width), lines \(options.maximumLines ?? -1)"
  }

  private static func plain(using generator: inout SeededGenerator) -> PlainText {
    let some = (0..<Int.random(in: 1...6, using: &generator)).map { _ in parts.randomElement(using: &generator) ?? "" }
    var text = ""
    var entities: [PlainText.Entity] = []
    for index in 0..<Int.random(in: 0...14, using: &generator) {
      guard Int.random(in: 0..<6, using: &generator) == 0 else {
        text += some.randomElement(using: &generator) ?? ""
        continue
      }
      let (start, name) = (text.utf16.count, people.randomElement(using: &generator) ?? "")
      text += name
      entities.append(PlainText.Entity(start..<start + name.utf16.count, .mention("user/\(index)")))
    }
    return PlainText(text, entities: entities)
  }

  /// Characters as people see them; those of a mention are one, and so is what an end of a mention lies inside of.
  private static func units(of text: StyledText) -> [Range<Int>] {
    var inside: Set<Int> = []
    for run in text.runs {
      guard let mention = run.attributes.mention else { continue }
      let length = mention.text.utf16.count
      for position in run.range where (position - run.range.lowerBound) % length > 0 { inside.insert(position) }
    }
    var units: [Range<Int>] = []
    var start = 0
    var end = 0
    for character in text.text {
      end += character.utf16.count
      guard !inside.contains(end) else { continue }
      units.append(start..<end)
      start = end
    }
    return units
  }

  /// The places for the ends of a selection.
  var stops: [Int] { [0] + units.map(\.upperBound) }

  /// The end of the text that was laid out.
  var laidOutEnd: Int { frame.lines.last?.range.upperBound ?? 0 }

  /// A point in the frame or near it.
  func point(using generator: inout SeededGenerator) -> LayoutPoint {
    let right = min(frame.width, max(frame.size.width, 10))
    return LayoutPoint(
      x: Double.random(in: -15...right + 15, using: &generator),
      y: Double.random(in: -15...frame.size.height + 15, using: &generator)
    )
  }

  /// The number of frames that `STYLESPEC_SELECTIONS` asks for, to look longer.
  private static let chosenRounds = ProcessInfo.processInfo.environment["STYLESPEC_SELECTIONS"].flatMap { Int($0) }

  /// Runs a law for many cases.
  ///
  /// - Returns: The number of cases.
  @discardableResult
  static func check(_ count: Int, _ law: (SelectionCase, inout SeededGenerator) throws -> Void) throws -> Int {
    let count = chosenRounds ?? lawRounds(count)
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for round in 0..<count {
      try law(try SelectionCase(using: &generator, note: "seed \(seed), \(round)"), &generator)
    }
    return count
  }
}

/// A frame without fonts: letters are 5 points wide, ideographs 10, and lines 10 points high.
func selectingFrame(
  _ text: StyledText,
  width: Double = .infinity,
  options: FrameOptions = FrameOptions()
) -> TextFrame {
  var text = text
  text.attributes.size = 10
  return Typesetter(FixedWidthShaper()).frame(for: text, width: width, options: options)
}
