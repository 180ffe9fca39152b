import Foundation
import StyleTables
import TestSupport
import Testing
import YanxuanStyles

@testable import StyledText

/// Edits of an `NSMutableAttributedString` have the results of the edits of a text.
struct NSMutableAttributedStringTests {
  private static let mark = NSAttributedString.Key("test.mark")
  private static let note = NSAttributedString.Key("test.note")

  @Test func editsAgreeWithThoseOfATextInEveryRespect() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for round in 0..<600 {
      var text = RandomStyledText.make(using: &generator)
      let string = text.makeNSAttributedStringForStorage()
      // They do not affect the other attributes.
      if Bool.random(using: &generator), !text.isEmpty {
        let length = Int.random(in: 1...text.utf16Length, using: &generator)
        string.addAttribute(Self.mark, value: 7, range: NSRange(location: 0, length: length))
      }
      for _ in 0..<4 {
        guard !text.isEmpty else { break }
        try Self.edit(&text, string, "seed \(seed), round \(round)", using: &generator)
      }
    }
  }

  private static func edit(
    _ text: inout StyledText,
    _ string: NSMutableAttributedString,
    _ comment: Comment,
    using generator: inout SeededGenerator
  ) throws {
    let code = RandomStyledText.codes.randomElement(using: &generator) ?? .t14_gray2_bold
    switch Int.random(in: 0..<3, using: &generator) {
    case 0:
      let range = RandomStyledText.range(in: text, using: &generator)
      let problem = Self.problem { () throws(TextPositionError) in try text.apply(styleCode: code, in: range) }
      let other = Self.problem { () throws(TextPositionError) in try string.apply(styleCode: code, in: NSRange(range)) }
      try #require(problem == other, comment)
    case 1:
      text.restyle(styleCode: code)
      string.restyle(styleCode: code)
    default:
      let words = RandomStyledText.word(using: &generator)
      let policy = ReplacementPolicy.allCases.randomElement(using: &generator) ?? .automatic
      let map = text.replaceText(words, policy: policy)
      try #require(map == string.replaceText(keepingStyles: words, policy: policy), comment)
    }
    let back = StyledText(countingAs: string)
    try #require(text.isEmpty ? back.isEmpty : back.isSame(as: text), comment)
    try #require(string.isSame(as: text.makeNSAttributedStringForStorage(), but: Self.mark), comment)
  }

  private static func problem(_ body: () throws(TextPositionError) -> Void) -> TextPositionError? {
    do throws(TextPositionError) {
      try body()
      return nil
    } catch {
      return error
    }
  }

  /// `é` in one scalar and in two is equal for `String`, and not the same text.
  @Test func textsThatMeanTheSameAreDifferentTexts() throws {
    var text = StyledText(template: try SlotTemplate("{a}"))
    text.text = "é"
    let string = text.makeNSAttributedStringForStorage()
    string.replaceText(keepingStyles: "e\u{301}")
    text.text = "e\u{301}"
    #expect(StyledText(string).isSame(as: text))
  }

  @Test func otherAttributesGoWithTheirWords() {
    let string = NSMutableAttributedString(string: "Hello World, 你好")
    string.addAttribute(Self.mark, value: 7, range: NSRange(location: 6, length: 5))
    string.addAttribute(Self.note, value: "n", range: NSRange(location: 8, length: 5))
    string.restyle(styleCode: .t14_gray2_bold)
    #expect(string.texts(of: Self.mark) == ["World"] && string.texts(of: Self.note) == ["rld, "])
    let map = string.replaceText(keepingStyles: "Goodbye World, 你好")
    #expect(map.map(6..<11) == 8..<13)
    #expect(string.texts(of: Self.mark) == ["World"] && string.texts(of: Self.note) == ["rld, "])
    #expect(throws: Never.self) { try string.apply(styleCode: .t9_red_medium, in: NSRange(location: 0, length: 10)) }
    #expect(string.texts(of: Self.mark) == ["World"] && string.texts(of: Self.note) == ["rld, "])
    #expect(StyledText(string).runs.map(\.style) == [.t9_red_medium, .t14_gray2_bold])
    string.replaceText(keepingStyles: "Goodbye Moon, 你好")
    #expect(string.texts(of: Self.mark) == ["Moon"])
  }

  @Test func otherAttributesOfAllWordsStayOnAll() {
    let string = StyledText("one", style: .t14_gray2_bold).makeNSAttributedStringForStorage()
    string.addAttribute(Self.mark, value: 1, range: NSRange(location: 0, length: 3))
    string.replaceText(keepingStyles: "two three 四")
    #expect(string.texts(of: Self.mark) == ["two three 四"])
  }

  @Test(arguments: [
    NSRange(location: 0, length: 9), NSRange(location: 9, length: 0), NSRange(location: -1, length: 1),
    NSRange(location: NSNotFound, length: 0), NSRange(location: 1, length: .max), NSRange(location: 0, length: .max),
    NSRange(location: 3, length: -2), NSRange(location: .max, length: .max), NSRange(location: .min, length: .min),
    NSRange(location: 5, length: 1), NSRange(location: 0, length: 5),
  ])
  func rangesThatAreNoneThrow(range: NSRange) {
    let string = StyledText("abcd👍🏽", style: .t14_gray2_bold).makeNSAttributedStringForStorage()
    let log = LoggedString(attributedString: string)
    #expect(throws: TextPositionError.self) { try log.apply(styleCode: .t9_red_medium, in: range) }
    #expect(log.changes.isEmpty && log.isEqual(to: string))
  }

  @Test func emptyStringsTakeWords() throws {
    let string = NSMutableAttributedString(string: "")
    string.restyle(styleCode: .t14_gray2_bold)
    try string.apply(styleCode: .t14_gray2_bold, in: NSRange(location: 0, length: 0))
    #expect(throws: TextPositionError.outOfBounds(position: 1, count: 0)) {
      try string.apply(styleCode: .t14_gray2_bold, in: NSRange(location: 0, length: 1))
    }
    string.replaceText(keepingStyles: "new")
    #expect(StyledText(string) == "new")
    string.replaceText(keepingStyles: "")
    #expect(string.length == 0)
  }

  @Test func onlyWhatChangedIsTouched() throws {
    var text = try MarkedText("one ⟦two⟧ three ⟨four⟩ five").styledText()
    // Its lines are taller than those of the style to come, so that the lines of the paragraph stay as they are.
    text.style = .t14_gray2_bold
    let log = LoggedString(attributedString: text.makeNSAttributedStringForStorage())
    log.changes = []
    log.replaceText(keepingStyles: "one ⟦two⟧ three ⟨four⟩ five".filter { !"⟦⟧⟨⟩".contains($0) })
    #expect(log.changes.isEmpty)
    log.replaceText(keepingStyles: "one two three 4 five")
    #expect(log.changes == [NSRange(location: 13, length: 6), NSRange(location: 14, length: 1)])
    log.changes = []
    try log.apply(styleCode: .t9_red_medium, in: NSRange(location: 4, length: 3))
    #expect(log.changes == [NSRange(location: 4, length: 3)])
    log.changes = []
    try log.apply(styleCode: .t9_red_medium, in: NSRange(location: 4, length: 3))
    #expect(log.changes.isEmpty)
  }
}

/// Notes which ranges are changed.
private final class LoggedString: NSMutableAttributedString {
  var changes: [NSRange] = []

  override func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
    changes.append(range)
    super.setAttributes(attributes, range: range)
  }

  override func replaceCharacters(in range: NSRange, with string: String) {
    changes.append(range)
    super.replaceCharacters(in: range, with: string)
  }
}

extension NSAttributedString {
  fileprivate func texts(of key: NSAttributedString.Key) -> [String] {
    var found: [String] = []
    var end = -1
    enumerateAttributes(in: NSRange(location: 0, length: length)) { values, range, _ in
      guard values[key] != nil else { return }
      let words = attributedSubstring(from: range).string
      if range.location == end, let last = found.popLast() { found.append(last + words) } else { found.append(words) }
      end = range.location + range.length
    }
    return found
  }

  /// Whether every value is the same in both, except under one key.
  fileprivate func isSame(as other: NSAttributedString, but key: NSAttributedString.Key) -> Bool {
    guard string.utf8.elementsEqual(other.string.utf8) else { return false }
    return (0..<length).allSatisfy { position in
      var values = attributes(at: position, effectiveRange: nil)
      values[key] = nil
      return values.hasSameValues(as: other.attributes(at: position, effectiveRange: nil))
    }
  }
}
