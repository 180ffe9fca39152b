import StyleRichText
import TestSupport
import Testing

/// What keyboards and input methods send, and what an editor shows after each event.
@Suite struct EditorSequenceTests {
  @Test(arguments: [
    "pinyin", "kana", "hangul", "dead-key", "dictation", "autocorrect", "after-mention", "click-while-composing",
    "undo-beside-others",
    "limit-with-selection",
  ])
  func editorShows(file: String) throws {
    var sequence = try EditorSequence(file)
    #expect(sequence.lines.count >= 8)
    for line in sequence.lines {
      let leftOut = try sequence.perform(line)
      if line.words[0] == "wait" { continue }
      let shown = try sequence.shown
      #expect(shown == line.shown, "\(file).txt:\(line.number)")
      #expect(leftOut == line.leftOut, "\(file).txt:\(line.number)")
    }
  }
}
