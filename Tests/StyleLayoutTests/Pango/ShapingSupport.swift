#if canImport(CPango)
  import Testing

  @testable import StyleLayout

  /// What the tests of shaping share.
  enum Shaping {
    /// One for all tests, so that its engines are made once.
    static let shaper = Result { try PangoShaper(TestFonts.configuration) }

    static func shape(
      _ text: String,
      family: String? = nil,
      weight: Int = 400,
      size: Double = 20,
      letterSpacing: Double = 0,
      direction: TextDirection? = nil
    ) throws -> ShapedParagraph {
      let shaper = try shaper.get()
      let run = ShapingRequest.Run(
        range: 0..<text.utf8.count,
        font: FontRequest(family: family, weight: weight, size: size),
        letterSpacing: letterSpacing,
        boxWidth: nil,
        set: 0
      )
      return shaper.shape(
        ShapingRequest(
          text: text,
          runs: text.isEmpty ? [] : [run],
          direction: direction ?? shaper.direction(of: text) ?? .leftToRight,
          language: "en"
        )
      )
    }

    static func width(_ text: String, size: Double = 20, letterSpacing: Double = 0) throws -> Double {
      try shape(text, size: size, letterSpacing: letterSpacing).width
    }
  }

  extension ShapedParagraph {
    var width: Double { clusters.reduce(0) { $0 + Double($1.advance) } }

    /// The text of each cluster.
    func pieces(of text: String) -> [String] {
      let bytes = Array(text.utf8)
      return zip(clusters, clusters.dropFirst()).map { cluster, next in
        String(decoding: bytes[Int(cluster.utf8)..<Int(next.utf8)], as: UTF8.self)
      }
    }

    /// The glyphs of a cluster.
    func glyphs(of cluster: Int) -> ArraySlice<Glyph> {
      glyphs[Int(clusters[cluster].glyph)..<Int(clusters[cluster + 1].glyph)]
    }

    /// What is wrong with it as the shape of a text, whatever shaped it; empty when nothing is.
    func violations(for text: String) -> [String] {
      let starts = graphemeStarts(of: text)
      var violations: [String] = []
      func check(_ condition: Bool, _ name: @autoclosure () -> String) {
        if !condition { violations.append(name()) }
      }
      check(clusters.first?.utf8 == 0 && clusters.first?.utf16 == 0, "starts elsewhere")
      check(clusters.last.map { Int($0.utf8) } == text.utf8.count, "ends elsewhere")
      check(clusters.last.map { Int($0.utf16) } == text.utf16.count, "ends elsewhere in UTF-16")
      check(clusters.last.map { Int($0.glyph) } == glyphs.count, "has glyphs to spare")
      check(clusters.reduce(0) { $0 + Int($1.graphemes) } == text.count, "has another number of graphemes")
      check(runs.first?.clusters.lowerBound ?? 0 == 0 && runs.last?.clusters.upperBound ?? 0 == count, "runs miss text")
      for (run, next) in zip(runs, runs.dropFirst()) {
        check(run.clusters.upperBound == next.clusters.lowerBound && !run.clusters.isEmpty, "runs are apart")
      }
      for (cluster, next) in zip(clusters, clusters.dropFirst()) {
        check(cluster.utf8 < next.utf8 && cluster.utf16 < next.utf16, "does not ascend at \(cluster)")
        check(cluster.glyph <= next.glyph, "glyphs descend at \(cluster)")
        check(cluster.advance.isFinite && cluster.advance >= 0, "has an advance of \(cluster.advance)")
        let isStart = starts[Int(cluster.utf8)] != nil
        check(isStart != cluster.traits.contains(.continuesGrapheme), "starts within a grapheme at \(cluster)")
        check(
          !isStart || starts[Int(cluster.utf8)].map { Int32($0) } == cluster.utf16,
          "is off in UTF-16 at \(cluster)"
        )
      }
      check(glyphs.allSatisfy { $0.advance.isFinite && $0.x.isFinite && $0.y.isFinite }, "has glyphs nowhere")
      return violations
    }

    /// UTF-16 offsets of graphemes by their UTF-8 offsets.
    private func graphemeStarts(of text: String) -> [Int: Int] {
      var starts: [Int: Int] = [:]
      var offset = (utf8: 0, utf16: 0)
      for character in text {
        starts[offset.utf8] = offset.utf16
        offset.utf8 += character.utf8.count
        offset.utf16 += character.utf16.count
      }
      return starts
    }
  }
#endif
