package import TokenDiagnostics

/// The documentation of errors, as Markdown. It is the same on the terminal and in `Documentation/Errors.md`.
package enum ErrorReference {
  /// Every page, group by group.
  package static var pages: [ErrorPage] {
    groups.flatMap(\.pages)
  }

  /// The page of an error; nil when there is none of that name.
  package static func page(named id: String) -> ErrorPage? { pages.first { $0.id == id } }

  /// All pages.
  package static var markdown: String {
    let contents = groups.map { group in
      "**\(group.title)**: " + group.pages.map { "[`\($0.id)`](#\($0.id))" }.joined(separator: ", ")
    }
    let sections = groups.map { group in
      "## \(group.title)\n\n" + group.pages.map { text(of: $0, level: 3) }.joined(separator: "\n")
    }
    return introduction + "\n" + contents.joined(separator: "\n\n") + "\n\n" + sections.joined(separator: "\n")
  }

  /// One page, under a heading of a level.
  package static func text(of page: ErrorPage, level: Int) -> String {
    var text = "\(String(repeating: "#", count: level)) \(page.id)\n\n\(page.summary).\n"
    text += "\n**Why is this refused?** \(page.why)\n"
    text += "\n**What helps.** \(page.remedy)\n"
    if let wrong = page.wrong { text += "\nWrong:\n\n" + block(wrong) }
    if let right = page.right { text += "\nRight:\n\n" + block(right) }
    return text
  }

  private static var groups: [(title: String, pages: [ErrorPage])] {
    let pages = ErrorRegistry.kinds.map { $0.page }
    return ErrorPage.Group.allCases.map { group in (group.rawValue, pages.filter { $0.group == group }) }
  }

  private static let introduction = """
    # Errors

    Written by `Scripts/rules` from the pages of errors in `Sources`. Do not edit it by hand.

    Errors that stop a compile, and mistakes in a configuration. `stylespec explain ERROR` prints the same text. Marks
    ⟦ ⟧ in examples show where the error points. [Rules](Rules.md) are about specs that compile.

    """

  private static func block(_ example: ErrorPage.Example) -> String {
    switch example {
    case .spec(let text), .whole(let text): "```yaml\n\(text)```\n"
    case .json(let text): "```json\n\(text)```\n"
    case .tokens(let text): "```json\n{ \(text) }\n```\n"
    case .resolver(let text):
      "```json\n{\n  \"version\": \"2025.10\",\n  \(text.replacing("\n", with: "\n  "))\n}\n```\n"
    case .configuration(let text): "`.stylespec.yaml`:\n\n```yaml\n\(text)```\n"
    case .files(let files): files.map { "`\($0.path)`:\n\n```yaml\n\($0.text)```\n" }.joined(separator: "\n")
    }
  }
}
