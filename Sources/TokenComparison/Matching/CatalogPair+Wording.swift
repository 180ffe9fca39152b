internal import TokenModel

extension CatalogPair {
  /// The subject of a change of values: `color `gray2``, `color `red` instead of `ink``; with the code, when it is one.
  func head(of oldToken: ComparedToken, and newToken: ComparedToken, codes: [Numbers]) -> Wording {
    let (before, after) = (oldToken.words(in: old.catalog), newToken.words(in: new.catalog))
    let name: Wording = "\(name: oldToken.name(in: old.catalog))"
    let oldWords = oldToken.kind == .size ? before : name
    let words = before.plain.isSame(as: after.plain) ? after : after + " instead of " + oldWords
    guard codes.count == 1 else { return words }
    return "\(name: new.names[codes[0].new]), \(words)"
  }

  func subject(_ oldToken: ComparedToken, _ newToken: ComparedToken) -> Subject {
    Subject(kind: newToken.kind, old: oldToken.name(in: old.catalog), new: newToken.name(in: new.catalog))
  }
}
