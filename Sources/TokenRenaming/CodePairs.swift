internal import TokenModel

/// The codes of a catalog before a rename, with the same ones after. Codes of tokens may come in another order.
struct CodePairs {
  /// The index of each code in the catalog after.
  let after: [Int]

  init(_ before: Catalog, _ after: Catalog, _ rename: RenamedPath) {
    let (old, new) = (Self.paths(of: before), Self.paths(of: after))
    var byPath: [UTF8Name: Int] = [:]
    var others: [Int] = []
    for (index, path) in new.enumerated() {
      if let path { byPath[UTF8Name(path)] = index } else { others.append(index) }
    }
    var next = others.makeIterator()
    self.after = old.enumerated().map { index, path in
      guard let path else { return next.next() ?? index }
      return byPath[UTF8Name(rename.path(after: path) ?? path)] ?? index
    }
  }

  /// The paths of the tokens that are codes; nil for codes of axes and of a spec's styles.
  private static func paths(of catalog: Catalog) -> [String?] {
    catalog.codes.map { code in code.style.flatMap { catalog.styles[$0].path?.description } }
  }
}
