internal import TokenModel
internal import TokenPerception

/// What the parts of a page have in common.
struct PageContent {
  let catalog: Catalog
  let codes: [Code]
  /// The names of the codes, in their order.
  let names: [String]
  let deprecations: CodeDeprecations
  let grounds: TextGrounds
  /// The style sheet's names, whatever formats a compile has.
  let css: CSSNames
  /// What other formats call codes and tokens.
  let formats: [PageFormat]
  let values: [TokenVariants?]
  let references: TokenValues
  private let index: TokenIndex

  init(_ input: EmitterInput, _ report: inout EmitterReport) {
    catalog = input.catalog
    codes = catalog.codes
    names = codes.map(CodeNamer(catalog).name)
    deprecations = CodeDeprecations(catalog)
    grounds = TextGrounds(input.backgrounds, among: catalog.tokens)
    css = CSSNames(catalog, prefix: Self.prefix(input))
    let titles = Dictionary(input.formats.map { ($0.emitter.id, $0.emitter.documentation.title) }) { first, _ in first }
    formats = input.platformNames.map {
      PageFormat(id: $0.format, title: titles[$0.format] ?? $0.format, names: $0.names)
    }
    var values = TokenValues(catalog.tokens)
    let modifiers = Array(catalog.tokens.modifiers.indices)
    self.values = catalog.tokens.indices.map { values.variants(of: $0, over: modifiers, &report) }
    references = values
    index = TokenIndex(catalog.tokens)
  }

  /// That of the style sheet of the same compile: the classes in the page are those that pages of apps have.
  private static func prefix(_ input: EmitterInput) -> String {
    input.formats.first { $0.emitter.id == CSSEmitter.id }?.options.text("prefix") ?? ""
  }

  var tokens: TokenSet { catalog.tokens }

  /// The name of a code's class, for an attribute.
  func classAttribute(ofCode index: Int) -> String { "class=\"\(HTMLText.escaped(css.classes[index]))\"" }

  func id(ofCode index: Int) -> String { HTMLText.id("code", names[index]) }

  func id(ofToken token: Int) -> String { HTMLText.id("token", tokens.path(of: token).description) }

  /// The id of a row of sizes: a size, and its mode.
  func id(ofRow index: Int) -> String {
    let row = catalog.rows[index]
    let isFirst = catalog.rows.prefix(index).allSatisfy { $0.size.value != row.size.value || $0.mode != row.mode }
    let mode = row.mode.map { "-" + catalog.modes[$0].value } ?? ""
    return HTMLText.id("size", row.size.value.description + mode + (isFirst ? "" : "-\(index)"))
  }

  func printDescription(_ description: String?, to printer: inout HTMLPrinter) {
    if let description, !description.isEmpty { printer.element("small", "", description) }
  }

  /// Appends the description and the deprecation of a token, with a link to the one to use instead.
  func printAnnotations(description: String?, deprecation: Deprecation?, to printer: inout HTMLPrinter) {
    printDescription(description, to: &printer)
    guard let deprecation else { return }
    printer.html("<small class=old>Deprecated")
    let words = deprecation.sentence { word in
      deprecation.replacingReference(in: word, with: String(deprecation.replacement ?? "")) ?? String(word)
    }
    if let words { printer.text(": \(words)") }
    if let token = deprecation.replacement.flatMap({ index[$0] }) {
      printer.html(" → ")
      printer.element("a", "href=\"#\(id(ofToken: token))\"", tokens.path(of: token).description)
    }
    printer.html("</small>")
  }
}

/// What an output format calls codes and tokens.
struct PageFormat {
  /// `css`, `swift`.
  let id: String
  /// What people call it.
  let title: String
  let names: PlatformNames

  /// The name of a code; nil for a format without codes.
  func name(ofCode index: Int) -> String? {
    names.codes.isEmpty ? nil : (id == CSSEmitter.id ? "." : "") + names.codes[index]
  }

  /// The name of a token; nil for one that the format does not have.
  func name(ofToken token: Int) -> String? { names.tokens.isEmpty ? nil : names.tokens[token] }
}
