#if canImport(CPango)
  import StyleLayout
  import StyleTables
  import StyledText
  import TestSupport
  import Testing
  import YanxuanStyles

  /// What is painted lies in the ink bounds, and fills them.
  @Suite struct InkTests {
    private static let typesetter = Result { Typesetter(try PangoShaper(TestFonts.orders[0])) }

    private static func frame(_ text: StyledText, width: Double = .infinity) throws -> TextFrame {
      try typesetter.get().frame(for: text, width: width)
    }

    private static func ink(of frame: TextFrame, scale: Double) throws -> LayoutRect? {
      let margin = 60.0
      let size = LayoutSize(width: frame.size.width + 2 * margin, height: frame.size.height + 2 * margin)
      var drawing = Drawing(size: size)
      drawing.draw(frame, at: LayoutPoint(x: margin, y: margin))
      let pixels = try drawing.pixels(scale: scale)
      var bounds: LayoutRect?
      for y in 0..<pixels.height {
        for x in 0..<pixels.width where pixels[x, y].alpha > 0 {
          let pixel = LayoutRect(x: Double(x), y: Double(y), width: 1, height: 1)
          bounds = bounds?.union(pixel) ?? pixel
        }
      }
      return bounds.map {
        LayoutRect(
          x: $0.x / scale - margin,
          y: $0.y / scale - margin,
          width: $0.width / scale,
          height: $0.height / scale
        )
      }
    }

    /// Marks of these scripts reach beyond their lines: by as much as what was clipped before.
    @Test(arguments: [("بِسْمِ اللَّٰهِ", 0.5), ("ผู้ใหญ่ที่นี้ ปู่", 0.2), ("क्ष्म्य र्ह्वृ हूँ", 0.1)])
    func lettersReachBeyondTheirLines(text: String, least: Double) throws {
      let frame = try Self.frame(StyledText(text, style: .t9_black_regular))
      let page = frame.bounds.union(frame.inkBounds)
      #expect(page.height > frame.size.height + least)
    }

    @Test func nothingIsClipped() throws {
      var sample = LayoutSample(seed: 11)
      let scale = 4.0
      for _ in 0..<25 {
        let text = sample.text()
        let frame = try Self.frame(text, width: sample.width())
        guard frame.size.width < 500, frame.size.height < 300 else { continue }
        guard let painted = try Self.ink(of: frame, scale: scale) else { continue }
        let bounds = frame.inkBounds
        // Edges are shared with the pixel that they lie in; emoji are scaled with its neighbors.
        let tolerance = 2.5 / scale
        #expect(
          bounds.outset(by: tolerance).union(painted) == bounds.outset(by: tolerance),
          "\(text.text.debugDescription)"
        )
      }
    }

    @Test func theBoundsAreTight() throws {
      for text in ["Hamburg", "国", "سلام", "x"] {
        var styled = StyledText(text, style: .t27_black_bold)
        styled.attributes.border = TextBorder(width: 2, color: StyleColor(light: .black), padding: TextInsets(left: 7))
        for text in [StyledText(text, style: .t27_black_bold), styled] {
          let frame = try Self.frame(text)
          let painted = try #require(try Self.ink(of: frame, scale: 8))
          let bounds = frame.inkBounds
          #expect(abs(painted.x - bounds.x) < 0.3 && abs(painted.maxX - bounds.maxX) < 0.3)
          #expect(abs(painted.y - bounds.y) < 0.3 && abs(painted.maxY - bounds.maxY) < 0.3)
        }
      }
      #expect(try Self.frame("").inkBounds.size == .zero && Self.frame(" \n ").inkBounds.size == .zero)
    }
  }
#endif
