internal import TokenDiagnostics
internal import TokenModel

/// The deprecated tokens of codes of one version.
struct Deprecations {
  /// By axis, in the order of the catalog.
  private(set) var all: [(token: ComparedToken, deprecation: Deprecation)] = []
  private var byToken: [ComparedToken: Deprecation] = [:]

  /// Empty without an outline: a catalog that was not read from a spec does not say.
  init(_ table: CodeTable) {
    guard table.outline != nil else { return }
    let catalog = table.catalog
    add(catalog.colors.map(\.annotations)) { .color($0) }
    add(catalog.weights.map(\.annotations)) { .weight($0) }
    add(catalog.families.map(\.annotations)) { .family($0) }
    add(catalog.modeAnnotations) { .mode($0) }
    add(catalog.rows.map(\.annotations)) { row in
      catalog.rows[row].mode == nil ? .size(catalog.rows[row].size.value) : .row(row)
    }
    add(catalog.styles.map(\.annotations)) { .style($0) }
  }

  private mutating func add(_ annotations: [TokenAnnotations], token: (Int) -> ComparedToken) {
    for (number, annotations) in annotations.enumerated() {
      guard let deprecation = annotations.deprecation else { continue }
      all.append((token(number), deprecation))
      byToken[token(number)] = deprecation
    }
  }

  subscript(token: ComparedToken) -> Deprecation? { byToken[token] }

  /// The text about a token that is gone; nil if it was not deprecated.
  func note(on token: ComparedToken) -> Wording? {
    self[token].map(\.noteOfRemoved)
  }
}

extension Deprecation {
  /// The text about a token that is gone.
  var noteOfRemoved: Wording { reason.map { "was deprecated: \(name: $0)" } ?? "was deprecated" }
}
