import StyleLayout
import StyledText
import TestSupport
import Testing

@testable import StyleRichText

/// What is copied, and where a selection goes when its text changes: in frames of both directions with mentions and
/// emoji.
@Suite struct SelectionCopyLawTests {
  @Test func aCopyIsTheTextOfTheRange() throws {
    var cuts = 0
    let rounds = try SelectionCase.check(1_000) { one, generator in
      let ends = (0..<2).map { _ in one.stops.randomElement(using: &generator) ?? 0 }.sorted()
      guard let selection = LabelSelection(ends[0]..<ends[1], in: one.frame) else { return }
      let copy = try #require(selection.clipboard(of: one.text, in: one.frame, codec: one.codec), "\(one.note)")
      let token = one.frame.truncation?.token ?? 0..<0
      var expected = ""
      for unit in one.units where unit.overlaps(selection.range) {
        // A combining mark may be kept after the token.
        let parts = [unit.clamped(to: 0..<token.lowerBound), unit.clamped(to: token.upperBound..<Int.max)]
        for part in parts where !part.isEmpty { expected += try one.frame.plainText(in: part) }
      }
      if token.overlaps(selection.range) { cuts += 1 }
      if expected.isEmpty { expected = try one.frame.plainText(in: selection.range) }
      if selection.isAll(in: one.frame) { expected = one.text.plainText }
      try #require(copy.string == expected, "\(one.note), \(selection.range)")
      let pasted = copy.pasted
      try #require(pasted.isCoded && pasted.content.text == expected, "\(one.note), \(selection.range)")
      guard one.frame.truncation == nil else { return }
      // The coded form keeps mentions and emoji.
      let decoded = one.codec.decode(pasted.content).text
      let part = StyledText(one.text[selection.range])
      try #require(decoded.text == part.text, "\(one.note), \(selection.range)")
      let atoms = try decoded.atoms(in: 0..<decoded.utf16Length)
      try #require(try atoms == part.atoms(in: 0..<part.utf16Length), "\(one.note), \(selection.range)")
    }
    #expect(cuts > rounds / 100, "\(cuts) selections of a token")
  }

  /// A selection keeps its text: of the characters that were selected, those that are left are selected.
  @Test func aSelectionFollowsItsText() throws {
    var (ended, kept) = (0, 0)
    let rounds = try SelectionCase.check(1_000) { one, generator in
      guard one.frame.truncation == nil, let selection = one.selection(using: &generator) else { return }
      var text = one.text
      let ends = (0..<2).map { _ in one.stops.randomElement(using: &generator) ?? 0 }.sorted()
      let new = ["", "x", "new text", "שלום"].randomElement(using: &generator) ?? ""
      let map = try text.replaceSubrange(ends[0]..<ends[1], with: new)
      let frame = selectingFrame(text, width: one.frame.width)
      let moved = selection.moved(by: map, in: frame)
      let note = "\(one.note), \(selection.range) after \(ends[0]..<ends[1]) became \(new.debugDescription)"
      let old = selection.range
      // The ends of what is left; new text belongs to it if the text that it replaces did.
      let (newEnd, shift) = (ends[0] + new.utf16.count, text.utf16Length - one.text.utf16Length)
      let lower =
        old.lowerBound >= ends[1]
        ? old.lowerBound + shift : old.lowerBound > ends[0] ? newEnd : old.lowerBound
      let upper =
        old.upperBound >= ends[1] && old.upperBound > ends[0]
        ? old.upperBound + shift : min(old.upperBound, ends[0])
      // Characters that are joined with others at the seam are selected as a whole.
      let expected = lower < upper ? frame.selectable(lower..<upper) : nil
      try #require(moved?.range == expected, "\(note): \(lower)..<\(upper)")
      if moved == nil { ended += 1 } else { kept += 1 }
    }
    #expect(ended > rounds / 50 && kept > rounds / 4, "\(ended) ended, \(kept) kept")
  }

  /// In another width, the same text is selected, also if the text is cut elsewhere.
  @Test func aSelectionSurvivesANewLayout() throws {
    try SelectionCase.check(1_000) { one, generator in
      guard let selection = one.selection(using: &generator) else { return }
      let whole = selectingFrame(one.text, width: 70)
      let moved = selection.moved(from: one.frame, to: whole)
      guard let cut = one.frame.truncation else {
        try #require(moved == selection, "\(one.note), \(selection.range)")
        return
      }
      let isTokenOnly =
        cut.token.lowerBound <= selection.range.lowerBound && selection.range.upperBound < cut.token.upperBound
      if selection.isAll(in: one.frame) {
        try #require(moved?.range == 0..<one.text.utf16Length, "\(one.note)")
      } else if !isTokenOnly, !cut.token.overlaps(selection.range) {
        let range = try #require(moved?.range, "\(one.note), \(selection.range)")
        let copies = [
          selection.clipboard(of: one.text, in: one.frame, codec: one.codec),
          moved?.clipboard(of: one.text, in: whole, codec: one.codec),
        ]
        let isWhole = moved?.isAll(in: whole) ?? false
        try #require(copies[0]?.string == copies[1]?.string || isWhole, "\(one.note), \(selection.range): \(range)")
        try #require(moved?.moved(from: whole, to: one.frame)?.range == selection.range, "\(one.note), \(range)")
      }
    }
  }
}
