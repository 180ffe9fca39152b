import StyleLayout
import StyleTables
import StyledText
import Testing

#if canImport(CPango)
  @Suite struct BoldTextLayoutTests {
    private static let context = StyleContext(isBoldText: true)

    private static func frame(_ text: StyledText, in context: StyleContext = context) throws -> TextFrame {
      Typesetter(try PangoShaper(TestFonts.configuration)).frame(for: text, in: context, width: 2000)
    }

    private static func text(_ words: String, family: String?, weight: Int, hasLines: Bool = true) -> StyledText {
      var text = StyledText(words)
      text.explicitStyle = ResolvedStyle(
        size: 16,
        weight: weight,
        family: family,
        color: nil,
        metrics: hasLines ? LineMetrics(lineHeight: 24, lineSpacing: 2, letterSpacing: 0, baseline: 18) : nil,
        fontMetrics: FontMetrics(ascent: 0.9, descent: 0.2)
      )
      return text
    }

    private static func weights(_ frame: TextFrame) -> [Int?] { frame.lines.flatMap(\.runs).map(\.face?.weight) }

    @Test(arguments: [
      ("Inter", 400, 700), ("Inter", 500, 700), ("Inter", 300, 500), ("Inter", 700, 700), ("Amiri", 400, 700),
      ("DejaVu Sans", 500, 700), (nil, 400, 700),
    ])
    func theNearestHeavierFontIsDrawn(family: String?, weight: Int, shown: Int) throws {
      let frame = try Self.frame(Self.text("Hello", family: family, weight: weight))
      #expect(Self.weights(frame) == [shown])
      #expect(frame.diagnostics.isEmpty)
    }

    @Test func aFamilyWithOneFontIsNotThickened() throws {
      let frame = try Self.frame(Self.text("国家", family: "WenQuanYi Micro Hei", weight: 400))
      let faces = frame.lines.flatMap(\.runs).compactMap(\.face)
      #expect(faces.map(\.weight) == [400] && faces.allSatisfy { !$0.isEmboldened })
      #expect(frame.diagnostics.isEmpty)
    }

    @Test func textWithoutAStyleIsHeavierToo() throws {
      #expect(Self.weights(try Self.frame(StyledText("Hello"))) == [700])
      var text = Self.text("Hello", family: "Inter", weight: 700)
      text.attributes.weight = 400
      #expect(Self.weights(try Self.frame(text)) == [700])
    }

    /// The bold fonts of Amiri and DejaVu have other extents than the regular ones.
    @Test(arguments: ["Inter", "Amiri", "DejaVu Sans"], [true, false])
    func lineBoxesStay(family: String, hasLines: Bool) throws {
      let text = Self.text(
        "Sphinx of 国 black quartz\nمرحبا 😀 and more",
        family: family,
        weight: 400,
        hasLines: hasLines
      )
      for host in StyleHost.allCases {
        let regular = try Self.frame(text, in: StyleContext(host: host))
        let bold = try Self.frame(text, in: StyleContext(host: host, isBoldText: true))
        let lines = zip(regular.lines, bold.lines)
        #expect(lines.allSatisfy { $0.box.y == $1.box.y && $0.box.height == $1.box.height })
        #expect(lines.allSatisfy { $0.baseline == $1.baseline })
      }
    }
  }
#endif
