import StyledText
import Testing

struct SlotTemplateTests {
  @Test(arguments: [
    ("{sale} {was}", ["sale", "was"]), ("{a}{b}{a}", ["a", "b"]), ("", []), ("{{not a slot}}", []), ("{{{a}}}", ["a"]),
    ("{现价}元", ["现价"]), ("{السعر} ريال", ["السعر"]), ("{👍🏽}", ["👍🏽"]), ("{ a b }", [" a b "]),
    ("{e\u{301}}\u{301}", ["e\u{301}"]),
    ("{\u{301}}", ["\u{301}"]), ("{a}\u{301}{b}", ["a", "b"]),
  ])
  func namesAreReadInOrder(source: String, names: [String]) throws {
    let template = try SlotTemplate(source)
    #expect(template.slotNames == names)
    #expect(template.source == source)
  }

  @Test(arguments: [
    ("{{}}", "{}"), ("{{{a}}}", "{<a>}"), ("{{a}} {a}", "{a} <a>"), ("}}{{", "}{"), ("{a}}}", "<a>}"),
    ("{a}{{", "<a>{"),
    ("{{{{", "{{"), ("{a}\u{301}", "<a>\u{301}"),
  ])
  func doubledBracesAreBraces(source: String, shown: String) throws {
    var text = StyledText(template: try SlotTemplate(source))
    text["a"] = "<a>"
    #expect(Array(text.text.utf8) == Array(shown.utf8))
  }

  @Test(arguments: [
    ("{", 0), ("a {b", 2), ("{a {b}", 0), ("{a}{", 3), ("{a{{", 0), ("👍🏽{", 4), ("{{{", 2), ("e\u{301}汉{x", 3),
    ("{ {a}", 0),
  ])
  func bracesAreClosed(source: String, position: Int) {
    let message =
      "the `{` at position \(position) is not closed; write `{name}` for a slot, or `{{` for a brace"
    expect(source, .unclosedBrace(position: position), message)
  }

  @Test(arguments: [("}", 0), ("{a}}", 3), ("{{a}", 3), ("👍🏽}", 4), ("}}}", 2)])
  func bracesAreOpened(source: String, position: Int) {
    let message =
      "the `}` at position \(position) closes nothing; write `{name}` for a slot, or `}}` for a brace"
    expect(source, .unopenedBrace(position: position), message)
  }

  @Test(arguments: [("{}", 0), ("a{}", 1), ("{{{}", 2), ("汉{}}", 1)])
  func slotsHaveNames(source: String, position: Int) {
    let message = "the slot at position \(position) has no name; write `{name}`, or `{{}}` for two braces"
    expect(source, .emptyName(position: position), message)
  }

  private func expect(_ source: String, _ problem: SlotTemplateError, _ message: String) {
    #expect(throws: problem) { try SlotTemplate(source) }
    #expect(problem.description == message)
  }
}
