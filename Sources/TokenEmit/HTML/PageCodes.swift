internal import TokenModel

/// The codes, with their filters.
struct PageCodes {
  /// An axis of codes, with the values that some code has.
  private struct Axis {
    let name: String
    let letter: Character
    let values: [(index: Int, name: String)]
  }

  /// Codes that stand together, with a title. Browsers skip a whole group that is out of view.
  private struct Group {
    let title: String
    var codes: [Int]
  }

  let content: PageContent

  func print(to printer: inout HTMLPrinter) {
    guard !content.codes.isEmpty else { return }
    printer.block("section", "id=codes aria-labelledby=codesTitle") { printer in
      printer.html("<h2 id=codesTitle>Codes</h2>\n")
      printFilters(to: &printer)
      printer.html("<p id=count role=status>\(content.codes.count) of \(content.codes.count)</p>\n")
      printer.block("div", "id=list") { printer in
        for group in groups { print(group, to: &printer) }
      }
    }
  }

  private func printFilters(to printer: inout HTMLPrinter) {
    printer.html("<form id=filter class=\"bar script\" role=search>\n")
    printer.html("<label>Search <input type=search id=search autocomplete=off></label>\n")
    for axis in axes where axis.values.count > 1 {
      printer.block("fieldset") { printer in
        printer.element("legend", "", axis.name)
        for (index, name) in axis.values {
          let attributes =
            "type=checkbox name=\(axis.letter) value=\"\(HTMLText.escaped(name))\" data-k=\(axis.letter)\(index)"
          printer.html("<label><input \(attributes)>\(HTMLText.escaped(name))</label>\n")
        }
      }
    }
    printer.html("<button type=reset>Show all</button>\n</form>\n")
  }

  private func print(_ deprecation: CodeDeprecation, to printer: inout HTMLPrinter) {
    let name = deprecation.replacement.map { content.catalog.name(of: $0) }
    content.printDeprecation(
      advice: deprecation.message { content.catalog.name(of: $0) },
      replacement: name.map { (id: HTMLText.id("code", $0), name: $0) },
      to: &printer
    )
  }

  private var axes: [Axis] {
    let (catalog, parts) = (content.catalog, content.parts)
    func values(_ value: (Combination) -> Int?, _ name: (Int) -> String) -> [(index: Int, name: String)] {
      Set(content.numbers.compactMap(value)).sorted().map { ($0, name($0)) }
    }
    return [
      Axis(name: "Size", letter: "s", values: values(\.row) { catalog.name(of: parts.rows[$0], separator: " ") }),
      Axis(name: "Color", letter: "c", values: values(\.color) { catalog.colors[$0].name.value }),
      Axis(name: "Weight", letter: "w", values: values(\.weight) { parts.weights[$0].name.value }),
      Axis(name: "Family", letter: "f", values: values(\.family) { parts.families[$0].name.value }),
    ]
  }

  // MARK: Groups

  /// The codes of each size, then the custom-named styles.
  private var groups: [Group] {
    var groups: [Group] = []
    for (index, code) in content.codes.enumerated() {
      let title = code.style == nil ? content.catalog.title(of: content.catalog.row(of: code)) : "Styles"
      if groups.last?.title != title { groups.append(Group(title: title, codes: [])) }
      groups[groups.count - 1].codes.append(index)
    }
    return groups
  }

  private func print(_ group: Group, to printer: inout HTMLPrinter) {
    printer.block("section") { printer in
      printer.element("h3", "", group.title)
      printer.block("ul") { printer in
        for code in group.codes { print(code, to: &printer) }
      }
    }
  }

  private func print(_ index: Int, to printer: inout HTMLPrinter) {
    let code = content.codes[index]
    let numbers = content.numbers[index]
    let color = numbers.color.map { " c\($0)" } ?? ""
    let keys = "s\(numbers.row)\(color) w\(numbers.weight) f\(numbers.family)"
    printer.html("<li id=\"\(content.id(ofCode: index))\" data-k=\"\(keys)\">")
    printer.element("a", "href=\"#\(content.id(ofRow: numbers.row))\"", content.names[index])
    printer.html("<p \(content.classAttribute(ofCode: index))>\(PageOverview.sample)</p>")
    content.printDescription(content.descriptions[code], to: &printer)
    if let deprecation = content.deprecations[code] { print(deprecation, to: &printer) }
    for format in content.formats {
      if let name = format.name(ofCode: index) { printer.element("code", "class=\(format.id)", name) }
    }
    printer.html("</li>\n")
  }
}
