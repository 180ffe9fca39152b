internal import TokenDiagnostics
internal import TokenModel

/// The findings of the linter, by rule, and the marks at what they are about.
struct PageFindings {
  private struct Item {
    let id: String
    let finding: PageReview.Finding
    /// The id and the name of what it is about.
    let subject: (id: String, name: String)?
  }

  private let items: [Item]
  /// The numbers of the findings about each item of the page, by its id.
  private let bySubject: [String: [Int]]

  /// The maximum number of findings of rules that are open.
  private static let mostOpen = 40

  init(_ findings: [PageReview.Finding], in content: PageContent) {
    let subjects = Self.subjects(of: content)
    let items = findings.enumerated().map { index, finding in
      Item(id: "finding-\(index + 1)", finding: finding, subject: finding.subject.flatMap { subjects[$0] })
    }
    self.items = items
    bySubject = Dictionary(grouping: items.indices.filter { items[$0].subject != nil }) { items[$0].subject?.id ?? "" }
  }

  /// Tokens, sizes and styles by the ranges of their names.
  private static func subjects(of content: PageContent) -> [SourceRange: (id: String, name: String)] {
    var subjects: [SourceRange: (id: String, name: String)] = [:]
    for token in content.tokens.indices {
      let path = content.tokens.path(of: token)
      subjects[content.tokens.nameRange(of: token)] = (content.id(ofToken: token), path.description)
    }
    for numbers in content.numbers {
      let row = content.parts.rows[numbers.row]
      subjects[row.size.origin.range] = (content.id(ofRow: numbers.row), content.catalog.title(of: row))
    }
    for (index, code) in content.codes.enumerated() {
      guard let style = code.style else { continue }
      let name = (content.id(ofCode: index), content.names[index])
      if subjects[content.catalog.styles[style].name.origin.range]?.id.hasPrefix("code-") != true {
        subjects[content.catalog.styles[style].name.origin.range] = name
      }
    }
    return subjects
  }

  var isEmpty: Bool { items.isEmpty }

  var count: Int { items.count }

  /// `1 error and 3 warnings`
  var summary: String {
    let counts = Diagnostic.Severity.allCases.map { severity in
      (severity, items.count { $0.finding.severity == severity })
    }
    return counts.filter { $0.1 > 0 }.map { PageWords.count($0.1, $0.0.noun) }.joined(separator: ", ")
  }

  // MARK: Marks

  /// Appends a link to the findings about an item of the page, if there are any.
  func printMark(ofItem id: String, to printer: inout HTMLPrinter) {
    guard let numbers = bySubject[id], let first = numbers.first else { return }
    let severities = numbers.map { items[$0].finding.severity }
    let worst = Diagnostic.Severity.allCases.first(where: severities.contains) ?? .info
    let title = PageWords.count(numbers.count, "finding")
    printer.html("<a class=\"mark \(worst.rawValue)\" href=#\(items[first].id)>\(title)</a>")
  }

  // MARK: The section

  func print(to printer: inout HTMLPrinter) {
    guard !isEmpty else { return }
    printer.block("section", "id=findings aria-labelledby=findingsTitle") { printer in
      printer.html("<h2 id=findingsTitle>Findings</h2>\n")
      for (rule, items) in rules {
        printer.block("details", count <= Self.mostOpen ? "open" : "") { printer in
          printer.html("<summary>\(HTMLText.escaped(rule)) <small>\(items.count)</small></summary>\n")
          printer.block("ul", "class=findings") { printer in
            for item in items { print(item, to: &printer) }
          }
        }
      }
    }
  }

  /// The findings of each rule: first those of rules with errors, then those with warnings.
  private var rules: [(rule: String, items: [Item])] {
    let groups = Dictionary(grouping: items, by: \.finding.rule)
    var known: Set<String> = []
    let order = items.map(\.finding.rule).filter { known.insert($0).inserted }
    let severities = Diagnostic.Severity.allCases
    func worst(_ rule: String) -> Int {
      severities.firstIndex { severity in groups[rule]?.contains { $0.finding.severity == severity } ?? false } ?? 0
    }
    let sorted = order.indices.sorted { (worst(order[$0]), $0) < (worst(order[$1]), $1) }.map { order[$0] }
    return sorted.map { ($0, groups[$0] ?? []) }
  }

  private func print(_ item: Item, to printer: inout HTMLPrinter) {
    let finding = item.finding
    printer.html("<li id=\(item.id) class=\(finding.severity.rawValue)><p>")
    Self.print(finding.message, to: &printer)
    printer.html("</p>")
    for fix in finding.fixes {
      printer.html("<p class=fix>Fix: ")
      Self.print(fix, to: &printer)
      printer.html("</p>")
    }
    printer.element("small", "", finding.place)
    if let subject = item.subject { printer.element("a", "class=chip href=#\(subject.id)", subject.name) }
    printer.html("</li>\n")
  }

  /// A sentence with its names, which are in backticks, set off.
  private static func print(_ message: String, to printer: inout HTMLPrinter) {
    let parts = message.split(separator: "`", omittingEmptySubsequences: false)
    // An odd backtick is a part of the text.
    guard parts.count % 2 == 1 else { return printer.text(message) }
    for (index, part) in parts.enumerated() {
      if index % 2 == 0 { printer.text(part) } else { printer.element("b", "", part) }
    }
  }
}

extension Diagnostic.Severity {
  fileprivate var noun: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }
}
