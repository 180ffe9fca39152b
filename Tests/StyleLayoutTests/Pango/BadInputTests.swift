#if canImport(CPango)
  import TestSupport
  import Testing

  @testable import StyleLayout

  @Suite struct BadInputTests {
    @Test(arguments: [0, -1, -Double.infinity, .nan, .signalingNaN, 1e-9, -0.0])
    func aSizeThatMakesNoSenseIsNothing(size: Double) throws {
      let shaped = try Shaping.shape("Hello 国 😀 مرحبا", size: size)
      #expect(shaped.violations(for: "Hello 国 😀 مرحبا") == [])
      #expect(shaped.width == 0)
      let metrics = try Shaping.shaper.get().metrics(of: FontRequest(size: size))
      #expect(metrics.ascent == 0 && metrics.descent == 0)
    }

    @Test(arguments: [1e9, Double.infinity, 10_001, .greatestFiniteMagnitude])
    func aHugeSizeIsTheLargest(size: Double) throws {
      for text in ["Hello", "国家", "😀", "\u{E000}", "fi\u{AD}"] {
        let shaped = try Shaping.shape(text, size: size)
        #expect(shaped.violations(for: text) == [])
        #expect(abs(shaped.width - (try Shaping.width(text, size: 10_000))) < 0.001)
        #expect(shaped.runs.allSatisfy { abs(($0.face?.size ?? 0) - 10_000) < 0.01 })
      }
    }

    @Test func sizesGoByLength() throws {
      let width = try Shaping.width("Hello 国家 😀 مرحبا", size: 1000)
      for size in [0.5, 1, 9, 13.37, 100, 9999] {
        #expect(abs(try Shaping.width("Hello 国家 😀 مرحبا", size: size) * 1000 / size / width - 1) < 0.02 / size + 0.001)
      }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func letterSpacingThatIsNoNumberIsNone(spacing: Double) throws {
      #expect(try Shaping.width("Hello", letterSpacing: spacing) == Shaping.width("Hello"))
    }

    @Test func letterSpacingMayBeNegativeAsFarAsThereIsWidth() throws {
      #expect(abs(try Shaping.width("国家", letterSpacing: -3) - (try Shaping.width("国家")) + 6) < 0.001)
      #expect(try Shaping.width("Hello", letterSpacing: -1000) == 0)
      let huge = try Shaping.shape("Hello", letterSpacing: .greatestFiniteMagnitude)
      #expect(huge.violations(for: "Hello") == [])
    }

    @Test func emptyText() throws {
      let shaped = try Shaping.shape("")
      #expect(shaped.violations(for: "") == [])
      #expect(shaped.count == 0 && shaped.runs.isEmpty)
    }

    @Test func thousandsOfMarksAreOneGrapheme() throws {
      for base in ["e", "ע", "ع", "国"] {
        let text = base + String(repeating: "\u{301}\u{5B0}\u{64E}", count: 3400)
        let shaped = try Shaping.shape(text)
        #expect(shaped.violations(for: text) == [])
        #expect(shaped.clusters.reduce(0) { $0 + Int($1.graphemes) } == 1)
      }
    }

    /// `String(decoding:as:)` makes a U+FFFD of each lone surrogate, one UTF-16 unit for another, so that positions
    /// stay.
    @Test func loneSurrogatesKeepTheirPlace() throws {
      let units: [UInt16] = [0x61, 0xD800, 0x62, 0xDC00, 0xDC00, 0xD83D, 0xDE00, 0xD83D]
      let text = String(decoding: units, as: UTF16.self)
      let shaped = try Shaping.shape(text)
      #expect(text.utf16.count == units.count)
      #expect(shaped.violations(for: text) == [])
      #expect(shaped.clusters.map(\.utf16) == [0, 1, 2, 3, 4, 5, 7, 8])
    }

    @Test(arguments: [
      "", "e", "en_US", "x\0y", "en; rm", "😀", CaseText(String(repeating: "a", count: 100_000)), "zh-Hans", "-", "--",
    ])
    func languagesThatAreNone(language: CaseText) throws {
      let run = ShapingRequest.Run(range: 0..<3, font: FontRequest(size: 10), letterSpacing: 0, boxWidth: nil, set: 0)
      let request = ShapingRequest(text: "国", runs: [run], direction: .leftToRight, language: language.text)
      #expect(try Shaping.shaper.get().shape(request).violations(for: "国") == [])
    }

    @Test(arguments: [
      "", "\0", ",", "😀", "x\0y", CaseText(String(repeating: "a", count: 100_000)), "*", "Inter:bold", "Inter 20",
    ])
    func familiesThatAreNone(family: CaseText) throws {
      #expect(try Shaping.shape("a", family: family.text).runs.map(\.substitute) == ["Inter"])
    }

    @Test func runsThatMissText() throws {
      let shaper = try Shaping.shaper.get()
      func run(_ range: Range<Int>) -> ShapingRequest.Run {
        ShapingRequest.Run(range: range, font: FontRequest(size: 10), letterSpacing: 0, boxWidth: nil, set: 0)
      }
      for runs in [[], [run(0..<2)], [run(3..<5)], [run(0..<99)], [run(2..<2)]] {
        let request = ShapingRequest(text: "Hello", runs: runs, direction: .leftToRight, language: "en")
        let shaped = shaper.shape(request)
        #expect((shaped.clusters.last?.utf8 ?? 0) <= 5)
      }
    }

    @Test func aTextThatIsTooLongIsCutBetweenCharacters() {
      let bytes = ParagraphBytes("a" + String(repeating: "国", count: 9), maximumCount: 6)
      #expect(bytes.bytes.map { UInt8(bitPattern: $0) } == Array("a国".utf8) + [0])
      #expect(ParagraphBytes("国国", maximumCount: 6).count == 6)
      #expect(ParagraphBytes("国国", maximumCount: 5).count == 3)
      #expect(ParagraphBytes("国国", maximumCount: 0).count == 0)
    }
  }
#endif
