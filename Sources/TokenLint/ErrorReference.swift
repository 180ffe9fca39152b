package import TokenDiagnostics

/// The documentation of errors, as Markdown: a page of each for the terminal, and a list of all.
package enum ErrorReference {
  /// The kind of an error; nil if the name is unknown.
  package static func kind(named id: String) -> (any ErrorKind.Type)? {
    ErrorRegistry.kinds.first { $0.page.id == id }
  }

  /// The list of all errors, `Documentation/Errors.md`.
  package static var list: String {
    let sections = groups.map { group in
      "## \(group.title)\n\n" + group.kinds.map { line(for: $0.page, $0.grade) }.joined(separator: "\n") + "\n"
    }
    return introduction + "\n" + sections.joined(separator: "\n")
  }

  /// Pages link to the anchor.
  private static func line(for page: ErrorPage, _ grade: ErrorGrade) -> String {
    "- <a id=\"\(page.id)\"></a>`\(page.id)`: \(page.summary).\(remark(on: grade))"
  }

  /// The page of a kind, under a heading of a level.
  package static func text(of kind: any ErrorKind.Type, level: Int) -> String {
    let page = kind.page
    var text = "\(String(repeating: "#", count: level)) \(page.id)\n\n\(page.summary).\(remark(on: kind.grade))\n"
    text += "\n**Why is this reported?** \(page.why)\n"
    text += "\n**What helps.** \(page.remedy)\n"
    if let wrong = page.wrong { text += "\nWrong:\n\n" + block(wrong) }
    if let right = page.right { text += "\nRight:\n\n" + block(right) }
    return text
  }

  /// Empty for errors, which most are.
  private static func remark(on grade: ErrorGrade) -> String {
    switch grade {
    case .error: ""
    case .deviation: " This is a warning, and an error with `--strict`."
    case .warning: " This is a warning."
    case .information: " This is for information."
    }
  }

  private static var groups: [(title: String, kinds: [any ErrorKind.Type])] {
    let kinds = ErrorRegistry.kinds.sorted { $0.page.id < $1.page.id }
    return ErrorPage.Group.allCases.map { group in (group.rawValue, kinds.filter { $0.page.group == group }) }
  }

  private static let introduction = """
    # Errors

    Written by `Scripts/rules` from the pages of errors in `Sources`. Do not edit it by hand.

    Errors that stop a compile, and mistakes in a configuration. `stylespec explain ERROR` prints why an error is
    reported, what helps, and an example that is wrong and one that is right. [Rules](Rules.md) are about specs that
    compile.

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
