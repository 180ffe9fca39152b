import Foundation
import StyleTables
import TestSupport
import Testing
import YanxuanStyles

/// The article says what the code does.
struct HostsArticleTests {
  private let article: String

  init() throws {
    article = try Repository.read("Sources/StyleTables/StyleTables.docc/Hosts.md")
  }

  @Test(arguments: StyleHost.allCases)
  func everyRuleIsInTheArticle(host: StyleHost) {
    let rule = host.rule
    let texts = [rule.source] + (rule.exception.map { [$0] } ?? [])
    #expect(article.contains("- ``StyleHost/\(host)``: \(texts.joined(separator: " "))\n"))
    #expect(article.contains("| ``StyleHost/\(host)`` | \(cells(rule.placement))"))
  }

  private func cells(_ placement: HostRule.Placement) -> String {
    func share(_ slackAbove: Double) -> String { [0: "none", 0.5: "half", 1: "all"][slackAbove] ?? "?" }
    func distance(_ factor: Double) -> String { factor == 1 ? "the offset" : "\(Int(factor)) × the offset" }
    return switch placement {
    case .offset(let slackAbove, let rise, let fall):
      "\(share(slackAbove)) | \(distance(rise)) | \(distance(fall)) |\n"
    case .lineHeight(let slackAbove): "\(share(slackAbove)) | padding is used instead | |\n"
    case .lineSpacing: "there is no slack | padding is used instead | |\n"
    case .baseline: "the baseline is used as it is | | |\n"
    }
  }

  @Test(arguments: StyleHost.allCases)
  func theWorkedExampleIsWhatTheCodeGives(host: StyleHost) throws {
    let style = StyleCode.t14_gray2_bold.resolved(in: StyleContext(host: host))
    let lines = try #require(style.metrics)
    #expect(
      article.contains("size \(short(style.size)), line height \(short(lines.minimumLineHeight)) and its baseline")
    )
    #expect(article.contains("baseline at \(short(lines.baseline)). "))
    #expect(article.contains("| `\(host)` | \(short(lines.baselineOffset)) |\n"))
  }

  @Test func theStepsOfTheExampleAreRight() throws {
    let style = StyleCode.t14_gray2_bold.resolved
    let lines = try #require(style.metrics)
    let ascent = style.size * style.fontMetrics.ascent
    let descent = style.size * style.fontMetrics.descent
    let slack = lines.lineHeight - ascent - descent
    #expect(article.contains("in points \(short(ascent)) and \(short(descent)). "))
    #expect(article.contains("20 − \(short(ascent)) − \(short(descent)) = \(short(slack))."))
    #expect(article.contains("\(short(slack)) + \(short(ascent)) = \(short(slack + ascent)) without an offset"))
    #expect(article.contains("baseline is at \(short(slack / 2 + ascent)), and"))
    #expect(article.contains("move down by \(short(lines.baseline - slack / 2 - ascent))."))
    let large = StyleCode.t14_gray2_bold.resolved(in: StyleContext(textScale: TextScale(2), host: .label))
    let offset = try short(#require(large.metrics).baselineOffset)
    #expect(article.contains("a line height of 40 and an offset of \(offset)."))
  }

  /// The modifiers of SwiftUI, from the steps that the article shows.
  @Test func theModifiersOfTheExampleAreRight() throws {
    let style = StyleCode.t14_gray2_bold.resolved(in: StyleContext())
    let lines = try #require(style.metrics)
    let font = FontExtent(
      ascent: style.size * style.fontMetrics.ascent,
      descent: style.size * style.fontMetrics.descent
    )
    for host in [StyleHost.swiftUI, .swiftUILegacy] {
      let found = try #require(host.rule.modifiers(for: lines, font: font))
      let numbers = [found.lineHeight, found.lineSpacing, found.paddingAbove, found.paddingBelow]
      let cells = numbers.map { $0.map(short) ?? "" }.joined(separator: " | ")
      #expect(article.contains("| `\(host)` | \(cells) |\n"), "\(cells)")
    }
  }

  /// To a thousandth of a point.
  private func short(_ number: Double) -> String {
    let rounded = (number * 1_000).rounded() / 1_000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
