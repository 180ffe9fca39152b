import StyleRichText
import StyleTables
import StyledText
import Testing

@testable import StyleLayout

/// Traps that published expandable labels fall into.
@Suite struct ExpandableTrapTests {
  private static let words = "the quick brown fox jumps over the lazy dog and runs away from all of them"
  private let long = StyledText.tenPoint(words)

  @Test func textIsCutByItsWidth() {
    let narrow = ExpandableText(.tenPoint(String(repeating: "i国", count: 40)), limit: .lines(1)).fixed(width: 100)
    #expect(narrow.shown == "i国i国i国i国i...展开" && narrow.frame.size.width == 100)
  }

  @Test(arguments: [0, 5, 9, 20, 34])
  func aSuffixMayBeWiderThanTheLine(width: Double) {
    for text in ["a", "abc def ghi jkl", "国国国国国国国国"] {
      for lines in 1...3 {
        let item = ExpandableText(.tenPoint(text), limit: .lines(lines))
        let shown = item.fixed(width: width)
        if shown.state == .collapsed { #expect(shown.frame.lines.count <= lines && shown.shown.hasSuffix("...展开")) }
        var opened = item
        opened.wantsExpanded = true
        #expect(opened.fixed(width: width).shown.hasPrefix(text))
      }
    }
  }

  @Test func nothingButTheSuffixMayBeKept() {
    let item = ExpandableText(.tenPoint("abcdefghijkl"), limit: .lines(1))
    #expect(item.fixed(width: 35).shown == "...展开")
    #expect(item.fixed(width: 40).shown == "a...展开")
  }

  /// Lines of mixed sizes and emoji differ in height.
  @Test func linesAreCountedAndNotMeasured() throws {
    var text = StyledText.tenPoint("tiny HUGE 👩‍👩‍👧 国 tiny\ntiny\nHUGE\ntiny")
    for range in [5..<9, 31..<35] { try text.set(\.size, 40, in: range.clamped(to: 0..<text.utf16Length)) }
    for lines in 1...4 {
      let item = ExpandableText(text, limit: .lines(lines))
      for width in stride(from: 30.0, through: 300, by: 9) {
        let all = Typesetter(FixedWidthShaper()).frame(for: text, width: width)
        let shown = item.fixed(width: width)
        #expect((shown.state == .whole) == (all.lines.count <= lines), "\(width)")
        #expect(shown.frame.lines.count <= lines)
      }
    }
  }

  @Test func rangesAreUTF16() throws {
    let item = ExpandableText(.tenPoint(String(repeating: "👩‍👩‍👧e\u{301}𠀀 ", count: 30)), limit: .lines(2))
    let shown = item.fixed(width: 100)
    let suffix = try #require(shown.suffix)
    #expect(String(decoding: Array(shown.shown.utf16)[suffix], as: UTF16.self) == "...展开")
    #expect(shown.frame.links.map(\.range) == [suffix])
    #expect(shown.map.map(0..<suffix.lowerBound) == 0..<suffix.lowerBound)
  }

  @Test func theLastCharacterDecides() {
    for count in 18...24 {
      let text = String(repeating: "a", count: count)
      let shown = ExpandableText(.tenPoint(text), limit: .lines(1)).fixed(width: 100)
      #expect(shown.state == (count <= 20 ? .whole : .collapsed), "\(count)")
      #expect(shown.shown == (count <= 20 ? text : String(repeating: "a", count: 13) + "...展开"))
      let graphemes = ExpandableText(.tenPoint(text), limit: .graphemes(20)).fixed(width: 100)
      #expect(graphemes.state == (count <= 20 ? .whole : .collapsed), "\(count)")
    }
  }

  @Test func lineBreaksAreLines() {
    let item = ExpandableText(.tenPoint("a\n\n\nb\r\nc"), limit: .lines(3))
    #expect(item.fixed(width: 100).lines == ["a...展开"])
    let two = ExpandableText(.tenPoint("a\n\nb\nc"), limit: .lines(3))
    #expect(two.fixed(width: 100).lines == ["a\n", "\n", "b...展开"])
    #expect(ExpandableText(.tenPoint("a\n\nb\n"), limit: .lines(3)).fixed(width: 100).state == .whole)
  }

  @Test(arguments: [ExpandableText.Limit.lines(3), .lines(1), .graphemes(0), .graphemes(-7), .graphemes(200), .none])
  func anEmptyTextIsWhole(limit: ExpandableText.Limit) {
    for width in [0, 10, .infinity, .nan] {
      let shown = ExpandableText(.tenPoint(""), limit: limit, wantsExpanded: true).fixed(width: width)
      #expect(shown.state == .whole && shown.shown == "" && shown.height == 10)
    }
  }

  @Test(arguments: [0, -1, .min]) func noLinesMayBeShown(count: Int) {
    var item = ExpandableText(long, limit: .lines(count))
    let shown = item.fixed(width: 100)
    #expect(shown.state == .collapsed && shown.height == 0 && shown.frame.lines.isEmpty)
    #expect(shown.map.inverse.map(0) == 0)
    item.wantsExpanded = true
    #expect(item.fixed(width: 100).state == .expanded)
    item = ExpandableText(long, limit: .graphemes(count))
    #expect(item.fixed(width: 100).shown == "...展开")
  }

  @Test func anyNumberOfLinesMayBeAllowed() {
    for limit in [ExpandableText.Limit.lines(.max), .lines(1_000_000), .graphemes(.max), .graphemes(1_000_000)] {
      #expect(ExpandableText(long, limit: limit).fixed(width: 10).state == .whole)
    }
  }

  @Test(arguments: [0, -5, .infinity, -.infinity, .nan, 1e300] as [Double])
  func oddWidths(width: Double) {
    let wide = width.isNaN || width > 1000
    var item = ExpandableText(long, limit: .lines(2))
    #expect(item.fixed(width: width).state == (wide ? .whole : .collapsed))
    item.wantsExpanded = true
    #expect(item.fixed(width: width).state == (wide ? .whole : .expanded))
    item.limit = .graphemes(5)
    #expect(item.fixed(width: width).shown.hasSuffix(" 收起"))
    item.wantsExpanded = false
    #expect(item.fixed(width: width).shown == "the q...展开")
  }

  /// A collapse that is shown first, and a tap that expands, are not the same event.
  @Test func theFirstCollapseIsNotAnExpansion() {
    let collapsed = ExpansionEvent(ExpandableText(long).fixed(width: 100))
    let expanded = ExpansionEvent(ExpandableText(long, wantsExpanded: true).fixed(width: 100))
    #expect(collapsed == .collapsed(height: 30) && expanded == .expanded(height: 50))
    #expect(collapsed.state == .collapsed && expanded.state == .expanded)
  }

  @Test func copyingDoesNotDependOnTheState() {
    for width in [40.0, 100, 1000] {
      for wantsExpanded in [false, true] {
        let item = ExpandableText(long, wantsExpanded: wantsExpanded)
        _ = item.fixed(width: width)
        #expect(item.clipboard().string == Self.words && item.accessibilityText == Self.words)
      }
    }
  }

  /// One cell shows two items in turn; each keeps what its reader asked for.
  /// Indents and the padding of backgrounds: the lines are drawn where they were measured, and as high.
  @Test(arguments: [false, true]) func theInsetsOfMeasuringAreThoseOfDrawing(wantsExpanded: Bool) {
    var text = StyledText.tenPoint(Self.words + "\n" + Self.words)
    let padding = TextInsets(top: 3, left: 5, bottom: 7, right: 9)
    text.attributes.background = TextBackground(ExpandableText.standardColor, padding: padding)
    for (indent, spacing) in [(0.0, 0.0), (12, 0), (12, 8)] {
      text.attributes.firstLineIndent = indent
      text.attributes.headIndent = indent / 2
      text.attributes.paragraphSpacing = spacing
      let shown = ExpandableText(text, wantsExpanded: wantsExpanded).fixed(width: 150)
      var drawing = Drawing(size: LayoutSize(width: 500, height: 500))
      drawing.draw(shown.frame, at: LayoutPoint(x: 20, y: 30), options: DrawingOptions(showsBoxes: true))
      // Outlines are half a point wide, and inside of the boxes.
      let boxes = drawing.operations.compactMap { operation -> LayoutRect? in
        guard case .stroke(let shape, _, _) = operation else { return nil }
        return shape.rect.outset(by: 0.25)
      }
      #expect(boxes.count == shown.frame.lines.count && boxes.count >= 3)
      #expect(boxes.map(\.y).min() == 30 && boxes.map(\.maxY).max() == 30 + shown.height)
      #expect(boxes.allSatisfy { $0.x >= 20 + indent / 2 && $0.maxX <= 20 + 150 })
      #expect(boxes.first?.x == 20 + indent)
    }
  }

  @Test func reuseForgetsNothing() throws {
    var items = [ExpandableText(long), ExpandableText(.tenPoint(Self.words + " again"))]
    let first = items[0].fixed(width: 100)
    #expect(items[0].handleTap(on: try #require(first.frame.links.first), in: first))
    for _ in 0..<3 {
      #expect(items.map { $0.fixed(width: 100).state } == [.expanded, .collapsed])
      items.swapAt(0, 1)
      #expect(items.map { $0.fixed(width: 100).state } == [.collapsed, .expanded])
      items.swapAt(0, 1)
    }
    items[0].text = .tenPoint("short")
    #expect(items[0].fixed(width: 100).state == .whole)
    items[0].text = long
    #expect(items[0].fixed(width: 100).state == .expanded, "new text keeps the request")
  }

  @Test func anotherWidthAndBackIsTheFirstFrame() {
    let typesetter = Typesetter(FixedWidthShaper())
    for wantsExpanded in [false, true] {
      let item = ExpandableText(long, wantsExpanded: wantsExpanded)
      let first = item.frame(by: typesetter, width: 100)
      for width in [10, 400, 73, .infinity] { _ = item.frame(by: typesetter, width: width) }
      let again = item.frame(by: typesetter, width: 100)
      #expect(again.frame.isSame(as: first.frame) && again.state == first.state)
    }
  }

  /// The options of the host do not cut the text a second time.
  @Test func theLimitAloneCuts() {
    var options = FrameOptions(maximumLines: 1, maximumHeight: 5, truncation: Truncation("!"))
    options.lineBreak = .truncatingTail
    for wantsExpanded in [false, true] {
      let item = ExpandableText(long, wantsExpanded: wantsExpanded)
      let plain = item.fixed(width: 100, FrameOptions(lineBreak: .truncatingTail))
      #expect(item.fixed(width: 100, options).frame.isSame(as: plain.frame))
    }
  }

  @Test(arguments: [ExpandableText.Limit.lines(3), .graphemes(200)])
  func theLengthOfTheTextDoesNotMatter(limit: ExpandableText.Limit) {
    let costs = [100, 10_000].map { count in
      let shaper = CountingShaper()
      let text = StyledText.tenPoint(String(repeating: "the quick 敏捷的棕色狐狸👩‍👩‍👧 fox ", count: count))
      let shown = ExpandableText(text, limit: limit).frame(by: Typesetter(shaper, cacheLimit: 0), width: 300)
      #expect(shown.state == .collapsed)
      return shaper.bytes.withLock { $0 }
    }
    #expect(costs[0] == costs[1] && costs[0] < 4_000)
  }
}

/// Counts the text that a shaper without fonts is asked to shape, in UTF-8 units.
private struct CountingShaper: TextShaper {
  let bytes = Locked(0)

  func metrics(of font: FontRequest) -> FaceMetrics { FixedWidthShaper().metrics(of: font) }
  func direction(of paragraph: String) -> TextDirection? { FixedWidthShaper().direction(of: paragraph) }

  func shape(_ request: ShapingRequest) -> ShapedParagraph {
    bytes.withLock { $0 += request.text.utf8.count }
    return FixedWidthShaper().shape(request)
  }
}
