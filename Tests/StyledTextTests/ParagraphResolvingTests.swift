import Foundation
import StyleTables
import TestSupport
import Testing
import YanxuanStyles

@testable import StyledText

/// One line height, spacing and offset for all runs of a paragraph.
struct ParagraphResolvingTests {
  private let label = StyleContext(host: .label)

  @Test(arguments: StyleHost.allCases) func theTallestStyleDecides(host: StyleHost) throws {
    let context = StyleContext(host: host)
    let tall = try #require(StyleCode.t14_red_bold.resolved(in: context).metrics)
    for codes in [[StyleCode.t14_red_bold, .t12_gray3_regular], [.t12_gray3_regular, .t14_red_bold]] {
      var text = StyledText("")
      for code in codes { text.append(StyledText("¥89", style: code)) }
      let resolved = text.resolved(in: context)
      #expect(resolved.sets.map(\.line) == [tall, tall])
      #expect(resolved.sets.map(\.size) == codes.map(\.resolved.size))
    }
    // A label would have set these on two baselines: 0.4 pt apart.
    let small = try #require(StyleCode.t12_gray3_regular.resolved(in: StyleContext(host: .label)).metrics)
    #expect(abs(small.baselineOffset - 2) < 1e-9)
  }

  /// The article's table is the output of the code.
  @Test(arguments: StyleHost.allCases) func theArticleSaysWhatHostsAreTold(host: StyleHost) throws {
    let article = try Repository.read("Sources/StyledText/StyledText.docc/Paragraphs.md")
    let context = StyleContext(host: host)
    let codes = [StyleCode.t14_red_bold, .t12_gray3_regular]
    var text = StyledText("¥89 ", style: codes[0])
    text.append(StyledText("¥129", style: codes[1]))
    let alone = codes.map { StyledText("x", style: $0).resolvedAttributes(in: context) }
    let numbers = (alone + text.resolved(in: context).sets.dropFirst()).map { set in
      let rounded = ((set.line?.baselineOffset ?? .nan) * 1_000).rounded() / 1_000
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
    #expect(article.contains("| `\(host)` | \(numbers.joined(separator: " | ")) |\n"), "\(numbers)")
  }

  @Test func theFirstOfEquallyTallOnesDecides() throws {
    let one = try #require(StyleCode.t15_gray2_bold.resolved(in: label).metrics)
    let other = try #require(StyleCode.t14_gray2_bold_read.resolved(in: label).metrics)
    #expect(one.minimumLineHeight == other.minimumLineHeight && one.baseline != other.baseline)
    var text = StyledText("a", style: .t15_gray2_bold)
    text.append(StyledText("b", style: .t14_gray2_bold_read))
    #expect(text.resolved(in: label).sets.map(\.line?.baseline) == [one.baseline, one.baseline])
    text = StyledText("b", style: .t14_gray2_bold_read)
    text.append(StyledText("a", style: .t15_gray2_bold))
    #expect(text.resolved(in: label).sets.map(\.line?.baseline) == [other.baseline, other.baseline])
  }

  @Test func paragraphsAreSetByThemselves() throws {
    var text = StyledText("one\ntwo", style: .t12_gray3_regular)
    #expect(text.resolved(in: label).runs.count == 1)
    try text.apply(styleCode: .t14_red_bold, in: 4..<5)
    let resolved = text.resolved(in: label)
    #expect(resolved.runs.map(\.range) == [0..<4, 4..<5, 5..<7])
    #expect(resolved.runs.map { resolved[$0].line?.minimumLineHeight } == [18, 20, 20])
    // Equal line metrics do not end a run.
    try text.apply(styleCode: .t14_red_bold, in: 0..<1)
    let alike = text.resolved(in: label)
    #expect(alike.runs.map(\.range) == [0..<1, 1..<4, 4..<5, 5..<7] && alike.sets.count == 2)
    text.text = "on\nto"
    try text.set(TextAttributeKeys.Style.self, .code(.t12_gray3_regular), in: 0..<5)
    #expect(text.resolved(in: label).runs.map(\.range) == [0..<5])
  }

  @Test func aRunGoesOnWhereLinesAreSetAlike() throws {
    var text = StyledText("ab\ncd\n\u{1F600}ef", style: .t12_gray3_regular)
    try text.apply(styleCode: .t14_red_bold, in: 0..<1)
    try text.apply(styleCode: .t14_red_bold, in: 9..<10)
    // The blue one has 18 in all of the second paragraph, and 20 before and after.
    let resolved = text.resolved(in: label)
    #expect(resolved.runs.map(\.range) == [0..<1, 1..<3, 3..<6, 6..<9, 9..<10])
    #expect(resolved.runs.map(\.utf8Range) == [0..<1, 1..<3, 3..<6, 6..<11, 11..<12])
    #expect(resolved.runs.map(\.attributesIndex) == [0, 1, 2, 1, 0])
  }

  @Test func separatorsHaveNoSayInTheLinesOfWords() throws {
    var text = StyledText("ab\ncd", style: .t12_gray3_regular)
    try text.apply(styleCode: .t14_red_bold, in: 2..<3)
    let resolved = text.resolved(in: label)
    #expect(resolved.sets.map(\.line?.minimumLineHeight) == [18, 18, 18])
    // A label counts the font of the line end, which reaches deeper: it lifts the text by that much less.
    let offsets = resolved.runs.compactMap { resolved[$0].line?.baselineOffset }
    #expect(abs(offsets[0] - (2 - 2 * 0.241)) < 1e-9 && offsets[0] == offsets[1] && abs(offsets[2] - 2) < 1e-9)
    var blank = StyledText("a\n\nb", style: .t12_gray3_regular)
    try blank.apply(styleCode: .t14_red_bold, in: 2..<3)
    let lines = blank.resolved(in: label)
    #expect(lines.runs.map { lines[$0].line?.minimumLineHeight } == [18, 20, 18])
  }

  @Test func plainSizesShareTheLinesOfTheOthers() throws {
    var text = StyledText("13", style: .t13_red_medium)
    #expect(text.resolved(in: label).sets.map(\.line) == [nil])
    text.append(StyledText("14", style: .t14_red_bold))
    let fitting = text.resolved(in: label).sets
    #expect(fitting.map(\.line) == Array(repeating: StyleCode.t14_red_bold.resolved(in: label).metrics, count: 2))
    #expect(fitting.map(\.letterSpacing) == [nil, 0])
    // 13 points of the system font are 15.509 high, and a line of 9 points is 12: nothing is left to move text in.
    text = StyledText("9", style: .t9_red_medium)
    text.append(StyledText("13", style: .t13_red_medium))
    for set in text.resolved(in: label).sets {
      let line = try #require(set.line)
      #expect(abs(line.minimumLineHeight - 15.509) < 1e-9 && abs(line.baseline - 12.376) < 1e-9)
      #expect(abs(line.baselineOffset) < 1e-9 && line.lineSpacing == 1)
    }
  }

  @Test func anOwnSizeMovesTheLinesFontButNotTheBaseline() throws {
    var text = StyledText("one two", style: .t14_gray2_bold)
    try text.set(TextAttributeKeys.Size.self, 16, in: 0..<3)
    let line = try #require(text.resolved(in: label).sets.first?.line)
    #expect(line.minimumLineHeight == 20 && line.baseline == StyleCode.t14_gray2_bold.resolved.metrics?.baseline)
    // The larger font reaches 2 × 0.241 pt deeper, and so lifts the line by that much.
    #expect(abs(line.baselineOffset - (1.6 - 2 * 0.241)) < 1e-9)
    // CSS uses the font of the paragraph, and a font that makes its line higher does not affect the others.
    let css = StyleContext(host: .css)
    #expect(text.resolved(in: css).sets.first?.line == StyleCode.t14_gray2_bold.resolved(in: css).metrics)
    try text.set(TextAttributeKeys.Size.self, 40, in: 0..<3)
    #expect(text.resolved(in: label).sets.first?.line == StyleCode.t14_gray2_bold.resolved(in: label).metrics)
  }

  @Test func letterSpacingStaysThatOfTheRun() throws {
    var text = StyledText("one two", style: .t14_gray2_bold)
    try text.set(TextAttributeKeys.LetterSpacing.self, 3, in: 0..<3)
    let sets = text.resolved(in: label).sets
    #expect(sets.map(\.line?.letterSpacing) == [3, 0] && sets.map(\.letterSpacing) == [3, 0])
  }

  /// Brute force: a paragraph looks as it does in a text of its own.
  @Test(arguments: StyleHost.allCases) func everyParagraphIsAsItIsAlone(host: StyleHost) {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for round in 0..<200 {
      let text = RandomStyledText.make(using: &generator)
      let context = StyleContext(
        textScale: TextScale(.random(in: 0.5...3, using: &generator), maximumSize: 20),
        host: host
      )
      let whole = text.resolved(in: context).units
      var start = 0
      for paragraph in Self.paragraphs(text.text) {
        let alone = text.part(utf8: start..<start + paragraph.utf8.count).resolved(in: context).units
        let place = text.text.utf8.index(text.text.startIndex, offsetBy: start)
        let offset = text.text.utf16.distance(from: text.text.startIndex, to: place)
        let isAlike = whole[offset..<offset + alone.count].elementsEqual(alone)
        let isOne = Set(alone.map(\.line?.shared)).count <= 1
        if !isAlike || !isOne { Issue.record("seed \(seed), round \(round): \(paragraph)") }
        start += paragraph.utf8.count
      }
    }
  }

  /// Each with the separator that ends it.
  private static func paragraphs(_ text: String) -> [String] {
    var paragraphs = [""]
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      paragraphs[paragraphs.count - 1].unicodeScalars.append(scalar)
      let isFirstHalf = scalar == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
      if ["\n", "\r", "\u{2029}"].contains(scalar), !isFirstHalf { paragraphs.append("") }
    }
    return paragraphs.filter { !$0.isEmpty }
  }

  @Test func stringsOfFoundationHaveTheLinesOfTheirParagraphs() throws {
    var text = StyledText("one\ntwo", style: .t12_gray3_regular)
    try text.apply(styleCode: .t14_red_bold, in: 4..<5)
    let string = text.makeNSAttributedStringForStorage(in: label)
    var heights: [Double] = []
    string.enumerateAttribute(.styleLineHeight, in: NSRange(location: 0, length: 7)) { value, range, _ in
      heights += Array(repeating: value as? Double ?? 0, count: range.length)
    }
    #expect(heights == [18, 18, 18, 18, 20, 20, 20])
    #expect(StyledText(string) == text)
    // An edit that changes the lines of a paragraph shows in all of it.
    try string.apply(styleCode: .t14_red_bold, in: NSRange(location: 0, length: 1), context: label)
    let offset = string.attribute(.styleBaselineOffset, at: 2, effectiveRange: nil) as? Double
    #expect(offset == StyleCode.t14_red_bold.resolved(in: label).metrics?.baselineOffset)
  }
}

extension ResolvedText {
  /// The look of each UTF-16 unit.
  fileprivate var units: [ResolvedAttributes] {
    runs.flatMap { Array(repeating: self[$0], count: $0.range.count) }
  }
}

extension HostLineMetrics {
  /// The values that all of a paragraph has in common.
  fileprivate var shared: [Double] { [minimumLineHeight, lineSpacing, baseline, baselineOffset] }
}
