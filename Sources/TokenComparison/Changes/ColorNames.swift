internal import TokenModel

/// Removed or renamed colors that no finding about codes mentions: Swift sources also name colors.
enum ColorNames {
  /// `told` are the findings about codes.
  static func findings(_ pair: CatalogPair, told: [Finding]) -> [Finding] {
    let told = told.filter { $0.changeClass == .breaking && $0.subject.kind == .color }
    let known = Set(told.compactMap(\.subject.old).map { UTF8Name($0) })
    let deprecations = Deprecations(pair.old)
    return pair.tokens.colors.newOfOld.enumerated().compactMap { number, other in
      let old = ComparedToken.color(number)
      let name = old.name(in: pair.old.catalog)
      guard !known.contains(UTF8Name(name)) else { return nil }
      guard let new = other.map(ComparedToken.color) else {
        let subject = Subject(kind: .color, old: name, new: nil)
        let note = deprecations.note(on: old).map { [$0] } ?? []
        return pair.finding(
          .colorRemoved,
          of: subject,
          saying: old.words(in: pair.old.catalog) + " is gone",
          effects: note,
          codes: []
        )
      }
      guard !pair.isSameName(old, new) else { return nil }
      return pair.finding(.colorRenamed, of: pair.subject(old, new), saying: pair.renamed(old, new), codes: [])
    }
  }
}
