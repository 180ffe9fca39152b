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
  /// By style, the first one of the same typography token in the same mode: those of its aliases share it.
  let firstStyles: [Int]

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
    firstStyles = version.catalog.firstStyles
    numbers = Dictionary(names.enumerated().map { (UTF8Name($1), $0) }) { first, _ in first }
  }

  /// The type that declares the Swift names of codes.
  var scopeName: String { catalog.swift.scope == .code ? "StyleCode" : catalog.name.value }

  func name(_ number: Int) -> CodeChange.Name {
    CodeChange.Name(code: names[number], swift: "\(scopeName).\(swiftNames[number])")
  }
}

extension CodeTable {
  /// The token that a code has its metrics from: a size of a table, or a typography token.
  func metrics(of code: Code) -> ComparedToken {
    switch code {
    case .combination(let tokens): .row(tokens.row)
    case .style(let style): catalog.styles[style].tokens.row.map { .row($0) } ?? .typography(firstStyles[style])
    }
  }

  /// Whether a code has a token. One that leaves its color open has no color.
  func hasToken(_ token: ComparedToken, in code: Code) -> Bool {
    let tokens = catalog.tokens(of: code)
    return switch token {
    case .color(let number): tokens.color == number
    case .weight(let number): tokens.weight == number
    case .family(let number): tokens.family == number
    case .mode(let number): catalog.row(of: code).mode == number
    case .size(let size): tokens.row.map { catalog.rows[$0].size.value } == size
    case .row(let number): tokens.row == number
    case .style(let number): code.style == number
    case .typography: metrics(of: code) == token
    }
  }
}

extension Catalog {
  fileprivate var firstStyles: [Int] {
    var known: [Pair<TokenID, Int?>: Int] = [:]
    return styles.enumerated().map { index, style in
      guard let token = style.path.flatMap({ resolved.index[$0] }) else { return index }
      let key = Pair(one: tokens.endOfAliases(from: token), other: style.row.mode)
      let first = known[key] ?? index
      known[key] = first
      return first
    }
  }
}
