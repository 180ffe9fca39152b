internal import TokenModel

/// The styles with names of their own, and the sizes with their metrics.
struct PageType {
  let content: PageContent
  let findings: PageFindings

  var isEmpty: Bool { content.codes.isEmpty }

  func print(to printer: inout HTMLPrinter) {
    guard !isEmpty else { return }
    printer.block("section", "id=type aria-labelledby=typeTitle") { printer in
      printer.html("<h2 id=typeTitle>Type</h2>\n")
      printStyles(to: &printer)
      printSizes(to: &printer)
    }
  }

  // MARK: Styles

  private var styles: [Int] { content.codes.indices.filter { content.codes[$0].style != nil } }

  private func printStyles(to printer: inout HTMLPrinter) {
    let styles = styles
    guard !styles.isEmpty else { return }
    printer.block("ul", "id=styles class=rows") { printer in
      for index in styles { print(style: index, to: &printer) }
    }
  }

  private func print(style index: Int, to printer: inout HTMLPrinter) {
    let id = content.id(ofCode: index)
    let row = content.numbers[index].row
    printer.html("<li id=\(id) class=code data-row=\(content.id(ofRow: row))\(colorAttribute(index))>")
    printer.html("<a href=#\(id)>")
    printer.element("b", "", content.names[index])
    content.printLines(ofCode: index, [PageContent.sample], to: &printer)
    printer.element("small", "", facts(ofCode: index))
    printer.html("</a>")
    findings.printMark(ofItem: id, to: &printer)
    printer.html("<div class=about>")
    content.printDescription(content.descriptions[content.codes[index]], to: &printer)
    content.printDeprecation(ofCode: index, to: &printer)
    content.printNames(ofCode: index, to: &printer)
    printer.html("</div></li>\n")
  }

  private func colorAttribute(_ index: Int) -> String {
    content.colorToken(ofCode: index).map { " data-color=\(content.id(ofToken: $0))" } ?? ""
  }

  /// Size and line height, weight and color, as designers say them: `16/24 · bold · ink`.
  private func facts(ofCode index: Int) -> String {
    let row = content.parts.rows[content.numbers[index].row]
    let code = content.codes[index]
    let weight = content.catalog.weight(of: code).name.value
    let color = content.numbers[index].color.map { content.catalog.colors[$0].name.value }
    let size = content.catalog.fraction(of: row, family: content.catalog.family(of: code))
    return [size, weight, color].compactMap(\.self).joined(separator: " · ")
  }

  // MARK: Sizes

  /// The rows that codes have, with the first code of each.
  private var rows: [(row: Int, code: Int)] {
    var first: [Int: Int] = [:]
    for (index, numbers) in content.numbers.enumerated() where first[numbers.row] == nil { first[numbers.row] = index }
    return first.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private func printSizes(to printer: inout HTMLPrinter) {
    printer.html("<h3>Sizes</h3>\n")
    printer.block("ul", "class=\"rows sizes\"") { printer in
      for (row, code) in rows { print(row: row, code: code, to: &printer) }
    }
  }

  private func print(row index: Int, code: Int, to printer: inout HTMLPrinter) {
    let row = content.parts.rows[index]
    let family = content.catalog.family(of: content.codes[code])
    let id = content.id(ofRow: index)
    printer.html("<li id=\(id)><a href=#\(id)>")
    printer.element("b", "", title(of: row, at: index))
    content.printLines(ofCode: code, [PageContent.sample], to: &printer)
    printer.html("<span>\(content.catalog.fraction(of: row, family: family))</span></a>")
    findings.printMark(ofItem: id, to: &printer)
    printer.html("<div class=about>")
    if let metrics = row.metrics { printNumbers(row, metrics, family: family, to: &printer) }
    content.printAnnotations(of: row.annotations, to: &printer)
    printer.html("</div></li>\n")
  }

  /// The size with its mode. Rows of styles are told apart by their styles.
  private func title(of row: TypographyRow, at index: Int) -> String {
    let title = content.catalog.title(of: row)
    guard index >= content.catalog.rows.count else { return title }
    let users = styles.filter { content.numbers[$0].row == index }.map { content.names[$0] }
    return users.isEmpty ? title : "\(title), \(users.joined(separator: ", "))"
  }

  private func printNumbers(
    _ row: TypographyRow,
    _ metrics: LineMetrics,
    family: FamilyToken,
    to printer: inout HTMLPrinter
  ) {
    let size = row.size.value
    let height = metrics.height(size: size, in: family.metrics)
    let baseline = content.catalog.baseline(of: row, in: family) ?? .zero
    let numbers = [
      ("Line height", height), ("Line spacing", metrics.lineSpacing?.value ?? .zero),
      ("Letter spacing", metrics.letterSpacing?.value ?? .zero), ("Baseline", baseline),
      ("Slack above", baseline - family.metrics.ascent * size),
      ("Slack below", height - baseline - family.metrics.descent * size),
    ]
    printer.block("dl") { printer in
      for (name, value) in numbers { printer.html("<div><dt>\(name)<dd>\(value.inHundredths)</div>") }
    }
  }
}

extension Catalog {
  /// The size and the line height as designers write them: `16/24`.
  func fraction(of row: TypographyRow, family: FamilyToken) -> String {
    let size = row.size.value
    return "\(size)" + (row.metrics.map { "/\($0.height(size: size, in: family.metrics).inHundredths)" } ?? "")
  }
}

/// The positions of a size's lines and baselines, as custom properties for the page's backgrounds.
struct PageLines {
  let content: PageContent

  func print(to style: inout CSSPrinter) {
    var known: Set<String> = []
    for numbers in content.numbers {
      let (row, family) = (content.parts.rows[numbers.row], content.parts.families[numbers.family])
      let name = content.version.lines(ofRow: numbers.row, family: numbers.family)
      guard let metrics = row.metrics, known.insert(name).inserted else { continue }
      let height = metrics.height(size: row.size.value, in: family.metrics)
      let baseline = content.catalog.baseline(of: row, in: family) ?? .zero
      let spacing = metrics.lineSpacing?.value ?? .zero
      style.line(".\(name){--_h:\(height)px;--_s:\(spacing)px;--_b:\(baseline)px}")
    }
  }
}
