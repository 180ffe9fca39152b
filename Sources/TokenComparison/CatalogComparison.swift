internal import TokenModel

/// Compares the meaning of two versions of specs.
package enum CatalogComparison {
  /// The changes, the most severe first; then by catalog, by kind of change, and in the order of the codes.
  ///
  /// Catalogs and codes are the same if their names are, byte by byte; the rest of both sides is paired by equal
  /// values. A change that keeps every code's name and values is not a finding: one of order, comments, files,
  /// references or descriptions.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of codes.
  package static func compare(_ old: [ComparedCatalog], _ new: [ComparedCatalog]) -> [Finding] {
    let findings = pairs(old, new).flatMap { old, new in
      switch (old, new) {
      case (let old?, let new?): changes(old, new)
      case (let old?, nil): [CatalogChanges.removed(CodeTable(old))]
      case (nil, let new?): [CatalogChanges.added(CodeTable(new))]
      case (nil, nil): [Finding]()
      }
    }
    return findings.indices.sorted { (findings[$0].rank, $0) < (findings[$1].rank, $1) }.map { findings[$0] }
  }

  /// In the order of ``Change``; of one kind, in the order of the codes, then of the tokens.
  private static func changes(_ old: ComparedCatalog, _ new: ComparedCatalog) -> [Finding] {
    let areTokensAlone = old.catalog.isOfTokenFiles && new.catalog.isOfTokenFiles
    let codes = areTokensAlone ? [] : CatalogPair(CodeTable(old), CodeTable(new)).findings
    let findings = TokenChanges(old, new).findings(with: codes)
    let order = Dictionary(uniqueKeysWithValues: Change.allCases.enumerated().map { ($1, $0) })
    return findings.indices.sorted { one, other in
      (order[findings[one].change] ?? 0, one) < (order[findings[other].change] ?? 0, other)
    }.map { findings[$0] }
  }

  /// The catalogs that are compared with each other, in the order of the new ones; removed ones come last. One
  /// unmatched catalog on each side was renamed.
  package static func pairs(
    _ old: [ComparedCatalog],
    _ new: [ComparedCatalog]
  ) -> [(old: ComparedCatalog?, new: ComparedCatalog?)] {
    indices(of: old.map(\.catalog.name.value), new.map(\.catalog.name.value)).map { one, other in
      (old: one.map { old[$0] }, new: other.map { new[$0] })
    }
  }

  /// The same for the names of catalogs, by their indices.
  package static func indices(of old: [String], _ new: [String]) -> [(old: Int?, new: Int?)] {
    let names = Dictionary(old.indices.map { (UTF8Name(old[$0]), $0) }) { first, _ in first }
    var match = new.map { names[UTF8Name($0)] }
    let known = Set(match.compactMap(\.self))
    let gone = old.indices.filter { !known.contains($0) }
    let added = new.indices.filter { match[$0] == nil }
    let isRenamed = gone.count == 1 && added.count == 1
    if isRenamed { match[added[0]] = gone[0] }
    let pairs = zip(match, new.indices).map { (old: $0, new: Optional($1)) }
    return pairs + (isRenamed ? [] : gone.map { (old: Optional($0), new: nil) })
  }
}

extension Finding {
  /// The order among findings of one catalog.
  fileprivate var rank: ChangeClass { changeClass }
}

extension Catalog {
  /// Whether the catalog is made only of token files and resolver documents. It is named after a file.
  var isOfTokenFiles: Bool { tokens.dialect == .designTokens }
}
