#if canImport(CPango)
  import TestSupport
  import Testing

  @testable import StyleLayout

  @Suite struct ShapingTests {
    @Test(arguments: [
      "👩🏽‍🚀", "👨‍👩‍👧‍👦", "🇨🇳", "1️⃣", "☺️", "❤️‍🔥", "😀", "👍🏿", "e\u{301}", "x\u{302}\u{323}", "か\u{3099}", "क्षि", "กำ", "שָׁ", "لِ",
    ])
    func aGraphemeIsOneCluster(grapheme: String) throws {
      let shaped = try Shaping.shape(grapheme)
      #expect(shaped.count == 1)
      #expect(shaped.clusters[0].graphemes == 1)
    }

    @Test(arguments: ["👩🏽‍🚀", "👨‍👩‍👧‍👦", "🇨🇳", "1️⃣", "☺️", "❤️‍🔥", "😀", "👍🏿"])
    func emojiAreOnePictureOfTheColorFont(emoji: String) throws {
      let shaped = try Shaping.shape(emoji, weight: 700)
      #expect(shaped.glyphs.count == 1)
      #expect(shaped.glyphs[0].id != 0)
      #expect(shaped.runs.map(\.face?.family) == ["Noto Color Emoji"])
      #expect(shaped.runs.map(\.face?.isEmboldened) == [false])
      // 2550 of 2048 units, at any size.
      #expect(abs(shaped.width - 20 * 2550 / 2048) < 0.05)
    }

    @Test func textPresentationTakesATextFont() throws {
      #expect(try Shaping.shape("☺︎").runs.first?.face?.family == "DejaVu Sans")
    }

    @Test(arguments: [
      "\0", "\u{1}", "\t", "\u{B}", "\u{7F}", "\u{85}", "\u{9F}", "\u{AD}", "\u{34F}", "\u{61C}", "\u{180E}",
      "\u{200B}", "\u{200C}",
      "\u{200D}", "\u{200E}", "\u{200F}", "\u{2028}", "\u{2029}", "\u{202A}", "\u{202E}", "\u{2060}", "\u{2066}",
      "\u{2069}", "\u{FE0F}",
      "\u{FEFF}", "\u{FFF9}", "\u{FFFB}", "\u{E0001}", "\u{E0100}",
    ])
    func whatIsInvisibleHasNeitherGlyphsNorWidth(character: String) throws {
      for text in [character, "a" + character + "b", "א" + character + "ב", character + "国"] {
        let others = String(String.UnicodeScalarView(text.unicodeScalars.filter { String($0) != character }))
        let shaped = try Shaping.shape(text)
        #expect(abs(shaped.width - (try Shaping.width(others))) < 0.01, "\(text.unicodeScalars.map(\.value))")
        #expect(shaped.glyphs.count == (try Shaping.shape(others)).glyphs.count)
        #expect(shaped.violations(for: text) == [])
        let spaced = try Shaping.width(text, letterSpacing: 5)
        #expect(abs(spaced - (try Shaping.width(others, letterSpacing: 5))) < 0.01)
      }
    }

    @Test func kerningGoesOnAcrossAChangeOfColor() throws {
      let shaper = try Shaping.shaper.get()
      for text in ["AV", "To", "fi", "a->b", "لا", "مرحبا"] {
        let whole = try Shaping.shape(text)
        let first = text.unicodeScalars.first.map { String($0).utf8.count } ?? 0
        let font = FontRequest(size: 20)
        let runs = [0..<first, first..<text.utf8.count].enumerated().map { index, range in
          ShapingRequest.Run(range: range, font: font, letterSpacing: 0, boxWidth: nil, set: index)
        }
        let parts = shaper.shape(
          ShapingRequest(text: text, runs: runs, direction: whole.direction, language: "en")
        )
        #expect(parts.glyphs == whole.glyphs, "\(text)")
        #expect(parts.width == whole.width)
        #expect(parts.runs.first?.set == 0)
      }
    }

    /// In Chromium 156, `a->b` is 100.171875 pixels wide in Inter at 40 pixels with 2 pixels of letter spacing.
    @Test func letterSpacingSwitchesOffOptionalLigatures() throws {
      #expect(abs(try Shaping.width("a->b", size: 40) - 85.578125) < 0.05)
      #expect(abs(try Shaping.width("a->b", size: 40, letterSpacing: 2) - 100.171875) < 0.05)
      #expect(abs(try Shaping.width("(a)-(b)", size: 40, letterSpacing: 2) - 137.296875) < 0.05)
    }

    /// Chromium 156: 74.40625 pixels with 5 pixels of letter spacing, 77.890625 without; and 16.171875 for lam-alef.
    @Test func letterSpacingDoesNotTearApartWhatIsJoined() throws {
      #expect(abs(try Shaping.shape("مرحبا", size: 40).width - 77.890625) < 0.05)
      #expect(abs(try Shaping.shape("مرحبا", size: 40, letterSpacing: 5).width - 74.40625) < 0.05)
      #expect(abs(try Shaping.shape("لا", size: 40, letterSpacing: 5).width - 16.171875) < 0.05)
    }

    @Test func spacingIsCountedByGraphemes() throws {
      for text in ["ab", "e\u{301}x", "国家", "👨‍👩‍👧‍👦🇨🇳", "a b"] {
        let spaced = try Shaping.width(text, letterSpacing: 7)
        #expect(abs(spaced - (try Shaping.width(text)) - 7 * Double(text.count)) < 0.01, "\(text)")
      }
    }

    @Test func softHyphensHaveTheHyphenOfTheirFont() throws {
      let shaped = try Shaping.shape("co\u{AD}op")
      let hyphen = try #require(shaped.runs.first?.hyphen)
      let real = try Shaping.shape("\u{2010}")
      #expect(hyphen.id == real.glyphs.first?.id && hyphen.id != 0)
      #expect(Double(hyphen.advance) == real.width)
      #expect(shaped.clusters.map { $0.traits.contains(.softHyphen) } == [false, false, true, false, false, false])
      #expect(try Shaping.shape("coop").runs.first?.hyphen == nil)
    }

    @Test func theHyphenIsInTheRunThatHoldsTheSoftOne() throws {
      let shaped = try Shaping.shape("co\u{AD}op 国家 coop")
      #expect(shaped.runs.map { $0.hyphen != nil } == [true] + Array(repeating: false, count: shaped.runs.count - 1))
    }

    @Test func boxesAreAsWideAsTheySay() throws {
      let shaper = try Shaping.shaper.get()
      for (width, expected) in [(30.0, 30.0), (0, 0), (-5, 0), (.nan, 0), (.infinity, 0)] {
        let runs = [(0..<1, nil), (1..<7, width), (7..<8, nil)].enumerated().map { index, run in
          ShapingRequest.Run(range: run.0, font: FontRequest(size: 20), letterSpacing: 3, boxWidth: run.1, set: index)
        }
        let request = ShapingRequest(text: "a\u{FFFC}\u{FFFC}b", runs: runs, direction: .leftToRight, language: "en")
        let shaped = shaper.shape(request)
        #expect(shaped.violations(for: request.text) == [])
        #expect(shaped.clusters[1...2].map { Double($0.advance) } == [expected, expected])
        #expect(shaped.runs.map(\.set) == [0, 1, 2])
        #expect(shaped.runs[1].face == nil)
      }
    }

    @Test func faces() throws {
      let shaped = try Shaping.shape("A国م😀", weight: 700)
      let faces = shaped.runs.sorted { $0.clusters.lowerBound < $1.clusters.lowerBound }.compactMap(\.face)
      #expect(faces.map(\.family) == ["Inter", "WenQuanYi Micro Hei", "Amiri", "Noto Color Emoji"])
      #expect(faces.map(\.weight) == [700, 400, 700, 400])
      #expect(faces.map(\.isEmboldened) == [false, true, false, false])
      #expect(faces.allSatisfy { abs($0.size - 20) < 0.001 })
      #expect(
        faces.map { $0.file?.split(separator: "/").last } == [
          "Inter-Bold.otf", "wqy-microhei.ttc", "Amiri-Bold.ttf", "NotoColorEmoji.ttf",
        ]
      )
    }
  }
#endif
