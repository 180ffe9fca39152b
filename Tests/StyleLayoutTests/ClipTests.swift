import StyleLayout
import StyleTables
import StyledText
import TestSupport
import Testing
import YanxuanStyles

@testable import StyleLayout

/// What is painted of a frame that is larger than what can be seen.
@Suite struct ClipTests {
  private func frame(lines: Int) -> TextFrame {
    var text = StyledText(
      (0..<lines).map { "line \($0)" }.joined(separator: "\n"),
      style: .t14_gray2_bold,
      attributes: TextAttributes(background: TextBackground(StyleColor(light: .plainRed)))
    )
    text.append(TextAttachment("box", width: 5, ascent: 5))
    return Typesetter(FixedWidthShaper()).frame(for: text)
  }

  @Test func linesThatNobodySeesAreNotPainted() {
    let frame = frame(lines: 10_000)
    var top = Drawing(size: frame.size)
    top.draw(frame, clip: LayoutRect(x: 0, y: 0, width: 100, height: 200))
    var page = Drawing(size: LayoutSize(width: 100, height: 200))
    page.draw(frame)
    for drawing in [top, page] {
      #expect((18...60).contains(drawing.operations.reduce(0) { $0 + $1.count }))
    }
    var end = Drawing(size: LayoutSize(width: 100, height: 200))
    end.draw(frame, at: LayoutPoint(x: 0, y: 200 - frame.size.height))
    #expect(end.operations.contains { $0.kind == "fill" && $0.filled?.width == 5 })
    var nothing = Drawing(size: frame.size)
    nothing.draw(frame, clip: LayoutRect(x: 0, y: -50, width: 100, height: 40))
    #expect(nothing.operations.isEmpty)
  }

  /// Nothing is left out that reaches into what is seen: the same operations as without culling, but for those that are
  /// clipped away.
  @Test func whatReachesIntoTheClipIsPainted() throws {
    try PositionCase.check(100) { one, generator, note in
      let y = Double.random(in: 0...60, using: &generator)
      var whole = Drawing(size: LayoutSize(width: 300, height: 40))
      let painter = TextPainter(
        frame: one.frame,
        lines: one.frame.lines[...],
        origin: LayoutPoint(x: 0, y: -y),
        options: DrawingOptions()
      )
      let page = LayoutRect(size: whole.size)
      let expected = painter.operations { _ in nil }.compactMap { $0.clipped(to: whole.size) }
        .filter { $0.bounds?.intersection(page) != nil }
      whole.draw(one.frame, at: LayoutPoint(x: 0, y: -y))
      let painted = whole.operations.filter { $0.bounds?.intersection(page) != nil }
      try #require(painted == expected, "\(note), y \(y)")
    }
  }

  #if canImport(CPango)
    /// Inside the clip the same pixels, and none outside.
    @Test func theClipCutsPixels() throws {
      let typesetter = Typesetter(try PangoShaper(TestFonts.configuration))
      let frame = typesetter.frame(for: StyledText("Hello 世界 مرحبا\nwide and low", style: .t22_black_regular))
      let clip = LayoutRect(x: 10, y: 12, width: 60, height: 31)
      var whole = Drawing(size: frame.size)
      whole.draw(frame)
      var part = Drawing(size: frame.size)
      part.draw(frame, clip: clip)
      let (all, some) = (try whole.pixels(), try part.pixels())
      for y in 0..<all.height {
        for x in 0..<all.width {
          let isInside = clip.contains(LayoutPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
          try #require(some[x, y] == (isInside ? all[x, y] : RGBAColor(red: 0, green: 0, blue: 0, alpha: 0)))
        }
      }
    }
  #endif
}

extension PaintOperation {
  /// With those in a clip.
  fileprivate var count: Int {
    guard case .clipped(let operations, _) = self else { return 1 }
    return operations.count
  }
}
