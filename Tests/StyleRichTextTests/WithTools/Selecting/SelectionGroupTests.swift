import StyleLayout
import StyledText
import TestSupport
import Testing

@testable import StyleRichText

/// One selection for all labels. Letters are 5 points wide, and lines 10 points high.
@Suite struct SelectionGroupTests {
  private let frame = selectingFrame("one two three")
  private let other = selectingFrame("four five")
  private let word = SelectionEvent.select(.word, at: LayoutPoint(x: 2, y: 5))

  @Test func aSelectionInOneLabelEndsThatOfAnother() {
    var group = SelectionGroup<String>()
    #expect(group.label == nil && group["a"] == nil)
    #expect(group.handle(word, in: "a", frame) == [.redraw("a")])
    #expect(group.label == "a" && group["a"]?.range == 0..<3 && group["b"] == nil)
    #expect(group.handle(word, in: "b", other) == [.ended("a"), .redraw("b")])
    #expect(group.label == "b" && group["b"]?.range == 0..<4 && group["a"] == nil && group.selection == group["b"])
    #expect(group.handle(.select(.all, at: .zero), in: "b", other) == [.redraw("b")])
    #expect(group.handle(.select(.all, at: .zero), in: "b", other) == [], "the same")
    #expect(group.end() == [.ended("b")] && group.end() == [] && group.selection == nil)
  }

  @Test func aTapOutsideTheSelectionEndsIt() {
    var group = SelectionGroup<Int>()
    _ = group.handle(word, in: 1, frame)
    #expect(group.handle(.tap(LayoutPoint(x: 7, y: 5)), in: 1, frame) == [] && group.label == 1)
    #expect(group.handle(.tap(LayoutPoint(x: 30, y: 5)), in: 1, frame) == [.ended(1)] && group.label == nil)
    _ = group.handle(word, in: 1, frame)
    #expect(group.handle(.tap(LayoutPoint(x: 7, y: 5)), in: 2, other) == [.ended(1)], "in another label")
    #expect(group.handle(.tap(LayoutPoint(x: 7, y: 5)), in: 2, other) == [])
  }

  @Test func pinsAreDragged() {
    var group = SelectionGroup<Int>()
    #expect(group.handle(.grab(LayoutPoint(x: 15, y: 15)), in: 1, frame) == [] && group.selection == nil)
    _ = group.handle(word, in: 1, frame)
    #expect(group.handle(.grab(LayoutPoint(x: 15, y: 15)), in: 1, frame) == [])
    #expect(group.selection?.heldPin == .end && group.selection?.magnifier(in: frame) != nil)
    #expect(group.handle(.tap(LayoutPoint(x: 15, y: 15)), in: 1, frame) == [], "a tap on the pin")
    #expect(group.handle(.drag(LayoutPoint(x: 16, y: 15)), in: 1, frame) == [], "the same text")
    #expect(group.handle(.drag(LayoutPoint(x: 36, y: 15)), in: 1, frame) == [.redraw(1)])
    #expect(group[1]?.range == 0..<7)
    #expect(group.handle(.drag(LayoutPoint(x: 2, y: 15)), in: 2, other) == [] && group[1]?.range == 0..<7)
    #expect(group.handle(.release, in: 1, frame) == [] && group.selection?.heldPin == nil)
    #expect(group.handle(.extend(LayoutPoint(x: 61, y: 5)), in: 1, frame) == [.redraw(1)] && group[1]?.range == 0..<12)
    #expect(group.selection?.heldPin == .end && group.handle(.extend(.zero), in: 1, frame) == [.redraw(1)])
    #expect(group.handle(.release, in: 1, frame) == [] && group[1]?.range == 0..<7)
    group.pinMargin = 0
    _ = group.handle(.grab(LayoutPoint(x: 35, y: 25)), in: 1, frame)
    #expect(group.selection?.heldPin == nil, "too far")
    group.pins.knobDiameter = 20
    _ = group.handle(.grab(LayoutPoint(x: 35, y: 25)), in: 1, frame)
    #expect(group.selection?.heldPin == .end)
  }

  @Test func itemsOfTheMenu() {
    var group = SelectionGroup<Int>()
    _ = group.handle(word, in: 1, frame)
    #expect(group.handle(.choose(.copy), in: 1, frame) == [])
    #expect(group.handle(.choose(.selectAll), in: 1, frame) == [.redraw(1)] && group[1]?.range == 0..<13)
    #expect(group.handle(.choose(.select), in: 1, frame) == [.redraw(1)] && group[1]?.range == 0..<3)
    #expect(group.handle(.choose(.selectAll), in: 2, other) == [])
  }

  @Test func aSelectionFollowsItsTextOrEnds() throws {
    var group = SelectionGroup<Int>()
    var text = StyledText("one two three")
    _ = group.handle(.select(.word, at: LayoutPoint(x: 22, y: 5)), in: 1, frame)
    let insertion = try text.insert("x ", at: 0)
    #expect(group.handle(.edit(insertion), in: 2, other) == [] && group[1]?.range == 4..<7)
    #expect(group.handle(.edit(insertion), in: 1, selectingFrame(text)) == [.redraw(1)] && group[1]?.range == 6..<9)
    let removal = try text.removeSubrange(6..<9)
    #expect(group.handle(.edit(removal), in: 1, selectingFrame(text)) == [.ended(1)] && group.label == nil)
    // A cell that is used for another item.
    _ = group.handle(word, in: 1, frame)
    #expect(group.handle(.remove, in: 2, other) == [] && group.handle(.remove, in: 1, frame) == [.ended(1)])
    _ = group.handle(word, in: 1, frame)
    let narrow = selectingFrame("one two three", width: 20)
    #expect(group.handle(.layout(from: frame), in: 1, narrow) == [.redraw(1)] && group[1]?.range == 0..<3)
  }

  @Test func anEmptyLabelChangesNothing() {
    var group = SelectionGroup<Int>()
    _ = group.handle(word, in: 1, frame)
    #expect(group.handle(.select(.all, at: .zero), in: 2, selectingFrame("")) == [] && group.label == 1)
  }

  /// Whatever happens, there is at most one selection, and each label whose selection changes is told.
  @Test func eachLabelWithAnotherSelectionIsTold() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    let frames = ["one two three", "four\nfive", "", "שלום one"].map { selectingFrame(StyledText($0), width: 40) }
    for round in 0..<lawRounds(400) {
      var group = SelectionGroup<Int>()
      for _ in 0..<20 {
        let label = Int.random(in: 0..<4, using: &generator)
        let event = Self.event(in: frames[label], using: &generator)
        let old = frames.indices.map { group[$0]?.range }
        let actions = group.handle(event, in: label, frames[label])
        let new = frames.indices.map { group[$0]?.range }
        let note = "seed \(seed), \(round): \(event) in \(label), \(old) → \(new), \(actions)"
        try #require(new.count { $0 != nil } <= 1, "\(note)")
        var expected: [SelectionAction<Int>] = []
        for index in frames.indices where old[index] != nil && new[index] == nil { expected.append(.ended(index)) }
        for index in frames.indices where new[index] != nil && old[index] != new[index] {
          expected.append(.redraw(index))
        }
        try #require(actions == expected, "\(note)")
      }
    }
  }

  private static func event(in frame: TextFrame, using generator: inout SeededGenerator) -> SelectionEvent {
    let point = LayoutPoint(
      x: Double.random(in: -20...60, using: &generator),
      y: Double.random(in: -20...40, using: &generator)
    )
    switch Int.random(in: 0..<10, using: &generator) {
    case 0, 1: return .select(LabelSelection.Unit.allCases.randomElement(using: &generator) ?? .word, at: point)
    case 2: return .tap(point)
    case 3, 4: return .grab(point)
    case 5, 6: return .drag(point)
    case 7: return Bool.random(using: &generator) ? .release : .remove
    case 8: return .extend(point)
    default: return .choose(SelectionMenu.Item.allCases.randomElement(using: &generator) ?? .copy)
    }
  }
}
