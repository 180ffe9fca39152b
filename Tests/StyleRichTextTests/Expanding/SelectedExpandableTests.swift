import StyleLayout
import StyledText
import TestSupport
import Testing

@testable import StyleRichText

/// A selection in a text that expands or collapses under it.
struct SelectedExpandableTests {
  private static let text = StyledText.tenPoint("one two three four five")
  /// Both show `one two...展开`, and ` 收起` after the whole text.
  static let limits = [ExpandableText.Limit.lines(1), .graphemes(7)]

  private func shown(_ limit: ExpandableText.Limit, _ wantsExpanded: Bool, width: Double = 72) -> ExpandedFrame {
    ExpandableText(Self.text, limit: limit, wantsExpanded: wantsExpanded).fixed(width: width)
  }

  private func moved(_ range: Range<Int>, _ old: ExpandedFrame, _ new: ExpandedFrame) -> Range<Int>? {
    LabelSelection(range, in: old.frame)?.moved(from: old, to: new)?.range
  }

  @Test(arguments: limits) func theSameCharactersAreSelectedInAnExpandedText(limit: ExpandableText.Limit) {
    let (old, new) = (shown(limit, false), shown(limit, true))
    #expect(old.shown == "one two...展开" && new.shown == "one two three four five 收起")
    #expect(moved(4..<7, old, new) == 4..<7 && moved(5..<9, old, new) == 5..<7)
    #expect(moved(8..<10, old, new) == nil, "a part of the token")
    #expect(moved(4..<12, old, new) == 4..<23, "what the token is shown for")
    #expect(moved(0..<12, old, new) == 0..<23, "all, without the closing text")
  }

  @Test(arguments: limits) func theSameCharactersAreSelectedInACollapsedText(limit: ExpandableText.Limit) {
    let (old, new) = (shown(limit, true), shown(limit, false))
    #expect(moved(4..<7, old, new) == 4..<7 && moved(4..<18, old, new) == 4..<7)
    #expect(moved(8..<18, old, new) == nil, "nothing of it is shown")
    #expect(moved(24..<26, old, new) == nil && moved(4..<23, old, new) == 4..<12)
    #expect(moved(0..<23, old, new) == 0..<12 && moved(0..<26, old, new) == 0..<12)
  }

  @Test func theSameCharactersAreSelectedInAnotherWidth() {
    let (narrow, wide) = (shown(.lines(1), false), shown(.lines(1), false, width: 100))
    #expect(wide.shown == "one two three...展开")
    #expect(moved(4..<13, wide, narrow) == 4..<7 && moved(8..<13, wide, narrow) == nil)
    #expect(moved(4..<7, narrow, wide) == 4..<7 && moved(4..<12, narrow, wide) == 4..<18)
  }

  @Test(arguments: limits) func aGroupIsToldOfAnExpansion(limit: ExpandableText.Limit) {
    let (collapsed, expanded) = (shown(limit, false), shown(limit, true))
    var group = SelectionGroup<Int>()
    _ = group.handle(.select(.word, at: LayoutPoint(x: 22, y: 5)), in: 1, collapsed.frame)
    _ = group.handle(.choose(.selectAll), in: 1, collapsed.frame)
    #expect(group.handle(.expansion(from: collapsed, to: expanded), in: 2, expanded.frame) == [])
    #expect(group.handle(.expansion(from: collapsed, to: expanded), in: 1, expanded.frame) == [.redraw(1)])
    #expect(group[1]?.range == 0..<23)
    _ = group.handle(.choose(.select), in: 1, expanded.frame)
    #expect(group[1]?.range == 4..<7, "the word that was touched")
    _ = group.handle(.select(.word, at: LayoutPoint(x: 2, y: 15)), in: 1, expanded.frame)
    #expect(group.handle(.expansion(from: expanded, to: collapsed), in: 1, collapsed.frame) == [.ended(1)])
  }

  @Test func textThatIsLoadedAgainKeepsItsSelection() throws {
    var item = ExpandableText(Self.text, limit: .graphemes(7), wantsExpanded: true)
    let old = item.fixed(width: 72)
    let edit = try item.text.insert("new ", at: 0)
    let new = item.fixed(width: 72)
    #expect(LabelSelection(8..<13, in: old.frame)?.moved(from: old, to: new, by: edit)?.range == 12..<17)
  }

  /// Random texts, limits and ranges, against the rule in characters of the whole text.
  @Test func theSameCharactersAreSelectedWhateverIsShown() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    var (kept, ended) = (0, 0)
    for round in 0..<lawRounds(1_000) {
      let one = RandomExpandable(using: &generator)
      let old = one.item.fixed(width: one.width, one.options)
      var item = one.item
      if Int.random(in: 0..<3, using: &generator) > 0 { item.wantsExpanded.toggle() }
      let width = Bool.random(using: &generator) ? one.width : Double.random(in: 0...160, using: &generator)
      let new = item.fixed(width: width, one.options)
      let ends = (0..<2).map { _ in Int.random(in: 0...old.frame.text.source.utf16Length, using: &generator) }.sorted()
      guard let selection = LabelSelection(ends[0]..<ends[1], in: old.frame) else { continue }
      let length = item.text.utf16Length
      let whole = selection.isAll(in: old.frame) ? 0..<length : Self.original(selection.range, in: old, length)
      let expected = whole.flatMap { Self.shown($0, in: new, length) }.flatMap(new.frame.selectable)
      let range = selection.moved(from: old, to: new)?.range
      try #require(range == expected, "seed \(seed), round \(round): \(selection.range) of \(old.shown), \(one)")
      if range == nil { ended += 1 } else { kept += 1 }
    }
    #expect(kept > 2 * ended && ended > 0, "\(kept) kept, \(ended) ended")
  }

  /// The characters of the whole text that are selected; nil for those of a token alone.
  private static func original(_ range: Range<Int>, in shown: ExpandedFrame, _ length: Int) -> Range<Int>? {
    guard let suffix = shown.suffix, range.upperBound > suffix.lowerBound else { return range }
    let upper = range.upperBound == suffix.upperBound ? length : suffix.lowerBound
    return range.lowerBound <= suffix.lowerBound && range.lowerBound < upper ? range.lowerBound..<upper : nil
  }

  /// The place of characters of the whole text. The token stands for the end of the text.
  private static func shown(_ range: Range<Int>, in shown: ExpandedFrame, _ length: Int) -> Range<Int>? {
    guard let suffix = shown.suffix, range.upperBound > suffix.lowerBound else { return range }
    let upper = range.upperBound == length ? suffix.upperBound : suffix.lowerBound
    return range.lowerBound <= suffix.lowerBound && range.lowerBound < upper ? range.lowerBound..<upper : nil
  }
}
