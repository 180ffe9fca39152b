internal import TokenModel

/// All tokens, by type and group.
struct PageTokens {
  private let content: PageContent
  private let samples: PageSamples

  init(content: PageContent) {
    self.content = content
    samples = PageSamples(content: content)
  }

  func print(to printer: inout HTMLPrinter) {
    guard !content.tokens.isEmpty else { return }
    printer.block("section", "id=tokens aria-labelledby=tokensTitle") { printer in
      printer.html("<h2 id=tokensTitle>Tokens</h2>\n")
      for (title, tokens) in types {
        printer.html("<h3>\(HTMLText.escaped(title))</h3>\n")
        for (group, members) in Self.groups(of: tokens, in: content.tokens) {
          printer.element("h4", "", group)
          printer.block("ul", title == Self.colors ? "class=\"tokens colors\"" : "class=tokens") { printer in
            for token in members { print(token, to: &printer) }
          }
        }
      }
    }
  }

  private static let colors = TokenType.color.rawValue

  /// The tokens of each type, in the order of the spec.
  private var types: [(title: String, tokens: [TokenID])] {
    var order: [String] = []
    var tokens: [String: [TokenID]] = [:]
    for token in content.tokens.indices {
      let title = content.tokens.type(of: token)?.rawValue ?? "other"
      if tokens[title] == nil { order.append(title) }
      tokens[title, default: []].append(token)
    }
    return order.map { ($0, tokens[$0] ?? []) }
  }

  private static func groups(of ids: [TokenID], in tokens: TokenSet) -> [(name: String, members: [TokenID])] {
    var groups: [(name: String, members: [TokenID])] = []
    var places: [String: Int] = [:]
    for token in ids {
      let name = tokens.path(of: token).parent?.description ?? ""
      if let place = places[name] {
        groups[place].members.append(token)
      } else {
        places[name] = groups.count
        groups.append((name, [token]))
      }
    }
    return groups.map { ($0.name.isEmpty ? "Without a group" : $0.name, $0.members) }
  }

  private func print(_ token: TokenID, to printer: inout HTMLPrinter) {
    let path = content.tokens.path(of: token).description
    printer.html("<li id=\"\(content.id(ofToken: token))\"\(sortKey(of: token))>")
    samples.print(token, to: &printer)
    printer.element("b", "", path)
    printValues(of: token, to: &printer)
    printReferences(of: token, to: &printer)
    content.printAnnotations(of: content.tokens.annotations(of: token), to: &printer)
    for format in content.formats {
      if let name = format.name(ofToken: token) { printer.element("code", "class=\(format.id)", name) }
    }
    printer.html("</li>\n")
  }

  /// The value as it is written, and for a color the nearest of sRGB; the same for other contexts.
  private func printValues(of token: TokenID, to printer: inout HTMLPrinter) {
    for (contexts, value) in content.values[token] {
      let when = contexts.isEmpty ? "" : contexts.joined(separator: ", ") + " "
      printer.element("span", "", when + value.line)
    }
  }

  /// The aliases up to a value, or the parts of a value.
  private func printReferences(of token: TokenID, to printer: inout HTMLPrinter) {
    var chain: [TokenPath] = []
    var end = token
    while let next = content.tokens.aliasTarget(of: end), next != token, chain.count < ResolvedTokens.maximumChain {
      chain.append(content.tokens.path(of: next))
      end = next
    }
    if chain.isEmpty { chain = content.tokens.references(of: token, in: ContextSelection()) }
    guard !chain.isEmpty else { return }
    printer.html("<span>")
    for path in chain {
      printer.html(" →\u{A0}")
      content.printLink(to: path, to: &printer)
    }
    printer.html("</span>")
  }

  /// The lightness of a color, for sorting a page.
  private func sortKey(of token: TokenID) -> String {
    guard case .color(let color)? = content.standardValue(of: token),
      let value = color.color
    else { return "" }
    let lightness = OKLab(value).lightness
    return lightness.isFinite ? " data-l=\(Int((lightness * 1_000).rounded()))" : ""
  }
}
