internal import TokenModel

/// The style of a page: its own rules, and those of the versions of the system that it shows.
struct PageStyle {
  private let content: PageContent
  private let palette: PagePalette
  private let textColors: [ColorValue]
  private let codes: PageCodes
  private let system: PageSystem
  /// Whether the page has findings or changes.
  private let isReview: Bool
  /// The version before, with the tokens whose pictures the page shows.
  private let before: (system: PageSystem, tokens: [TokenID])?

  init(
    _ input: EmitterInput,
    _ content: PageContent,
    _ palette: PagePalette,
    textColors: [ColorValue],
    _ codes: PageCodes,
    isReview: Bool,
    before: (system: PageSystem, tokens: [TokenID])?
  ) {
    self.content = content
    self.palette = palette
    self.textColors = textColors
    self.codes = codes
    self.isReview = isReview
    self.before = before
    system = PageSystem(input, content)
  }

  /// The choices that change something on the page.
  var switches: [CSSSwitch] { system.switches }

  var text: String {
    let own = rules { style in
      style.line(String(decoding: PackageResources.page_css, as: UTF8.self))
      if isReview { style.line(String(decoding: PackageResources.review_css, as: UTF8.self)) }
      for format in content.formats {
        style.line(":is(code,.name).\(format.id)::before{content:\(CSSIdentifier.string(format.title))}")
      }
      palette.print(texts: textColors, to: &style)
      codes.printRules(to: &style)
      system.printRules(picturing: content.tokens.indices, to: &style)
    }
    let old = before.map { before in rules { before.system.printRules(picturing: before.tokens, to: &$0) } } ?? ""
    let all = system.properties(readBy: own) + own + (before?.system.properties(readBy: old) ?? "") + old
    // In a string or an identifier, `\/` is a slash; without it, a name could end the element.
    return "\n" + PageText.compact(all).replacing("</", with: "<\\/")
  }

  private func rules(_ print: (inout CSSPrinter) -> Void) -> String {
    var style = CSSPrinter()
    print(&style)
    return String(decoding: style.bytes, as: UTF8.self)
  }
}
