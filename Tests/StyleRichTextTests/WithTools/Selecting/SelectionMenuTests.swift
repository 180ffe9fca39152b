import StyleLayout
import StyledText
import TestSupport
import Testing

@testable import StyleRichText

/// The menu and the magnifier of a selection. Letters are 5 points wide, and lines 10 points high.
@Suite struct SelectionMenuTests {
  private static let text: StyledText = "one two three\nfour five"
  private static let frame = selectingFrame(text)
  private static let page = LayoutRect(x: -100, y: -100, width: 400, height: 400)
  private static let size = LayoutSize(width: 60, height: 20)

  private func selection(_ unit: LabelSelection.Unit, _ x: Double = 22, _ y: Double = 5) throws -> LabelSelection {
    try #require(LabelSelection(unit, at: LayoutPoint(x: x, y: y), in: Self.frame))
  }

  // MARK: - Items

  @Test func theMenuHasCopySelectAndSelectAll() throws {
    #expect(try selection(.word).menuItems(in: Self.frame) == [.copy, .selectAll])
    #expect(try selection(.line).menuItems(in: Self.frame) == [.copy, .select, .selectAll])
    #expect(try selection(.paragraph).menuItems(in: Self.frame) == [.copy, .select, .selectAll])
    #expect(try selection(.all).menuItems(in: Self.frame) == [.copy, .select], "all is selected")
    let one = selectingFrame("one")
    #expect(LabelSelection(at: .zero, in: one)?.menuItems(in: one) == [.copy], "the word is all")
    #expect(LabelSelection(0..<7, in: Self.frame)?.menuItems(in: Self.frame) == [.copy, .selectAll], "without a touch")
  }

  @Test func itemsChangeTheSelection() throws {
    var selection = try selection(.all)
    selection.choose(.copy, in: Self.frame)
    #expect(selection.range == 0..<23)
    selection.choose(.select, in: Self.frame)
    #expect(selection.range == 4..<7 && selection.menuItems(in: Self.frame) == [.copy, .selectAll])
    selection.choose(.selectAll, in: Self.frame)
    #expect(selection.range == 0..<23 && selection.menuItems(in: Self.frame) == [.copy, .select])
    // What a pin has chosen is not lost by an item that says less.
    selection.drag(.start, to: LayoutPoint(x: 5, y: 5), in: Self.frame)
    #expect(selection.menuItems(in: Self.frame) == [.copy, .selectAll])
    selection.choose(.select, in: Self.frame)
    #expect(selection.range == 1..<23)
  }

  // MARK: - The place of the menu

  @Test func theMenuIsAboveTheSelectionElseBelowIt() throws {
    let selection = try selection(.word)
    func menu(_ visible: LayoutRect) -> SelectionMenu? {
      selection.menu(size: Self.size, in: Self.frame, visible: visible)
    }
    // The word is from x 20 to 35. Its pins are from y -10 to 20.
    let above = menu(Self.page)
    #expect(above?.placement == .above && above?.items == [.copy, .selectAll])
    #expect(above?.rect == LayoutRect(x: -2.5, y: -38, width: 60, height: 20))
    #expect(above?.target == LayoutRect(x: 15, y: -10, width: 25, height: 30))
    let below = menu(LayoutRect(x: -100, y: -37, width: 400, height: 200))
    #expect(below?.placement == .below && below?.rect == LayoutRect(x: -2.5, y: 28, width: 60, height: 20))
    let over = menu(LayoutRect(x: -100, y: -37, width: 400, height: 80))
    #expect(over?.placement == .over && over?.rect == LayoutRect(x: -2.5, y: -5, width: 60, height: 20))
    let right = menu(LayoutRect(x: 10, y: -100, width: 200, height: 300))
    #expect(right?.rect.x == 10, "inside the visible part")
    let left = menu(LayoutRect(x: -100, y: -100, width: 140, height: 300))
    #expect(left?.rect.x == -20)
    // The selection is scrolled away.
    #expect(menu(LayoutRect(x: 0, y: 30, width: 100, height: 100)) == nil)
    #expect(menu(LayoutRect(x: 50, y: 0, width: 100, height: 100)) == nil)
  }

  @Test func aMenuOverALongSelectionIsInItsVisiblePart() throws {
    let frame = selectingFrame(StyledText(Array(repeating: "line", count: 40).joined(separator: "\n")))
    let all = try #require(LabelSelection(.all, at: .zero, in: frame))
    let visible = LayoutRect(x: 0, y: 100, width: 100, height: 200)
    let menu = all.menu(size: Self.size, in: frame, visible: visible)
    #expect(menu?.placement == .over && menu?.target.y == 100 && menu?.target.maxY == 300)
    #expect(menu?.rect.y == 190)
  }

  @Test func thereIsNoMenuWhileAPinIsHeld() throws {
    var selection = try selection(.word)
    selection.grab(at: LayoutPoint(x: 35, y: 15), in: Self.frame)
    #expect(selection.menu(size: Self.size, in: Self.frame, visible: Self.page) == nil)
    selection.release()
    #expect(selection.menu(size: Self.size, in: Self.frame, visible: Self.page) != nil)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -5, 1e308])
  func badSizesOfMenusDoNoHarm(number: Double) throws {
    let selection = try selection(.word)
    let menu = selection.menu(size: LayoutSize(width: number, height: number), in: Self.frame, visible: Self.page)
    #expect(menu.map { $0.rect.isFinite && $0.rect.width >= 0 && $0.rect.height >= 0 } == true)
    let gap = selection.menu(size: Self.size, in: Self.frame, visible: Self.page, gap: number)
    #expect(gap.map { $0.rect.y >= Self.page.y && $0.rect.maxY <= Self.page.maxY } == true)
    let visible = LayoutRect(x: 0, y: 0, width: number, height: number)
    let found = selection.menu(size: Self.size, in: Self.frame, visible: visible)
    #expect(found == nil || found?.rect.isFinite == true)
  }

  @Test func theMenuIsInsideTheVisiblePart() throws {
    try SelectionCase.check(1_000) { one, generator in
      guard let selection = one.selection(using: &generator), let shape = one.shape(of: selection) else { return }
      func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
      let visible = LayoutRect(
        x: number(-90...90),
        y: number(-90...90),
        width: number(40...300),
        height: number(30...300)
      )
      let size = LayoutSize(width: number(0...40), height: number(0...30))
      let menu = selection.menu(size: size, in: one.frame, visible: visible)
      let note = "\(one.note), \(selection.range) in \(visible): \(String(describing: menu))"
      let bounds = try #require(selection.shape(in: one.frame).bounds, "\(note)")
      let isApart =
        bounds.x > visible.maxX || visible.x > bounds.maxX || bounds.y > visible.maxY || visible.y > bounds.maxY
      try #require((menu == nil) == isApart, "\(note)")
      guard let menu else { return }
      let (rect, margin) = (menu.rect, 0.001)
      try #require(rect.x >= visible.x - margin && rect.maxX <= visible.maxX + margin, "\(note)")
      try #require(rect.y >= visible.y - margin && rect.maxY <= visible.maxY + margin, "\(note)")
      let knobs = [shape.start.knob, shape.end.knob]
      let isCovering =
        knobs.contains { $0.intersection(rect) != nil }
        || selection.shape(in: one.frame).rects.contains { $0.intersection(rect) != nil }
      try #require(!isCovering || menu.placement == .over, "\(note)")
      if menu.placement == .above { try #require(rect.maxY < bounds.y, "\(note)") }
      if menu.placement == .below { try #require(rect.y > bounds.maxY, "\(note)") }
    }
  }

  // MARK: - The magnifier

  @Test func theMagnifierEnlargesTheTextAroundTheHeldPin() throws {
    var selection = try selection(.word)
    #expect(selection.magnifier(in: Self.frame) == nil, "only while a pin is held")
    selection.grab(at: LayoutPoint(x: 36, y: 16), in: Self.frame)
    let magnifier = try #require(selection.magnifier(in: Self.frame))
    #expect(magnifier.scale == 1.4 && magnifier.center == LayoutPoint(x: 35, y: 5))
    #expect(magnifier.rect == LayoutRect(x: 36 - 63, y: -16 - 42, width: 126, height: 42))
    let source = LayoutRect(x: 35 - 45, y: 5 - 15, width: 90, height: 30)
    #expect(abs(magnifier.source.x - source.x) < 1e-9 && abs(magnifier.source.width - source.width) < 1e-9)
    #expect(abs(magnifier.source.y - source.y) < 1e-9 && abs(magnifier.source.height - source.height) < 1e-9)
    // The finger moves to the next line, and the other pin is the held one then.
    selection.drag(to: LayoutPoint(x: 2, y: 26), in: Self.frame)
    #expect(selection.range == 4..<14 && selection.magnifier(in: Self.frame)?.center == LayoutPoint(x: 65, y: 5))
    selection.drag(to: LayoutPoint(x: 7, y: 26), in: Self.frame)
    #expect(selection.range == 4..<15 && selection.magnifier(in: Self.frame)?.center == LayoutPoint(x: 5, y: 15))
    #expect(selection.magnifier(in: Self.frame)?.rect.maxY == -6 && selection.magnifier(in: Self.frame)?.rect.x == -56)
    selection.drag(to: LayoutPoint(x: 2, y: 14), in: Self.frame)
    #expect(selection.range == 0..<4 && selection.heldPin == .start)
    #expect(selection.magnifier(in: Self.frame)?.center == LayoutPoint(x: 0, y: 5))
    selection.release()
    #expect(selection.magnifier(in: Self.frame) == nil)
  }

  @Test func theMagnifierIsAboveTheFingerInsideTheVisiblePart() throws {
    var selection = try selection(.word)
    selection.grab(at: LayoutPoint(x: 35, y: 18), in: Self.frame)
    let size = LayoutSize(width: 50, height: 30)
    func rect(_ visible: LayoutRect?) -> LayoutRect? {
      selection.magnifier(in: Self.frame, size: size, visible: visible)?.rect
    }
    #expect(rect(nil) == LayoutRect(x: 10, y: -46, width: 50, height: 30))
    #expect(rect(Self.page) == rect(nil))
    #expect(rect(LayoutRect(x: 20, y: -20, width: 200, height: 200))?.origin == LayoutPoint(x: 20, y: -20))
    #expect(rect(LayoutRect(x: -100, y: -100, width: 150, height: 200))?.x == 0)
    #expect(rect(LayoutRect(x: .nan, y: 0, width: 9, height: 9)) == rect(nil))
    for number in [Double.nan, .infinity, -1] {
      let none = selection.magnifier(in: Self.frame, size: LayoutSize(width: number, height: number))
      #expect(none?.rect.width == 0 && none?.rect.height == 0 && none?.source.isFinite == true)
    }
  }
}
