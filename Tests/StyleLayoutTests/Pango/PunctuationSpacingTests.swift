#if canImport(CPango)
  import StyledText
  import Testing

  @testable import StyleLayout

  /// Fullwidth punctuation in a font that has half widths, in ems.
  @Suite(.enabled(if: SentenceFonts.missing.isEmpty, "needs \(SentenceFonts.missing)")) struct PunctuationSpacingTests {
    private static let typesetter = Result {
      let files = SentenceFonts.simplifiedChinese.fonts.configuration.files
      return Typesetter(try PangoShaper(FontConfiguration(files: files, families: ["Noto Sans CJK SC", "Inter"])))
    }

    private func frame(_ text: String, ems: Double = .infinity, _ change: (inout TextAttributes) -> Void = { _ in })
      throws
      -> TextFrame
    {
      var attributes = TextAttributes(size: 10)
      change(&attributes)
      return try Self.typesetter.get().frame(for: StyledText(text, attributes: attributes), width: ems * 10)
    }

    /// CSS Text Module Level 4, "Fullwidth Punctuation Collapsing".
    @Test(arguments: [
      ("中。」中", 3.5), ("中」「中", 3.5), ("中「「中", 3.5), ("中・「中", 3.5), ("中，“中", 3.5), ("中”，中", 3.5), ("中、。中", 3.5),
      ("中：「中", 3.5),
      ("中」　中", 3.5), ("中　「中", 3.5), ("「中」", 3), ("中！「中", 4), ("中。…", 3), ("。中「", 3), ("（（中））", 4),
    ])
    func pairs(text: String, ems: Double) throws {
      let frame = try frame(text)
      #expect(abs(frame.size.width - ems * 10) < 0.01, "\(frame.size.width)")
    }

    /// The browser has these as wide, too.
    @Test func latinBrackets() throws {
      let closing = try frame("中」)").size.width - frame(")").size.width
      #expect(abs(closing - 15) < 0.01)
      #expect(abs(try frame("a(「中").size.width - frame("a(").size.width - 15) < 0.01)
    }

    /// Closing brackets and quotation marks are half as wide where the line would not hold them otherwise; stops are
    /// not.
    @Test(arguments: [
      ("中文中）文", 3.4, ["中文", "中）文"]), ("中文中）文", 3.5, ["中文中）", "文"]), ("中文中”文", 3.5, ["中文中”", "文"]),
      ("中文中。文", 3.5, ["中文", "中。文"]),
      ("中文中）", 3.5, ["中文中）"]), ("中文）」中", 3.5, ["中文）」", "中"]), ("文）「中", 2.5, ["文）", "「中"]), ("文。「中", 2.5, ["文。", "「中"]),
    ])
    func lineEnds(text: String, ems: Double, lines: [String]) throws {
      #expect(try frame(text, ems: ems).lineWords == lines)
    }

    /// A mark that is half as wide before another one is whole at the end of a line that has room for it.
    @Test func marksAreWholeAgainWhereALineEnds() throws {
      let frame = try frame("中文，「中」", ems: 3.2)
      #expect(frame.lineWords == ["中文，", "「中」"])
      #expect(frame.lines.map { ($0.width / 5).rounded() } == [6, 6])
      #expect(try self.frame("中文）「中", ems: 2.7).lines.map { ($0.width / 5).rounded() } == [5, 4])
    }

    /// Drawn where it is measured: the opening mark's empty half is cut off, and so is the closing one's.
    @Test(arguments: ["中「「中", "中」「中", "中」」中"]) func glyphsStandWhereTheyAreMeasured(text: String) throws {
      let frame = try frame(text)
      let run = try #require(frame.lines.first?.runs.first)
      let face = try #require(run.face)
      let strip = GlyphStrip(run, face: face, in: frame.paragraphs[0], of: text, origin: LayoutPoint(x: 0, y: 0))
      #expect(strip.items.map { ($0.x * 2 / 10).rounded() } == (text == "中「「中" ? [0, 2, 3, 5] : [0, 2, 3, 5]))
      #expect(abs((strip.items.last?.x ?? 0) - 25) < 0.01)
    }

    /// Carets, hits and selections go by the narrowed marks.
    @Test func positionsGoByWhatIsShown() throws {
      let frame = try frame("中文）「中）文", ems: 2.5)
      #expect(frame.lineWords == ["中文）", "「中）", "文"])
      for line in frame.lines {
        let boxes = try frame.graphemeRects(in: line.range)
        #expect(abs(boxes.reduce(0) { $0 + $1.rect.width } - line.width) < 0.01)
        for box in boxes {
          let middle = LayoutPoint(x: box.rect.x + box.rect.width * 0.4, y: box.rect.y + 1)
          #expect(try frame.caretRect(at: box.range.lowerBound, affinity: .downstream).x == box.rect.x)
          #expect(frame.position(at: middle).position == box.range.lowerBound)
        }
      }
    }

    @Test func letterSpacingStays() throws {
      #expect(abs(try frame("中。」中") { $0.letterSpacing = 1 }.size.width - 39) < 0.01)
    }

    /// Without half widths in the font, and from right to left, nothing changes.
    @Test func fontsWithoutHalfWidths() throws {
      #expect(try Shaping.width("中。」中", size: 10) == 40)
      #expect(try Shaping.width("中」「中", size: 10) == 40)
    }

    /// Kerning does not reach over the end of a line.
    @Test func kerningEndsWithTheLine() throws {
      let typesetter = Typesetter(try Shaping.shaper.get())
      func frame(_ text: String, width: Double = .infinity) -> TextFrame {
        typesetter.frame(for: StyledText(text, attributes: TextAttributes(size: 20)), width: width)
      }
      let whole = frame("AV-TAV").size.width
      let broken = frame("AV-TAV", width: whole * 0.7)
      #expect(broken.lineWords == ["AV-", "TAV"])
      let alone = frame("AV-").size.width
      #expect(broken.lines[0].width == alone && alone + broken.lines[1].width > whole + 0.1)
    }
  }
#endif
