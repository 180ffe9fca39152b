import Foundation
import StyleTables
import StyledText
import TestSupport
import Testing
import YanxuanStyles

/// Many threads read one text while each changes a copy of its own.
///
/// `STYLESPEC_RACE_ROUNDS` makes it longer: under ThreadSanitizer a race shows up sooner or later, not at once.
struct ThreadTests {
  private static let rounds = ProcessInfo.processInfo.environment["STYLESPEC_RACE_ROUNDS"].flatMap { Int($0) } ?? 2

  @Test func oneTextIsReadByMany() async throws {
    for round in 0..<Self.rounds {
      // Made again each time, so that several threads fill the caches of a string at once.
      let text = try Self.text(round)
      let plain = text.text
      let results = await withTaskGroup(of: Int.self) { group in
        for thread in 0..<8 { group.addTask { Self.use(text, plain, seed: UInt64(thread)) } }
        return await group.reduce(into: Set()) { $0.insert($1) }
      }
      #expect(results.count == 1)
      #expect(text.text == plain)
    }
  }

  private static func text(_ round: Int) throws -> StyledText {
    let slots = ["was": TextAttributes(style: .t12_gray3_regular, strikethrough: .single)]
    var text = StyledText(template: try SlotTemplate("汉 {sale} – {was} 👍🏽 {was}"), style: .t14_red_bold, slots: slots)
    text["sale"] = String(repeating: "现价 \(round) e\u{301} 👩‍👩‍👧 ", count: 12)
    text["was"] = "原价 ¥129"
    try text.set(\.mention, TextMention("u", text: "现价"), in: 2..<4)
    for range in try text.ranges(ofSlot: "was") {
      try text.set(\.link, "x", in: range)
    }
    return text
  }

  /// Reads everything that can be read, in every way; the same for every thread.
  private static func use(_ text: StyledText, _ plain: String, seed: UInt64) -> Int {
    var generator = SeededGenerator(seed: seed)
    var hasher = Hasher()
    hasher.combine(text)
    hasher.combine(text.utf16Length)
    for run in text.runs { hasher.combine(run.attributes) }
    let context = StyleContext(appearance: .dark, textScale: TextScale(1.5), host: .label)
    hasher.combine(text.resolved(in: context).sets)
    for position in stride(from: 0, to: text.utf16Length, by: 17) {
      hasher.combine(try? text.explanation(at: position))
    }
    hasher.combine(try? Coded.bytes(text))
    hasher.combine(StyledText(AttributedString(text)) == text)
    hasher.combine(StyledText(text.makeNSAttributedStringForStorage(in: context)) == text)
    change(text, plain, using: &generator)
    return hasher.finalize()
  }

  private static func change(_ text: StyledText, _ plain: String, using generator: inout SeededGenerator) {
    var copy = text
    for _ in 0..<6 { RandomStyledText.edit(&copy, using: &generator) }
    copy.text = plain
    copy = text
    copy["was"] = RandomStyledText.word(using: &generator)
    copy.replaceText(plain, policy: .carryOver)
    let string = text.makeNSAttributedStringForStorage()
    string.replaceText(keepingStyles: RandomStyledText.word(using: &generator))
  }
}
