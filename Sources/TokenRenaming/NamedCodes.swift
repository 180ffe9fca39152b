internal import TokenCompiler
package import TokenDiagnostics
package import TokenLint
package import TokenModel

/// The codes of one of several catalogs, with their names.
package struct NamedCodes: Sendable {
  /// The catalog.
  package let catalog: Catalog
  /// By the index of the code.
  package let codes: [String]
  /// By the index of the code, without the type that declares them.
  package let swiftNames: [String]
  private let others: [OtherCatalog]

  /// The codes of a catalog among others, which sources may name as well.
  ///
  /// - Complexity: O(*n*), where *n* is the number of codes.
  package init(_ catalogs: [Catalog], _ index: Int) {
    catalog = catalogs[index]
    codes = catalog.codes.map(CodeNamer(catalog).name)
    swiftNames = Compiler.swiftNames(of: catalog)
    others = catalogs.indices.filter { $0 != index }.map { other in
      OtherCatalog(catalogs[other], swiftNames: Compiler.swiftNames(of: catalogs[other]))
    }
  }

  /// The uses of the codes in Swift sources, without generated ones. The IDs of files are their indices.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the sources and the number of codes.
  package func uses(in sources: [SourceFile]) -> [CodeUses.Use] {
    if codes.isEmpty { return [] }
    let files = sources.enumerated().map { (SourceFileID(index: $0), $1.bytes) }
    return CodeUses(of: catalog, swiftNames: swiftNames, others: others, in: files).uses
  }
}
