@testable import StyleLayout

extension ShapingRequest {
  /// A text in one font.
  init(_ text: String, family: String? = nil, size: Double = 16, direction: TextDirection = .leftToRight) {
    let font = FontRequest(family: family, size: size)
    let whole = Run(range: 0..<text.utf8.count, font: font, letterSpacing: 0, boxWidth: nil, set: 0)
    self.init(text: text, runs: text.isEmpty ? [] : [whole], direction: direction, language: "zh-Hans")
  }
}

extension ShapedParagraph {
  func glyphs(of cluster: Int) -> [Glyph] {
    Array(glyphs[Int(clusters[cluster].glyph)..<Int(clusters[cluster + 1].glyph)])
  }

  var glyphNumbers: [[UInt32]] { (0..<count).map { glyphs(of: $0).map(\.id) } }
  var families: [String?] { runs.map { $0.face?.family } }
}
