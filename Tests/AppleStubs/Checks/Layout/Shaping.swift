import CoreFoundation
import CoreText

@testable import StyleLayout

func checkShaping() throws {
  let shaper = try CoreTextShaper()
  var paragraphs = RandomParagraphs()
  for _ in 0..<600 {
    let request = paragraphs.next()
    let shaped = shaper.shape(request)
    checkForm(request, shaped)
    checkAgainstFixedWidths(request, shaped)
    checkBreaks(request, shaped)
    checkOrder(request, shaped)
  }
  checkGlyphs(shaper)
  checkRunsOfTheRequest(shaper)
  checkWhatCoreTextIsTold(shaper)
  checkBadInput(shaper)
}

private func checkGlyphs(_ shaper: CoreTextShaper) {
  // Marks are moved, and counted downwards.
  let mark = shaper.shape(ShapingRequest("e\u{301}")).glyphs(of: 0)
  check(mark, is: [Glyph(id: 0x65, advance: 8, x: 0, y: 0), Glyph(id: 0x301, advance: 0, x: -2, y: -4)])
  // From right to left, too, glyphs of a cluster are from left to right.
  let hebrew = shaper.shape(ShapingRequest("בג\u{5B0}", direction: .rightToLeft))
  check(hebrew.glyphNumbers, is: [[0x5D1], [0x5B0, 0x5D2]])
  check(hebrew.runs.map(\.level), is: [1])
  // A vowel sign is displayed before its consonant.
  check(shaper.shape(ShapingRequest("क\u{93F}")).glyphNumbers, is: [[0x93F, 0x915]])
  // What was merged into another glyph is not drawn.
  check(shaper.shape(ShapingRequest("👩\u{200D}👧")).glyphNumbers.map(\.count), is: [1])
  // A ligature is one cluster of two graphemes, unless letters have room between them.
  let ligature = shaper.shape(ShapingRequest("afib", family: "Installed Ligature"))
  check(ligature.glyphNumbers, is: [[0x61], [0xFB01], [0x62]])
  check(ligature.clusters.map(\.graphemes), is: [1, 2, 1, 0])
  var spaced = ShapingRequest("fi", family: "Installed Ligature")
  spaced.runs[0].letterSpacing = 1
  check(shaper.shape(spaced).glyphNumbers, is: [[0x66], [0x69]])
  // Soft hyphens show nothing of themselves; what they show at the end of a line belongs to the run.
  let hyphen = shaper.shape(ShapingRequest("a\u{AD}b"))
  check(hyphen.clusters.map(\.advance), is: [8, 0, 8, 0])
  check(hyphen.glyphNumbers, is: [[0x61], [], [0x62]])
  check(hyphen.runs.map(\.hyphen), is: [Glyph(id: 0x2010, advance: 8, x: 0, y: 0)])
}

private func checkRunsOfTheRequest(_ shaper: CoreTextShaper) {
  // A ligature whose halves are in two runs is cut: its picture stays with the first.
  var cut = ShapingRequest("fi", family: "Installed Ligature")
  cut.runs = [0..<1, 1..<2].enumerated().map { number, range in
    ShapingRequest.Run(range: range, font: cut.runs[0].font, letterSpacing: 0, boxWidth: nil, set: number)
  }
  let halves = shaper.shape(cut)
  check(halves.runs.map(\.set), is: [0, 1])
  check(halves.glyphNumbers, is: [[0xFB01], []])
  check(halves.clusters.map(\.advance), is: [16, 0, 0])
  // A box has the width that it is given, and no glyph.
  var box = ShapingRequest("a\u{FFFC}b")
  box.runs = [(0..<1, nil), (1..<4, 40), (4..<5, nil)].enumerated().map { number, run in
    ShapingRequest.Run(range: run.0, font: FontRequest(size: 16), letterSpacing: 3, boxWidth: run.1, set: number)
  }
  let boxed = shaper.shape(box)
  check(boxed.clusters.map(\.advance), is: [11, 40, 11, 0])
  check(boxed.runs.map { $0.face == nil }, is: [false, true, false])
  check(boxed.glyphNumbers, is: [[0x61], [], [0x62]])
  check(shaper.shape(ShapingRequest("")).count, is: 0)
}

private func checkWhatCoreTextIsTold(_ shaper: CoreTextShaper) {
  _ = shaper.shape(ShapingRequest("ab", direction: .rightToLeft))
  let attributes = CTLine.last?.text.attributes.first ?? [:]
  check((attributes[StubKey(kCTLanguageAttributeName)] as? CFString)?.stub, is: "zh-Hans")
  check(attributes[StubKey(kCTLigatureAttributeName)] == nil, "ligatures are left as the font has them")
  check(attributes[StubKey(kCTParagraphStyleAttributeName)] is CTParagraphStyle, "the direction is given")
  var request = ShapingRequest("ab")
  request.language = ""
  _ = shaper.shape(request)
  check(CTLine.last?.text.attributes.first?[StubKey(kCTLanguageAttributeName)] == nil, "no language")
}

private func checkBadInput(_ shaper: CoreTextShaper) {
  for size in [0, -4, .nan, .infinity, -.infinity] as [Double] {
    let shaped = shaper.shape(ShapingRequest("ab", size: size))
    check(shaped.clusters.map(\.advance), is: [0, 0, 0], "\(size)")
    check(shaped.glyphs.isEmpty, "glyphs of size \(size)")
    check(shaper.metrics(of: FontRequest(size: size)), is: .zero, "\(size)")
  }
  check(shaper.metrics(of: FontRequest(size: 1e300)).ascent, is: 7_500)
  for weight in [Int.min, -1, 0, 1001, .max] {
    check(shaper.metrics(of: FontRequest(weight: weight, size: 16)).ascent, is: 12, "\(weight)")
  }
  // Core Text refuses such a text unless it is told to take its time.
  let marks = shaper.shape(ShapingRequest("e" + String(repeating: "\u{301}", count: 2_000)))
  check(marks.count, is: 1)
  check(marks.clusters[0].graphemes, is: 1)
  check(marks.glyphs.count, is: 2_001)
  // Runs that leave text out: that text is missing, as in every shaper.
  check(shaper.shape(ShapingRequest(text: "abc", runs: [], direction: .leftToRight, language: "en")).count, is: 0)
  let long = shaper.shape(ShapingRequest(String(repeating: "国 a", count: 3_000)))
  check(long.clusters.last?.utf16, is: 9_000)
}
