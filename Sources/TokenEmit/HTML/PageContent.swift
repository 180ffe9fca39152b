internal import TokenDiagnostics
internal import TokenModel
internal import TokenPerception

/// The data that all parts of a page use.
struct PageContent {
  let version: PageVersion
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
  /// Of each token, the standard value, then each other one.
  let values: TokenTable<[PageValue]>
  /// The id of each row of sizes.
  private let rowIDs: [String]
  /// Color tokens by the locations of their names.
  private let tokensByLocation: [SourceRange: TokenID]

  init(_ input: EmitterInput, as version: PageVersion = .current, _ report: inout EmitterReport) {
    self.version = version
    catalog = input.catalog
    codes = catalog.codes
    parts = CatalogParts(catalog)
    numbers = codes.map(parts.numbers)
    names = codes.map(CodeNamer(catalog).name)
    deprecations = CodeDeprecations(catalog)
    descriptions = CodeDescriptions(catalog)
    grounds = TextGrounds(input.backgrounds, among: catalog.resolved)
    css = CSSNames(catalog, CSSOptions(Self.options(of: input, as: version), for: catalog))
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
    let colors = catalog.tokens.indices.filter { input.catalog.tokens.type(of: $0) == .color }
    tokensByLocation = Dictionary(colors.map { (input.catalog.tokens.nameRange(of: $0), $0) }) { first, _ in first }
  }

  /// A size and its mode. Styles may have rows of the same; these also have their index.
  private static func rowIDs(of rows: [TypographyRow], in catalog: Catalog) -> [String] {
    var known: Set<String> = []
    return rows.enumerated().map { index, row in
      let name = catalog.name(of: row, separator: "-")
      return HTMLText.id("size", known.insert(name).inserted ? name : "\(name)-\(index)")
    }
  }

  /// The names are those of the style sheet of the same compile. Samples have classes for the parts of codes, of which
  /// there are far fewer than codes.
  private static func options(of input: EmitterInput, as version: PageVersion) -> EmitterOptions {
    let sheet = input.formats.first { $0.emitter.id == CSSEmitter.id }?.options
    let names = ["prefix", "names"].compactMap { name in sheet.map { (name, EmitterOption.Value.text($0.text(name))) } }
    let own = version.prefixOfNames.map { [("prefix", EmitterOption.Value.text($0))] } ?? []
    let all = own + names + [("classes", .text(CSSOptions.Classes.composed.rawValue))]
    return EmitterOptions(CSSOptions.all, Dictionary(all) { first, _ in first })
  }

  var tokens: TokenSet { catalog.tokens }

  /// The text of samples.
  static let sample = "Agé 永字 أب"
  /// The text of samples in a matrix.
  static let shortSample = "Agé 永字"

  /// The maximum number of codes or tokens whose details are next to them. Those of more are for the script alone, in a
  /// form that is half as long.
  private static let mostDetails = 500
  /// Whether the names of codes in other formats are for the script alone.
  var hasNamesApart: Bool { codes.count > Self.mostDetails }
  /// Whether the names and all values of tokens are for the script alone.
  var hasDetailsApart: Bool { tokens.count > Self.mostDetails }

  /// The token of a color of codes; nil for one that is no token.
  func token(ofColor color: Int) -> TokenID? { tokensByLocation[catalog.colors[color].name.origin.range] }

  /// The token at a path as references write it; nil without one.
  func token(at path: String) -> TokenID? { catalog.resolved.index[path] }

  func colorToken(ofCode index: Int) -> TokenID? { numbers[index].color.flatMap(token(ofColor:)) }

  /// The value of a token without a choice of contexts.
  func standardValue(of token: TokenID) -> TokenValue? { values[token].first(where: \.isStandard)?.value }

  /// The values on light and dark screens, or those of the first two contexts.
  func shortValues(of token: TokenID) -> [String] {
    values[token].map(\.short).prefix(2).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  private static func values(_ variants: TokenVariants?, in tokens: TokenSet) -> [PageValue] {
    guard let variants else { return [] }
    var others: [PageValue] = []
    for variant in variants.variants {
      guard let value = variant.value?.value else { continue }
      let contexts = variant.contexts.sorted { $0.key < $1.key }.map { tokens.modifiers[$0].contexts[$1] }
      if let known = others.firstIndex(where: { $0.value == value }) {
        others[known].contexts.append(contexts)
      } else {
        others.append(PageValue(value, in: [contexts], isStandard: false))
      }
    }
    let modifiers = Set(variants.variants.flatMap(\.contexts.keys)).sorted().map { tokens.modifiers[$0] }
    let defaults = modifiers.map { $0.contexts[$0.standard] }
    let standard = variants.standard.map { PageValue($0.value, in: [defaults], isStandard: true) }
    return (standard.map { [$0] } ?? []) + others
  }

  /// A text with the classes of a code.
  func printSample(ofCode index: Int, _ texts: [String], to printer: inout HTMLPrinter) {
    printer.html("<p class=\"\(HTMLText.escaped(css.classes[index]))\">")
    printer.html(texts.map(HTMLText.escaped).joined(separator: "<br>"))
    printer.html("</p>")
  }

  /// A sample whose lines can be drawn, on the ground that its color is meant for.
  func printLines(ofCode index: Int, _ texts: [String], to printer: inout HTMLPrinter) {
    let numbers = numbers[index]
    let color = numbers.color.map { " data-k=\(version.ground(ofColor: $0))" } ?? ""
    let lines =
      parts.rows[numbers.row].metrics == nil ? "" : " \(version.lines(ofRow: numbers.row, family: numbers.family))"
    printer.html(lines.isEmpty ? "<div class=lines\(color)>" : "<div class=\"lines\(lines)\"\(color)>")
    printSample(ofCode: index, texts, to: &printer)
    printer.html("</div>")
  }

  /// The names of a code in other formats, for copying.
  func printNames(ofCode index: Int, to printer: inout HTMLPrinter) {
    for format in formats {
      if let name = format.name(ofCode: index) { printer.element("code", "class=\(format.id)", name) }
    }
  }

  func printNames(ofToken token: TokenID, to printer: inout HTMLPrinter) {
    for format in formats {
      if let name = format.name(ofToken: token) { printer.element("code", "class=\(format.id)", name) }
    }
  }

  func printDeprecation(ofCode index: Int, to printer: inout HTMLPrinter) {
    guard let deprecation = deprecations[codes[index]] else { return }
    let name = deprecation.replacement.map { catalog.name(of: $0) }
    printDeprecation(
      advice: deprecation.message { catalog.name(of: $0) },
      replacement: name.map { (id: HTMLText.id("code", $0), name: $0) },
      to: &printer
    )
  }

  func id(ofCode index: Int) -> String { HTMLText.id("code", names[index]) }

  func id(ofToken token: TokenID) -> String { HTMLText.id("token", tokens.path(of: token).description) }

  func id(ofRow index: Int) -> String { rowIDs[index] }

  /// Appends a path with a link. A reference to a part of a value leads to the token that has this part.
  func printLink(to path: TokenPath, attributes: String, to printer: inout HTMLPrinter) {
    var target: TokenPath? = path
    while let missing = target, catalog.resolved.index[missing] == nil { target = missing.parent }
    guard let target else { return printer.element("span", "", path.description) }
    printer.element("a", "href=#\(HTMLText.id("token", target.description))\(attributes)", path.description)
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

  /// Appends that something is deprecated, with advice that may be empty, and a link to what to use instead.
  func printDeprecation(advice: String, replacement: (id: String, name: String)?, to printer: inout HTMLPrinter) {
    printer.html("<small class=old>Deprecated")
    if !advice.isEmpty { printer.text(": \(advice)") }
    if let replacement {
      printer.html(" → ")
      printer.element("a", "href=#\(replacement.id)", replacement.name)
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
  /// The name for people.
  let title: String
  let names: PlatformNames

  /// The name of a code; nil for a format without codes.
  func name(ofCode index: Int) -> String? {
    names.codes.isEmpty ? nil : (id == CSSEmitter.id ? "." : "") + names.codes[index]
  }

  /// The name of a token; nil for one that the format does not have.
  func name(ofToken token: TokenID) -> String? { names.tokens.isEmpty ? nil : names.tokens[token] }
}
