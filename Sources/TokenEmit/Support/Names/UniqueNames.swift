/// Keeps names of one scope apart.
package struct UniqueNames {
  /// The keys of the names.
  private var taken: Set<String>
  private let key: @Sendable (String) -> String
  private let separator: String

  /// `reserved` are names that nothing may get, and two names are the same if they have one `key`. The `separator` is
  /// between a name and its number. About `count` names will be made.
  package init(
    reserved: Set<String> = [],
    comparedBy key: @escaping @Sendable (String) -> String = { $0 },
    separatedBy separator: String = "_",
    count: Int = 0
  ) {
    self.key = key
    self.separator = separator
    taken = Set(reserved.map(key))
    taken.reserveCapacity(count)
  }

  /// The name itself; or, if it is taken, with `_2`, `_3` and so on: in the order of the source, so that a new name
  /// elsewhere changes none. `suffixes` are the ends of further names that begin with it, and must also be free.
  ///
  /// - Complexity: O(*n*) for a name that is taken, where *n* is the number of the same ones; else that of its key.
  package mutating func make(_ name: String, with suffixes: [String] = []) -> String {
    if suffixes.isEmpty, taken.insert(key(name)).inserted { return name }
    var unique = name
    var number = 2
    while taken.contains(key(unique)) || suffixes.contains(where: { taken.contains(key(unique + $0)) }) {
      unique = "\(name)\(separator)\(number)"
      number += 1
    }
    taken.insert(key(unique))
    for suffix in suffixes { taken.insert(key(unique + suffix)) }
    return unique
  }
}
