#if canImport(CPango)
  import Foundation
  import StyledText
  import TestSupport
  import Testing

  @testable import StyleLayout

  /// `STYLESPEC_RACE_ROUNDS` makes the race longer, for ThreadSanitizer.
  @Suite struct ConcurrencyTests {
    private static let rounds = ProcessInfo.processInfo.environment["STYLESPEC_RACE_ROUNDS"].flatMap { Int($0) } ?? 1

    /// What a layout is like, with the faces that it was made with.
    private struct Shape: Hashable {
      let clusters: [Cluster]
      let glyphs: [Glyph]
      let faces: [FontFace?]

      init(_ paragraph: ShapedParagraph) {
        clusters = paragraph.clusters
        glyphs = paragraph.glyphs
        faces = paragraph.runs.map(\.face)
      }
    }

    private static func shapes(seed: UInt64, by shaper: PangoShaper) -> [Shape] {
      var random = SeededGenerator(seed: seed)
      return (0..<40).map { index in
        let text = RandomText.make(&random)
        let font = FontRequest(weight: index % 2 == 0 ? 400 : 700, size: 10 + Double(index % 7) / 3)
        let runs =
          text.isEmpty
          ? []
          : [
            ShapingRequest.Run(range: 0..<text.utf8.count, font: font, letterSpacing: 0, boxWidth: nil, set: 0)
          ]
        return Shape(
          shaper.shape(ShapingRequest(text: text, runs: runs, direction: .leftToRight, language: "en"))
        )
      }
    }

    /// More threads than the pool has engines, the same fonts at the same time, and engines that come and go.
    @Test func whatThreadsShapeTogetherIsWhatOneShapesAlone() async throws {
      for _ in 0..<Self.rounds {
        let shaper = try PangoShaper(TestFonts.configuration)
        let seed = SeededGenerator.chosenSeed
        let together = await withTaskGroup(of: (UInt64, [Shape]).self) { group in
          for task in 0..<12 {
            let number = UInt64(task % 4)
            group.addTask { (number, Self.shapes(seed: seed &+ number, by: shaper)) }
          }
          return await group.reduce(into: []) { $0.append($1) }
        }
        let alone = try PangoShaper(TestFonts.configuration)
        for (number, shapes) in together {
          #expect(shapes == Self.shapes(seed: seed &+ number, by: alone), "seed \(seed)")
        }
      }
    }

    @Test func facesOutliveTheirShaper() async throws {
      var faces: [FontFace] = []
      for _ in 0..<3 {
        let shaper = try PangoShaper(TestFonts.configuration)
        faces += Self.shapes(seed: 3, by: shaper).flatMap(\.faces).compactMap { $0 }
      }
      await withTaskGroup(of: Void.self) { group in
        for share in 0..<4 {
          let share = faces.indices.filter { $0 % 4 == share }.map { faces[$0] }
          group.addTask { #expect(share.allSatisfy { $0.handle is CairoFont && $0.metrics.ascent > 0 }) }
        }
        faces = []
      }
    }

    /// A font is opened when something is drawn with it for the first time, on whichever thread that is.
    @Test func framesAreDrawnAndMeasuredTogether() async throws {
      for _ in 0..<Self.rounds {
        let typesetter = Typesetter(try PangoShaper(TestFonts.configuration), cacheLimit: 0)
        let frames = (0..<6).map { size in
          typesetter.frame(for: StyledText("Hello 世界 مرحبا 😀", attributes: TextAttributes(size: 10 + Double(size) / 7)))
        }
        let results = try await withThrowingTaskGroup(of: [LayoutRect: PixelBuffer].self) { group in
          for _ in 0..<8 {
            group.addTask {
              var results: [LayoutRect: PixelBuffer] = [:]
              for frame in frames {
                var drawing = Drawing(size: frame.size)
                drawing.draw(frame)
                results[frame.inkBounds] = try drawing.pixels()
              }
              return results
            }
          }
          return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(Set(results).count == 1 && results[0].count == frames.count)
      }
    }

    @Test func anEngineThatHasSeenManyFontsIsGivenUp() throws {
      let engine = try #require(PangoEngine(FontLibrary(TestFonts.configuration)))
      for weight in 1...PangoEngine.maximumFonts {
        #expect(!engine.isWorn)
        // A size is not a font of its own.
        for size in 0..<10 { _ = engine.font(for: FontRequest(weight: weight, size: Double(size))) }
      }
      #expect(engine.isWorn)
      let shaper = try PangoShaper(TestFonts.configuration)
      let widths = (1...300).map { shaper.metrics(of: FontRequest(size: Double($0))).ascent / Double($0) }
      #expect(widths.allSatisfy { abs($0 - widths[0]) < 0.01 })
    }

    @Test func fontsLikeNoNumberAreOne() throws {
      let engine = try #require(PangoEngine(FontLibrary(TestFonts.configuration)))
      let sizes: [Double] = [.nan, 0, -1, -.infinity, -1e300, .signalingNaN]
      for size in sizes {
        _ = engine.font(for: FontRequest(weight: Int.min, size: size).checked)
      }
      #expect(engine.fonts.count == 1)
    }
  }
#endif
