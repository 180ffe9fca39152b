internal import TokenDiagnostics
internal import TokenEmit
internal import TokenModel

/// Finds names that two catalogs of one compile must not share, because their outputs are in one module and one folder.
enum EqualNames {
  /// `asFiles` is whether outputs are named after their catalogs.
  static func report(
    among catalogs: [Catalog],
    to formats: [OutputFormat],
    asFiles: Bool,
    diagnostics: inout [Diagnostic]
  ) {
    reportCatalogs(catalogs, asFiles: asFiles && !formats.isEmpty, diagnostics: &diagnostics)
    if formats.contains(.swift), !diagnostics.hasErrors {
      reportSwiftNames(catalogs.filter { $0.swift.scope == .code }, diagnostics: &diagnostics)
    }
  }

  /// Two catalogs with the same name would be written to one file, and could not be in one module. Names that differ
  /// only in case are one file if the file system ignores case: a checkout on a Mac would lose one. (Names of catalogs
  /// are ASCII, so accents, which file systems may encode differently, do not occur.)
  private static func reportCatalogs(_ catalogs: [Catalog], asFiles: Bool, diagnostics: inout [Diagnostic]) {
    var names: [String: Catalog] = [:]
    var files: [String: Catalog] = [:]
    for catalog in catalogs {
      let name = catalog.name.value
      let equal = names.updateValue(catalog, forKey: name)
      let similar = files.updateValue(catalog, forKey: name.lowercased())
      if let equal {
        let message = "another spec is already named `\(name)`; rename one of the two"
        diagnostics.append(self.equal(.duplicateCatalog, message: message, at: catalog, to: equal))
      } else if asFiles, let similar {
        let message =
          "`\(name)` and `\(similar.name.value)` would be one file on macOS and Windows; rename one of the two"
        diagnostics.append(self.equal(.duplicateOutput, message: message, at: catalog, to: similar))
      }
    }
  }

  /// All names in `StyleCode` share one scope. A catalog is reported once, with the first name that another one has.
  private static func reportSwiftNames(_ catalogs: [Catalog], diagnostics: inout [Diagnostic]) {
    guard catalogs.count > 1 else { return }
    var owners: [String: Catalog] = [:]
    for catalog in catalogs {
      let names = SwiftEmitter.names(of: catalog)
      if let (name, first) = names.lazy.compactMap({ name in owners[name].map { (name, $0) } }).first {
        let message =
          "`\(first.name.value)` and `\(catalog.name.value)` both name a code `\(name)` in `StyleCode`; "
          + "give one of them `swift: { scope: catalog }`, or a `prefix`"
        diagnostics.append(equal(.duplicateSwiftName, message: message, at: catalog, to: first))
      }
      for name in names where owners[name] == nil { owners[name] = catalog }
    }
  }

  private static func equal(
    _ rule: CompilerRule,
    message: String,
    at catalog: Catalog,
    to first: Catalog
  ) -> Diagnostic {
    let note = Note("the first `\(first.name.value)`", at: first.name.origin.range)
    return Diagnostic(rule: rule.id, message: message, at: catalog.name.origin.range, notes: [note])
  }
}
