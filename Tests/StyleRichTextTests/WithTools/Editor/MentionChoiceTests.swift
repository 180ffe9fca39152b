import StyleRichText
import StyledText
import Testing

/// What a chosen mention is put into.
struct MentionChoiceTests {
  @Test(arguments: [
    ("hi @小| world", "hi @小红| world"), ("(@小|)", "(@小红|)"), ("（@小|）", "（@小红|）"), ("「@小|」", "「@小红|」"),
    ("@小|, you", "@小红|, you"), ("@小|，你好", "@小红|，你好"), ("@小|؟", "@小红|؟"), ("@小|।", "@小红|।"), ("\"@小|\"", "\"@小红|\""),
    ("„@小|“", "„@小红|“"), ("@小|\u{3000}好", "@小红|\u{3000}好"), ("@小|\nx", "@小红|\nx"), ("@小|", "@小红 |"), ("@小|好", "@小红 |好"),
    ("@小|(x)", "@小红 |(x)"), ("@小|#x", "@小红 |#x"), ("@小|@", "@小红 |@"), ("@小|—", "@小红 |—"), ("@小|¿x?", "@小红 |¿x?"),
  ])
  func aSpaceIsAddedOnlyWhereNothingSeparates(before: String, after: String) {
    let parts = before.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    var editor = RichTextEditor(PlainText(parts.joined()), codec: RichTextCodec())
    let caret = parts[0].utf16.count
    editor.handle(.select(anchor: caret, head: caret), at: 0)
    editor.handle(.mention(identifier: "user/9", name: "小红"), at: 1)
    var shown = editor.text.text
    shown.insert("|", at: shown.utf16.index(shown.startIndex, offsetBy: editor.selection.head))
    #expect(shown == after)
    #expect(editor.plain.entities.map(\.kind) == [.mention("user/9")])
  }

  private static let people = MentionDirectory(
    [("John", "1"), ("John", "2"), ("王", "3"), ("王小明", "4"), ("Ann", "5"), ("Ann Lee", "6")].map {
      (name: $0.0, identifier: "user/" + $0.1)
    }
  )

  /// The directory recognizes what was typed; that is not a choice.
  @Test(arguments: [
    ("@John", "John", "user/2", "@John "), ("@王", "王小明", "user/4", "@王小明 "), ("@王小", "王小明", "user/4", "@王小明 "),
    ("hi @Ann", "Ann Lee", "user/6", "hi @Ann Lee "), ("@Ann ", "Ann Lee", "user/6", "@Ann Lee "),
    ("@Ann L", "Ann Lee", "user/6", "@Ann Lee "), ("@John@王", "王小明", "user/4", "@John@王小明 "),
  ])
  func aTypedNameMayStillBeChosen(typed: String, name: String, person: String, after: String) {
    let options = EditorOptions(mentionTriggers: [MentionTrigger("@", words: 2)])
    var editor = RichTextEditor(codec: RichTextCodec(mentions: .names(Self.people)), options: options)
    for character in typed { editor.handle(.insert(String(character)), at: 0) }
    editor.handle(.mention(identifier: person, name: name), at: 1)
    #expect(editor.text.text == after)
    #expect(editor.plain.entities.map(\.kind) == [.mention(person)])
    #expect(editor.mentionQuery == nil)
  }

  @Test func theQueryGoesOnOverRecognizedNames() {
    let options = EditorOptions(mentionTriggers: [MentionTrigger("@", words: 2)])
    var editor = RichTextEditor(codec: RichTextCodec(mentions: .names(Self.people)), options: options)
    var queries: [String?] = []
    for character in "@Ann Lee x" {
      editor.handle(.insert(String(character)), at: 0)
      queries.append(editor.mentionQuery?.text)
    }
    #expect(queries == ["", "A", "An", "Ann", "Ann ", "Ann L", "Ann Le", "Ann Lee", nil, nil])
  }

  @Test func aChosenMentionIsNotAQuery() {
    var editor = RichTextEditor(codec: RichTextCodec(mentions: .names(Self.people)))
    editor.handle(.insert("@Jo"), at: 0)
    editor.handle(.mention(identifier: "user/2", name: "John"), at: 1)
    editor.handle(.delete(.backward), at: 2)
    #expect(editor.plain.text == "@John" && editor.mentionQuery == nil)
  }
}
