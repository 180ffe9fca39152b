internal import TokenDiagnostics
internal import TokenModel

/// Comments about deprecated names, with their replacements' names in CSS.
struct CSSDeprecations {
  private let catalog: Catalog
  private let names: CSSNames
  private let ofCodes: CodeDeprecations
  /// The selectors of codes; empty if nothing is deprecated, or if there are no classes.
  private let selectors: [Code: String]

  init(_ catalog: Catalog, _ names: CSSNames) {
    self.catalog = catalog
    self.names = names
    ofCodes = CodeDeprecations(catalog)
    let hasAny = catalog.hasAnnotation { $0.deprecated != nil }
    let pairs = zip(hasAny ? catalog.codes : [], names.classes).map { ($0, CSSNames.selector(ofClasses: $1)) }
    selectors = Dictionary(pairs) { first, _ in first }
  }

  /// The comment on the class of a code; nil if the code is not deprecated.
  func comment(on code: Code) -> String? {
    guard let deprecation = ofCodes[code] else { return nil }
    return comment(deprecation.message { selectors[$0] ?? catalog.name(of: $0) }, naming: property)
  }

  /// The comment on the custom property of a token; nil if the token is not deprecated.
  func comment(on token: TokenID) -> String? {
    guard let deprecation = catalog.tokens.annotations(of: token).deprecation else { return nil }
    let place = catalog.tokens.nameRange(of: token)
    let style = catalog.styles.firstIndex { $0.path == nil && $0.name.origin.range == place }
    if let style, let deprecation = ofCodes[.style(style)] {
      return comment(
        deprecation.message { propertyOfStyle($0) ?? selectors[$0] ?? catalog.name(of: $0) },
        naming: property
      )
    }
    return comment(deprecation.sentence { String($0) } ?? "", naming: property)
  }

  /// The comment on the class of a part of codes; nil if the part is not deprecated.
  func comment(onPart annotations: TokenAnnotations, among parts: CSSClassParts) -> String? {
    guard let deprecation = annotations.deprecation else { return nil }
    return comment(deprecation.sentence { String($0) } ?? "") { path in
      selector(of: path, among: parts) ?? property(of: path)
    }
  }

  /// A comment with advice, with names instead of references.
  private func comment(_ advice: String, naming name: (Substring) -> String?) -> String {
    var rest = advice[...]
    var text = ""
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let path = rest[rest.index(after: open)..<close]
      text += rest[..<open] + (name(path) ?? String(rest[open...close]))
      rest = rest[rest.index(after: close)...]
    }
    text += rest
    return "Deprecated" + (text.isEmpty ? "" : ": \(text)")
  }

  /// The custom property of a token or of a size.
  private func property(of path: Substring) -> String? {
    if let row = row(at: path) { return names.sizes[row] }
    return catalog.resolved.index[path].flatMap { names.publicProperties[$0] }
  }

  private func propertyOfStyle(_ code: Code) -> String? {
    code.style.flatMap { property(of: "styles.\(catalog.styles[$0].name.value)"[...]) }
  }

  private func row(at path: Substring) -> Int? {
    guard let path = SizePath.canonical(path) else { return nil }
    return catalog.rows.firstIndex { catalog.path(of: $0).description == path }
  }

  /// The selector of a part of codes.
  private func selector(of path: Substring, among parts: CSSClassParts) -> String? {
    if let row = row(at: path) { return CSSNames.selector(ofClasses: parts.sizes[row]) }
    guard let place = catalog.resolved.index[path].map(catalog.tokens.nameRange) else { return nil }
    let named = [
      (catalog.colors.map(\.name), parts.colors), (catalog.weights.map(\.name), parts.weights),
      (catalog.families.map(\.name), parts.families),
    ]
    let classes = named.compactMap { names, classes in
      names.firstIndex { $0.origin.range == place }.map { classes[$0] }
    }
    return classes.first.map(CSSNames.selector)
  }
}
