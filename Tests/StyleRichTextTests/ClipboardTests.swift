import StyledText
import TestSupport
import Testing

@testable import StyleRichText

/// What is copied pastes back, and what other apps put on a clipboard does no harm.
struct ClipboardTests {
  private static let texts = [
    PlainText("plain"),
    PlainText("好[赞] @小明", entities: [.init(6..<9, .mention("user/7"))]),
    PlainText("👩‍👩‍👧 e\u{301} é @👍🏽", entities: [.init(11..<16, .mention("\"\\/\u{0}\u{2028}"))]),
    PlainText("[赞]", entities: [.init(0..<3, .literal), .init(3..<3, .literal)]),
    PlainText("a\r\nb\u{0}\u{FEFF}\u{FFFC}\u{10FFFF}\t\u{7F} \"quoted\" \\u0041"), PlainText(""),
  ]

  @Test(arguments: texts) func whatIsCopiedPastesBack(plain: PlainText) {
    let clipboard = RichTextClipboard(plain: plain)
    #expect(clipboard.string.utf8.elementsEqual(plain.text.utf8))
    #expect(clipboard.pasted.content == plain && clipboard.pasted.isCoded)
  }

  @Test func theCodedFormIsJSON() {
    let plain = PlainText("@小明 a/b", entities: [.init(0..<3, .mention("user/7"))])
    let form = #"{"entities":[{"length":3,"mention":"user/7","start":0}],"text":"@小明 a/b","version":1}"#
    #expect(RichTextClipboard(plain: plain).coded == form)
    #expect(RichTextClipboard(plain: PlainText("a")).coded == #"{"text":"a","version":1}"#)
  }

  /// Walls between codes stay where they are needed, and literals do not pile up.
  @Test func literalsOfAnyAppAreBounded() {
    let wall = PlainText.Entity(1..<1, .literal)
    let walls = RichTextClipboard(plain: PlainText("abc", entities: Array(repeating: wall, count: 5_000)))
    #expect(walls.pasted.content.entities == [wall])
    let letters = (0..<5_000).map { PlainText.Entity($0..<$0 + 1, .literal) }
    let many = RichTextClipboard(plain: PlainText(String(repeating: "a", count: 5_000), entities: letters))
    #expect(many.pasted.content.entities.count == 1_000)
  }

  @Test func aStringWithoutACodedFormIsText() {
    let pasted = RichTextClipboard("@小明[赞]").pasted
    #expect(pasted.content == PlainText("@小明[赞]") && !pasted.isCoded)
  }

  /// Forms of the string `@a`.
  @Test(arguments: [
    "", "null", "1", "[]", "\"@a\"", "{", "{}", "\u{0}", "\u{FEFF}", #"{"version":1}"#, #"{"text":"@a"}"#,
    #"{"text":"@a","version":0}"#, #"{"text":"@a","version":2}"#, #"{"text":"@a","version":-1}"#,
    #"{"text":"@a","version":"1"}"#, #"{"text":"@a","version":null}"#, #"{"text":"@a","version":1.5}"#,
    #"{"text":"@a","version":99999999999999999999999}"#, #"{"text":"@a","version":1e999}"#,
    #"{"text":"@b","version":1}"#, #"{"text":1,"version":1}"#, #"{"text":null,"version":1}"#,
    #"{"text":["@a"],"version":1}"#, #"{"text":"@a","version":1"#, #"{"text":"\ud800","version":1}"#,
    #"{"text":"@a","entities":1,"version":1}"#, #"{"text":"@a","entities":{},"version":1}"#,
    #"{"text":"@a","entities":[1],"version":1}"#, #"{"text":"@a","entities":[{}],"version":1}"#,
    #"{"text":"@a","entities":[{"start":"0","length":2}],"version":1}"#,
    #"{"text":"@a","entities":[{"start":-1,"length":2}],"version":1}"#,
    #"{"text":"@a","entities":[{"start":0,"length":-2}],"version":1}"#,
    #"{"text":"@a","entities":[{"start":9223372036854775807,"length":1}],"version":1}"#,
    #"{"text":"@a","entities":[{"start":0,"length":1e30}],"version":1}"#,
    #"{"text":"@a","entities":[{"start":0,"length":0.5}],"version":1}"#,
    #"{"text":"@a","entities":[{"start":0,"length":2,"mention":7}],"version":1}"#,
  ]) func formsThatAreNotGoodAreIgnored(form: String) {
    let pasted = RichTextClipboard("@a", coded: form).pasted
    #expect(pasted.content == PlainText("@a") && !pasted.isCoded)
  }

  /// Good, with more than this version knows.
  @Test(arguments: [
    #"{"text":"@a","entities":[{"start":0,"length":2,"mention":"u","style":"red"}],"version":1,"html":"<b>@a</b>"}"#,
    #" { "version" : 1, "text" : "\u0040a", "entities" : [ { "mention" : "u", "start" : 0, "length" : 2 } ] } "#,
  ]) func unknownKeysAreIgnored(form: String) {
    let pasted = RichTextClipboard("@a", coded: form).pasted
    #expect(pasted.content == PlainText("@a", entities: [.init(0..<2, .mention("u"))]) && pasted.isCoded)
  }

  /// Strings compare as equal if they look the same; a range in one of them may be wrong in the other.
  @Test func aFormOfATextWithOtherUnitsIsIgnored() {
    let form = RichTextClipboard(plain: PlainText("@é", entities: [.init(0..<2, .mention("u"))]))
    #expect(!RichTextClipboard("@e\u{301}", coded: form.coded).pasted.isCoded)
  }

  @Test func deepFormsAreIgnored() {
    for depth in [10, 500, 100_000] {
      let lists = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      let objects = String(repeating: #"{"a":"#, count: depth) + "1" + String(repeating: "}", count: depth)
      for deep in [lists, objects, String(repeating: "[", count: depth)] {
        #expect(!RichTextClipboard("@a", coded: deep).pasted.isCoded)
        let entities = #"{"text":"@a","entities":\#(deep),"version":1}"#
        #expect(!RichTextClipboard("@a", coded: entities).pasted.isCoded)
        // Where another key would be ignored, it is read all the same.
        let pasted = RichTextClipboard("@a", coded: #"{"text":"@a","later":\#(deep),"version":1}"#).pasted
        #expect(pasted.content.text == "@a")
      }
    }
  }

  @Test func entitiesThatDoNotFitAreLeftToTheCodec() {
    let entities = #"[{"start":0,"length":9223372036854775807},{"start":7,"length":2,"mention":"u"}]"#
    let form = #"{"text":"@a","entities":\#(entities),"version":1}"#
    let pasted = RichTextClipboard("@a", coded: form).pasted
    #expect(pasted.isCoded && pasted.content.entities.count == 2)
    let decoded = RichTextCodec().decode(pasted.content)
    #expect(decoded.problems.count == 2 && decoded.text.text == "@a")
  }

  @Test func onlySoManyMentionsArePasted() {
    let text = String(repeating: "@a ", count: 300)
    let entities = (0..<300).map { PlainText.Entity($0 * 3..<$0 * 3 + 2, .mention("user/\($0)")) }
    let literals = (0..<300).map { PlainText.Entity($0 * 3 + 2..<$0 * 3 + 3, .literal) }
    // In text order, whatever the order of the list.
    let clipboard = RichTextClipboard(plain: PlainText(text, entities: literals + entities.reversed()))
    let pasted = clipboard.pasted
    #expect(pasted.isCoded && pasted.content.text == text)
    #expect(pasted.content.entities.filter { $0.kind != .literal } == Array(entities.prefix(250)))
    #expect(pasted.content.entities.count { $0.kind == .literal } == 300)
  }

  @Test func longNamesAreText() {
    for (length, isMention) in [(199, true), (200, true), (201, false)] {
      let name = "@" + String(repeating: "𠮷", count: (length - 1) / 2) + (length.isMultiple(of: 2) ? "a" : "")
      let others = [PlainText.Entity(length + 1..<length + 3, .mention("v"))]
      let plain = PlainText(name + " @b", entities: [.init(0..<length, .mention("u"))] + others)
      let pasted = RichTextClipboard(plain: plain).pasted
      #expect(name.utf16.count == length && pasted.content.entities.count == (isMention ? 2 : 1))
      #expect(pasted.content.text == plain.text && pasted.content.entities.last == plain.entities.last)
    }
  }

  @Test func oversizedFormsAreIgnored() {
    let size = 16 << 20
    for (length, isCoded) in [(size, true), (size + 1, false)] {
      let frame = #"{"text":"a","version":1}"#
      let form = frame + String(repeating: " ", count: length - frame.utf8.count)
      #expect(RichTextClipboard("a", coded: form).pasted.isCoded == isCoded)
    }
  }

  // MARK: - Random forms

  /// Damaged forms are text, or make sense: they keep their string, and go on pasting back.
  @Test func damagedFormsDoNoHarm() throws {
    let seed = SeededGenerator.chosenSeed
    print("clipboards: seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    var (good, bad) = (0, 0)
    for _ in 0..<lawRounds(4_000) {
      let plain = Self.texts[1...3].randomElement(using: &generator) ?? PlainText("")
      let clipboard = RichTextClipboard(plain: plain)
      let coded = Self.damaged(clipboard.coded ?? "", using: &generator)
      let pasted = RichTextClipboard(plain.text, coded: coded).pasted
      try #require(pasted.content.text.utf8.elementsEqual(plain.text.utf8), "seed \(seed): \(coded)")
      if pasted.isCoded { good += 1 } else { bad += 1 }
      #expect(pasted.isCoded || pasted.content.entities.isEmpty, "seed \(seed): \(coded)")
      let again = RichTextClipboard(plain: pasted.content).pasted
      try #require(again.content == pasted.content && again.isCoded, "seed \(seed): \(coded)")
      let encoded = RichTextCodec().encode(RichTextCodec().decode(pasted.content).text)
      try #require(encoded.text.utf8.elementsEqual(plain.text.utf8), "seed \(seed): \(coded)")
    }
    #expect(good > 20 && bad > 100, "seed \(seed): \(good) good, \(bad) bad")
  }

  private static let parts = [
    "-1", "0", "1", "2", "7", "9223372036854775807", "-9223372036854775808", "1e400", "0.5", "null", "[]", "{}", "true",
    "\"", "\\", "\\ud83d", "{", "}", "[", "]", ",", ":", "\u{0}", "汉", "👍🏽", "\u{301}", " ", "\"version\":2,",
    "\"mention\":\"x\",",
  ]

  private static func damaged(_ form: String, using generator: inout SeededGenerator) -> String {
    var scalars = Array(form.unicodeScalars)
    for _ in 0..<Int.random(in: 1...2, using: &generator) {
      let digits = scalars.indices.filter { ("0"..."9").contains(scalars[$0]) }
      guard let digit = digits.randomElement(using: &generator) else { break }
      let any = Int.random(in: scalars.indices, using: &generator)
      let part = Array((parts.randomElement(using: &generator) ?? "").unicodeScalars)
      switch Int.random(in: 0..<7, using: &generator) {
      case 0...2: scalars.replaceSubrange(digit...digit, with: part)
      case 3: scalars.insert(contentsOf: part, at: any)
      case 4: scalars.remove(at: any)
      case 5: scalars.swapAt(digit, any)
      default:
        let copied = Array(scalars[min(any, digit)...max(any, digit)])
        scalars.insert(contentsOf: copied, at: any)
      }
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}
