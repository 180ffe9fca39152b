internal import TokenDiagnostics
internal import TokenModel

/// The codes whose look depends on a token, or on one in a group.
struct CodeUses {
  /// Those with the token itself, in the order of the catalog.
  let own: [Code]
  /// Others, which have a token that refers to it, maybe through further ones.
  let throughReferences: [Code]

  /// Finds the codes of what has a path: a token, a group, a size, a mode, or a section.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tokens and codes.
  init(of path: String, in catalog: Catalog) {
    let tokens = Self.tokens(at: path, in: catalog)
    let ownParts = CodeParts(tokens, Self.rows(of: path, in: catalog), in: catalog)
    own = catalog.codes.filter { ownParts.areIn($0, of: catalog) }
    let users = catalog.resolved.dependents(of: tokens)
    let rows = users.flatMap { Self.rows(of: catalog.tokens.path(of: $0).description, in: catalog) }
    let allParts = CodeParts(users, rows, in: catalog)
    throughReferences = catalog.codes.filter { allParts.areIn($0, of: catalog) && !ownParts.areIn($0, of: catalog) }
  }

  // MARK: Tokens

  /// The tokens at a path or below it.
  private static func tokens(at path: String, in catalog: Catalog) -> Set<TokenID> {
    let tokens = catalog.tokens
    // The paths of all tokens take long to compare.
    if let token = catalog.resolved.index[path] { return [token] }
    let start = FileIndex.spelling(of: path).bytes
    return Set(
      tokens.indices.filter { token in
        let bytes = FileIndex.spelling(of: tokens.path(of: token).description).bytes
        return bytes.starts(with: start) && (bytes.count == start.count || bytes[start.count] == UInt8(ascii: "."))
      }
    )
  }

  // MARK: Rows

  /// The rows that a path is of: `typography.14.lineHeight`, `modes.read.typography.14`, `modes.read`.
  private static func rows(of path: String, in catalog: Catalog) -> [Int] {
    let names = path.split(separator: ".").map(String.init)
    guard let section = names.first, section == "typography" || section == "modes" else { return [] }
    let size = SizePath.size(of: path.utf8) ?? SizePath.size(of: names.dropLast().joined(separator: ".").utf8)
    let mode =
      section == "modes" && names.count > 1
      ? catalog.modes.firstIndex { $0.value.utf8.elementsEqual(names[1].utf8) } : nil
    return catalog.rows.indices.filter { index in
      let row = catalog.rows[index]
      let isOfTable =
        section == "typography" ? row.mode == nil : row.mode != nil && (names.count == 1 || row.mode == mode)
      return isOfTable && (size == nil || row.size.value == size)
    }
  }
}

/// Parts of codes, by their places in a catalog.
private struct CodeParts {
  private let colors: Set<Int>
  private let weights: Set<Int>
  private let families: Set<Int>
  private let rows: Set<Int>
  private let styles: Set<Int>

  /// The parts that tokens are, and some rows.
  init(_ tokens: Set<TokenID>, _ rows: some Sequence<Int>, in catalog: Catalog) {
    let names = Set(tokens.map { catalog.tokens.nameRange(of: $0) })
    let paths = Set(tokens.map { catalog.tokens.path(of: $0) })
    func named<Entry>(_ entries: [Entry], _ name: (Entry) -> SourceRange) -> Set<Int> {
      Set(entries.indices.filter { names.contains(name(entries[$0])) })
    }
    colors = named(catalog.colors) { $0.name.origin.range }
    weights = named(catalog.weights) { $0.name.origin.range }
    families = named(catalog.families) { $0.name.origin.range }
    self.rows = Set(rows)
    let chosen = catalog.styles.indices.filter { catalog.styles[$0].path.map(paths.contains) ?? false }
    styles = named(catalog.styles) { $0.name.origin.range }.union(chosen)
  }

  /// Whether a code has one of the parts.
  func areIn(_ code: Code, of catalog: Catalog) -> Bool {
    if let style = code.style, styles.contains(style) { return true }
    let tokens = catalog.tokens(of: code)
    return tokens.color.map(colors.contains) ?? false || tokens.weight.map(weights.contains) ?? false
      || tokens.family.map(families.contains) ?? false || tokens.row.map(rows.contains) ?? false
  }
}
