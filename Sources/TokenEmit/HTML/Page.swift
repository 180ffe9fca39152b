internal import TokenModel

/// The parts of a page, in their order.
struct Page {
  let style: PageStyle
  private let content: PageContent
  private let tokenSections: PageSections
  private let palette: PagePalette
  private let contrast: PageContrast
  private let codes: PageCodes
  private let footer: String

  init(_ input: EmitterInput, _ report: inout EmitterReport) {
    content = PageContent(input, &report)
    tokenSections = PageSections(content.tokens)
    contrast = PageContrast(content: content)
    palette = PagePalette(content, contrast: contrast)
    codes = PageCodes(content: content)
    style = PageStyle(input, content, palette, textColors: contrast.textColors, codes)
    let digest = FNV64.digits(CatalogWords(input.catalog).digest)
    footer = "Digest \(digest), made by stylespec \(input.toolVersion)"
  }

  func print(to printer: inout HTMLPrinter) {
    let samples = PageSamples(content: content, palette: palette)
    let tokens = PageTokens(content: content, samples: samples)
    PageBar(content: content, sections: sections, switches: style.switches).print(to: &printer)
    printer.block("main", "id=main") { printer in
      printer.html(
        "<section id=results aria-labelledby=found hidden><h2 id=found></h2><ul class=rows></ul></section>\n"
      )
      PageOverview(content: content, sections: tokenSections, samples: samples, contrast: contrast).print(to: &printer)
      if let colors = tokenSections.colors { tokens.print(colors, to: &printer) }
      PageType(content: content).print(to: &printer)
      if let fonts = tokenSections.type { tokens.print(fonts, to: &printer) }
      for section in tokenSections.others { tokens.print(section, to: &printer) }
      tokens.printDetails(in: tokenSections.all, to: &printer)
      codes.print(to: &printer)
      contrast.print(palette, to: &printer)
      printer.element("footer", "", footer)
      printer.html("\n")
    }
    printer.html("<aside id=panel aria-label=Details tabindex=-1 hidden></aside>\n")
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
    return sections
  }
}
