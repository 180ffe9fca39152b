internal import TokenModel
internal import TokenPerception

/// Tokens as rows of one line, in groups; all else about a token is in a part that is shown on request.
struct PageTokens {
  let content: PageContent
  let samples: PageSamples

  /// The maximum number of tokens that a group shows before it is opened.
  private static let mostOpen = 40
  /// The least number of colors that are a ramp.
  private static let leastOfRamp = 3

  func print(_ section: PageSections.TokenSection, to printer: inout HTMLPrinter) {
    let title = "title-\(section.id)"
    printer.block("section", "id=\(section.id) aria-labelledby=\"\(title)\"") { printer in
      printer.html("<h2 id=\(title)>\(HTMLText.escaped(section.title))</h2>\n")
      if let only = section.groups.first, section.groups.count == 1, only.members.count <= Self.mostOpen {
        printRows(of: only, to: &printer)
      } else {
        for group in section.groups { print(group, of: section, to: &printer) }
      }
    }
  }

  private func print(
    _ group: PageSections.TokenGroup,
    of section: PageSections.TokenSection,
    to printer: inout HTMLPrinter
  ) {
    let isOpen = group.members.count <= Self.mostOpen && !(group.isOfSize && section.groups.count > 1)
    printer.block("details", isOpen ? "open" : "") { printer in
      printer.html("<summary>\(HTMLText.escaped(group.name.isEmpty ? section.title : group.name))")
      printer.html(" <small>\(group.members.count)</small>")
      if isRamp(group.members) { printStrip(of: group.members, to: &printer) }
      printer.html("</summary>\n")
      printRows(of: group, to: &printer)
    }
  }

  private func printRows(of group: PageSections.TokenGroup, to printer: inout HTMLPrinter) {
    printer.block("ul", "class=\"rows tokens\"") { printer in
      for token in group.members { print(token, to: &printer) }
    }
  }

  /// Colors whose names are steps: `gray.1`, `gray.2`.
  private func isRamp(_ tokens: [TokenID]) -> Bool {
    let steps = tokens.filter { token in
      guard case .color? = content.standardValue(of: token) else { return false }
      return content.tokens.path(of: token).segments.last?.contains(where: \.isNumber) ?? false
    }
    return steps.count >= Self.leastOfRamp && steps.count * 2 > tokens.count
  }

  private func printStrip(of tokens: [TokenID], to printer: inout HTMLPrinter) {
    printer.html("<span class=strip aria-hidden=true>")
    for token in tokens {
      if let ground = samples.standardGround(of: token) { printer.html("<i class=\"swatch \(ground)\"></i>") }
    }
    printer.html("</span>")
  }

  // MARK: Rows

  private func print(_ token: TokenID, to printer: inout HTMLPrinter) {
    let id = content.id(ofToken: token)
    printer.html("<li id=\(id)\(sortKey(of: token))><a href=#\(id)>")
    samples.print(token, to: &printer)
    printer.element("b", "", content.tokens.path(of: token).description)
    for value in shortValues(of: token) { printer.element("span", "", value) }
    if content.tokens.annotations(of: token).deprecation != nil { printer.html("<small class=old>Deprecated</small>") }
    printer.html("</a>")
    for path in references(of: token).prefix(1) { printChip(to: path, to: &printer) }
    printer.html("<div class=about>")
    printDetails(of: token, to: &printer)
    printer.html("</div></li>\n")
  }

  /// The values on light and dark screens, or those of the first two contexts.
  private func shortValues(of token: TokenID) -> [String] {
    let values = content.values[token].map { PageWords.short($0.value) }
    return values.prefix(2).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  private func printChip(to path: TokenPath, to printer: inout HTMLPrinter) {
    printer.html("<span class=chip>")
    content.printLink(to: path, to: &printer)
    printer.html("</span>")
  }

  private func printDetails(of token: TokenID, to printer: inout HTMLPrinter) {
    content.printAnnotations(of: content.tokens.annotations(of: token), to: &printer)
    printValues(of: token, to: &printer)
    let chain = references(of: token)
    if chain.count > 1 {
      printer.html("<p class=chain>")
      for path in chain { printChip(to: path, to: &printer) }
      printer.html("</p>")
    }
    content.printNames(ofToken: token, to: &printer)
  }

  /// All values with their contexts, in full, where the row does not show them.
  private func printValues(of token: TokenID, to printer: inout HTMLPrinter) {
    let values = content.values[token]
    guard values.count > 1 || values.contains(where: { PageWords.short($0.value) != $0.value.line }) else { return }
    let standard = PageWords.standard(besides: values.map(\.contexts).filter { !$0.isEmpty })
    printer.html("<dl>")
    for (contexts, value) in values {
      let when = contexts.isEmpty ? standard : PageWords.contexts(contexts)
      printer.html("<div><dt>\(HTMLText.escaped(when))<dd>\(HTMLText.escaped(value.line))</div>")
    }
    printer.html("</dl>")
  }

  /// The aliases up to a value, or what a value is made of.
  private func references(of token: TokenID) -> [TokenPath] {
    var chain: [TokenPath] = []
    var end = token
    while let next = content.tokens.aliasTarget(of: end), next != token, chain.count < ResolvedTokens.maximumChain {
      chain.append(content.tokens.path(of: next))
      end = next
    }
    return chain.isEmpty ? content.tokens.references(of: token, in: ContextSelection()) : chain
  }

  /// The lightness of a color, by which a page can be sorted.
  private func sortKey(of token: TokenID) -> String {
    guard case .color(let color)? = content.standardValue(of: token), let value = color.color else { return "" }
    let lightness = OKLab(value).lightness
    return lightness.isFinite ? " data-l=\(Int((lightness * 1_000).rounded()))" : ""
  }
}
