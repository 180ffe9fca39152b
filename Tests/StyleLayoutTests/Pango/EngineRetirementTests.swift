#if canImport(CPango)
  import Foundation
  import StyleTables
  import StyledText
  import TestSupport
  import Testing
  import YanxuanStyles

  @testable import StyleLayout

  /// Engines that are given up while Pango's own threads are at work. `STYLESPEC_RETIREMENT_SECONDS=60` continues for a
  /// minute; `STYLESPEC_SEED` chooses the random text.
  @Suite struct EngineRetirementTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let seconds = environment["STYLESPEC_RETIREMENT_SECONDS"].flatMap { Double($0) } ?? 0

    private static let mixed = "Hello 世界 مرحبا שלום 😀 สวัสดี नमस्ते"

    /// Runs something once, and again until the time is over.
    private static func repeated(_ body: (_ round: UInt64) throws -> Void) rethrows {
      let end = ContinuousClock.now + .seconds(seconds / 3)
      var round: UInt64 = 0
      repeat {
        try body(round)
        round += 1
      } while ContinuousClock.now < end
    }

    @Test func everyTextScaleIsLaidOut() throws {
      try Self.repeated { _ in
        let typesetter = Typesetter(try PangoShaper(TestFonts.configuration), cacheLimit: 0)
        let text = StyledText(Self.mixed, style: .t14_gray2_bold)
        for step in 1...(Self.seconds > 0 ? 3000 : 300) {
          let context = StyleContext(textScale: TextScale(0.5 + Double(step) / 1000))
          #expect(typesetter.frame(for: text, in: context, width: 200).size.height > 0)
        }
      }
    }

    /// The threads that load the fonts of the last text are still at work when the engine goes.
    @Test func shapersComeAndGo() throws {
      try Self.repeated { round in
        for weight in 1...60 {
          let shaper = try PangoShaper(TestFonts.configuration)
          var random = SeededGenerator(seed: SeededGenerator.chosenSeed &+ round &* 60 &+ UInt64(weight))
          for text in [Self.mixed, RandomText.make(&random)] {
            let font = FontRequest(weight: weight * 16, size: 14)
            let run = ShapingRequest.Run(
              range: 0..<text.utf8.count,
              font: font,
              letterSpacing: 0,
              boxWidth: nil,
              set: 0
            )
            let request = ShapingRequest(
              text: text,
              runs: text.isEmpty ? [] : [run],
              direction: .leftToRight,
              language: "en"
            )
            #expect(shaper.shape(request).clusters.last.map { Int($0.utf8) } == text.utf8.count)
          }
        }
      }
    }
  }
#endif
