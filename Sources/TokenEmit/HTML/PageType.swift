internal import TokenModel

/// The sizes with their numbers and their weights.
struct PageType {
  let content: PageContent

  func print(to printer: inout HTMLPrinter) {
    let rows = rows
    guard !rows.isEmpty else { return }
    printer.block("section", "id=type aria-labelledby=typeTitle") { printer in
      printer.html("<h2 id=typeTitle>Type</h2>\n")
      for (row, samples) in rows {
        printer.block("article", "id=\"\(content.id(ofRow: row))\"") { print(row, samples, to: &$0) }
      }
    }
  }

  /// The rows that codes have, with a code for each weight and family.
  private var rows: [(row: Int, samples: [Int])] {
    struct Setting: Hashable { let row, weight, family: Int }
    var known: Set<Setting> = []
    var samples: [Int: [Int]] = [:]
    for (index, numbers) in content.numbers.enumerated() {
      let setting = Setting(row: numbers.row, weight: numbers.weight, family: numbers.family)
      if known.insert(setting).inserted { samples[numbers.row, default: []].append(index) }
    }
    return samples.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private func print(_ index: Int, _ samples: [Int], to printer: inout HTMLPrinter) {
    let row = content.parts.rows[index]
    printer.element("h3", "", content.catalog.title(of: row))
    content.printAnnotations(of: row.annotations, to: &printer)
    if let metrics = row.metrics {
      printNumbers(row, metrics, family: content.catalog.family(of: content.codes[samples[0]]), to: &printer)
    }
    printer.block("div", "class=samples") { printer in
      for sample in samples { printSample(sample, to: &printer) }
    }
    printer.block("details") { printer in
      printer.html("<summary>Three lines</summary>\n")
      printLines(of: samples[0], text: Array(repeating: PageOverview.sample, count: 3), to: &printer)
    }
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

  private func printSample(_ index: Int, to printer: inout HTMLPrinter) {
    let weight = content.catalog.weight(of: content.codes[index])
    printer.html("<div><h4>\(HTMLText.escaped(weight.name.value)) <small>\(weight.value.value)</small></h4>")
    printLines(of: index, text: [PageOverview.sample], to: &printer)
    printer.html("</div>")
  }

  private func printLines(of index: Int, text: [String], to printer: inout HTMLPrinter) {
    let numbers = content.numbers[index]
    let color = numbers.color.map { " data-k=c\($0)" } ?? ""
    let hasLines = content.parts.rows[numbers.row].metrics != nil
    printer.html("<div class=\"lines\(hasLines ? " \(PageLines.name(of: numbers))" : "")\"\(color)><p ")
    printer.html(content.classAttribute(ofCode: index))
    printer.html(">\(text.map(HTMLText.escaped).joined(separator: "<br>"))</p></div>\n")
  }
}

/// The positions of a size's lines and baselines, as custom properties for the page's backgrounds.
struct PageLines {
  let content: PageContent

  /// The class of the lines of a code; it has no hyphen, as the classes of codes do.
  static func name(of numbers: Combination) -> String { "r\(numbers.row)f\(numbers.family)" }

  func print(to style: inout CSSPrinter) {
    var known: Set<String> = []
    for numbers in content.numbers {
      let (row, family) = (content.parts.rows[numbers.row], content.parts.families[numbers.family])
      let name = Self.name(of: numbers)
      guard let metrics = row.metrics, known.insert(name).inserted else { continue }
      let height = metrics.height(size: row.size.value, in: family.metrics)
      let baseline = content.catalog.baseline(of: row, in: family) ?? .zero
      let spacing = metrics.lineSpacing?.value ?? .zero
      style.line(".\(name){--_h:\(height)px;--_s:\(spacing)px;--_b:\(baseline)px}")
    }
  }
}
