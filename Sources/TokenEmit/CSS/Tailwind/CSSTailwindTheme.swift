internal import TokenDiagnostics
internal import TokenModel

/// The variables of a theme of Tailwind: references to the custom properties of a catalog, which follow its contexts.
struct CSSTailwindTheme {
  /// A variable, and its parts.
  struct Entry {
    let namespace: TailwindNamespace
    let name: String
    let value: String
    /// The suffixes of the variable, such as `--line-height`, with values.
    let parts: [(suffix: String, value: String)]
    /// The token or the size, for people.
    let path: TokenPath
    let place: SourceRange

    var variable: String { namespace.variable(name) }
  }

  /// By namespace, then in the order of the source.
  private(set) var entries: [Entry] = []
  /// The names that were taken, with the entries that were numbered instead.
  private(set) var renamed: [(wanted: String, entry: Entry)] = []
  /// The entries whose names Tailwind does not read.
  private(set) var unreadable: [Entry] = []
  /// Tokens with one literal for all contexts, but with values that differ.
  private(set) var differing: [TokenID] = []

  private let catalog: Catalog
  private let names: CSSNames
  private let styles: CSSClassStyles
  private var unique = UniqueNames()

  init(_ catalog: Catalog, _ names: CSSNames, _ styles: CSSClassStyles) {
    self.catalog = catalog
    self.names = names
    self.styles = styles
    let places = CSSTailwindNames(catalog)
    for (index, row) in catalog.rows.enumerated() {
      if let size = names.sizes[index] { add(row, index, size, places.name(of: row)) }
    }
    let properties = names.publicProperties
    for token in catalog.tokens.indices {
      if let property = properties[token], let place = places.place(of: token) {
        add(token, property, place.namespace, place.name)
      }
    }
    let order = Dictionary(grouping: entries, by: \.namespace)
    entries = TailwindNamespace.allCases.flatMap { order[$0] ?? [] }
  }

  // MARK: Values

  /// Adds the size of a row, with the lines that classes have in the first family.
  private mutating func add(_ row: TypographyRow, _ index: Int, _ size: String, _ name: String) {
    let style = catalog.families.first.map { styles.style(ofRow: index, in: $0) }
    let declarations = (style?.declarations ?? []).filter { ["line-height", "letter-spacing"].contains($0.property) }
    let parts = declarations.map { (suffix: "--\($0.property)", value: $0.value) }.sorted { $0.suffix > $1.suffix }
    let place = row.size.origin.range
    add(.text, name, "var(\(size))", parts, path: catalog.path(of: row), at: place)
  }

  private mutating func add(_ token: TokenID, _ property: String, _ namespace: TailwindNamespace, _ name: String) {
    let tokens = catalog.tokens
    var value: String? = "var(\(property))"
    var parts: [(suffix: String, value: String)] = []
    switch tokens.type(of: token) {
    case .typography:
      value = "var(\(property)-font-size)"
      parts = ["line-height", "letter-spacing", "font-weight"].map { ("--\($0)", "var(\(property)-\($0))") }
    case .fontFamily:
      if let family = catalog.families.first(where: { $0.name.origin.range == tokens.nameRange(of: token) }) {
        value = styles.familyNames(family)
      }
    default:
      guard namespace.isLiteral else { break }
      value = literal(of: token)
      if !catalog.resolved.modifiers(of: token).isEmpty { differing.append(token) }
    }
    guard let value else { return }
    add(namespace, name, value, parts, path: tokens.path(of: token), at: tokens.nameRange(of: token))
  }

  /// A length in `rem`: Tailwind sorts queries of one unit only, and its own are in `rem`.
  private func literal(of token: TokenID) -> String? {
    let selection = ContextSelection()
    guard case .dimension(let written)? = try? catalog.resolved.value(of: token, in: selection).value,
      let length = try? catalog.resolved.resolved(written, in: selection),
      let number = length.number.value, let unit = length.unit.value
    else { return nil }
    return CSSUnit.rem.length(number, unit, for: .text)
  }

  private mutating func add(
    _ namespace: TailwindNamespace,
    _ name: String,
    _ value: String,
    _ parts: [(suffix: String, value: String)],
    path: TokenPath,
    at place: SourceRange
  ) {
    func entry(_ name: String, _ parts: [(suffix: String, value: String)]) -> Entry {
      Entry(namespace: namespace, name: name, value: value, parts: parts, path: path, place: place)
    }
    guard CSSTailwindNames.isPossible(name, in: namespace) else {
      unreadable.append(entry(name, parts))
      return
    }
    let wanted = namespace.variable(name)
    let made = unique.make(wanted)
    // Tailwind's own line height would stay with another size.
    let isOwnSize = namespace == .text && parts.isEmpty && namespace.ownNames.contains(name)
    let added = entry(name + made.dropFirst(wanted.count), isOwnSize ? [("--line-height", "initial")] : parts)
    entries.append(added)
    if made != wanted { renamed.append((wanted, added)) }
  }

  // MARK: The file

  /// Appends the theme.
  func print(to printer: inout CSSPrinter) {
    printer.separate()
    printer.block("@theme inline") { printer in
      for (index, entry) in entries.enumerated() {
        if index > 0, entry.namespace != entries[index - 1].namespace { printer.separate() }
        printer.declaration(entry.variable, entry.value)
        for part in entry.parts { printer.declaration(entry.variable + part.suffix, part.value) }
      }
    }
  }
}
