import Foundation
import StyleLayout
import StyleTables
import StyledText
import TestSupport
import Testing
import YanxuanStyles

/// All parts of a line have one baseline on every host, and one line box: that of StyleSpec's own layout.
/// `STYLESPEC_SEED` chooses the random paragraphs.
@Suite struct ParagraphBaselineLawTests {
  /// For each host.
  private static let rounds = lawRounds(1_000)

  private func line(_ paragraph: MixedParagraph, in host: StyleHost) -> (line: HostLine, resolved: ResolvedText) {
    let resolved = paragraph.text.resolved(in: StyleContext(textScale: paragraph.scale, host: host))
    var starts: [Int] = []
    var end = 0
    for part in paragraph.parts {
      starts.append(end)
      end += part.word.utf16.count
    }
    let runs = zip(paragraph.parts, starts).map { part, start in
      let set = resolved.runs.first { $0.range.contains(start) }.map { resolved[$0] }
      let font = paragraph.drawnFont(part)
      return HostLine.Run(ascent: font.ascent, descent: font.descent, line: set?.line)
    }
    return (HostLine(runs, strut: paragraph.strut, in: host), resolved)
  }

  private func frame(_ paragraph: MixedParagraph, in host: StyleHost) -> TextLine? {
    let context = StyleContext(textScale: paragraph.scale, host: host)
    return Typesetter(FamilyShaper()).frame(for: paragraph.text, in: context).lines.first
  }

  /// The random paragraphs that break a law, with what they break.
  private func broken(_ law: (MixedParagraph) throws -> [String]) rethrows -> [String] {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    var broken: [String] = []
    for round in 0..<Self.rounds {
      let problems = try law(MixedParagraph(using: &generator))
      broken += problems.map { "seed \(seed), round \(round): \($0)" }
    }
    return Array(broken.prefix(5))
  }

  @Test(arguments: StyleHost.allCases) func allThatStandsInALineHasOneBaseline(host: StyleHost) {
    let broken = broken { paragraph in
      let (line, resolved) = line(paragraph, in: host)
      let metrics = resolved.sets.map { set in
        set.line.map { [$0.minimumLineHeight, $0.lineSpacing, $0.baseline, $0.baselineOffset] }
      }
      let baselines = line.baselines.sorted()
      let isOne = Set(metrics).count == 1 && (baselines.last ?? 0) - (baselines.first ?? 0) < 1e-9
      return isOne ? [] : ["\(metrics), \(baselines)"]
    }
    #expect(broken == [])
  }

  @Test(arguments: StyleHost.allCases) func theTallestStyleDecides(host: StyleHost) {
    let broken = broken { paragraph in
      let line = line(paragraph, in: host).resolved.sets.first?.line
      guard let expected = paragraph.expected else { return line == nil ? [] : ["\(String(describing: line))"] }
      let isRight =
        close(line?.minimumLineHeight, expected.lineHeight) && close(line?.lineSpacing, expected.spacing)
        && close(line?.baseline, expected.baseline)
      return isRight ? [] : ["\(expected), not \(String(describing: line))"]
    }
    #expect(broken == [])
  }

  /// Box and baseline of the host are those of a frame for it, and of a frame for StyleSpec's own layout.
  @Test(arguments: StyleHost.allCases) func theLineBoxIsThatOfAFrame(host: StyleHost) throws {
    var compared = 0
    let broken = try broken { paragraph in
      let framed = try #require(frame(paragraph, in: host))
      let own = try #require(frame(paragraph, in: .layout))
      var problems: [String] = []
      if !close(framed.box.height, own.box.height) { problems.append("\(framed.box), not \(own.box)") }
      if !paragraph.isTight, !close(framed.baseline, own.baseline) {
        problems.append("baseline \(framed.baseline), not \(own.baseline)")
      }
      // A host that is told nothing of lines is not told what a plain paragraph looks like.
      guard paragraph.tallest != nil, paragraph.isAsHighAsItsStyles, !host.takesBaselines || !paragraph.isTight else {
        return problems
      }
      compared += 1
      let line = line(paragraph, in: host).line
      if !close(line.height, framed.box.height) { problems.append("height \(line.height), not \(framed.box.height)") }
      if !close(line.baselines.first, framed.baseline) {
        problems.append("baselines \(line.baselines), not \(framed.baseline)")
      }
      return problems
    }
    #expect(broken == [] && compared > Self.rounds / 3, "\(compared) compared")
  }

  /// Every pair of codes, with the metrics that they were designed for.
  @Test(arguments: StyleHost.allCases) func anyTwoCodesShareABaseline(host: StyleHost) throws {
    let codes = Yanxuan.catalog.codes.filter { $0.tokens.color == "gray2" && $0.tokens.weight == "bold" }
    let context = StyleContext(host: host)
    for code in codes {
      for other in codes {
        var text = StyledText("a", style: code)
        text.append(StyledText("b", style: other))
        let sets = text.resolved(in: context).sets
        let line = try #require(fixedFrame(text).lines.first)
        #expect(Set(sets.map(\.line)).count == 1, "\(code.name) \(other.name)")
        guard let metrics = sets.first?.line else { continue }
        let tall = [code, other].compactMap { $0.resolved(in: context).metrics }.max {
          $0.minimumLineHeight < $1.minimumLineHeight
        }
        #expect(metrics.lineSpacing == tall?.lineSpacing)
        guard code.resolved.metrics != nil, other.resolved.metrics != nil else { continue }
        #expect(metrics.minimumLineHeight == line.box.height, "\(code.name) \(other.name)")
        #expect(close(metrics.baseline, line.baseline), "\(code.name) \(other.name)")
      }
    }
  }

  /// A frame goes line by line; a host that has one paragraph style sets all lines as the line with the tallest style.
  @Test func linesWithoutTheTallestStyleAreLowerInAFrame() throws {
    let text = try smallAndLarge()
    #expect(fixedFrame(text, width: 60).lines.map(\.box.height) == [14, 30])
    let sets = text.resolved(in: StyleContext(host: .label)).sets
    #expect(sets.map(\.line?.minimumLineHeight) == [30, 30] && sets.map(\.line?.lineSpacing) == [5, 5])
  }

  private func close(_ one: Double?, _ other: Double?) -> Bool {
    guard let one, let other else { return false }
    return abs(one - other) < 1e-6
  }
}
