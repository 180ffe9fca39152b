import StyledText

/// The replacement of a whole text with runs, as a ratio to one division of both texts into words, which is the minimum
/// cost of a comparison by words. The segmenter is the library's own source, compiled into this program (`WordBreaks`
/// is a link), because it is internal to the library.
enum CarryOver {
  static func run(_ texts: inout Texts) {
    Measuring.heading("Carry-over: new text for 100 KB, against one division of both texts into words")
    let label = ("Buy right now for ¥129", "Buy it now for ¥99")
    report("a label of five words", label.0, label.1, runs: 3, repeats: 2_000, &texts)
    for (title, old, new) in cases(&texts) { report(title, old, new, runs: 100, repeats: 1, &texts) }
    let words = (0..<170_000).map { _ in texts.latinWord() }
    var changed = words
    changed[85_000] = "CHANGED"
    let (old, new) = (words.joined(separator: " "), changed.joined(separator: " "))
    report("1 MB with 10,000 runs, one word changed", old, new, runs: 10_000, repeats: 1, &texts)
  }

  private static func cases(_ texts: inout Texts) -> [(String, String, String)] {
    let words = (0..<17_000).map { _ in texts.latinWord() }
    let text = words.joined(separator: " ")
    let other = texts.latin(text.utf8.count)
    func joined(_ words: [String]) -> String { words.joined(separator: " ") }
    let two = (0..<2).map { _ in joined((0..<25_000).map { _ in texts.number(0..<2) == 0 ? "one" : "two" }) }
    let half = words.enumerated().map { $0.offset.isMultiple(of: 2) ? $0.element : texts.latinWord() }
    let single = words.enumerated().map { $0.offset == 8_500 ? "CHANGED" : $0.element }
    let letters = (0..<2).map { _ in String(texts.latin(100_000).filter { $0 != " " }) }
    return [
      ("unrelated Latin", text, other),
      ("unrelated Chinese", texts.chinese(34_000), texts.chinese(34_000)),
      ("the same words, shuffled", text, joined(words.shuffled(using: &texts.generator))),
      ("two words only, in any order", two[0], two[1]),
      ("no spaces", letters[0], letters[1]),
      ("no letters", String(repeating: "!?", count: 50_000), String(repeating: "?!.", count: 33_000)),
      (
        "one word again and again, then none", String(repeating: "go ", count: 33_000),
        String(repeating: "- ", count: 50_000)
      ),
      ("every second word changed", text, joined(half)),
      ("one word changed", text, joined(single)),
      ("a word more at either end", text, "FIRST " + text + " LAST"),
      ("nothing changed", text, joined(words)),
    ]
  }

  private static func report(
    _ title: String,
    _ old: String,
    _ new: String,
    runs: Int,
    repeats: Int,
    _ texts: inout Texts
  ) {
    let text = StyledText(old, runs: runs, style: texts.code())
    let times = Measuring.nanoseconds(
      rounds: 7,
      [
        Contender("replaceText", count: repeats) {
          (0..<repeats).reduce(0) { sum, _ in
            var copy = text
            copy.replaceText(new, policy: .carryOver)
            return sum + copy.text.utf8.count
          }
        },
        Contender("WordSegmenter", count: repeats) {
          (0..<repeats).reduce(0) { sum, _ in
            sum + WordSegmenter.words(of: old).count + WordSegmenter.words(of: new).count
          }
        },
      ]
    )
    let ratio = times[0] / times[1]
    let verdict = ratio <= 10 ? "met" : "NOT MET"
    let figures = "\(times[0].asTime), words alone \(times[1].asTime), ratio \((ratio * 10).rounded() / 10)"
    print("    \(title.padded(to: 40)) \(figures), goal 10: \(verdict)")
  }
}
