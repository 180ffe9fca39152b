internal import TokenModel
internal import TokenPerception

/// Tokens as rows of one line, in groups; all else about a token is in a part that is shown on request.
struct PageTokens {
  let content: PageContent
  let samples: PageSamples
  let findings: PageFindings

  /// The maximum number of tokens that a group shows before it is opened.
  private static let mostOpen = 40
  /// The maximum number of tokens of a section whose groups are open; of larger ones, the first is.
  private static let mostOpenOfSection = 160
  /// The least number of colors that are a ramp.
  private static let leastOfRamp = 3

  func print(_ section: PageSections.TokenSection, to printer: inout HTMLPrinter) {
    let title = "title-\(section.id)"
    printer.block("section", "id=\(section.id) aria-labelledby=\"\(title)\"") { printer in
      printer.html("<h2 id=\(title)>\(HTMLText.escaped(section.title))</h2>\n")
      if let only = section.groups.first, section.groups.count == 1, only.members.count <= Self.mostOpen {
        printRows(of: only, underHeading: false, to: &printer)
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
    let isFirst = group.name == section.groups.first?.name
    let isSmall = group.members.count <= Self.mostOpen && (isFirst || section.count <= Self.mostOpenOfSection)
    let isOpen = isSmall && !(group.isOfSize && section.groups.count > 1)
    printer.block("details", isOpen ? "open" : "") { printer in
      printer.html("<summary>\(HTMLText.escaped(group.name.isEmpty ? section.title : group.name))")
      printer.html(" <small>\(group.members.count)</small>")
      if isRamp(group.members) { printStrip(of: group.members, to: &printer) }
      printer.html("</summary>\n")
      printRows(of: group, underHeading: !group.name.isEmpty, to: &printer)
    }
  }

  /// Under a heading with the group's name, tokens have only their own names.
  private func printRows(
    of group: PageSections.TokenGroup,
    underHeading: Bool,
    to printer: inout HTMLPrinter
  ) {
    printer.block("ul", "class=\"rows tokens\"") { printer in
      for token in group.members {
        let path = content.tokens.path(of: token)
        let name = underHeading ? path.segments.last : nil
        print(token, called: name ?? path.description, to: &printer)
      }
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

  private func print(_ token: TokenID, called name: String, to printer: inout HTMLPrinter) {
    let id = content.id(ofToken: token)
    // Where the details need the script, so does the link to them.
    let link = content.hasDetailsApart ? "<a>" : "<a href=#\(id)>"
    printer.html("<li id=\(id)\(sortKey(of: token))>\(link)")
    samples.print(token, to: &printer)
    printer.element("b", "", name)
    for value in content.shortValues(of: token) { printer.element("span", "", value) }
    if content.tokens.annotations(of: token).deprecation != nil { printer.html("<small class=old>Deprecated</small>") }
    printer.html("</a>")
    for path in references(of: token).prefix(1) { printChip(to: path, to: &printer) }
    findings.printMark(ofItem: id, to: &printer)
    var details = HTMLPrinter()
    printDetails(of: token, to: &details)
    if !details.bytes.isEmpty {
      printer.html("<div class=about>")
      printer.append(details)
      printer.html("</div>")
    }
    printer.html("</li>\n")
  }

  private func printChip(to path: TokenPath, to printer: inout HTMLPrinter) {
    content.printLink(to: path, attributes: " class=chip", to: &printer)
  }

  private func printDetails(of token: TokenID, to printer: inout HTMLPrinter) {
    content.printAnnotations(of: content.tokens.annotations(of: token), to: &printer)
    if !content.hasDetailsApart { printValues(of: token, to: &printer) }
    let chain = references(of: token)
    if chain.count > 1 {
      printer.html("<p class=chain>")
      for path in chain { printChip(to: path, to: &printer) }
      printer.html("</p>")
    }
    if !content.hasDetailsApart { content.printNames(ofToken: token, to: &printer) }
  }

  private func printValues(of token: TokenID, to printer: inout HTMLPrinter) {
    let values = fullValues(of: token)
    guard !values.isEmpty else { return }
    printer.html("<dl>")
    for (context, value) in values {
      printer.html("<div><dt>\(HTMLText.escaped(context))<dd>\(HTMLText.escaped(value))</div>")
    }
    printer.html("</dl>")
  }

  /// All values with their contexts, in full, where the row does not show them.
  private func fullValues(of token: TokenID) -> [(context: String, value: String)] {
    let values = content.values[token]
    guard values.count > 1 || values.contains(where: { $0.short != $0.full || !$0.isStandard }) else { return [] }
    return values.map { ($0.title, $0.full) }
  }

  // MARK: Details apart

  /// Appends the names and values of all tokens, in the order of the page. Names that the format's pattern makes of the
  /// path are 0. Each text of a value is there once, and values are the numbers of a context and a value, alternately.
  func printDetails(in sections: [PageSections.TokenSection], to printer: inout HTMLPrinter) {
    guard content.hasDetailsApart else { return }
    let tokens = sections.flatMap(\.groups).flatMap(\.members)
    let paths = tokens.map { content.tokens.path(of: $0).description }
    let names = content.formats.compactMap { format -> String? in
      let all = tokens.map { format.name(ofToken: $0) }
      guard all.contains(where: { $0 != nil }) else { return nil }
      return "\(HTMLText.jsonString(format.id)):\(NamePattern.json(of: all, paths: paths))"
    }
    var numbers: [String: Int] = [:]
    var texts: [String] = []
    func number(of text: String) -> Int {
      if let number = numbers[text] { return number }
      numbers[text] = texts.count
      texts.append(text)
      return texts.count - 1
    }
    let values = tokens.map { token in
      let pairs = fullValues(of: token).map { "\(number(of: $0.context)),\(number(of: $0.value))" }
      return "[\(pairs.joined(separator: ","))]"
    }
    printer.html("<script type=application/json id=details>{\"names\":{\(names.joined(separator: ","))},\"texts\":[")
    printer.html(texts.map(HTMLText.jsonString).joined(separator: ","))
    printer.html("],\"values\":[\(values.joined(separator: ","))]}</script>\n")
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

  /// The lightness of a color, by which a page that is not too long can be sorted.
  private func sortKey(of token: TokenID) -> String {
    guard !content.hasDetailsApart, case .color(let color)? = content.standardValue(of: token), let value = color.color
    else { return "" }
    let lightness = OKLab(value).lightness
    return lightness.isFinite ? " data-l=\(Int((lightness * 1_000).rounded()))" : ""
  }
}

/// How a format makes most names of paths: what they begin with, and what is between segments.
private struct NamePattern {
  let start: String
  let separator: String

  private static let separators = ["-", "_", "/", "."]

  /// The pattern of a name; nil if it is not made so.
  init?(_ name: String, path: String) {
    for separator in Self.separators {
      let end = path.replacing(".", with: separator)
      if name.hasSuffix(end) {
        start = String(name.dropLast(end.count))
        self.separator = separator
        return
      }
    }
    return nil
  }

  func name(of path: String) -> String { start + path.replacing(".", with: separator) }

  /// The start and the separator of the most frequent pattern, then for each token 0 if it makes the name, the name, or
  /// null for none.
  static func json(of names: [String?], paths: [String]) -> String {
    var counts: [String: (pattern: NamePattern, count: Int)] = [:]
    for (name, path) in zip(names, paths) {
      guard let name, let pattern = NamePattern(name, path: path) else { continue }
      counts[pattern.start + "\n" + pattern.separator, default: (pattern, 0)].count += 1
    }
    let pattern = counts.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.first?.value.pattern
    let list = zip(names, paths).map { name, path in
      guard let name else { return "null" }
      return name == pattern?.name(of: path) ? "0" : HTMLText.jsonString(name)
    }
    let start = HTMLText.jsonString(pattern?.start ?? "")
    let separator = HTMLText.jsonString(pattern?.separator ?? "")
    return "[\(start),\(separator),[\(list.joined(separator: ","))]]"
  }
}
