import StyleTables
import StyledText
import YanxuanStyles

/// The growth of the time of hostile or large cases with their size: four times the size should take little more than
/// four times as long.
enum Growth {
  static func run(_ texts: inout Texts) {
    Measuring.heading("Growth: the time for a size, and how much longer four times the size takes")
    let code = texts.code()
    let words = texts.latin(400_000)
    for (title, size, work) in editing(words, code) + slots(code) + coding() { report(title, size, work) }
  }

  typealias Case = (title: String, size: Int, prepare: (Int) throws -> () throws -> Int)

  private static func report(_ title: String, _ size: Int, _ prepare: (Int) throws -> () throws -> Int) {
    do {
      let (small, large) = (try prepare(size), try prepare(size * 4))
      let times = Measuring.nanoseconds(
        rounds: 3,
        [Contender("small") { (try? small()) ?? 0 }, Contender("large") { (try? large()) ?? 0 }]
      )
      let growth = (times[1] / times[0] * 10).rounded() / 10
      print(
        "    \(title.padded(to: 64)) \(size): \(times[0].asTime), \(size * 4): \(times[1].asTime), growth \(growth)"
      )
    } catch {
      preconditionFailure("\(error)")
    }
  }

  private static func editing(_ words: String, _ code: StyleCode) -> [Case] {
    [
      (
        "set on run after run", 2_500,
        { size in { try styled(words, size, code).runs.underestimatedCount } }
      ),
      (
        "the same, in text with equal attachments", 500,
        { size in
          {
            let text = try attachments(size, code, areEqual: true, areStyled: true)
            return text.isEmpty ? 0 : 1
          }
        }
      ),
      (
        "appending equal attachments", 500,
        { size in
          {
            var text = StyledText(style: code)
            for _ in 0..<size { text.append(TextAttachment("smile", width: 20, ascent: 20)) }
            return text.utf16Length
          }
        }
      ),
      (
        "appending equal emoji as text", 2_000,
        { size in
          let emoji = StyledText(attachment: TextAttachment("zan", fontHeight: 1, plainText: "[赞]"))
          return {
            var text = StyledText(style: code)
            for _ in 0..<size { text.append(emoji) }
            return text.utf16Length
          }
        }
      ),
      (
        "styling equal mentions side by side", 2_000,
        { size in
          let text = try mentions(size, code)
          return {
            var copy = text
            for place in 0..<size { try copy.set(\.weight, 100 + place % 2, in: 3 * place..<3 * place + 3) }
            return copy.utf16Length
          }
        }
      ),
      (
        "carry-over among different attachments", 2_500,
        { size in
          let text = try attachments(size, code, areEqual: false, areStyled: false)
          let other = String(text.text.reversed())
          return { replaced(text, by: "x" + other + "y") }
        }
      ),
      (
        "carry-over among equal attachments, styled one by one", 2_500,
        { size in
          let text = try attachments(size, code, areEqual: true, areStyled: true)
          return { replaced(text, by: "x" + text.text + "y") }
        }
      ),
      (
        "typing among equal attachments, styled one by one", 2_500,
        { size in
          let text = try attachments(size, code, areEqual: true, areStyled: true)
          return {
            var copy = text
            for place in 0..<100 { try copy.insert("a", at: place * 7 % size) }
            return copy.utf16Length
          }
        }
      ),
      (
        "carry-over among amounts", 2_500,
        { size in
          let text = try styled((0..<size).map { "¥\($0) – " }.joined(), size, code)
          let other = (0..<size).map { "$\($0 + 3), now " }.joined()
          return { replaced(text, by: other) }
        }
      ),
      (
        "carry-over of words that are all on lines of their own now", 2_500,
        { size in
          let text = try styled(words, size, code)
          let other = text.text.replacing(" ", with: "\n")
          return { replaced(text, by: other) }
        }
      ),
      (
        "carry-over among paragraphs with alignments", 2_500,
        { size in
          let text = try paragraphs(size, code)
          let other = text.text.replacing("a", with: "b c")
          return { replaced(text, by: other) }
        }
      ),
      (
        "pasting a text with a run for each character", 2_500,
        { size in
          let text = try styled(words, size, code)
          return {
            var copy = text
            try copy.replaceSubrange(size / 2..<size, with: text)
            return copy.utf16Length
          }
        }
      ),
    ]
  }

  private static func slots(_ code: StyleCode) -> [Case] {
    [
      (
        "a template with its slots' attributes", 250,
        { size in
          { StyledText(template: try template(size), style: code, slots: attributes(size)).template == nil ? 1 : 0 }
        }
      ),
      (
        "a text that fills a template", 250,
        { size in
          let text = StyledText(template: try template(size), style: code, slots: attributes(size))
          let words = (0..<size).map { "\($0):x" }.joined(separator: ";")
          return { replaced(text, by: words) + text.missingSlots.count }
        }
      ),
      (
        "missing slots of a filled template", 250,
        { size in
          var text = StyledText(template: try template(size), style: code, slots: attributes(size))
          text.text = (0..<size).map { "\($0):x" }.joined(separator: ";")
          return { text.missingSlots.count + 1 }
        }
      ),
      (
        "restyling a template with styled slots", 250,
        { size in
          let text = StyledText(template: try template(size), style: code, slots: attributes(size))
          return {
            var copy = text
            copy.restyle(styleCode: code)
            return copy.isEmpty ? 0 : 1
          }
        }
      ),
      (
        "removing an attribute from all slots", 250,
        { size in
          let text = StyledText(template: try template(size), style: code, slots: attributes(size))
          return {
            var copy = text
            try copy.remove(TextAttributeKeys.Weight.self, in: 0..<copy.utf16Length)
            return copy.isEmpty ? 0 : 1
          }
        }
      ),
    ]
  }
}
