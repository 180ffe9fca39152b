import StyledText
import TestSupport
import Testing

/// Tests the table in the article, which specifies the policy.
struct ReplacementTableTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let before: String
    let words: String
    let after: String

    var testDescription: String { name }
  }

  static let cases: [Case] = {
    let article = try? Repository.read("Sources/StyledText/StyledText.docc/HowReplacementDecides.md")
    let lines = (article ?? "").split(separator: "\n")
    let table = lines.drop { !$0.hasPrefix("| Case |") }.dropFirst(2).prefix { $0.hasPrefix("|") }
    return table.map { line in
      let cells = line.split(separator: "|").map { String($0.dropFirst().dropLast()) }
      return Case(name: cells[0], before: cells[1], words: cells[2], after: cells[3])
    }
  }()

  @Test func tableIsRead() {
    #expect(Self.cases.count > 30)
  }

  @Test(arguments: cases)
  func carryOver(_ test: Case) throws {
    var text = try MarkedText(test.before).styledText()
    text.text = MarkedText(test.words).words
    let after = try MarkedText(test.after).styledText().marked
    #expect(text.marked == after)
  }
}
