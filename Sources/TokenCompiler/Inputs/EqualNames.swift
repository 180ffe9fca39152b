internal import TokenDiagnostics
internal import TokenEmit
internal import TokenModel

/// Finds names that two catalogs of one compile must not share, because their outputs are in one module and one folder.
enum EqualNames {
  /// Two catalogs with the same name would be written to one file, and could not be in one module. Names that differ
  /// only in case are one file if the file system ignores case: a checkout on a Mac would lose one. (Names of catalogs
  /// are ASCII, so accents, which file systems may encode differently, do not occur.)
  ///
  /// `asFiles` is whether there are outputs, named after their catalogs.
  static func report(among catalogs: [Catalog], asFiles: Bool, diagnostics: inout [Diagnostic]) {
    var names: [String: Catalog] = [:]
    var files: [String: Catalog] = [:]
    for catalog in catalogs {
      let name = catalog.name.value
      let equal = names.updateValue(catalog, forKey: name)
      let similar = files.updateValue(catalog, forKey: name.lowercased())
      if let equal {
        let message = "another spec is already named `\(name)`; rename one of the two"
        diagnostics.append(.equalNames(DuplicateCatalog.self, message, of: catalog, and: equal))
      } else if asFiles, let similar {
        let message =
          "`\(name)` and `\(similar.name.value)` would be one file on macOS and Windows; rename one of the two"
        diagnostics.append(.equalNames(DuplicateOutput.self, message, of: catalog, and: similar))
      }
    }
  }
}
