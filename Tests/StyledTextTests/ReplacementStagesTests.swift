import Testing

@testable import StyledText

/// The worked example of the stages of a replacement, in the page of ``CarryOver``.
struct ReplacementStagesTests {
  private let text: StyledText = "Tea\n¥99 \("¥129", attributes: TextAttributes(strikethrough: .single))"
  private let new = "Tea\n¥89 ¥119"

  @Test func eachStageGivesWhatThePageSays() {
    let carryOver = CarryOver(old: text.content, runs: text.stored, base: text.attributes, new: new, atoms: [])
    var (old, new) = (text.content, new)
    old.withUTF8 { oldBytes in
      new.withUTF8 { newBytes in
        let texts = ComparedTexts(old: oldBytes, new: newBytes, runs: carryOver.runs, base: carryOver.base)
        func string(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
          String(decoding: bytes[range], as: UTF8.self)
        }

        let ends = carryOver.ends(of: texts)
        #expect(string(oldBytes, ends.oldMiddle) == "¥99 ¥129")
        #expect(string(newBytes, ends.newMiddle) == "¥89 ¥119")

        let words = carryOver.words(texts, ends)
        #expect(words.old.map { string(oldBytes, $0.range) } == ["¥99", "¥129"])
        #expect(words.new.map { string(newBytes, $0.range) } == ["¥89", "¥119"])
        #expect((words.old + words.new).allSatisfy { $0.kind == .amount })
        #expect(Set((words.old + words.new).map(\.id)).count == 4)

        #expect(words.sources(of: texts) == [.replacing(0), .replacing(1)])
      }
    }
    let pieces = carryOver.assembly().pieces
    #expect(pieces.map(\.length.utf16) == ["Tea\n¥89 ", "¥119"].map(\.utf16.count))
    #expect(pieces.map { $0.look.overrides.strikethrough != nil } == [false, true])
  }
}
