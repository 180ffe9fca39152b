internal import TokenDiagnostics
internal import TokenEmit
internal import TokenModel

/// Names that two catalogues of one compile cannot both have, because what they are compiled into stands side by side.
enum EqualNames {
  static func report(among catalogs: [Catalog], to formats: [OutputFormat], diagnostics: inout [Diagnostic]) {
    reportCatalogs(catalogs, diagnostics: &diagnostics)
    if formats.contains(.swift), !diagnostics.hasErrors {
      reportSwiftNames(catalogs.filter { $0.swift.scope == .code }, diagnostics: &diagnostics)
    }
  }

  /// Two catalogues with one name would be written to one file, and could not stand in one module.
  private static func reportCatalogs(_ catalogs: [Catalog], diagnostics: inout [Diagnostic]) {
    var names: [String: Catalog] = [:]
    for catalog in catalogs {
      guard let first = names.updateValue(catalog, forKey: catalog.name.value) else { continue }
      let message = "another spec is already named `\(catalog.name.value)`; rename one of the two"
      diagnostics.append(equal(.duplicateCatalog, message, catalog, first))
    }
  }

  /// All names in `StyleCode` share one scope. A catalogue is reported once, with the first name that another one has.
  private static func reportSwiftNames(_ catalogs: [Catalog], diagnostics: inout [Diagnostic]) {
    guard catalogs.count > 1 else { return }
    var owners: [String: Catalog] = [:]
    for catalog in catalogs {
      let names = SwiftEmitter.names(of: catalog)
      if let (name, first) = names.lazy.compactMap({ name in owners[name].map { (name, $0) } }).first {
        let message =
          "`\(first.name.value)` and `\(catalog.name.value)` both name a code `\(name)` in `StyleCode`; "
          + "give one of them `swift: { scope: catalog }`, or a `prefix`"
        diagnostics.append(equal(.duplicateSwiftName, message, catalog, first))
      }
      for name in names where owners[name] == nil { owners[name] = catalog }
    }
  }

  private static func equal(
    _ rule: CompilerRule,
    _ message: String,
    _ catalog: Catalog,
    _ first: Catalog
  ) -> Diagnostic {
    let note = Note("the first `\(first.name.value)`", at: first.name.origin.range)
    return Diagnostic(rule: rule.id, message: message, at: catalog.name.origin.range, notes: [note])
  }
}
