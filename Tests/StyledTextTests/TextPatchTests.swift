import StyleTables
import TestSupport
import Testing
import YanxuanStyles

@testable import StyledText

/// What patches hold, and that they take back each kind of edit.
struct TextPatchTests {
  private static let struck = TextAttributes(strikethrough: .single)

  /// Makes an edit, takes it back and makes it again; all of it exactly. Returns the patch that takes it back.
  @discardableResult
  private func checked(
    _ text: inout StyledText,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ edit: (inout StyledText) throws -> PositionMap?
  ) rethrows -> TextPatch {
    let old = text
    let (inverse, map) = try text.patching(edit)
    var changed = text
    let (redo, back) = changed.apply(inverse)
    #expect(changed.isStored(as: old) && changed.brokenInvariant == nil, sourceLocation: sourceLocation)
    let again = changed.apply(redo)
    #expect(changed.isStored(as: text) && changed.brokenInvariant == nil, sourceLocation: sourceLocation)
    #expect(again.map == map && map.inverse == back, sourceLocation: sourceLocation)
    return inverse
  }

  // MARK: - What is held

  @Test func typingHoldsOneLetter() throws {
    var text = StyledText("¥99 ¥129 and more")
    try text.merge(Self.struck, in: 4..<8)
    let inverse = try checked(&text) { try $0.replaceSubrange(5..<5, with: "x") }
    #expect(inverse.contents.map(\.range.utf16) == [5..<6] && inverse.contents.map(\.new) == [""])
    #expect(inverse.runs.count == 1 && inverse.runs[0].new.count == 1)
    #expect(inverse.whole == nil && inverse.rare == nil)
    #expect(text.apply(inverse).inverse.contents.map(\.new) == ["x"])
  }

  @Test func typingIntoTextWithoutRunsHoldsNoRuns() throws {
    var text = StyledText("¥99", style: .t14_red_bold)
    let inverse = try checked(&text) { try $0.replaceSubrange(1..<1, with: "1") }
    #expect(inverse.runs.isEmpty && inverse.whole == nil)
  }

  @Test func looksHoldNoText() throws {
    var text = StyledText("one two three")
    try text.merge(Self.struck, in: 0..<3)
    let inverse = try checked(&text) {
      try $0.set(\.weight, 700, in: 8..<13)
      return nil
    }
    #expect(inverse.contents.isEmpty && inverse.map.isIdentity)
    #expect(inverse.runs.map(\.range.utf16) == [3..<13])
  }

  @Test func equalRunsBetweenChangesAreNotHeld() throws {
    var text = StyledText("one two three four")
    for range in [0..<3, 4..<7, 8..<13] { try text.merge(Self.struck, in: range) }
    let inverse = try checked(&text) {
      try $0.set(\.weight, 700, in: 0..<3)
      try $0.set(\.weight, 700, in: 14..<18)
      return nil
    }
    #expect(inverse.runs.map(\.range.utf16) == [0..<3, 13..<18])
  }

  @Test func aRunBetweenTwoOthersIsHeldAlone() throws {
    var text = StyledText("one two")
    try text.merge(Self.struck, in: 0..<3)
    let pasted = StyledText("new", attributes: TextAttributes(weight: 700))
    let removal = try checked(&text) { try $0.insert(pasted, at: 3) }
    #expect(removal.runs.map(\.range.utf16) == [3..<6] && removal.runs.map(\.new.count) == [0])
    let insertion = try checked(&text) { try $0.removeSubrange(3..<6) }
    #expect(insertion.runs.map(\.range.utf16) == [3..<3] && insertion.runs.map(\.new.count) == [1])
  }

  @Test func editsInTwoPlacesAreTwoPartsByTheirMap() throws {
    var text = StyledText("¥99 or ¥129 today")
    try text.merge(Self.struck, in: 7..<11)
    let inverse = checked(&text) { $0.replaceText("¥89 or ¥119 today") }
    #expect(inverse.contents.map(\.new) == ["9", "2"])
    #expect(inverse.map.changes.map(\.old) == [1..<2, 9..<10])
    var slots = StyledText(template: try SlotTemplate("{a} and {a}"))
    slots["a"] = "one"
    let two = try checked(&slots) { try $0.setSlot("a", to: "once") }
    #expect(two.contents.map(\.new) == ["e", "e"] || two.contents.map(\.new) == ["", ""], "\(two.contents)")
  }

  /// A map of another edit would take text for equal that is not.
  @Test func aMapThatDoesNotFitIsIgnored() {
    var text = StyledText("one two")
    let wrong = [
      PositionMap(old: 0..<1, new: 0..<1), PositionMap(old: 7..<9, new: 7..<9), PositionMap(old: 3..<4, new: 3..<9),
      .identity,
    ]
    for (map, word) in zip(wrong, ["six", "ten", "a", "b😀b"]) {
      let inverse = checked(&text) {
        $0.text = "one \(word)"
        return map
      }
      #expect(inverse.contents.count == 1)
    }
  }

  @Test(arguments: [
    ("a😀b", "a😁b", 1..<3), ("aéb", "aèb", 1..<2), ("中", "伭", 0..<1), ("é", "e\u{301}", 0..<1),
    ("a\u{301}", "a\u{300}", 1..<2), ("aa", "aaa", 2..<2), ("😀😀", "😀", 2..<4), ("", "x", 0..<0),
  ]) func scalarsAreNotCut(old: String, new: String, range: Range<Int>) {
    var text = StyledText(old)
    let inverse = checked(&text) {
      $0.text = new
      return nil
    }
    #expect(inverse.map.inverse.changes.map(\.old) == [range])
  }

  // MARK: - Kinds of edits

  @Test func paragraphsComeApartAsTheyWere() throws {
    var text = StyledText("one\ntwo\nthree")
    try text.set(\.alignment, .center, in: 0..<1)
    try text.set(\.alignment, .end, in: 4..<5)
    try checked(&text) { try $0.replaceSubrange(3..<4, with: "") }
    try checked(&text) { try $0.replaceSubrange(2..<2, with: "\n\n") }
    try checked(&text) { try $0.replaceSubrange(1..<6, with: "\n" as StyledText) }
  }

  @Test func runsThatJoinComeApart() throws {
    var text = StyledText("one two one")
    try text.merge(Self.struck, in: 0..<3)
    try text.merge(Self.struck, in: 8..<11)
    let inverse = try checked(&text) { try $0.removeSubrange(3..<8) }
    #expect(text.runs.count == 1 && inverse.contents.map(\.new) == [" two "])
    try checked(&text) {
      try $0.remove(\.strikethrough, in: 0..<6)
      return nil
    }
    #expect(text.stored.isPlain)
  }

  /// A run that was typed and one that was set look alike, and are two.
  @Test func originsComeBack() throws {
    var text = StyledText("one two")
    try text.set(\.link, "x", in: 0..<3)
    try text.insert("n", at: 1)
    checked(&text) { $0.replaceText("1 2 3", policy: .uniform) }
    checked(&text) { $0.replaceText("one two", policy: .firstRun) }
    try checked(&text) {
      try $0.merge(TextAttributes(link: "x"), in: 1..<2)
      return nil
    }
  }

  @Test func emptyingIsTakenBackWithTheRememberedText() throws {
    var text = StyledText("¥99 ¥129", style: .t14_red_bold)
    try text.merge(Self.struck, in: 4..<8)
    checked(&text) {
      $0.text = ""
      return nil
    }
    let emptied = text
    checked(&text) {
      $0.restyle(styleCode: .t9_red_medium)
      return nil
    }
    let filled = checked(&text) { $0.replaceText("¥89 ¥119") }
    #expect(filled.rare != nil)
    _ = text.apply(filled)
    text.style = emptied.style
    text.text = "¥1 ¥2"
    #expect(try text.attributes(at: 4).strikethrough == .single)
  }

  @Test func removedTemplatesComeBack() throws {
    var text = StyledText(template: try SlotTemplate("{sale}, was {was}"), slots: ["was": Self.struck])
    text["sale"] = "¥89"
    text["was"] = "¥129"
    let inverse = try checked(&text) { try $0.replaceSubrange(4..<7, with: "!") }
    #expect(text.template == nil)
    _ = text.apply(inverse)
    text["was"] = "¥1"
    #expect(text.text == "¥89, was ¥1")
    try checked(&text) {
      $0.template = try SlotTemplate("{was}{sale}")
      return nil
    }
    try checked(&text) {
      try $0.setAttributes(TextAttributes(weight: 700), ofSlot: "was")
      return nil
    }
    checked(&text) {
      $0["was"] = nil
      return nil
    }
  }

  @Test func waitingValuesAndTheWholeTextComeBack() {
    var text = StyledText("x")
    let values = checked(&text) {
      $0["sale"] = "e\u{301}"
      return nil
    }
    #expect(values.rare != nil && values.contents.isEmpty && values.whole == nil)
    _ = checked(&text) {
      $0["sale"] = "é"
      return nil
    }
    let typing = checked(&text) { $0.append("y") }
    #expect(typing.rare == nil, "the values are the same")
    let style = checked(&text) {
      $0.style = .t14_red_bold
      $0.attributes.alignment = .center
      return nil
    }
    #expect(style.whole != nil && style.runs.isEmpty)
    _ = text.apply(style)
    #expect(text.style == nil && text.attributes.isEmpty)
  }

  @Test func editsThatThrowChangeNothing() {
    var text = StyledText("one")
    #expect(throws: TextPositionError.self) {
      _ = try text.patching {
        $0.append(" two")
        return try $0.removeSubrange(0..<100)
      }
    }
    #expect(text.text == "one")
  }

  // MARK: - Atoms

  /// Mentions of a known size lie in runs that are cut by a patch. Whether atoms have this size is known of runs as a
  /// whole.
  @Test func atomsStayWhatTheyWere() throws {
    let mention = TextAttributes(mention: TextMention("u", text: "ab"))
    var text = StyledText("abcd")
    try text.merge(mention, in: 0..<3)
    let uneven = text
    let first = text.patching {
      var whole = StyledText("abcd")
      whole.stored = RunList([RunList.Piece(length: whole.content.length, look: RunLook(overrides: mention))])
      $0 = whole
      return nil
    }
    #expect(try text.atoms(in: 0..<4) == [0..<2, 2..<4])
    _ = text.apply(first.inverse)
    #expect(try text.isStored(as: uneven) && text.atoms(in: 0..<4) == uneven.atoms(in: 0..<4))
  }

  // MARK: - Memory

  /// Against copies, which hold all of the text each.
  @Test func typedLettersNeedLittleMemory() throws {
    let words = String(repeating: "one two 汉字 three four five six seven eight nine ", count: 220)
    var text = StyledText(String(words.prefix(10_000)))
    for run in 0..<100 { try text.merge(Self.struck, in: run * 98..<run * 98 + 40) }
    #expect(text.utf8Length >= 10_000 && text.runs.count == 200)
    let first = text
    var generator = SeededGenerator(seed: 7)
    var patches: [TextPatch] = []
    var copies = 0
    for step in 0..<lawRounds(10_000) {
      let place = Int.random(in: 0...text.utf16Length, using: &generator)
      copies += text.storedSize
      patches.append(
        try text.patching {
          try step.isMultiple(of: 2) || place == 0
            ? $0.insert("x", at: place) : $0.removeSubrange(place - 1..<place)
        }.inverse
      )
    }
    let held = patches.reduce(0) { $0 + $1.storedSize }
    #expect(held * 50 < copies, "\(held) of \(copies)")
    for patch in patches.reversed() { _ = text.apply(patch) }
    #expect(text.isStored(as: first))
  }
}
