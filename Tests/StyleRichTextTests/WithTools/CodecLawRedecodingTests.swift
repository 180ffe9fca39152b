import StyledText
import TestSupport
import Testing

@testable import StyleRichText

/// Reading a text again near an edit gives the same as reading all of it.
struct CodecLawRedecodingTests {
  /// L4.
  @Test func redecodingIsDecodingOfTheWhole() throws {
    let seed = SeededGenerator.chosenSeed
    print("CodecLawRedecodingTests: STYLESPEC_SEED=\(seed)")
    var edits = RandomEdits(seed: seed)
    var seen = Seen()
    for round in 0..<RandomPlainTexts.rounds(2_000) {
      let codec = try edits.texts.codec()
      var old = codec.decode(edits.plain())
      for _ in 0..<6 {
        let (plain, change) = edits.edited(old.plain)
        var (steps, allSteps) = (DecodingSteps(), DecodingSteps())
        let new = codec.redecode(old, as: plain, edited: change, steps: &steps)
        let all = codec.decode(plain, steps: &allSteps)
        let context: Comment = "seed \(seed), round \(round): \(old.plain) → \(plain), \(change)"
        try #require(new == all && new.events == all.events && new.text.isStored(as: all.text), context)
        seen.note(new, steps.total < allSteps.total)
        old = new
      }
    }
    // A test in which little happens says little.
    #expect(seen.isEverything, "\(seen), seed \(seed)")
  }

  /// Reading a text again after one key takes a hundredth of the steps of reading all of a short text, and no more in a
  /// long one.
  @Test(arguments: [10_000, 1_000_000])
  func stepsAreLocal(size: Int) throws {
    let emoji = (0..<200).map { TestEmoji("表情\($0)") }
    let codec = RichTextCodec(
      emoji: try emojiCatalog("Steps", [("pack", emoji)]),
      mentions: .names(["小明": "user/7"]),
      links: [.url, .mail, .topic, .hashtag]
    )
    var generator = SeededGenerator(seed: 7)
    var text = ""
    while text.utf8.count < size {
      text += Int.random(in: 0..<20, using: &generator) == 0 ? "[表情\(Int.random(in: 0..<200, using: &generator))]" : "好"
    }
    var allSteps = DecodingSteps()
    let old = codec.decode(PlainText(text), steps: &allSteps)
    #expect(old.events.count > size / 100)
    for place in [0, text.utf16.count / 2, text.utf16.count] {
      for key in ["的", "[", "]", "a"] {
        var edited = text
        let index = text.unicodeScalars.index(text.startIndex, offsetBy: place)
        edited.insert(contentsOf: key, at: index)
        var steps = DecodingSteps()
        let change = PositionMap.Change(old: place..<place, new: place..<place + 1)
        let new = codec.redecode(old, as: PlainText(edited), edited: change, steps: &steps)
        #expect(new == codec.decode(edited), "\(key) at \(place)")
        // As few in a long text as in a short one.
        #expect(
          steps.total <= 100 && steps.total * 100 <= allSteps.total,
          "\(steps) of \(allSteps), \(key) at \(place)"
        )
      }
    }
  }

  /// An edit that is not what changed, and texts that are or become empty.
  @Test func anyEditGivesTheWholeText() {
    let codec = RichTextCodec(links: [.mail])
    for (from, to) in [("a@b.c 好", "好 a@b.c"), ("", "a@b.c"), ("a@b.c", ""), ("😀a@b.c", "😁a@b.c"), ("a@b.c", "a@b.c")] {
      for range in [0..<0, 0..<1, 1..<2, 0..<99, 99..<99, -1..<1] {
        var steps = DecodingSteps()
        let change = PositionMap.Change(old: range, new: range)
        let new = codec.redecode(codec.decode(from), as: PlainText(to), edited: change, steps: &steps)
        #expect(new == codec.decode(to) && new.events == codec.decode(to).events, "\(from) → \(to), \(range)")
      }
    }
  }

  /// Whether a long code matches depends on the scalar after it, and on the end of the text.
  @Test func whatIsBehindALongCodeCounts() throws {
    let codec = RichTextCodec(emoji: try emojiCatalog("Long", [("pack", [TestEmoji("一二三四五六七八九")])]))
    let code = "[一二三四五六七八九]"
    for (from, to, start) in [
      (code, code + "\u{301}", 11), (code + "\u{301}", code, 11), (code.dropLast() + "", code, 10),
    ] {
      for front in ["", "好好"] {
        let (old, new) = (codec.decode(front + from), front + to)
        let place = front.utf16.count + start
        let change = PositionMap.Change(
          old: place..<old.plain.text.utf16.count,
          new: place..<new.utf16.count
        )
        var steps = DecodingSteps()
        let result = codec.redecode(old, as: PlainText(new), edited: change, steps: &steps)
        #expect(result == codec.decode(new) && result.events == codec.decode(new).events, "\(old.plain.text) → \(new)")
      }
    }
  }

  private struct Seen {
    var (short, emoji, other, farLooks, problems) = (0, 0, 0, 0, 0)

    var isEverything: Bool { [short, emoji, other, farLooks, problems].allSatisfy { $0 > 0 } }

    mutating func note(_ text: DecodedText, _ isShort: Bool) {
      short += isShort ? 1 : 0
      problems += text.problems.count
      for event in text.events {
        if event.isEmoji { emoji += 1 } else if event.range.isEmpty { farLooks += 1 } else { other += 1 }
      }
    }
  }
}

/// Random edits of random plain texts.
private struct RandomEdits {
  var texts: RandomPlainTexts

  init(seed: UInt64) { texts = RandomPlainTexts(generator: SeededGenerator(seed: seed)) }

  /// A text of several parts, some of them without anything to find, so that an edit is far from other things.
  mutating func plain() -> PlainText {
    var plain = texts.plain()
    for _ in 0..<texts.number(0...3) {
      let filler = texts.number(0...1) == 0 ? "" : String(repeating: texts.number(0...1) == 0 ? "。" : "b ", count: 12)
      let more = texts.plain()
      let start = plain.text.utf16.count + filler.utf16.count
      plain.text += filler + more.text
      plain.entities += more.entities.compactMap { $0.moved(by: start) }
    }
    return plain
  }

  /// A text after an edit, and the edit. Most entities are moved as an editor does it.
  mutating func edited(_ plain: PlainText) -> (PlainText, PositionMap.Change) {
    var scalars = plain.text.unicodeScalars
    let range = range(in: plain)
    let inserted = texts.number(0...3) == 0 ? "" : String(texts.text().unicodeScalars.prefix(texts.number(0...6)))
    let start = scalars[..<range.lowerBound].utf16Count
    let end = start + scalars[range].utf16Count
    scalars.replaceSubrange(range, with: inserted.unicodeScalars)
    let change = PositionMap.Change(old: start..<end, new: start..<start + inserted.utf16.count)
    var entities = plain.entities
    if texts.number(0...7) > 0 { entities = entities.compactMap { $0.kept(by: change) } }
    if texts.number(0...9) == 0 { entities += texts.plain().entities }
    if texts.number(0...9) == 0, !entities.isEmpty { entities.remove(at: texts.number(0...entities.count - 1)) }
    return (PlainText(String(scalars), entities: entities), change)
  }

  /// A range between scalars; often short, and often at the end of an entity.
  private mutating func range(in plain: PlainText) -> Range<String.Index> {
    let scalars = plain.text.unicodeScalars
    var start = scalars.index(scalars.startIndex, offsetBy: texts.number(0...scalars.count))
    if texts.number(0...2) == 0, !plain.entities.isEmpty {
      let entity = plain.entities[texts.number(0...plain.entities.count - 1)]
      let place = texts.number(0...1) == 0 ? entity.range.lowerBound : entity.range.upperBound
      start = plain.text.scalarIndex(utf16: place) ?? start
    }
    let longest = texts.number(0...9) == 0 ? scalars.count : 3
    let end = scalars.index(start, offsetBy: texts.number(0...longest), limitedBy: scalars.endIndex)
    return start..<(end ?? scalars.endIndex)
  }
}

extension PlainText.Entity {
  /// The entity after an edit; nil if that changed it.
  fileprivate func kept(by change: PositionMap.Change) -> Self? {
    if range.upperBound <= change.old.lowerBound { return self }
    return range.lowerBound < change.old.upperBound ? nil : moved(by: change.new.count - change.old.count)
  }
}

extension Substring.UnicodeScalarView {
  fileprivate var utf16Count: Int { reduce(0) { $0 + UTF16.width($1) } }
}

extension String {
  fileprivate func scalarIndex(utf16 offset: Int) -> Index? {
    guard offset >= 0 else { return nil }
    return utf16.index(startIndex, offsetBy: offset, limitedBy: endIndex)?.samePosition(in: unicodeScalars)
  }
}
