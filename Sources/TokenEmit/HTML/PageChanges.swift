internal import TokenModel

/// The changes since another version, by their severity: what changed, and the codes and tokens before and after.
struct PageChanges {
  private struct Version {
    let content: PageContent
    let samples: PageSamples
    /// The codes by their names, byte by byte.
    let codes: [UTF8Name: Int]

    init(_ content: PageContent, _ palette: PagePalette) {
      self.content = content
      samples = PageSamples(content: content, palette: palette)
      codes = Dictionary(content.names.enumerated().map { (UTF8Name($1), $0) }) { first, _ in first }
    }
  }

  let comparison: PageReview.Comparison
  private let current: Version
  /// Nil for a system that is new.
  private let before: Version?

  /// The maximum number of codes, or of tokens, that a change shows before and after; it names the others.
  private static let mostPairs = 4
  /// The kinds of changes that one line of text would not show.
  private static let kindsAboutLines: Set<String> = [
    "metrics-changed", "metrics-added", "metrics-removed", "font-metrics-changed", "host-changed",
  ]

  init(
    _ comparison: PageReview.Comparison,
    _ content: PageContent,
    _ before: PageContent?,
    _ palette: PagePalette
  ) {
    self.comparison = comparison
    current = Version(content, palette)
    self.before = before.map { Version($0, palette) }
  }

  var count: Int { comparison.changes.count }

  /// `2 breaking, 1 visible`
  var summary: String {
    PageReview.Change.Severity.allCases.map { severity in (severity, changes(severity).count) }
      .filter { $0.1 > 0 }.map { "\($0.1) \($0.0.rawValue)" }.joined(separator: ", ")
  }

  private func changes(_ severity: PageReview.Change.Severity) -> [(number: Int, change: PageReview.Change)] {
    comparison.changes.enumerated().filter { $0.element.severity == severity }.map { ($0.offset + 1, $0.element) }
  }

  /// The tokens before whose pictures the page shows.
  var tokensBefore: [TokenID] {
    guard let before else { return [] }
    let paths = comparison.changes.flatMap { change in
      Self.shown(of: change.tokens).compactMap { change.tokens[$0].before }
    }
    return Set(paths.compactMap(before.content.token(at:))).sorted()
  }

  // MARK: Printing

  func print(to printer: inout HTMLPrinter) {
    printer.block("section", "id=changes aria-labelledby=changesTitle") { printer in
      printer.html("<h2 id=changesTitle>Changes <small>since \(HTMLText.escaped(comparison.name))</small></h2>\n")
      if count == 0 { printer.html("<p>Nothing differs in meaning.</p>\n") }
      for severity in PageReview.Change.Severity.allCases {
        let changes = changes(severity)
        guard !changes.isEmpty else { continue }
        printer.block("details", severity == .invisible ? "" : "open") { printer in
          printer.html("<summary>\(Self.title(severity)) <small>\(changes.count)</small></summary>\n")
          printer.block("ul", "class=changes") { printer in
            for (number, change) in changes { print(change, number: number, to: &printer) }
          }
        }
      }
    }
  }

  private static func title(_ severity: PageReview.Change.Severity) -> String {
    switch severity {
    case .breaking: "Breaking: sources need a change"
    case .visible: "Visible"
    case .invisible: "Invisible"
    }
  }

  private func print(_ change: PageReview.Change, number: Int, to printer: inout HTMLPrinter) {
    printer.html("<li id=change-\(number) data-kind=\(change.kind)><p class=what>")
    print(change.message, to: &printer)
    printer.html("</p>")
    for effect in change.effects {
      printer.html("<p class=effect>")
      print(effect, to: &printer)
      printer.html("</p>")
    }
    printPairs(of: change, to: &printer)
    printOthers(change.tokens, .token, to: &printer)
    printOthers(change.codes, .code, to: &printer)
    printer.html("</li>\n")
  }

  private func print(_ phrase: PageReview.Phrase, to printer: inout HTMLPrinter) {
    for part in phrase.parts {
      switch part {
      case .words(let words): printer.text(words)
      case .name(let name): printer.element("b", "", name)
      }
    }
  }

  // MARK: Before and after

  private enum Kind: String {
    case code, token
  }

  /// Some of the tokens and codes, as they were and as they are.
  private func printPairs(of change: PageReview.Change, to printer: inout HTMLPrinter) {
    let tokens = Self.shown(of: change.tokens).map { (names: change.tokens[$0], kind: Kind.token) }
    let pairs = tokens + Self.shown(of: change.codes).map { (names: change.codes[$0], kind: Kind.code) }
    let lines = Self.kindsAboutLines.contains(change.kind) ? 2 : 1
    guard !pairs.isEmpty else { return }
    let hasBefore = pairs.contains { $0.names.before != nil }
    let hasAfter = pairs.contains { $0.names.after != nil }
    printer.block("table", "class=pairs") { printer in
      printer.html("<tr><td>\(hasBefore ? "<th scope=col>Before" : "")\(hasAfter ? "<th scope=col>After" : "")\n")
      for (names, kind) in pairs {
        printer.html("<tr data-of=\(kind.rawValue)><th scope=row>")
        print(names, kind, to: &printer)
        if hasBefore { printCell(kind, names.before, of: before, lines: lines, to: &printer) }
        if hasAfter { printCell(kind, names.after, of: current, lines: lines, to: &printer) }
        printer.html("\n")
      }
    }
  }

  /// The indices of what is shown: from first to last at equal distances, so that large and small codes are among them.
  private static func shown(of all: [PageReview.Names]) -> [Int] {
    guard all.count > mostPairs else { return Array(all.indices) }
    return (0..<mostPairs).map { $0 * (all.count - 1) / (mostPairs - 1) }
  }

  /// The names of all others.
  private func printOthers(_ all: [PageReview.Names], _ kind: Kind, to printer: inout HTMLPrinter) {
    let shown = Set(Self.shown(of: all))
    let others = all.indices.filter { !shown.contains($0) }.map { all[$0] }
    guard !others.isEmpty else { return }
    printer.block("details") { printer in
      printer.html("<summary>\(PageWords.count(others.count, "more \(kind.rawValue)"))</summary>\n")
      printer.block("ul", "class=others") { printer in
        for names in others {
          printer.html("<li data-of=\(kind.rawValue)>")
          print(names, kind, to: &printer)
          printer.html("</li>\n")
        }
      }
    }
  }

  /// The name, or both; of something that was removed, also what to use instead.
  private func print(_ names: PageReview.Names, _ kind: Kind, to printer: inout HTMLPrinter) {
    if let name = names.before, names.after == nil || names.isRenamed { printer.element("del", "", name) }
    if names.isRenamed { printer.html(" → ") }
    if let name = names.after { printLink(to: name, kind, to: &printer) }
    guard names.after == nil, let name = names.before, let replacement = replacement(of: name, kind) else { return }
    printer.html(" <small>use ")
    printLink(to: replacement, kind, to: &printer)
    printer.html("</small>")
  }

  private func printLink(to name: String, _ kind: Kind, to printer: inout HTMLPrinter) {
    let isThere = kind == .code ? current.codes[UTF8Name(name)] != nil : current.content.token(at: name) != nil
    guard isThere else { return printer.element("b", "", name) }
    printer.element("a", "href=#\(HTMLText.id(kind.rawValue, name))", name)
  }

  /// What the version before said to use instead.
  private func replacement(of name: String, _ kind: Kind) -> String? {
    guard let before else { return nil }
    let content = before.content
    switch kind {
    case .code:
      let deprecation = before.codes[UTF8Name(name)].flatMap { content.deprecations[content.codes[$0]] }
      return deprecation?.replacement.map { content.catalog.name(of: $0) }
    case .token:
      return content.token(at: name).flatMap { content.tokens.annotations(of: $0).deprecation?.replacement }
        .map { String($0) }
    }
  }

  /// A sample of a code, or the picture and the values of a token, in one of the versions.
  private func printCell(
    _ kind: Kind,
    _ name: String?,
    of version: Version?,
    lines: Int,
    to printer: inout HTMLPrinter
  ) {
    printer.html("<td>")
    guard let version, let name else { return }
    switch kind {
    case .code:
      guard let index = version.codes[UTF8Name(name)] else { return }
      version.content.printLines(ofCode: index, Array(repeating: PageContent.sample, count: lines), to: &printer)
    case .token:
      guard let token = version.content.token(at: name) else { return }
      version.samples.print(token, to: &printer)
      for value in version.content.shortValues(of: token) { printer.element("span", "class=value", value) }
    }
  }
}
