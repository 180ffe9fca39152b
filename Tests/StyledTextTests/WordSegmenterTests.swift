import TestSupport
import Testing

@testable import StyledText

struct WordSegmenterTests {
  /// Words are between `|`, each followed by the first letter of its kind, `_` for space. CR LF is shown as `⏎`.
  @Test(arguments: [
    ("", ""),
    ("Hello, world", "Hello w|, s|␣ _|world w"),
    ("can't 'quoted' it’s dogs' o'", "can't w|␣ _|' s|quoted w|' s|␣ _|it’s w|␣ _|dogs w|' s|␣ _|o w|' s"),
    ("iPhone15 snake_case x_1 _1 _ __", "iPhone15 w|␣ _|snake_case w|␣ _|x_1 w|␣ _|_1 w|␣ _|_ s|␣ _|__ s"),
    ("¥1,299.00 €5 99%", "¥ s|1,299.00 n|␣ _|€ s|5 n|␣ _|99 n|% s"),
    ("1,299, 3.14. 5th 1_000", "1,299 n|, s|␣ _|3.14 n|. s|␣ _|5th w|␣ _|1_000 n"),
    ("https://a.b/c?d=1", "https w|: s|/ s|/ s|a.b w|/ s|c w|? s|d w|= s|1 n"),
    ("e.g. a:b 1:2 1;2", "e.g w|. s|␣ _|a:b w|␣ _|1 n|: s|2 n|␣ _|1;2 n"),
    ("a  b\t\tc\u{A0}d\u{3000}\u{3000}e", "a w|␣␣ _|b w|\t _|\t _|c w|\u{A0} _|d w|\u{3000}\u{3000} _|e w"),
    ("a\r\n\r\nb\n\u{2028}\r", "a w|⏎ l|⏎ l|b w|\n l|\u{2028} l|\r l"),
    ("Grüße naïve cafe\u{301}s", "Grüße w|␣ _|naïve w|␣ _|cafe\u{301}s w"),
    ("1\u{202F}299 100\u{AD}000", "1\u{202F}299 n|␣ _|100\u{AD}000 n"),
    ("Привет мир", "Привет w|␣ _|мир w"),
    ("价格¥5元，3件", "价 i|格 i|¥ s|5 n|元 i|， s|3 n|件 i"),
    ("人々〇葛\u{E0100}𠮷", "人 i|々 i|〇 i|葛\u{E0100} i|𠮷 i"),
    ("ひらカタカナーﾊﾞ゛", "ひ i|ら i|カ i|タ i|カ i|ナ i|ー i|ﾊﾞ i|゛ i"),
    ("ア_ｱa", "ア i|_ s|ｱ i|a w"),
    ("ABＣ１２", "ABＣ１２ w"),
    ("１，２９９", "１，２９９ n"),
    ("สวัสดี ກຳ", "ส i|วั i|ส i|ดี i|␣ _|ກຳ i"),
    ("안녕하세요 세계", "안녕하세요 w|␣ _|세계 w"),
    ("مرحبا، ٤٢٫٥", "مرحبا w|، s|␣ _|٤٢٫٥ n"),
    ("צה״ל ג׳ ש'' א\"ב א\"", "צה״ל w|␣ _|ג׳ w|␣ _|ש' w|' s|␣ _|א\"ב w|␣ _|א w|\" s"),
    ("नमस्ते क्षि", "नमस्ते w|␣ _|क्षि w"),
    ("👍🏽👩‍👩‍👧❤️1️⃣", "👍🏽 s|👩‍👩‍👧 s|❤️ s|1️⃣ n"),
    ("🇩🇪🇫🇷🇯", "🇩🇪 s|🇫🇷 s|🇯 s"),
    ("\u{301}a", "\u{301} s|a w"),
    ("a\u{200D}b \u{200D} c", "a\u{200D}b w| \u{200D} _|␣ _|c w"),
    ("\u{1}\u{7F}\u{378}", "\u{1} s|\u{7F} s|\u{378} s"),
  ])
  func words(text: String, expected: String) {
    #expect(description(of: text) == expected)
  }

  @Test func partsHaveTheOffsetsOfTheWhole() {
    let text = "价格 ¥5"
    #expect(WordSegmenter.words(of: text, in: 3..<9).map { [$0.start, $0.end] } == [[3, 6], [6, 7], [7, 9]])
    #expect(WordSegmenter.words(of: text, in: 7..<7).isEmpty)
    // Inside 格, and beyond the end.
    #expect(WordSegmenter.words(of: text, in: 4..<100).map(\.start) == [3, 6, 7, 9])
    #expect(WordSegmenter.words(of: text, in: 0..<5).map(\.end) == [3])
    #expect(WordSegmenter.words(of: text, in: 50..<100).isEmpty)
  }

  @Test(arguments: [
    "\u{200D}", "\u{301}", "🇩", "a", "a'", "1,", "汉", "👩\u{200D}", "\r", " ", "\u{AD}", "क\u{94D}", "é",
  ])
  func longRunsAreCovered(unit: String) {
    let text = String(repeating: unit, count: 100_000)
    let words = WordSegmenter.words(of: text)
    #expect(words.first?.start == 0 && words.last?.end == text.utf8.count)
    #expect(zip(words, words.dropFirst()).allSatisfy { $0.end == $1.start })
  }

  private func description(of text: String) -> String {
    let bytes = Array(text.utf8)
    return WordSegmenter.words(of: text).map { word in
      let written = String(decoding: bytes[word.start..<word.end], as: UTF8.self)
      let shown = written.split(separator: "\r\n", omittingEmptySubsequences: false).joined(separator: "⏎")
      return "\(String(shown.map { $0 == " " ? "␣" : $0 })) \(word.kind.letter)"
    }
    .joined(separator: "|")
  }
}

extension TextWord.Kind {
  fileprivate var letter: String { self == .space ? "_" : String("\(self)".prefix(1)) }
}
