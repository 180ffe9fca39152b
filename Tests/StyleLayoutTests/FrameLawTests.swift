import Foundation
import StyleTables
import StyledText
import TestSupport
import Testing
import YanxuanStyles

@testable import StyleLayout

/// What holds for every frame, whatever the text.
@Suite struct FrameLawTests {
  /// `STYLESPEC_FRAMES=10000` takes some minutes.
  private static let rounds = UInt64(ProcessInfo.processInfo.environment["STYLESPEC_FRAMES"] ?? "") ?? 300

  @Test func framesOfFixedWidthsKeepTheLaws() {
    check(Typesetter(FixedWidthShaper()), seeds: 0..<Self.rounds)
  }

  #if canImport(CPango)
    @Test func framesOfRealFontsKeepTheLaws() throws {
      check(Typesetter(try PangoShaper(TestFonts.configuration)), seeds: 1_000_000..<1_000_000 + Self.rounds / 10)
    }

    /// With punctuation that is half as wide beside other punctuation and at the end of a line.
    @Test(.enabled(if: SentenceFonts.missing.isEmpty, "needs \(SentenceFonts.missing)"))
    func framesOfHalvedPunctuationKeepTheLaws() throws {
      let fonts = SentenceFonts.simplifiedChinese.fonts
      check(Typesetter(try PangoShaper(fonts.configuration)), seeds: 2_000_000..<2_000_000 + Self.rounds / 10)
    }
  #endif

  private func check(_ typesetter: Typesetter, seeds: Range<UInt64>) {
    for seed in seeds {
      var sample = LayoutSample(seed: seed)
      let text = sample.text()
      let options = sample.options()
      let width = sample.width()
      let frame = typesetter.frame(for: text, width: width, options: options)
      let check = FrameLaws(frame: frame, options: options)
      let broken = check.broken() + comparisons(frame, typesetter, text, options, seed: seed)
      #expect(broken.isEmpty, "seed \(seed), width \(width): \(text.debugDescription)")
    }
  }

  /// Laws about two frames of one text.
  private func comparisons(
    _ frame: TextFrame,
    _ typesetter: Typesetter,
    _ text: StyledText,
    _ options: FrameOptions,
    seed: UInt64
  ) -> [String] {
    var broken: [String] = []
    let again = Typesetter(typesetter.shaper).frame(for: text, width: frame.width, options: options)
    if again.summary != frame.summary { broken.append("another frame the second time") }
    let natural = typesetter.frame(for: text, options: options)
    let fitted = typesetter.frame(for: text, width: natural.size.width, options: options)
    if fitted.lines.map(\.range) != natural.lines.map(\.range) { broken.append("natural width is too narrow") }
    let host = StyleHost.allCases[Int(seed) % StyleHost.allCases.count]
    let hosted = typesetter.frame(for: text, in: StyleContext(host: host), width: frame.width, options: options)
    if hosted.lines.map(\.range) != frame.lines.map(\.range) { broken.append("other lines for \(host)") }
    let isOneStyle =
      Set(frame.text.sets.map { [$0.line?.minimumLineHeight, $0.line?.baseline] }).count == 1
      && frame.attachments.isEmpty
    if isOneStyle, zip(hosted.lines, frame.lines).contains(where: { !$0.box.height.isNear($1.box.height) }) {
      broken.append("other heights for \(host)")
    }
    return broken
  }

  @Test func widerFramesNeverHaveMoreLines() {
    for seed in 0..<Self.rounds / 2 {
      var sample = LayoutSample(seed: seed)
      let text = StyledText(sample.words(rightToLeft: false, tabs: false), style: .t14_gray2_bold)
      let widths = (0..<6).map { _ in sample.width() }.sorted()
      let counts = widths.map { fixedFrame(text, width: $0).lines.count }
      #expect(counts == counts.sorted(by: >), "seed \(seed), widths \(widths): \(text.debugDescription)")
    }
  }
}

extension TextFrame {
  /// Everything about the frame that can be compared.
  fileprivate var summary: [String] {
    ["\(size)"]
      + lines.map { "\($0.range) \($0.box) \($0.baseline) \($0.runs.map { "\($0.range) \($0.x) \($0.width)" })" }
  }
}

extension Double {
  func isNear(_ other: Double) -> Bool { self == other || abs(self - other) < 1e-3 }
}
