@testable import StyleLayout

/// What went wrong, and how much was looked at.
nonisolated(unsafe) var failures: [String] = []
nonisolated(unsafe) var count = 0

func check(_ holds: Bool, _ what: @autoclosure () -> String, line: Int = #line) {
  count += 1
  if !holds { failures.append("\(line): \(what())") }
}

func check<Value: Equatable>(_ found: Value, is expected: Value, _ what: String = "", line: Int = #line) {
  check(found == expected, "\(what) is \(found)\n  and not \(expected)", line: line)
}

/// SplitMix64, as in the other tests.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

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
