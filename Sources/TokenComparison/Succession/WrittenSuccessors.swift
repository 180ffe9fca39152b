internal import TokenModel

/// What a project says about the names of an earlier version: a name, with what it is now.
package struct WrittenSuccessors: Sendable {
  private let names: [UTF8Name: [String]]

  /// - Parameter entries: Codes or paths of tokens, each with its successor; with several, of which a person has to
  ///   choose one; or with none.
  package init(_ entries: [(old: String, successors: [String])] = []) {
    names = Dictionary(entries.map { (UTF8Name($0.old), $0.successors) }) { first, _ in first }
  }

  /// The successors of a name, at the end of a chain of names that are no longer there; nil if nothing is written.
  func successors<ID>(of name: String, found: (String) -> ID?) -> [ID]? {
    guard let first = names[UTF8Name(name)] else { return nil }
    var seen: Set<UTF8Name> = [UTF8Name(name)]
    var next = first
    while next.count == 1, found(next[0]) == nil, seen.insert(UTF8Name(next[0])).inserted {
      guard let later = names[UTF8Name(next[0])] else { break }
      next = later
    }
    let all = next.compactMap(found)
    // What leads to no name that is there says nothing; `lint` reports it.
    return all.isEmpty && !next.isEmpty ? nil : all
  }
}
