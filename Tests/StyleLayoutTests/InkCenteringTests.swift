#if canImport(CPango)
  import StyleLayout
  import StyleTables
  import StyledText
  import Testing
  import YanxuanStyles

  /// The ink of a capital and of an ideograph is in the middle of its line box, in the reference table of the
  /// Yanxuan styles.
  @Suite struct InkCenteringTests {
    /// How far below the middle of the line box the middle of the ink lies, in points.
    struct Row: Sendable, CustomTestStringConvertible {
      let code: String
      let latin: Double
      let ideograph: Double
      var testDescription: String { code }
    }

    /// Measured with the fonts of the tests, at scale 4. Two things make the distance of a capital: the table rounds
    /// its offsets, which moves text up by 2 × (offset − slack / 4); and the middle of Inter's capitals lies 0.008 em
    /// above that of the font that the table was made for. At 24 points that is 0.32 + 0.19, just more than half a
    /// point.
    static let rows = [
      Row(code: "9", latin: -0.24, ideograph: -0.07), Row(code: "10", latin: -0.15, ideograph: 0.05),
      Row(code: "11", latin: -0.25, ideograph: -0.03), Row(code: "12", latin: -0.25, ideograph: -0.02),
      Row(code: "14", latin: -0.07, ideograph: 0.22), Row(code: "15", latin: -0.27, ideograph: 0.03),
      Row(code: "16", latin: 0.13, ideograph: 0.44), Row(code: "18", latin: -0.28, ideograph: 0.07),
      Row(code: "22", latin: -0.30, ideograph: 0.13), Row(code: "24", latin: -0.51, ideograph: -0.03),
      Row(code: "27", latin: -0.33, ideograph: 0.21), Row(code: "14_read", latin: -0.27, ideograph: 0.02),
    ]

    private func style(_ row: Row, weight: String) throws -> StyleCode {
      let parts = row.code.split(separator: "_").map(String.init)
      let name = ([parts[0], "black", weight] + parts.dropFirst()).joined(separator: "_")
      return try #require(Yanxuan.code(named: name))
    }

    private func distance(of letter: String, _ style: StyleCode, _ typesetter: Typesetter) throws -> Double {
      let frame = typesetter.frame(for: StyledText(letter, style: style))
      let box = try #require(frame.lines.first).box
      var drawing = Drawing(size: LayoutSize(width: box.width, height: box.height))
      drawing.draw(frame)
      let ink = try #require(try drawing.pixels(scale: 4).ink)
      return (ink.y + ink.height / 2) / 4 - box.height / 2
    }

    @Test(arguments: rows) func inkIsCentered(row: Row) throws {
      let typesetter = Typesetter(try PangoShaper(TestFonts.configuration))
      for weight in ["regular", "bold"] {
        let style = try style(row, weight: weight)
        let latin = try distance(of: "H", style, typesetter)
        let ideograph = try distance(of: "国", style, typesetter)
        #expect(latin.isNear(row.latin, by: 0.02))
        #expect(ideograph.isNear(row.ideograph, by: 0.02))
        #expect(latin.magnitude <= (row.code == "24" ? 0.52 : 0.5) && ideograph.magnitude <= 0.5)
      }
    }
  }
#endif
