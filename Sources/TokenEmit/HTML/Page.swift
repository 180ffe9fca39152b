internal import TokenModel

/// The parts of a page, in their order.
struct Page {
  let style: PageStyle
  private let content: PageContent
  private let tokenSections: PageSections
  private let palette: PagePalette
  private let contrast: PageContrast
  private let codes: PageCodes
  private let findings: PageFindings
  private let changes: PageChanges?
  private let footer: String

  init(_ input: EmitterInput, _ review: PageReview, _ report: inout EmitterReport) {
    content = PageContent(input, &report)
    tokenSections = PageSections(content.tokens)
    contrast = PageContrast(content: content)
    let before = review.comparison?.before.map { Self.before($0, input) }
    palette = PagePalette([content] + (before.map { [$0.content] } ?? []), contrast: contrast)
    codes = PageCodes(content: content)
    findings = PageFindings(review.findings, in: content)
    let (content, palette) = (content, palette)
    let changes = review.comparison.map { PageChanges($0, content, before?.content, palette) }
    self.changes = changes
    let old = before.map { (system: PageSystem($0.input, $0.content), tokens: changes?.tokensBefore ?? []) }
    style = PageStyle(
      input,
      content,
      palette,
      textColors: contrast.textColors,
      codes,
      isReview: changes != nil || !findings.isEmpty,
      before: old
    )
    let digest = FNV64.digits(CatalogWords(input.catalog).digest)
    footer = "Digest \(digest), made by stylespec \(input.toolVersion)"
  }

  /// The version before, under another name: fonts are named after it, and may have had other metrics.
  private static func before(_ catalog: Catalog, _ input: EmitterInput) -> (input: EmitterInput, content: PageContent) {
    let old = EmitterInput(
      catalog.renamed("\(catalog.name.value) (before)"),
      chosenModifiers: input.chosenModifiers,
      backgrounds: input.backgrounds,
      toolVersion: input.toolVersion
    )
    // What CSS cannot express of it was reported at the time.
    var ignored = EmitterReport()
    return (old, PageContent(old, as: .before, &ignored))
  }

  func print(to printer: inout HTMLPrinter) {
    let samples = PageSamples(content: content, palette: palette)
    let tokens = PageTokens(content: content, samples: samples, findings: findings)
    PageBar(content: content, sections: sections, switches: style.switches).print(to: &printer)
    printer.block("main", "id=main") { printer in
      printer.html(
        "<section id=results aria-labelledby=found hidden><h2 id=found></h2><ul class=rows></ul></section>\n"
      )
      overview(samples).print(to: &printer)
      if let colors = tokenSections.colors { tokens.print(colors, to: &printer) }
      PageType(content: content, findings: findings).print(to: &printer)
      if let fonts = tokenSections.type { tokens.print(fonts, to: &printer) }
      for section in tokenSections.others { tokens.print(section, to: &printer) }
      tokens.printDetails(in: tokenSections.all, to: &printer)
      codes.print(to: &printer)
      contrast.print(palette, to: &printer)
      findings.print(to: &printer)
      changes?.print(to: &printer)
      printer.element("footer", "", footer)
      printer.html("\n")
    }
    printer.html("<aside id=panel aria-label=Details tabindex=-1 hidden></aside>\n")
  }

  private func overview(_ samples: PageSamples) -> PageOverview {
    PageOverview(
      content: content,
      sections: tokenSections,
      samples: samples,
      contrast: contrast,
      findings: findings,
      changes: changes
    )
  }

  private var sections: [PageSections.Section] {
    typealias Section = PageSections.Section
    var sections = [Section(id: "overview", title: "Overview", note: nil)]
    func add(_ section: PageSections.TokenSection?) {
      if let section { sections.append(Section(id: section.id, title: section.title, note: "\(section.count)")) }
    }
    add(tokenSections.colors)
    if !content.codes.isEmpty { sections.append(Section(id: "type", title: "Type", note: nil)) }
    add(tokenSections.type)
    tokenSections.others.forEach(add)
    if codes.count > 0 { sections.append(Section(id: "codes", title: "Codes", note: "\(codes.count)")) }
    if !contrast.isEmpty {
      let failures = contrast.failures.count
      sections.append(Section(id: "contrast", title: "Contrast", note: failures == 0 ? nil : "⚠ \(failures)"))
    }
    if !findings.isEmpty { sections.append(Section(id: "findings", title: "Findings", note: "\(findings.count)")) }
    if let changes { sections.append(Section(id: "changes", title: "Changes", note: "\(changes.count)")) }
    return sections
  }
}
