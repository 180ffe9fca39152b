internal import TokenModel

/// The variables that tokens have in a theme of Tailwind.
struct CSSTailwindNames {
  private let catalog: Catalog
  /// The paths of the sizes of a spec, whose line heights and letter spacings are parts of the size.
  private let rows: Set<TokenPath>

  init(_ catalog: Catalog) {
    self.catalog = catalog
    rows = Set(catalog.rows.map(catalog.path))
  }

  /// The namespace and the name of a token; nil for one that Tailwind has no utilities for.
  func place(of token: TokenID) -> (namespace: TailwindNamespace, name: String)? {
    let path = catalog.tokens.path(of: token).withoutRoot
    guard let type = catalog.tokens.type(of: token), path.parent.map(rows.contains) != true else { return nil }
    let words = path.segments.flatMap(Self.words)
    for rule in TailwindRule.all where rule.types.contains(type) {
      if rule.namespace == .insetShadow, !isInset(token) { continue }
      guard let name = rule.name(of: words) else { continue }
      return rule.namespace.map { ($0, name) }
    }
    return nil
  }

  /// The name of a row of the axes.
  func name(of row: TypographyRow) -> String {
    let name = Self.words(row.sizeName).joined(separator: "-")
    return row.mode.map { "\(name)-\(Self.words(catalog.modes[$0].value).joined(separator: "-"))" } ?? name
  }

  /// Utilities are in kebab case, however custom properties are spelled.
  private static func words(_ name: String) -> [String] {
    CSSSpelling.kebab.name(of: name).split(separator: "-").map(String.init)
  }

  /// Whether all layers of a shadow are inside the box.
  private func isInset(_ token: TokenID) -> Bool {
    let selection = ContextSelection()
    guard case .shadow(let written)? = try? catalog.resolved.value(of: token, in: selection).value,
      let shadow = try? catalog.resolved.resolved(written, in: selection)
    else { return false }
    return shadow.layers.allSatisfy { $0.value?.inset?.value == true }
  }

  /// Whether Tailwind takes a name: it reads letters, digits, hyphens and underscores of ASCII in pages.
  static func isPossible(_ name: String, in namespace: TailwindNamespace) -> Bool {
    let isPlain = name.utf8.allSatisfy { byte in
      switch Unicode.Scalar(byte) {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
      default: false
      }
    }
    return isPlain && !namespace.startsOfOthers.contains { name == $0 || name.hasPrefix("\($0)-") }
  }
}
