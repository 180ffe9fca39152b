import StyleRichText
import StyledText
import Testing

/// Names that are the beginning of a longer handle.
struct HandleTests {
  private func names(in text: String, _ directory: MentionDirectory) -> [String] {
    RichTextCodec(mentions: .names(directory)).decode(text).text.runs.compactMap(\.attributes.mention?.text)
  }

  private static let people: MentionDirectory = [
    "john": "1", "ann": "2", "example": "3", "小明": "4", "小红": "5", "x1": "6",
  ]

  @Test(arguments: [
    "@john.doe", "@john-doe", "@john_doe", "@john@exam.ple", "@john@example.com", "@john.1", "@x1-2", "see @john.doe.",
  ])
  func longerHandlesAreOtherPeople(text: String) { #expect(names(in: text, Self.people) == []) }

  @Test(arguments: [
    ("@john.", ["@john"]), ("@john. Doe", ["@john"]), ("@john-", ["@john"]), ("@john–doe", ["@john"]),
    ("@john@ann", ["@john"]), ("@john@ann@example", ["@john"]),
    ("@john@小明", ["@john"]),
    ("@小明@小红", ["@小明", "@小红"]), ("@小明-你好", ["@小明"]), ("@小明.com", ["@小明"]), ("@john.好", ["@john"]),
    ("@john@bob", []), ("@john@", ["@john"]), ("@john@ ann", ["@john"]), ("@john.\u{301}doe", ["@john"]),
  ])
  func handlesEndWhereNothingContinuesThem(text: String, expected: [String]) {
    #expect(names(in: text, Self.people) == expected)
  }

  @Test func aLongerHandleThatIsKnownIsOne() {
    #expect(names(in: "@john.doe @john", ["john": "1", "john.doe": "2"]) == ["@john.doe", "@john"])
  }

  @Test func aServiceWithoutHandlesTurnsThemOff() {
    let directory = MentionDirectory([(name: "john", identifier: "1")], respectsHandles: false)
    #expect(names(in: "@john.doe @john@example.com", directory) == ["@john", "@john"])
  }

  /// The second name ends the first one, or does not, as it is typed.
  @Test func namesChangeWhileOneTypes() {
    let codec = RichTextCodec(mentions: .names(Self.people))
    var editor = RichTextEditor(codec: codec)
    var counts: [Int] = []
    for character in "@john@ann.lee" {
      editor.handle(.insert(String(character)), at: 0)
      counts.append(editor.text.runs.count { $0.attributes.mention != nil })
    }
    #expect(counts == [0, 0, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 0])
    #expect(codec.decode(editor.plain).text == editor.text)
  }
}
