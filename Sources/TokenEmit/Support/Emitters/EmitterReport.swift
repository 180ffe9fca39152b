package import TokenDiagnostics
package import TokenModel

/// The rules about outputs.
package enum EmitterRule: String, CaseIterable, Sendable {
  /// A format cannot say a value.
  case notExpressible = "not-expressible"
  /// The values of a token depend on too many modifiers together: as for styles of token files.
  case tooEntangled = "too-entangled"
  /// Two catalogs of one compile add the same name to `StyleCode`.
  case duplicateSwiftName = "duplicate-swift-name"
  /// Two catalogs of one compile have a custom property of the same name.
  case duplicateCSSName = "duplicate-css-name"

  /// The ID in diagnostics.
  package var id: RuleID { RuleID(rawValue: rawValue) }
}

/// The problems that emitters find.
package struct EmitterReport: Sendable {
  /// In the order in which they were reported.
  package private(set) var diagnostics: [Diagnostic] = []

  /// An empty report.
  package init() {}

  /// Reports a value that the format cannot say. The message says what the output has instead.
  package mutating func cannotExpress(_ message: String, at place: SourceRange) {
    diagnostics.append(Diagnostic(.info, rule: EmitterRule.notExpressible.id, message: message, at: place))
  }

  /// Reports a token whose values depend on too many modifiers together.
  mutating func tooEntangled(_ error: TooEntangled, token: TokenID, of tokens: TokenSet) {
    diagnostics.append(
      Diagnostic(
        rule: EmitterRule.tooEntangled.id,
        message: error.message(about: token, of: tokens),
        at: tokens[token].nameRange
      )
    )
  }

  /// Reports each catalog that has a name in common with an earlier one, once, with the first such name.
  mutating func equalNames(
    _ rule: EmitterRule,
    among catalogs: [(catalog: Catalog, names: [String])],
    message: (_ name: String, _ catalog: Catalog, _ first: Catalog) -> String
  ) {
    var owners: [String: Catalog] = [:]
    for (catalog, names) in catalogs {
      if let (name, first) = names.lazy.compactMap({ name in owners[name].map { (name, $0) } }).first {
        let message = message(name, catalog, first)
        diagnostics.append(.equalNames(rule.id, message, of: catalog, and: first))
      }
      for name in names where owners[name] == nil { owners[name] = catalog }
    }
  }
}

extension TokenSet {
  /// The first of some colors by its path, and the number of the others.
  func summary(ofColors colors: [TokenID]) -> String {
    guard let first = colors.first else { return "no color" }
    let others = colors.count - 1
    let end = others == 0 ? "" : " and \(others) other color\(others == 1 ? "" : "s")"
    return "`\(path(of: first))`" + end
  }
}

extension Diagnostic {
  /// An error at the name of a catalog, with a note that shows an earlier one.
  package static func equalNames(
    _ rule: RuleID,
    _ message: String,
    of catalog: Catalog,
    and first: Catalog
  ) -> Diagnostic {
    let note = Note("the first `\(first.name.value)`", at: first.name.origin.range)
    return Diagnostic(rule: rule, message: message, at: catalog.name.origin.range, notes: [note])
  }
}
