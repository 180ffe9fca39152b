#if canImport(CPango)
  import TestSupport
  import Testing

  @testable import StyleLayout

  @Suite struct ShapingLawTests {
    @Test func clustersCoverRandomTexts() throws {
      let seed = SeededGenerator.chosenSeed
      var random = SeededGenerator(seed: seed)
      for _ in 0..<1500 {
        let text = RandomText.make(&random)
        let shaped = try Shaping.shape(text, letterSpacing: [0, 0, 1.5, -3].randomElement(using: &random) ?? 0)
        #expect(shaped.violations(for: text) == [], "seed \(seed): \(text.unicodeScalars.map(\.value))")
      }
    }

    @Test func randomRunsAreKeptApart() throws {
      let seed = SeededGenerator.chosenSeed
      var random = SeededGenerator(seed: seed)
      let shaper = try Shaping.shaper.get()
      for _ in 0..<700 {
        let text = RandomText.make(&random)
        let runs = Self.runs(of: text, &random)
        let shaped = shaper.shape(ShapingRequest(text: text, runs: runs, direction: .leftToRight, language: "zh-Hans"))
        #expect(shaped.violations(for: text) == [], "seed \(seed): \(text.unicodeScalars.map(\.value))")
        for run in shaped.runs {
          let start = Int(shaped.clusters[run.clusters.lowerBound].utf8)
          let isOfRun = runs.first { $0.range.contains(start) }?.set == run.set
          #expect(isOfRun, "seed \(seed): \(text.unicodeScalars.map(\.value))")
        }
      }
    }

    /// Runs that end between any two characters, some of them in one font.
    private static func runs(of text: String, _ random: inout SeededGenerator) -> [ShapingRequest.Run] {
      var runs: [ShapingRequest.Run] = []
      var start = 0
      var end = 0
      for scalar in text.unicodeScalars {
        end += String(scalar).utf8.count
        guard end == text.utf8.count || Int.random(in: 0..<3, using: &random) == 0 else { continue }
        runs.append(
          ShapingRequest.Run(
            range: start..<end,
            font: FontRequest(weight: [400, 400, 700].randomElement(using: &random) ?? 400, size: 20),
            letterSpacing: [0, 0, 1].randomElement(using: &random) ?? 0,
            boxWidth: Int.random(in: 0..<9, using: &random) == 0 ? 30 : nil,
            set: runs.count
          )
        )
        start = end
      }
      return runs
    }
  }
#endif
