internal import TokenModel
internal import TokenPerception

/// The data that the parts of a page share.
struct PageContent {
  let catalog: Catalog
  let codes: [Code]
  /// The sizes, weights and families of all codes.
  let parts: CatalogParts
  /// The parts of the codes, in their order.
  let numbers: [Combination]
  /// The names of the codes, in their order.
  let names: [String]
  let deprecations: CodeDeprecations
  let descriptions: CodeDescriptions
  let grounds: TextGrounds
  /// The style sheet's names, whatever formats a compile has.
  let css: CSSNames
  /// The names of codes and tokens in other formats.
  let formats: [PageFormat]
  /// Of each token, the standard value, then each other one with the names of the contexts that have it.
  let values: TokenTable<[(contexts: [String], value: TokenValue)]>
  /// The id of each row of sizes.
  private let rowIDs: [String]

  init(_ input: EmitterInput, _ report: inout EmitterReport) {
    catalog = input.catalog
    codes = catalog.codes
    parts = CatalogParts(catalog)
    numbers = codes.map(parts.numbers)
    names = codes.map(CodeNamer(catalog).name)
    deprecations = CodeDeprecations(catalog)
    descriptions = CodeDescriptions(catalog)
    grounds = TextGrounds(input.backgrounds, among: catalog.resolved)
    css = CSSNames(catalog, CSSOptions(Self.options(of: input), for: catalog))
    let titles = Dictionary(input.formats.map { ($0.emitter.id, $0.emitter.documentation.title) }) { first, _ in first }
    formats = input.platformNames.map {
      PageFormat(id: $0.format, title: titles[$0.format] ?? $0.format, names: $0.names)
    }
    let modifiers = catalog.tokens.modifiers.indices
    let valuesOfTokens = catalog.tokens.indices.map { token in
      Self.values(input.catalog.resolved.variants(of: token, over: modifiers, &report), in: input.catalog.tokens)
    }
    self.values = TokenTable(valuesOfTokens)
    rowIDs = Self.rowIDs(of: parts.rows, in: catalog)
  }

  /// A size and its mode. Styles may have rows with the same; their IDs also include their index.
  private static func rowIDs(of rows: [TypographyRow], in catalog: Catalog) -> [String] {
    var known: Set<String> = []
    return rows.enumerated().map { index, row in
      let name = catalog.name(of: row, separator: "-")
      return HTMLText.id("size", known.insert(name).inserted ? name : "\(name)-\(index)")
    }
  }

  /// The naming options of the style sheet of the same compile: the classes in the page are those that app pages have.
  private static func options(of input: EmitterInput) -> EmitterOptions {
    let sheet = input.formats.first { $0.emitter.id == CSSEmitter.id }?.options
    let names = ["prefix", "names"].compactMap { name in sheet.map { (name, EmitterOption.Value.text($0.text(name))) } }
    return EmitterOptions(CSSOptions.all, Dictionary(names) { first, _ in first })
  }

  var tokens: TokenSet { catalog.tokens }

  /// The value of a token without a choice of contexts.
  func standardValue(of token: TokenID) -> TokenValue? { values[token].first { $0.contexts.isEmpty }?.value }

  private static func values(
    _ variants: TokenVariants?,
    in tokens: TokenSet
  ) -> [(contexts: [String], value: TokenValue)] {
    guard let variants else { return [] }
    var others: [(contexts: [String], value: TokenValue)] = []
    for variant in variants.variants {
      guard let value = variant.value?.value else { continue }
      let names = tokens.names(of: variant.contexts).sorted { $0.key < $1.key }.map(\.value)
      let context = names.joined(separator: " ")
      if let known = others.firstIndex(where: { $0.value == value }) {
        others[known].contexts.append(context)
      } else {
        others.append((contexts: [context], value: value))
      }
    }
    return (variants.standard.map { [(contexts: [], value: $0.value)] } ?? []) + others
  }

  /// The name of a code's class, for an attribute.
  func classAttribute(ofCode index: Int) -> String { "class=\"\(HTMLText.escaped(css.classes[index]))\"" }

  func id(ofCode index: Int) -> String { HTMLText.id("code", names[index]) }

  func id(ofToken token: TokenID) -> String { HTMLText.id("token", tokens.path(of: token).description) }

  func id(ofRow index: Int) -> String { rowIDs[index] }

  /// Appends a path with a link. A reference to a part of a value leads to the token that has this part.
  func printLink(to path: TokenPath, to printer: inout HTMLPrinter) {
    var target: TokenPath? = path
    while let missing = target, catalog.resolved.index[missing] == nil { target = missing.parent }
    guard let target else { return printer.text(path.description) }
    printer.element("a", "href=\"#\(HTMLText.id("token", target.description))\"", path.description)
  }

  func printDescription(_ description: String?, to printer: inout HTMLPrinter) {
    if let description, !description.isEmpty { printer.element("small", "", description) }
  }

  /// Appends the description and the deprecation of a token, with a link to the one to use instead.
  func printAnnotations(of annotations: TokenAnnotations, to printer: inout HTMLPrinter) {
    printDescription(annotations.description?.value, to: &printer)
    guard let deprecation = annotations.deprecation else { return }
    let advice = deprecation.sentence { word in
      deprecation.replacingReference(in: word, with: String(deprecation.replacement ?? "")) ?? String(word)
    }
    let replacement = deprecation.replacement.flatMap { catalog.resolved.index[$0] }
    let link = replacement.map { (id: id(ofToken: $0), name: tokens.path(of: $0).description) }
    printDeprecation(advice: advice ?? "", replacement: link, to: &printer)
  }

  /// Appends a deprecation, with advice that may be empty, and a link to the replacement.
  func printDeprecation(advice: String, replacement: (id: String, name: String)?, to printer: inout HTMLPrinter) {
    printer.html("<small class=old>Deprecated")
    if !advice.isEmpty { printer.text(": \(advice)") }
    if let replacement {
      printer.html(" → ")
      printer.element("a", "href=\"#\(replacement.id)\"", replacement.name)
    }
    printer.html("</small>")
  }
}

extension Catalog {
  /// A size with its mode, for a heading.
  func title(of row: TypographyRow) -> String { "\(row.size.value) pt\(row.mode.map { ", \(modes[$0].value)" } ?? "")" }

  /// A size with its mode.
  func name(of row: TypographyRow, separator: String) -> String {
    row.size.value.description + (row.mode.map { separator + modes[$0].value } ?? "")
  }
}

/// The names of codes and tokens in an output format.
struct PageFormat {
  /// `css`, `swift`.
  let id: String
  /// The display name.
  let title: String
  let names: PlatformNames

  /// The name of a code; nil for a format without codes.
  func name(ofCode index: Int) -> String? {
    names.codes.isEmpty ? nil : (id == CSSEmitter.id ? "." : "") + names.codes[index]
  }

  /// The name of a token; nil for one that the format does not have.
  func name(ofToken token: TokenID) -> String? { names.tokens.isEmpty ? nil : names.tokens[token] }
}
