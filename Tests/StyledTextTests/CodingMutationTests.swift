import Foundation
import StyleTables
import StyledText
import TestSupport
import Testing

/// Damaged forms are refused, or give a text that can be worked with.
struct CodingMutationTests {
  @Test func damagedFormsDoNoHarm() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    var accepted = 0
    for _ in 0..<lawRounds(400) {
      let form = try Coded.bytes(RandomStyledText.make(using: &generator))
      for _ in 0..<10 {
        let json = String(decoding: Self.damage(form, using: &generator), as: UTF8.self)
        do {
          try use(try Coded.text(json, keys: RandomStyledText.keys), &generator)
          accepted += 1
        } catch is DecodingError {
        } catch {
          Issue.record("seed \(seed): \(error) for \(json)")
        }
      }
    }
    #expect(accepted > lawRounds(400) * 4 / 5, "seed \(seed)")
  }

  /// Everything that an edit or a look-up could fall over.
  private func use(_ text: StyledText, _ generator: inout SeededGenerator) throws {
    var text = text
    let context = StyleContext(textScale: TextScale(2))
    #expect(text == text && text.hashValue == text.hashValue)
    #expect(text.runs.reduce(0) { $0 + $1.range.count } == text.utf16Length)
    _ = text.resolved(in: context).runs.count + (try text.explanation(at: 0)).description.count
    _ = text.debugDescription + (text.template?.source ?? "")
    #expect(StyledText(text.makeNSAttributedStringForStorage(in: context)).text == text.text)
    #expect(StyledText(AttributedString(text), keys: RandomStyledText.keys) == text || text.isEmpty)
    for _ in 0..<4 { RandomStyledText.edit(&text, using: &generator) }
    _ = try? Coded.bytes(text)
  }

  /// Numbers that are too large, too small or not there, and bytes from anywhere.
  private static func damage(_ form: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    var form = form
    let numbers = [
      "-1", "0", "1", "9223372036854775807", "-9223372036854775808", "4294967296", "1e400", "0.5", "null", "[]",
    ]
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let digits = form.indices.filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(form[$0]) }
      let place = Int.random(in: form.indices, using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0, 1:
        let digit = digits.randomElement(using: &generator) ?? place
        let number = (numbers.randomElement(using: &generator) ?? "").utf8
        form.replaceSubrange(digit...digit, with: number)
      case 2: form[place] = form.randomElement(using: &generator) ?? 0
      case 3: form.insert(form[place], at: Int.random(in: form.indices, using: &generator))
      default: form.remove(at: place)
      }
    }
    return form
  }
}
