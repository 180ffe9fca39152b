import StyledText
import TestSupport
import Testing

/// The values of slots in a text that is set as a whole.
struct TemplateFitTests {
  @Test(arguments: [
    ("{a} {b}", "1 2", ["a": "1", "b": "2"]),
    // A slot ends at the first occurrence of the literal after it; the last literal is at the end.
    ("{a} {b}", "1 2 3", ["a": "1", "b": "2 3"]),
    ("{a}元", "5元6元", ["a": "5元6"]),
    ("<{a}|{b}>", "<1|2|3>>", ["a": "1", "b": "2|3>"]),
    ("{a}ab{b}", "aab", ["a": "a", "b": ""]),
    // Two adjacent slots: the first one gets all of the text.
    ("{a}{b}", "12", ["a": "12", "b": ""]),
    ("x{a}{b}y{c}", "x12y3", ["a": "12", "b": "", "c": "3"]),
    ("{a}{a}", "", ["a": ""]),
    ("{a}{b}{a}", "", ["a": "", "b": ""]),
    // Empty slots and empty texts.
    ("{a} {b}", " ", ["a": "", "b": ""]), ("{a}", "", ["a": ""]), ("", "", [:]), ("x", "x", [:]),
    // Slots in several places agree.
    ("{a}+{a}", "1+1", ["a": "1"]), ("{a}-{b}-{a}", "1-2-1", ["a": "1", "b": "2"]),
    // Literals are text, whatever is in them.
    ("{{{a}}}", "{7}", ["a": "7"]), ("{a}\n", "x\n", ["a": "x"]), ("现{a}元", "现{x}元", ["a": "{x}"]),
    ("{a} 👍 {b}", "汉 👍 e\u{301}", ["a": "汉", "b": "e\u{301}"]),
    ("{a}\u{301}", "e\u{301}", ["a": "e"]), ("{a}aab{b}", "aaaab", ["a": "aa", "b": ""]),
    ("{a}abab{b}", "abaabababb", ["a": "aba", "b": "abb"]), ("{a}11{b}", "1211", ["a": "12", "b": ""]),
  ])
  func fits(template: String, words: String, values: [String: String]) throws {
    var text = StyledText(template: try SlotTemplate(template))
    text.text = words
    #expect(text.text == words)
    #expect(Dictionary(uniqueKeysWithValues: (text.template?.slotNames ?? []).map { ($0, text[$0]) }) == values)
    #expect(text.missingSlots.isEmpty)
  }

  @Test(arguments: [
    ("{a} {b}", "12"), ("{a} {b}", ""), ("x{a}", "1"), ("x{a}", "1x"), ("{a}x", "x1"), ("x", "y"), ("x", "xx"),
    ("", "x"),
    ("x", ""), ("{a}+{a}", "1+2"), ("{a}{a}", "11"), ("{a}-{b}-{a}", "1-2-3"), ("ab{a}ba", "aba"), ("<{a}>{b}<", "<1<"),
    ("{a}é", "e\u{301}"), ("x{a}x", "x"),
  ])
  func doesNotFit(template: String, words: String) throws {
    var text = StyledText(template: try SlotTemplate(template))
    text.text = words
    #expect(text.text == words)
    #expect(text.missingSlots == text.template?.slotNames)
    #expect(try text.template.map { try $0.slotNames.flatMap(text.ranges(ofSlot:)) } == [])
  }

  @Test func slotsOfTheirOwnAreStrongerThanTheText() throws {
    var text = StyledText(template: try SlotTemplate("{a} {b}"))
    text["a"] = "x"
    text.text = "1 2"
    #expect(text.text == "x 2")
    text.text = "fits not"
    #expect(text.text == "x not")
    text.text = "unfit"
    #expect(text.text == "x ")
    text["a"] = nil
    #expect(text.text == "unfit")
    text.text = "1 2"
    #expect(text.text == "1 2")
  }

  @Test func resettingGivesTheSlotsBackToTheText() throws {
    var text = StyledText(template: try SlotTemplate("{a} {b}"))
    text["a"] = "x"
    text["b"] = "y"
    text["gone"] = "z"
    text.text = "1 2"
    text.resetSlots()
    #expect(text.text == "1 2" && text.unknownSlots.isEmpty)
  }

  /// By definition: the first occurrence of the literal.
  @Test func literalsAreFoundWhereTheyFirstAppear() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let literal = (0..<Int.random(in: 1...6, using: &generator)).map { _ in Bool.random(using: &generator) ? "a" : "b"
      }
      let words = (0..<Int.random(in: 0...16, using: &generator)).map { _ in Bool.random(using: &generator) ? "a" : "b"
      }
      var text = StyledText(template: try SlotTemplate("{before}\(literal.joined()){after}"))
      text.text = words.joined()
      let place = words.indices.first { words[$0...].starts(with: literal) }
      #expect(text["before"] == place.map { words[..<$0].joined() }, "seed \(seed)")
    }
  }

  @Test func longTextsFitInLinearTime() throws {
    let slots = (0..<2_000).map { "{\($0)} " }.joined()
    let template = try SlotTemplate(slots + "{rest}" + String(repeating: "a", count: 20_000) + "b{end}")
    var text = StyledText(template: template)
    text.text = String(repeating: "x ", count: 2_000) + String(repeating: "a", count: 50_000) + "b"
    #expect(text["1999"] == "x" && text["rest"]?.count == 30_000 && text["end"]?.isEmpty == true)
    #expect(text.missingSlots.isEmpty)
  }
}
