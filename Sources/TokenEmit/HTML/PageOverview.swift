internal import TokenModel

/// A system on one screen: its colors, its largest texts, its numbers, and what needs attention.
struct PageOverview {
  let content: PageContent
  let sections: PageSections
  let samples: PageSamples
  let contrast: PageContrast
  let findings: PageFindings
  /// Nil without another version.
  let changes: PageChanges?

  /// The maximum number of strips and of named problems: more do not fit on a screen.
  private static let most = 8
  private static let mostTexts = 3

  func print(to printer: inout HTMLPrinter) {
    printer.block("section", "id=overview aria-labelledby=name") { printer in
      printer.element("h1", "id=name", content.catalog.name.value)
      printer.element("p", "class=counts", counts)
      printer.block("div", "class=glance") { printer in
        printStrips(to: &printer)
        printTexts(to: &printer)
      }
      printAttention(to: &printer)
    }
  }

  private var counts: String {
    let catalog = content.catalog
    let counts = [
      (content.codes.count, "style code"), (content.tokens.count, "token"), (catalog.colors.count, "text color"),
      (content.parts.weights.count, "weight"), (catalog.modes.count, "mode"),
    ]
    return counts.filter { $0.0 > 0 }.map { PageWords.count($0.0, $0.1) }.joined(separator: " · ")
  }

  /// The largest groups of colors, in the order of the spec.
  private func printStrips(to printer: inout HTMLPrinter) {
    let all = sections.colors?.groups ?? []
    let several = all.filter { $0.members.count > 1 }
    let groups = several.isEmpty ? all : several
    guard !groups.isEmpty else { return }
    let largest = groups.indices.sorted { groups[$0].members.count > groups[$1].members.count }.prefix(Self.most)
    printer.block("div", "class=strips") { printer in
      for index in largest.sorted() {
        let group = groups[index]
        printer.html("<p><small>\(HTMLText.escaped(group.name.isEmpty ? "Colors" : group.name))</small>")
        printer.html("<span class=strip>")
        for token in group.members { printSwatch(of: token, to: &printer) }
        printer.html("</span></p>\n")
      }
    }
  }

  private func printSwatch(of token: TokenID, to printer: inout HTMLPrinter) {
    let path = HTMLText.escaped(content.tokens.path(of: token).description)
    guard let ground = samples.standardGround(of: token) else { return }
    printer.html(
      "<a class=\"swatch \(ground)\" href=#\(content.id(ofToken: token)) title=\"\(path)\" aria-label=\"\(path)\"></a>"
    )
  }

  // MARK: Texts

  /// The largest styles with names of their own, and where there are too few, the largest codes.
  private func printTexts(to printer: inout HTMLPrinter) {
    let texts = largest
    guard !texts.isEmpty else { return }
    printer.block("div", "class=texts") { printer in
      for index in texts {
        printer.html("<a href=#\(content.id(ofCode: index))>")
        content.printLines(ofCode: index, [words(for: index)], to: &printer)
        printer.element("small", "", content.names[index])
        printer.html("</a>\n")
      }
    }
  }

  private var largest: [Int] {
    var rows: Set<Int> = []
    let sorted = content.codes.indices.sorted { first, second in
      let (isStyle, isOther) = (content.codes[first].style != nil, content.codes[second].style != nil)
      if isStyle != isOther { return isStyle }
      return (size(of: first), second) > (size(of: second), first)
    }
    let largest = sorted.filter { rows.insert(content.numbers[$0].row).inserted }.prefix(Self.mostTexts)
    return largest.sorted { (size(of: $0), $1) > (size(of: $1), $0) }
  }

  private func size(of index: Int) -> FixedDecimal { content.parts.rows[content.numbers[index].row].size.value }

  private func words(for index: Int) -> String {
    content.codes[index].style == nil ? PageContent.sample : PageWords.heading(content.names[index])
  }

  // MARK: Attention

  private func printAttention(to printer: inout HTMLPrinter) {
    let failures = contrast.failures
    let old = deprecated
    let changes = changes.flatMap { $0.count == 0 ? nil : $0 }
    guard !failures.isEmpty || !old.isEmpty || !findings.isEmpty || changes != nil else { return }
    printer.block("ul", "class=attention") { printer in
      if let changes {
        printer.html("<li><a href=#changes>\(PageWords.count(changes.count, "change"))</a>")
        printer.element("small", "", "\(changes.summary) since \(changes.comparison.name)")
      }
      if !findings.isEmpty {
        printer.html("<li><a href=#findings>\(PageWords.count(findings.count, "finding"))</a>")
        printer.element("small", "", findings.summary)
      }
      if !failures.isEmpty {
        let what = failures.count == 1 ? "color has" : "colors have"
        printer.html("<li><a href=#contrast>\(failures.count) text \(what) too little contrast</a>")
        printer.element("small", "", Self.list(failures))
      }
      if !old.isEmpty {
        printer.html("<li>\(old.count) deprecated <small>")
        for (index, item) in old.prefix(Self.most).enumerated() {
          if index > 0 { printer.html(", ") }
          printer.element("a", "href=#\(item.id)", item.name)
        }
        printer.html(old.count > Self.most ? ", …</small>" : "</small>")
      }
    }
  }

  private var deprecated: [(id: String, name: String)] {
    // Styles of a spec are among the codes.
    let tokens = content.tokens.indices.filter {
      content.tokens.annotations(of: $0).deprecation != nil && content.tokens.path(of: $0).segments[0] != "styles"
    }
    let styles = content.codes.indices.filter {
      content.codes[$0].style != nil && content.deprecations[content.codes[$0]] != nil
    }
    return tokens.map { (content.id(ofToken: $0), content.tokens.path(of: $0).description) }
      + styles.map { (content.id(ofCode: $0), content.names[$0]) }
  }

  private static func list(_ names: [String]) -> String {
    names.prefix(most).joined(separator: ", ") + (names.count > most ? ", …" : "")
  }
}
