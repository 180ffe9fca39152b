internal import TokenModel
internal import TokenPerception

/// One version of a catalog with its codes by number and by name.
struct CodeTable {
  let catalog: Catalog
  let outline: SpecOutline?
  let grounds: TextGrounds
  let codes: [Code]
  let names: [String]
  /// Without the type that declares them.
  let swiftNames: [String]
  let numbers: [UTF8Name: Int]

  init(_ version: ComparedCatalog) {
    catalog = version.catalog
    outline = version.outline
    grounds = version.grounds
    codes = version.catalog.codes
    names = codes.map { version.catalog.name(of: $0) }
    let given = version.swiftNames
    swiftNames = names.enumerated().map { number, name in
      given.indices.contains(number) ? given[number] : version.catalog.swift.swiftName(ofCode: name)
    }
    numbers = Dictionary(names.enumerated().map { (UTF8Name($1), $0) }) { first, _ in first }
  }

  /// The type that declares the Swift names of codes.
  var scopeName: String { catalog.swift.scope == .code ? "StyleCode" : catalog.name.value }

  func name(_ number: Int) -> CodeChange.Name {
    CodeChange.Name(code: names[number], swift: "\(scopeName).\(swiftNames[number])")
  }
}
