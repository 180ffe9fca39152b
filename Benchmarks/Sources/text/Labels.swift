import Foundation
import StyleTables
import StyledText

/// The life of a label's text: it is made once, and replaced often.
enum Labels {
  /// The last result. The optimizer cannot remove a store that others may read.
  nonisolated(unsafe) static var ours = StyledText()
  nonisolated(unsafe) static var old = NSAttributedString(string: "")
  nonisolated(unsafe) static var new = AttributedString()

  static func run(_ texts: inout Texts) {
    Measuring.heading("A label's text")
    for isChinese in [false, true] {
      let words = texts.labels(1_000, isChinese: isChinese)
      let codes = words.map { _ in texts.code() }
      let script = isChinese ? "Chinese" : "Latin"
      Measuring.compare("creating with one style, \(script)", goal: 5, creating(words, zip(words, codes).map { $0 }))
      Measuring.compare("replacing the whole text, \(script)", goal: 3, replacing(words, codes[0]))
    }
  }

  private static func creating(_ words: [String], _ styled: [(String, StyleCode)]) -> [Contender] {
    let attributes = Peers.attributes
    let container = Peers.container
    return [
      Contender("StyledText(_:style:)", count: words.count) {
        for (text, code) in styled { ours = StyledText(text, style: code) }
        return ours.isEmpty ? 0 : 1
      },
      Contender("NSAttributedString(string:attributes:), 3 at hand", count: words.count) {
        for text in words { old = NSAttributedString(string: text, attributes: attributes) }
        return old.length
      },
      Contender("AttributedString(_:attributes:), 3 at hand", count: words.count) {
        for text in words { new = AttributedString(text, attributes: container) }
        return new.runs.count
      },
    ]
  }

  private static func replacing(_ words: [String], _ code: StyleCode) -> [Contender] {
    ours = StyledText("-", style: code)
    let mutable = NSMutableAttributedString(string: "-", attributes: Peers.attributes)
    new = AttributedString("-", attributes: Peers.container)
    return [
      Contender("StyledText.text =", count: words.count) {
        for text in words { ours.text = text }
        return ours.isEmpty ? 0 : 1
      },
      Contender("NSMutableAttributedString.replaceCharacters(in:with:)", count: words.count) {
        for text in words { mutable.replaceCharacters(in: NSRange(location: 0, length: mutable.length), with: text) }
        return mutable.length
      },
      Contender("AttributedString.characters.replaceSubrange(_:with:)", count: words.count) {
        for text in words { new.characters.replaceSubrange(new.startIndex..<new.endIndex, with: text) }
        return new.runs.count
      },
      Contender("AttributedString(_:attributes: first run's)", count: words.count) {
        for text in words { new = AttributedString(text, attributes: new.runs[new.startIndex].attributes) }
        return new.runs.count
      },
    ]
  }
}
