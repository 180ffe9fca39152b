import Foundation
import StyleLayout
import StyleTables
import StyledText
import TestSupport
import Testing
import YanxuanStyles

/// A line with emoji has the box of the line without them. `STYLESPEC_SEED` chooses the random texts.
@Suite struct EmojiLineLawTests {
  private static let amiri = "/usr/share/fonts/opentype/fonts-hosny-amiri/Amiri-Regular.ttf"
  private static let missing = [amiri].filter { !FileManager.default.fileExists(atPath: $0) }

  /// Every row of the table in every weight.
  private static let codes = Yanxuan.catalog.codes.filter { $0.tokens.color == "gray2" }
  private static let emoji = [TextAttachment("zan", fontHeight: 1), TextAttachment("big", fontHeight: 3, aspect: 0.5)]

  @Test func theTableIsWhole() {
    #expect(Set(Self.codes.map(\.resolved.size)).count >= 12)
    #expect(Set(Self.codes.map(\.resolved.weight)).count >= 2)
  }

  @Test(arguments: StyleHost.allCases) func linesOfFixedWidthsStayAsTheyAre(host: StyleHost) {
    #expect(Self.broken(FixedWidthShaper(), host) == [])
  }

  #if canImport(CPango)
    /// Each font is the first one once.
    @Test(.enabled(if: missing.isEmpty, "needs \(missing)"), arguments: StyleHost.allCases)
    func linesOfFourFontsStayAsTheyAre(host: StyleHost) throws {
      var extents: Set<FaceMetrics> = []
      for fonts in TestFonts.orders {
        let shaper = try PangoShaper(fonts)
        extents.insert(shaper.metrics(of: FontRequest(size: 100)))
        #expect(Self.broken(shaper, host) == [], "\(fonts.families.first ?? "")")
      }
      #expect(extents.count == 4, "the fonts have metrics of their own")
    }
  #endif

  /// What differs in lines with and without emoji, in every style at three text scales.
  private static func broken(_ shaper: any TextShaper, _ host: StyleHost) -> [String] {
    let typesetter = Typesetter(shaper)
    var broken: [String] = []
    for scale in [1, 1.35, 2] {
      let context = StyleContext(textScale: TextScale(scale), host: host)
      for code in codes {
        let words = StyledText("赞a", style: code)
        var comment = words
        for box in emoji { comment.append(box) }
        let frames = [words, comment].map { typesetter.frame(for: $0, in: context) }
        var problems = differences(frames[0], frames[1])
        if words.resolved(in: context).sets.map(\.line) != comment.resolved(in: context).lines {
          problems.append("other lines of a paragraph")
        }
        broken += problems.map { "\(code.name) × \(scale): \($0)" }
      }
    }
    return Array(broken.prefix(3))
  }

  private static func differences(_ plain: TextFrame, _ found: TextFrame) -> [String] {
    guard let line = plain.lines.first, let other = found.lines.first, found.attachments.count == emoji.count else {
      return ["there is no line"]
    }
    var problems: [String] = []
    let pairs = [
      ("height", line.box.height, other.box.height), ("y", line.box.y, other.box.y),
      ("baseline", line.baseline, other.baseline), ("ascent", line.ascent, other.ascent),
      ("descent", line.descent, other.descent), ("frame", plain.size.height, found.size.height),
    ]
    for (name, wanted, got) in pairs where wanted != got { problems.append("\(name) \(got), not \(wanted)") }
    let height = line.ascent + line.descent
    for (box, times, aspect) in zip3(found.attachments, [1.0, 3], [1.0, 0.5]) {
      let bottom = line.box.y + line.baseline + line.descent
      // Advances are single-precision numbers.
      let wanted = [bottom, times * height, times * aspect * height]
      let got = [box.rect.maxY, box.rect.height, box.rect.width]
      if zip(wanted, got).contains(where: { abs($0 - $1) > 1e-5 }) { problems.append("box \(got), not \(wanted)") }
    }
    return problems
  }

  private static func zip3(
    _ boxes: [PlacedAttachment],
    _ times: [Double],
    _ aspects: [Double]
  ) -> [(PlacedAttachment, Double, Double)] {
    zip(boxes, zip(times, aspects)).map { ($0, $1.0, $1.1) }
  }

  /// In any text, an emoji and a letter that are typed at the same place make the same lines.
  @Test func emojiAreAsHighAsLetters() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    let typesetter = Typesetter(FixedWidthShaper())
    var compared = 0
    for round in 0..<lawRounds(2_000) {
      var sample = LayoutSample(seed: generator.next())
      let text = sample.text()
      let place = Int.random(in: 0...text.utf16Length, using: &generator)
      let (height, host) = (
        Double.random(in: 0...4, using: &generator), StyleHost.allCases.randomElement(using: &generator)
      )
      var (letter, emoji) = (text, text)
      guard (try? letter.insert("x", at: place)) != nil, (try? emoji.insert("\u{FFFC}", at: place)) != nil else {
        continue
      }
      try emoji.set(\.attachment, TextAttachment("zan", fontHeight: height), in: place..<place + 1)
      let context = StyleContext(host: host ?? .layout)
      let options = sample.options()
      let frames = [letter, emoji].map { typesetter.frame(for: $0, in: context, options: options) }
      let boxes = frames.map { $0.lines.map { [$0.box.y, $0.box.height, $0.baseline] } }
      #expect(boxes[0] == boxes[1], "seed \(seed), round \(round): \(emoji.debugDescription)")
      compared += 1
    }
    #expect(compared > lawRounds(2_000) / 2)
  }
}

extension ResolvedText {
  /// The line metrics of the sets, each once.
  fileprivate var lines: [HostLineMetrics?] {
    sets.map(\.line).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
