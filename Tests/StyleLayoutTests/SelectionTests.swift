import StyleLayout
import StyledText
import Testing

@Suite struct SelectionTests {
  private static let lines = StyledText("abc def\n\nghi")

  @Test func aSelectionHasAHeadAMiddleAndATail() throws {
    let rects = try tenPointFrame(Self.lines).selectionRects(for: 1..<10)
    #expect(rects.map(\.parts) == [.head, .middle, .tail])
    #expect(rects.map(\.line) == [0, 1, 2])
    #expect(
      rects.map(\.rect) == [
        LayoutRect(x: 5, y: 0, width: 30, height: 10), LayoutRect(x: 0, y: 10, width: 0, height: 10),
        LayoutRect(x: 0, y: 20, width: 5, height: 10),
      ]
    )
  }

  @Test func aSelectionInOneLineIsHeadAndTail() throws {
    let rects = try tenPointFrame(Self.lines).selectionRects(for: 1..<3)
    #expect(rects.map(\.parts) == [[.head, .tail]])
    #expect(rects.map(\.rect) == [LayoutRect(x: 5, y: 0, width: 10, height: 10)])
    #expect(try tenPointFrame(Self.lines).selectionRects(for: 3..<3).isEmpty)
  }

  @Test func separatorsAndLineSpacingMayBeShown() throws {
    var text = Self.lines
    text.attributes.paragraphSpacing = 3
    let extent = SelectionExtent(includesLineSpacing: true, separatorWidth: 4)
    let rects = try tenPointFrame(text).selectionRects(for: 1..<10, extent: extent).map(\.rect)
    #expect(
      rects == [
        LayoutRect(x: 5, y: 0, width: 34, height: 13), LayoutRect(x: 0, y: 13, width: 4, height: 13),
        LayoutRect(x: 0, y: 26, width: 5, height: 10),
      ]
    )
    let mirrored = try tenPointFrame("אב\n", width: 50).selectionRects(for: 1..<3, extent: extent).map(\.rect)
    #expect(mirrored == [LayoutRect(x: 36, y: 0, width: 9, height: 10)])
  }

  @Test(arguments: [-1, Double.nan, .infinity, -.infinity])
  func separatorsOfNoWidthCountAsZero(width: Double) throws {
    let rects = try tenPointFrame("a\n").selectionRects(for: 0..<2, extent: SelectionExtent(separatorWidth: width))
    #expect(rects.map(\.rect) == [LayoutRect(x: 0, y: 0, width: 5, height: 10)])
  }

  @Test func textOfBothDirectionsHasSeveralStretches() throws {
    let rects = try tenPointFrame("ab שלום cd").selectionRects(for: 1..<5)
    #expect(
      rects.map(\.rect) == [
        LayoutRect(x: 5, y: 0, width: 10, height: 10), LayoutRect(x: 25, y: 0, width: 10, height: 10),
      ]
    )
    #expect(rects.map(\.parts) == [[.head, .tail], [.head, .tail]])
  }

  @Test func spacesAreSelectedUpToTheEdgeOfTheFrame() throws {
    let frame = tenPointFrame("ab    cd", width: 18)
    #expect(try frame.selectionRects(for: 0..<6).map(\.rect) == [LayoutRect(x: 0, y: 0, width: 18, height: 10)])
    #expect(try frame.selectionRects(for: 3..<6).map(\.rect) == [LayoutRect(x: 15, y: 0, width: 3, height: 10)])
  }

  @Test func theWholeTextCoversEachLine() throws {
    let frame = tenPointFrame("汉字汉 abc שלום\nab", width: 40)
    let rects = try frame.selectionRects(for: 0..<frame.text.text.utf16.count)
    for (index, line) in frame.lines.enumerated() {
      #expect(rects.filter { $0.line == index }.count == 1)
      #expect(rects.contains { $0.rect.x <= line.box.x && $0.rect.maxX >= line.box.maxX && $0.rect.y == line.box.y })
    }
  }

  @Test func whatWasNotLaidOutHasNoRectangle() throws {
    let frame = tenPointFrame("ab\ncd", options: FrameOptions(maximumLines: 1))
    #expect(try frame.selectionRects(for: 0..<5).map(\.rect) == [LayoutRect(x: 0, y: 0, width: 10, height: 10)])
    #expect(try frame.selectionRects(for: 3..<5).isEmpty)
    #expect(try tenPointFrame("").selectionRects(for: 0..<0).isEmpty)
  }
}
