import StyleTables
import StyledText
import TestSupport
import Testing

/// The article's examples are the output of the code.
struct CodedFormArticleTests {
  private let article: String

  init() throws {
    article = try Repository.read("Sources/StyledText/StyledText.docc/CodedForm.md")
  }

  private var examples: [String] {
    article.components(between: "```json\n", and: "```")
  }

  @Test func examplesAreRead() throws {
    let texts = try examples.map { try Coded.text($0) }
    #expect(texts.map(\.marked) == ["¥99 ⟦¥129⟧", "¥79 ⟦¥129⟧"])
    #expect(texts.last?["sale"] == "¥79" && texts.last?["was"] == "¥129")
    #expect(texts.first?.style?.name == "14_gray2_bold")
  }

  @Test func examplesAreWhatIsWritten() throws {
    for example in examples {
      let written = try Coded.json(try Coded.text(example))
      #expect(written == example.filter { !$0.isNewline }.withoutSpaceOutsideStrings)
    }
  }

  @Test(arguments: [
    "version", "text", "attributes", "sets", "runs", "template", "remembered", "placeholder", "source", "values",
    "vanished",
  ])
  func everyKeyIsExplained(key: String) {
    #expect(article.contains("\n| `\(key)` | "))
  }

}

extension String {
  fileprivate func components(between start: String, and end: String) -> [String] {
    var rest = self[...]
    var found: [String] = []
    while let opening = rest.firstRange(of: start) {
      rest = rest[opening.upperBound...]
      guard let closing = rest.firstRange(of: end) else { break }
      found.append(String(rest[..<closing.lowerBound]))
    }
    return found
  }

  fileprivate var withoutSpaceOutsideStrings: String {
    var isInside = false
    return filter { character in
      if character == "\"" { isInside.toggle() }
      return isInside || character != " "
    }
  }
}
