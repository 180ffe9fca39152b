import CoreFoundation
import CoreText

@testable import StyleLayout
@testable import TestSupport

/// Random paragraphs: Latin, Chinese, Hebrew, Arabic, digits, emoji, marks, boxes, with fonts and spacing that change.
struct RandomParagraphs {
  private var random = SeededGenerator(seed: 0xC0DE7E57)
  private static let pieces = [
    "a", "Wo", "fi", "x", " ", " ", ", ", "(", ")", "国", "家国", "、", "א", "בג", "שלום", "م", "رحبا", "12", "7", "😀",
    "👩\u{200D}👩\u{200D}👧", "🇨🇳", "e\u{301}\u{302}", "ב\u{5B0}\u{301}", "क\u{93F}", "\u{AD}", "\u{FFFC}", "\u{FFFC}", "-",
  ]

  mutating func next() -> ShapingRequest {
    var text = ""
    var runs: [ShapingRequest.Run] = []
    for set in 0..<Int.random(in: 1...5, using: &random) {
      let start = text.utf8.count
      let isBox = Int.random(in: 0..<5, using: &random) == 0
      for _ in 0..<(isBox ? 1 : Int.random(in: 1...4, using: &random)) {
        text += isBox ? "\u{FFFC}" : Self.pieces.randomElement(using: &random) ?? "a"
      }
      let size = ([10, 16, 24.5] as [Double]).randomElement(using: &random) ?? 16
      let spacing = ([0, 0, 1.5, -2] as [Double]).randomElement(using: &random) ?? 0
      runs.append(
        ShapingRequest.Run(
          range: start..<text.utf8.count,
          font: FontRequest(size: size),
          letterSpacing: spacing,
          boxWidth: isBox ? 33 : nil,
          set: set
        )
      )
    }
    let direction: TextDirection = Bool.random(using: &random) ? .leftToRight : .rightToLeft
    return ShapingRequest(text: text, runs: runs, direction: direction, language: "en")
  }
}

/// The same paragraph by the shaper without fonts: the same clusters, widths and sets. Marks may be in a run of their own
/// there, so that both are compared by grapheme.
func checkAgainstFixedWidths(_ request: ShapingRequest, _ shaped: ShapedParagraph) {
  let expected = FixedWidthShaper().shape(request)
  check(shaped.summary, is: expected.summary, request.text.debugDescription)
}

/// Where lines may end is what the tokenizer says, where a grapheme starts.
func checkBreaks(_ request: ShapingRequest, _ shaped: ShapedParagraph) {
  let units = Array(request.text.utf16)
  let text = CFString(units)
  let whole = CFRange(location: 0, length: units.count)
  guard let tokens = CFStringTokenizerCreate(nil, text, whole, kCFStringTokenizerUnitLineBreak, nil) else { return }
  var expected: [Int32] = []
  while !CFStringTokenizerAdvanceToNextToken(tokens).isEmpty {
    expected.append(Int32(CFStringTokenizerGetCurrentTokenRange(tokens).location))
  }
  let found = shaped.clusters.filter { $0.traits.contains(.breakBefore) }.map(\.utf16)
  check(found, is: expected.filter { $0 > 0 }, request.text.debugDescription)
}

/// The order of the paragraph's clusters is that of the line that Core Text made.
func checkOrder(_ request: ShapingRequest, _ shaped: ShapedParagraph) {
  guard let line = CTLine.last else { return check(false, "no line") }
  let found = shaped.runs.flatMap { run in run.clusters.map { _ in run.level } }
  let expected = shaped.clusters.dropLast().map { UInt8(line.levels[Int($0.utf16)]) }
  check(BidiOrder.visualOrder(of: found), is: BidiOrder.visualOrder(of: expected), request.text.debugDescription)
  check(zip(found, expected).allSatisfy { $0 % 2 == $1 % 2 }, "\(request.text.debugDescription): \(found), \(expected)")
}

/// Runs cover the clusters in order, and clusters the text.
func checkForm(_ request: ShapingRequest, _ shaped: ShapedParagraph) {
  check(shaped.runs.flatMap { Array($0.clusters) }, is: Array(0..<shaped.count))
  check(shaped.clusters.last.map { Int($0.utf8) }, is: request.text.utf8.count)
  check(shaped.clusters.last.map { Int($0.utf16) }, is: request.text.utf16.count)
  check(shaped.clusters.last.map { Int($0.glyph) }, is: shaped.glyphs.count)
  check(
    zip(shaped.clusters, shaped.clusters.dropFirst()).allSatisfy { $0.utf8 < $1.utf8 && $0.glyph <= $1.glyph },
    "order"
  )
  check(shaped.direction, is: request.direction)
}

extension ShapedParagraph {
  fileprivate struct Summary: Equatable, CustomStringConvertible {
    let utf8: Int32
    let utf16: Int32
    let advance: Float
    let graphemes: UInt16
    let traits: UInt16
    let set: Int
    let isBox: Bool

    var description: String { "\(utf8)/\(utf16): \(advance) \(graphemes) \(traits) \(set)\(isBox ? " box" : "")" }
  }

  fileprivate var summary: [Summary] {
    runs.flatMap { run in
      run.clusters.map { index in
        let cluster = clusters[index]
        return Summary(
          utf8: cluster.utf8,
          utf16: cluster.utf16,
          advance: cluster.advance,
          graphemes: cluster.graphemes,
          traits: cluster.traits.subtracting(.breakBefore).rawValue,
          set: run.set,
          isBox: run.face == nil
        )
      }
    }
  }
}
